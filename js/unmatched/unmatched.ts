import type {
  Forecast,
  ForecastInput,
  GameConfig,
  GameRecord,
  Pack,
  PackReport,
  Scenario,
  ScenarioResult,
  Version,
} from "../generated/unmatched.js";
import { type Game as WasmGame, Unmatched as WasmUnmatched } from "../generated/wasm/unmatched.js";
import { letGo } from "../handle.js";
import { bytes, type Input, json } from "../input.js";
import { answerOf } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { Boards, Cards, Heroes } from "./catalogue.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/** The rules of Unmatched: games, heroes, cards and battlefields. `load()` returns this object. */
export class Unmatched {
  #wasm = instance.enter(() => new WasmUnmatched());
  #generation = instance.generation;
  /** Loaded packs as JSON, for an instance that replaces a failed one. */
  readonly #packs: string[] = [];
  readonly heroes = new Heroes((question) => this.#ask(question));
  readonly cards = new Cards((question) => this.#ask(question));
  readonly boards = new Boards((question) => this.#ask(question));

  /** Versions of the package, of its rules and of its data. */
  get version(): Version {
    return this.#ask((unmatched) => unmatched.version());
  }

  /** Starts a game. Without a seed, a random one is chosen; `record()` contains it. */
  newGame(config: Input<GameConfig>): Game {
    const text = json(seeded(instance, config, "the configuration"), "the configuration");
    return this.#game((unmatched) => unmatched.newGame(text));
  }

  /** Restores a game from the bytes of `save()`. */
  restore(save: Uint8Array | ArrayBuffer): Game {
    const content = bytes(save, "the save");
    return this.#game((unmatched) => unmatched.restore(content));
  }

  /** Replays a record: returns the game with all its actions applied. */
  replay(record: Input<GameRecord>): Game {
    const text = json(record, "the record");
    return this.#game((unmatched) => unmatched.replay(text));
  }

  /** Starts a game at the position of a scenario. */
  fromScenario(scenario: Input<Scenario>): Game {
    const text = json(scenario, "the scenario");
    return this.#game((unmatched) => unmatched.fromScenario(text));
  }

  /** Runs a scenario's steps and reports whether its expectations hold. */
  runScenario(scenario: Input<Scenario>): ScenarioResult {
    const text = json(scenario, "the scenario");
    return this.#ask((unmatched) => unmatched.runScenario(text));
  }

  /** Returns exact probabilities of an attack for a position entered by hand. */
  forecast(input: Input<ForecastInput>): Forecast {
    const text = json(input, "the forecast's input");
    return this.#ask((unmatched) => unmatched.forecast(text));
  }

  /**
   * Adds heroes and battlefields written in the language of the built-in ones. An error has the code `bad-pack` and the
   * `path` of the mistake, and the pack is not loaded.
   */
  loadPack(pack: Input<Pack>): PackReport {
    const text = json(pack, "the pack");
    const report = this.#ask<PackReport>((unmatched) => unmatched.loadPack(text));
    this.#packs.push(text);
    return report;
  }

  #game(question: (unmatched: WasmUnmatched) => WasmGame): Game {
    return new Game(this.#call(question));
  }

  /** Calls into the module and parses the JSON text that it returns. */
  #ask<T>(question: (unmatched: WasmUnmatched) => string): T {
    return answerOf<T>(this.#call(question));
  }

  #call<T>(question: (unmatched: WasmUnmatched) => T): T {
    if (instance.ready() !== this.#generation) {
      // A fault replaced the WebAssembly instance: create the object and its packs again.
      letGo(this.#wasm);
      const wasm = instance.enter(() => new WasmUnmatched());
      for (const pack of this.#packs) instance.enter(() => wasm.loadPack(pack));
      [this.#wasm, this.#generation] = [wasm, instance.generation];
    }
    return instance.enter(() => question(this.#wasm));
  }
}

markRaw(Unmatched);
guard(Unmatched);
