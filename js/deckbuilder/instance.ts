import { gameModule } from "../game/module.js";
import type { Make } from "../game/packed.js";
import { makers } from "../generated/deckbuilder-makers.js";
import * as glue from "../generated/glue/deckbuilder.js";

/**
 * Constructors of the most frequent shapes of views. An object literal lets the JavaScript engine allocate all fields
 * at once. Each key repeats the field names, so that loading the module computes nothing.
 */
// biome-ignore format: one object, one line
export const ofViews: Record<string, Make> = {
  "id,card,name": (value) => ({ id: value(), card: value(), name: value() }),
  "space,row,column,card,faceup,cost,characters": (value) => ({ space: value(), row: value(), column: value(), card: value(), faceup: value(), cost: value(), characters: value() }),
};

/** The WebAssembly instance of this entry point, and the decoder of its packed answers. */
export const { instance, unpack } = gameModule(glue, { ...makers, ...ofViews });
