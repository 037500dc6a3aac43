import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type { Game as WasmGame } from "../generated/glue/tcg.js";
import type * as values from "../generated/tcg.js";
import type { Types } from "../generated/tcg-makers.js";
import { ASK } from "../handle.js";
import { named, type Viewer, viewer } from "../input.js";
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
   * Returns exact probabilities of an attack's damage, from the knowledge of the seat. By default all cards
   * are known, but not the order of the decks. Characters are given by their number in the game, their card
   * id or their name.
   */
  forecast(
    attacker: number | string,
    defender: number | string,
    seat: Exclude<Viewer, "public"> = "all",
  ): values.Forecast {
    const from = named(attacker, "the attacker");
    const to = named(defender, "the defender");
    const number = viewer(seat);
    return this[ASK]((game: WasmGame) => game.forecast(from, to, number));
  }

  /**
   * Returns the odds of every attack that a seat's characters could make, best first. The default seat is the
   * active player.
   */
  forecastAll(seat: Exclude<Viewer, "public"> = "all"): values.ForecastPair[] {
    const number = viewer(seat);
    return this[ASK]((game: WasmGame) => game.forecastAll(number));
  }
}
guard(Game);
