import type {
  Deck,
  DeckFormat,
  DeckProblem,
  DeckReport,
  DeckRules,
  Forecast,
  ForecastDeck,
  ForecastInput,
  GameConfig,
  GameRecord,
  Pack,
  PackReport,
  Scenario,
  ScenarioResult,
  Version,
} from "../generated/tcg.js";
import { type Game as WasmGame, Tcg as WasmTcg } from "../generated/wasm/tcg.js";
import { letGo } from "../handle.js";
import { bytes, type Input, json, string } from "../input.js";
import { answerOf } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/** The rules of the Transformers TCG: games, cards, decks and forecasts. `load()` returns this object. */
export class Tcg {
  #wasm = instance.enter(() => new WasmTcg());
  #generation = instance.generation;
  /** JSON of the loaded packs, to reload them when the WebAssembly instance is replaced. */
  readonly #packs: string[] = [];
  readonly cards = new Cards((question) => this.#ask(question));

  /** Versions of the package, of its rules and of its card data. */
  get version(): Version {
    return this.#ask((tcg) => tcg.version());
  }

  /** Starts a game. Without a seed, a random one is chosen; `record()` contains it. */
  newGame(config: Input<GameConfig>): Game {
    const text = json(seeded(instance, config, "the configuration"), "the configuration");
    return this.#game((tcg) => tcg.newGame(text));
  }

  /** Restores a game from the bytes of `save()`. */
  restore(save: Uint8Array | ArrayBuffer): Game {
    const content = bytes(save, "the save");
    return this.#game((tcg) => tcg.restore(content));
  }

  /** Replays a record: returns the game with all its actions applied. */
  replay(record: Input<GameRecord>): Game {
    const text = json(record, "the record");
    return this.#game((tcg) => tcg.replay(text));
  }

  /** Starts a game at the position of a scenario. */
  fromScenario(scenario: Input<Scenario>): Game {
    const text = json(scenario, "the scenario");
    return this.#game((tcg) => tcg.fromScenario(text));
  }

  /** Runs a scenario's steps and reports whether its expectations hold. */
  runScenario(scenario: Input<Scenario>): ScenarioResult {
    const text = json(scenario, "the scenario");
    return this.#ask((tcg) => tcg.runScenario(text));
  }

  /** Parses a deck list in the usual text formats. */
  parseDeck(text: string): Deck {
    const list = string(text, "the deck list");
    return this.#ask((tcg) => tcg.parseDeck(list));
  }

  /** Formats a deck as a list that `parseDeck()` reads. */
  formatDeck(deck: Input<Deck>): string {
    const text = json(deck, "the deck");
    return this.#call((tcg) => tcg.formatDeck(text));
  }

  /**
   * Returns the problems of a deck, or an empty list if it is legal. `rules` is a format, or a format with an
   * organiser's settings: the date, permitted sets, bans and a player's opened pool.
   */
  validateDeck(deck: Input<Deck>, rules: DeckFormat | Input<DeckRules> = "constructed"): DeckProblem[] {
    const text = json(deck, "the deck");
    const settled = typeof rules === "string" ? rules : json(rules, "the rules");
    return this.#ask((tcg) => tcg.validateDeck(text, settled));
  }

  /** Returns exact probabilities of an attack's damage for a position entered by hand. */
  forecast(input: Input<ForecastInput>): Forecast {
    const text = json(input, "the forecast's input");
    return this.#ask((tcg) => tcg.forecast(text));
  }

  /** Returns statistics of a deck: the odds of icons in 2 to 10 flips, and of holding each card by a turn. */
  deckReport(deck: Input<ForecastDeck>): DeckReport {
    const text = json(deck, "the deck");
    return this.#call((tcg) => tcg.deckReport(text));
  }

  /** Adds cards written in the effect language of the built-in cards. */
  loadPack(pack: Input<Pack>): PackReport {
    const text = json(pack, "the pack");
    const report = this.#ask<PackReport>((tcg) => tcg.loadPack(text));
    this.#packs.push(text);
    return report;
  }

  #game(question: (tcg: WasmTcg) => WasmGame): Game {
    return new Game(this.#call(question));
  }

  /** Calls into the module and parses the JSON text that it returns. */
  #ask<T>(question: (tcg: WasmTcg) => string): T {
    return answerOf<T>(this.#call(question));
  }

  #call<T>(question: (tcg: WasmTcg) => T): T {
    if (instance.ready() !== this.#generation) {
      // A fault replaced the WebAssembly instance: create the object and its packs again.
      letGo(this.#wasm);
      const wasm = instance.enter(() => new WasmTcg());
      for (const pack of this.#packs) instance.enter(() => wasm.loadPack(pack));
      [this.#wasm, this.#generation] = [wasm, instance.generation];
    }
    return instance.enter(() => question(this.#wasm));
  }
}

markRaw(Tcg);
guard(Tcg);
