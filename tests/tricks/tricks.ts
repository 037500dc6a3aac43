// The example of docs/new-game.md in JavaScript: a game's classes and its `load()`.

import { Catalogue } from "../../js/game/catalogue.js";
import { BaseGame, type WasmGame } from "../../js/game/game.js";
import { type GameGlue, gameModule } from "../../js/game/module.js";
import { PlayRules, type WasmRules } from "../../js/game/play-rules.js";
import type * as values from "../../js/generated/tricks.js";
import { makers, type Types } from "../../js/generated/tricks-makers.js";
import { ASK } from "../../js/handle.js";
import { loading, type StartingGlue } from "../../js/loading.js";

/**
 * The glue of the module. An entry point imports it from `js/generated/glue`. Here it is a parameter, because only
 * `npm test -- "test game"` builds it.
 */
export type TricksGlue = StartingGlue & GameGlue & { readonly Tricks: new () => WasmRules };

/** Returns the function that makes `load()` from the way to the module. */
export function tricks(glue: TricksGlue) {
  const { instance, unpack } = gameModule(glue, makers);

  class Game extends BaseGame<Types> {
    constructor(wasm: WasmGame) {
      super(wasm, { instance, unpack, another: (other: WasmGame) => new Game(other) });
    }
  }

  class Cards extends Catalogue<values.Card> {}

  class Tricks extends PlayRules<Game, Types> {
    readonly cards = new Cards((question) => this[ASK](question), { one: "card", many: "cards" });

    constructor() {
      super({ instance, create: () => new glue.Tricks(), game: (wasm: WasmGame) => new Game(wasm) });
    }
  }

  return loading<Tricks>(glue, () => new Tricks(), "tricks");
}
