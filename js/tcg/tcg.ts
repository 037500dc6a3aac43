import { Rules } from "../game/rules.js";
import { type Game as WasmGame, Tcg as WasmTcg } from "../generated/glue/tcg.js";
import type {
  Deck,
  DeckFormat,
  DeckProblem,
  DeckReading,
  DeckReport,
  DeckRules,
  Forecast,
  ForecastDeck,
  ForecastInput,
} from "../generated/tcg.js";
import type { Types } from "../generated/tcg-makers.js";
import { ASK, CALL } from "../handle.js";
import { type Input, json, string } from "../input.js";
import { guard } from "../stack.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/** The rules of the Transformers TCG: games, cards, decks and forecasts. `load()` returns this object. */
export class Tcg extends Rules<Game, Types> {
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

  /**
   * Parses a deck list in the usual text formats, a deck of OCTGN (`.o8d`) or a deck as JSON. It throws at the first
   * line that is wrong; see `readDeck()`.
   */
  parseDeck(text: string): Deck {
    const list = string(text, "the deck list");
    return this[ASK]((tcg: WasmTcg) => tcg.parseDeck(list));
  }

  /**
   * Reads what can be read of a deck list as players have it. The answer has the deck, and all lines that were left
   * out, with lines to write instead.
   */
  readDeck(text: string): DeckReading {
    const list = string(text, "the deck list");
    return this[ASK]((tcg: WasmTcg) => tcg.readDeck(list));
  }

  /** Formats a deck as a list that `parseDeck()` reads. */
  formatDeck(deck: Input<Deck>): string {
    const text = json(deck, "the deck");
    return this[CALL]((tcg: WasmTcg) => tcg.formatDeck(text));
  }

  /**
   * Returns the problems of a deck, or an empty list if it is legal. `rules` is a format, or a format with an
   * organiser's settings: the date, permitted sets, bans and a player's opened pool.
   */
  validateDeck(deck: Input<Deck>, rules: DeckFormat | Input<DeckRules> = "constructed"): DeckProblem[] {
    const text = json(deck, "the deck");
    const settled = typeof rules === "string" ? string(rules, "the rules") : json(rules, "the rules");
    return this[ASK]((tcg: WasmTcg) => tcg.validateDeck(text, settled));
  }

  /** Returns statistics of a deck: the odds of icons in 2 to 10 flips, and of holding each card by a turn. */
  deckReport(deck: Input<ForecastDeck>): DeckReport {
    const text = json(deck, "the deck");
    return this[CALL]((tcg: WasmTcg) => tcg.deckReport(text));
  }
}

guard(Tcg);
