import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type * as values from "../generated/deckbuilder.js";
import type { Types } from "../generated/deckbuilder-makers.js";
import type { Game as WasmGame } from "../generated/glue/deckbuilder.js";
import { guard } from "../stack.js";
import { instance, unpack } from "./instance.js";

/** A search that runs in steps. */
export type Search = BaseSearch<values.Suggestion>;

/** A game in progress. Its state lives in WebAssembly, and this object is a handle to it. */
export class Game extends BaseGame<Types> {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmGame) {
    super(wasm, { instance, unpack, another: (other: WasmGame) => new Game(other) });
  }
}
guard(Game);
