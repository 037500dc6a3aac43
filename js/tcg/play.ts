import { PlayRules } from "../game/play-rules.js";
import { type Game as WasmGame, Tcg as WasmTcg } from "../generated/glue/tcg.js";
import type { Forecast, ForecastInput } from "../generated/tcg.js";
import type { Types } from "../generated/tcg-makers.js";
import { ASK } from "../handle.js";
import { type Input, json } from "../input.js";
import { guard } from "../stack.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/**
 * The rules of the Transformers TCG without deck lists, deck reports, scenarios and packs: games, cards and
 * forecasts. `load()` of `altmode/tcg/play` returns this object; that of `altmode/tcg` returns one with all of
 * them.
 */
export class TcgPlay extends PlayRules<Game, Types> {
  readonly cards = new Cards((question) => this[ASK](question));

  /** @internal Created by `load()`. */
  constructor() {
    super({ instance, create: () => new WasmTcg(), game: (wasm: WasmGame) => new Game(wasm) });
  }

  /** Returns exact probabilities of an attack's damage for a position entered by hand. */
  forecast(input: Input<ForecastInput>): Forecast {
    const text = json(input, "the forecast's input");
    return this[ASK]((tcg: WasmTcg) => tcg.forecast(text));
  }
}

guard(TcgPlay);
