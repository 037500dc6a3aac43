import { __wbg_reset_state as restart, takeLastPanic } from "../generated/wasm/tcg.js";
import { Instance } from "../instance.js";
import { forget } from "./packed.js";

/** The instance of this entry point's module. */
export const instance = new Instance({ restart, takeLastPanic, forget });
