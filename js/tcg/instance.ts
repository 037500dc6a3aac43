import { gameModule } from "../game/module.js";
import type { Make } from "../game/packed.js";
import * as glue from "../generated/glue/tcg.js";
import { makers } from "../generated/tcg-makers.js";

/**
 * Constructors of the most frequent shapes of views. An object literal lets the JavaScript engine allocate all fields
 * at once. Each key repeats the field names, so that loading the module computes nothing.
 */
// biome-ignore format: one object, one line
export const ofViews: Record<string, Make> = {
  "id,card,name": (value) => ({ id: value(), card: value(), name: value() }),
  "id,card,name,slot": (value) => ({ id: value(), card: value(), name: value(), slot: value() }),
  "id,card,name,seenByOpponent": (value) => ({ id: value(), card: value(), name: value(), seenByOpponent: value() }),
  "count,cards": (value) => ({ count: value(), cards: value() }),
  "count,known": (value) => ({ count: value(), known: value() }),
};

/** The WebAssembly instance of this entry point, and the decoder of its packed answers. */
export const { instance, unpack } = gameModule(glue, { ...makers, ...ofViews });
