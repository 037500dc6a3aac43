import type {
  CardSet,
  GameConfig,
  GameRecord,
  Pack,
  PackMistake,
  PackReport,
  Scenario,
  ScenarioResult,
  Version,
} from "../generated/deckbuilder.js";
import { Deckbuilder as WasmDeckbuilder, type Game as WasmGame } from "../generated/wasm/deckbuilder.js";
import { letGo } from "../handle.js";
import { bytes, type Input, json } from "../input.js";
import { answerOf } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { Cards, Characters } from "./catalogue.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/**
 * The rules of the Transformers Deck-Building Game: games, cards and characters. `load()` returns this object.
 */
export class Deckbuilder {
  #wasm = instance.enter(() => new WasmDeckbuilder());
  #generation = instance.generation;
  /** Loaded packs as JSON, for an instance that replaces a failed one. */
  readonly #packs: string[] = [];
  /** The cards. */
  readonly cards = new Cards((question) => this.#ask(question));
  /** The characters. */
  readonly characters = new Characters((question) => this.#ask(question));

  /** Versions of the package, of its rules and of its data. */
  get version(): Version {
    return this.#ask((deckbuilder) => deckbuilder.version());
  }

  /** The sets of cards with their contents. */
  get sets(): CardSet[] {
    return this.#ask((deckbuilder) => deckbuilder.setsAll());
  }

  /** Starts a game. Without a seed, a random one is chosen; `record()` contains it. */
  newGame(config: Input<GameConfig>): Game {
    const text = json(seeded(instance, config, "the configuration"), "the configuration");
    return this.#game((deckbuilder) => deckbuilder.newGame(text));
  }

  /** Restores a game from the bytes of `save()`. */
  restore(save: Uint8Array | ArrayBuffer): Game {
    const content = bytes(save, "the save");
    return this.#game((deckbuilder) => deckbuilder.restore(content));
  }

  /** Replays a record: returns the game with all its actions applied. */
  replay(record: Input<GameRecord>): Game {
    const text = json(record, "the record");
    return this.#game((deckbuilder) => deckbuilder.replay(text));
  }

  /** Starts a game at the position of a scenario. */
  fromScenario(scenario: Input<Scenario>): Game {
    const text = json(scenario, "the scenario");
    return this.#game((deckbuilder) => deckbuilder.fromScenario(text));
  }

  /** Runs a scenario's steps and reports whether its expectations hold. */
  runScenario(scenario: Input<Scenario>): ScenarioResult {
    const text = json(scenario, "the scenario");
    return this.#ask((deckbuilder) => deckbuilder.runScenario(text));
  }

  /**
   * Adds cards and characters written in the language of the built-in ones. An error has the code `bad-pack` and the
   * `path` of the mistake, and the pack is not loaded.
   */
  loadPack(pack: Input<Pack>): PackReport {
    const text = json(pack, "the pack");
    const report = this.#ask<PackReport>((deckbuilder) => deckbuilder.loadPack(text));
    this.#packs.push(text);
    return report;
  }

  /**
   * Returns all mistakes of a pack with their paths, without loading the pack. A loaded pack with the same id is
   * ignored.
   */
  checkPack(pack: Input<Pack>): PackMistake[] {
    const text = json(pack, "the pack");
    return this.#ask((deckbuilder) => deckbuilder.checkPack(text));
  }

  #game(question: (deckbuilder: WasmDeckbuilder) => WasmGame): Game {
    return new Game(this.#call(question));
  }

  /** Calls into the module and parses the JSON text that it returns. */
  #ask<T>(question: (deckbuilder: WasmDeckbuilder) => string): T {
    return answerOf<T>(this.#call(question));
  }

  #call<T>(question: (deckbuilder: WasmDeckbuilder) => T): T {
    if (instance.ready() !== this.#generation) {
      // A fault replaced the WebAssembly instance: create the object and its packs again.
      letGo(this.#wasm);
      const wasm = instance.enter(() => new WasmDeckbuilder());
      for (const pack of this.#packs) instance.enter(() => wasm.loadPack(pack));
      [this.#wasm, this.#generation] = [wasm, instance.generation];
    }
    return instance.enter(() => question(this.#wasm));
  }
}

markRaw(Deckbuilder);
guard(Deckbuilder);
