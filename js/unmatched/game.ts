import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type { Game as WasmGame } from "../generated/glue/unmatched.js";
import type * as values from "../generated/unmatched.js";
import type { Types } from "../generated/unmatched-makers.js";
import { ASK } from "../handle.js";
import { type Input, json, named, option, type Viewer, viewer } from "../input.js";
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

  /**
   * Returns exact probabilities of an attack. Fighters are given by their number in the game, their id or their
   * name. By default all cards are known, but not the order of the decks.
   */
  forecast(
    attacker: number | string,
    defender: number | string,
    options: Input<values.ForecastOptions> = {},
  ): values.Forecast {
    const from = named(attacker, "the attacker");
    const to = named(defender, "the defender");
    const seat = viewer(option(options, "seat") ?? "all");
    const settings = json({ ...options, seat: null }, "options");
    return this[ASK]((game: WasmGame) => game.forecast(from, to, seat, settings));
  }

  /**
   * Returns the odds of every attack that a seat could make, best first. The default seat is the active
   * player.
   */
  forecastAll(seat: Exclude<Viewer, "public"> = "all"): values.AttackOdds[] {
    const number = viewer(seat);
    return this[ASK]((game: WasmGame) => game.forecastAll(number));
  }
}
guard(Game);
