import { unpacker } from "../game/packed.js";
import { packedMemory, packedShape, packedText } from "../generated/glue/unmatched.js";
import { makers } from "./shapes.js";

/** The decoder of this entry point's packed answers. */
export const { unpack, forget } = unpacker({ packedMemory, packedShape, packedText }, makers);
