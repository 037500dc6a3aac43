// Constructors of the most frequent shapes. An object literal lets the JavaScript engine allocate all fields
// at once. The decoder builds all other shapes field by field.
import type { Make } from "../game/packed.js";
import { makers as ofActions } from "../generated/deckbuilder-makers.js";

// Each key repeats the field names, so that loading the module computes nothing.
// biome-ignore format: one object, one line
const ofViews: Record<string, Make> = {
  "id,card,name": (value) => ({ id: value(), card: value(), name: value() }),
  "space,row,column,card,faceup,cost,characters": (value) => ({ space: value(), row: value(), column: value(), card: value(), faceup: value(), cost: value(), characters: value() }),
};

/** Constructors by the comma-separated field names of the shape. */
export const makers: ReadonlyMap<string, Make> = new Map(Object.entries({ ...ofActions, ...ofViews }));
