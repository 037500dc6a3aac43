// Constructors of the most frequent shapes. An object literal lets the JavaScript engine allocate all fields
// at once: decoding legal actions field by field took a seventh longer. The decoder builds all other shapes
// field by field.

import type { Make } from "../game/packed.js";
import { makers as ofActions } from "../generated/tcg-makers.js";

// Each key repeats the field names, so that loading the module computes nothing.
// biome-ignore format: one object, one line
const ofViews: Record<string, Make> = {
  "id,card,name": (value) => ({ id: value(), card: value(), name: value() }),
  "id,card,name,slot": (value) => ({ id: value(), card: value(), name: value(), slot: value() }),
  "id,card,name,seenByOpponent": (value) => ({ id: value(), card: value(), name: value(), seenByOpponent: value() }),
  "count,cards": (value) => ({ count: value(), cards: value() }),
  "count,known": (value) => ({ count: value(), known: value() }),
};

/** Constructors by the comma-separated field names of the shape. */
export const makers: ReadonlyMap<string, Make> = new Map(Object.entries({ ...ofActions, ...ofViews }));
