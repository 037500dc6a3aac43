import { Rules } from "../game/rules.js";
import { type Game as WasmGame, Unmatched as WasmUnmatched } from "../generated/glue/unmatched.js";
import type { Forecast, ForecastInput } from "../generated/unmatched.js";
import type { Types } from "../generated/unmatched-makers.js";
import { ASK } from "../handle.js";
import { type Input, json } from "../input.js";
import { guard } from "../stack.js";
import { Boards, Cards, Heroes } from "./catalogue.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/** The rules of Unmatched: games, heroes, cards and battlefields. `load()` returns this object. */
export class Unmatched extends Rules<Game, Types> {
  readonly heroes = new Heroes((question) => this[ASK](question));
  readonly cards = new Cards((question) => this[ASK](question));
  readonly boards = new Boards((question) => this[ASK](question));

  /** @internal Created by `load()`. */
  constructor() {
    super({ instance, create: () => new WasmUnmatched(), game: (wasm: WasmGame) => new Game(wasm) });
  }

  /** Returns exact probabilities of an attack for a position entered by hand. */
  forecast(input: Input<ForecastInput>): Forecast {
    const text = json(input, "the forecast's input");
    return this[ASK]((unmatched: WasmUnmatched) => unmatched.forecast(text));
  }
}

guard(Unmatched);
