import { BEGIN, PREPARE } from "../game/rules.js";
import type { Tcg as WasmTcg } from "../generated/glue/tcg.js";
import type {
  Deck,
  DeckFormat,
  DeckProblem,
  DeckReading,
  DeckReport,
  DeckRules,
  ForecastDeck,
  Pack,
  PackReport,
  Scenario,
  ScenarioResult,
} from "../generated/tcg.js";
import { ASK, CALL } from "../handle.js";
import { type Input, json, string } from "../input.js";
import { guard } from "../stack.js";
import type { Game } from "./game.js";
import { TcgPlay } from "./play.js";

/** The rules of the Transformers TCG: games, cards, decks and forecasts. `load()` returns this object. */
export class Tcg extends TcgPlay {
  /** JSON of the loaded packs, to reload them when the WebAssembly instance is replaced. */
  readonly #packs: string[] = [];

  /** Starts a game at the position of a scenario. */
  fromScenario(scenario: Input<Scenario>): Game {
    const text = json(scenario, "the scenario");
    return this[BEGIN]((tcg: WasmTcg) => tcg.fromScenario(text));
  }

  /** Runs a scenario's steps and reports whether its expectations hold. */
  runScenario(scenario: Input<Scenario>): ScenarioResult {
    const text = json(scenario, "the scenario");
    return this[ASK]((tcg: WasmTcg) => tcg.runScenario(text));
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

  /** Adds cards written in the effect language of the built-in cards. */
  loadPack(pack: Input<Pack>): PackReport {
    const text = json(pack, "the pack");
    const report: PackReport = this[ASK]((tcg: WasmTcg) => tcg.loadPack(text));
    this.#packs.push(text);
    return report;
  }

  /** @internal Loads the packs again. */
  override [PREPARE](wasm: WasmTcg): void {
    for (const pack of this.#packs) wasm.loadPack(pack);
  }
}

guard(Tcg);
