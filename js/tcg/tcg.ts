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

/** What `load()` gives: games, cards, decks and forecasts of the Transformers TCG. */
export class Tcg {
  #wasm = instance.enter(() => new WasmTcg());
  #generation = instance.generation;
  /** Packs loaded so far, to load them again should a fault cost us the WebAssembly object. */
  readonly #packs: string[] = [];
  readonly cards = new Cards((question) => this.#ask(question));

  /** Versions of the package, of its rules and of its card data. */
  get version(): Version {
    return this.#ask((tcg) => tcg.version());
  }

  /** Begins a game. Without a seed one is made from the platform's randomness; `record()` tells it. */
  newGame(config: Input<GameConfig>): Game {
    const text = json(seeded(config, "the configuration"), "the configuration");
    return this.#game((tcg) => tcg.newGame(text));
  }

  /** The game that `save()` made these bytes from. */
  restore(save: Uint8Array | ArrayBuffer): Game {
    const content = bytes(save, "the save");
    return this.#game((tcg) => tcg.restore(content));
  }

  /** The game that a record describes, with all its actions done. */
  replay(record: Input<GameRecord>): Game {
    const text = json(record, "the record");
    return this.#game((tcg) => tcg.replay(text));
  }

  /** A game at the position of a scenario. */
  fromScenario(scenario: Input<Scenario>): Game {
    const text = json(scenario, "the scenario");
    return this.#game((tcg) => tcg.fromScenario(text));
  }

  /** Plays a scenario's steps and says whether all that it expects came true. */
  runScenario(scenario: Input<Scenario>): ScenarioResult {
    const text = json(scenario, "the scenario");
    return this.#ask((tcg) => tcg.runScenario(text));
  }

  /** Reads a deck list as people paste it. */
  parseDeck(text: string): Deck {
    const list = string(text, "the deck list");
    return this.#ask((tcg) => tcg.parseDeck(list));
  }

  /** Writes a deck as the list that `parseDeck` reads. */
  formatDeck(deck: Input<Deck>): string {
    const text = json(deck, "the deck");
    return this.#call((tcg) => tcg.formatDeck(text));
  }

  /**
   * What is wrong with a deck; empty when it is legal. The rules are a format's, or a format's with what an organiser
   * settles: the day, permitted sets, bans, what a player has opened.
   */
  validateDeck(deck: Input<Deck>, rules: DeckFormat | Input<DeckRules> = "constructed"): DeckProblem[] {
    const text = json(deck, "the deck");
    const settled = typeof rules === "string" ? rules : json(rules, "the rules");
    return this.#ask((tcg) => tcg.validateDeck(text, settled));
  }

  /** Exact probabilities of an attack's damage, for a position typed in by hand. */
  forecast(input: Input<ForecastInput>): Forecast {
    const text = json(input, "the forecast's input");
    return this.#ask((tcg) => tcg.forecast(text));
  }

  /** What a deck flips and draws: odds of icons in 2 to 10 flips, and of holding each card by a turn. */
  deckReport(deck: Input<ForecastDeck>): DeckReport {
    const text = json(deck, "the deck");
    return this.#ask((tcg) => tcg.deckReport(text));
  }

  /** Adds cards written in the same language as the built-in ones. */
  loadPack(pack: Input<Pack>): PackReport {
    const text = json(pack, "the pack");
    const report = this.#ask<PackReport>((tcg) => tcg.loadPack(text));
    this.#packs.push(text);
    return report;
  }

  #game(question: (tcg: WasmTcg) => WasmGame): Game {
    return new Game(this.#call(question));
  }

  /** A question that is answered by JSON text. */
  #ask<T>(question: (tcg: WasmTcg) => string): T {
    return answerOf<T>(this.#call(question));
  }

  #call<T>(question: (tcg: WasmTcg) => T): T {
    if (instance.ready() !== this.#generation) {
      // A fault cost us the instance in which the rules were: load them again.
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
