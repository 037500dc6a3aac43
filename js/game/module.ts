import { type Glue, Instance } from "../instance.js";
import { type Make, type PackedGlue, type Unpacker, unpacker } from "./packed.js";

/** The functions of the glue of a game. */
export interface GameGlue extends Omit<Glue, "restart" | "forget">, PackedGlue {
  __wbg_reset_state(): void;
}

/** The WebAssembly instance of an entry point with a game, and the decoder of its packed answers. */
interface GameModule {
  readonly instance: Instance;
  readonly unpack: Unpacker["unpack"];
}

/**
 * Returns the WebAssembly instance of an entry point with a game, and the decoder of its packed answers.
 *
 * @param makers constructors of frequent shapes, by the comma-separated field names
 */
export function gameModule(glue: GameGlue, makers: Readonly<Record<string, Make>>): GameModule {
  const { unpack, forget } = unpacker(glue, new Map(Object.entries(makers)));
  const { takeLastPanic, freshSeed, __wbg_reset_state: restart } = glue;
  return { instance: new Instance({ restart, takeLastPanic, freshSeed, forget }), unpack };
}
