import { ASK, CALL, letGo } from "../handle.js";
import { bytes, type Input, json } from "../input.js";
import { answerOf, type Instance } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import type { PlayTypes } from "./types.js";

/** @internal Key of the method that calls into the module and returns the game that it makes. */
export const BEGIN: unique symbol = Symbol("begin");
/** @internal Key of the method that prepares the object of a new instance. */
export const PREPARE: unique symbol = Symbol("prepare");

/** @internal Rules of the glue. Answers are JSON text. */
export interface WasmRules {
  version(): string;
  newGame(config: string): object;
  restore(save: Uint8Array): object;
  readRecord(save: Uint8Array): string;
  replay(record: string): object;
}

/** @internal The instance of an entry point, and its classes. */
export interface Entry<Game> {
  readonly instance: Instance;
  readonly create: () => WasmRules;
  readonly game: (wasm: never) => Game;
}

/** The rules of a game, as far as every entry point has them: without scenarios and packs. */
export abstract class PlayRules<Game, Types extends PlayTypes> {
  readonly #entry: Entry<Game>;
  #wasm: WasmRules;
  #generation: number;

  /** @internal Created by `load()`. */
  constructor(entry: Entry<Game>) {
    this.#entry = entry;
    this.#wasm = entry.instance.enter(entry.create);
    this.#generation = entry.instance.generation;
  }

  /** Versions of the package, of its rules and of its data. */
  get version(): Types["version"] {
    return this[ASK]((rules: WasmRules) => rules.version());
  }

  /** Starts a game. Without a seed, a random one is chosen; `record()` contains it. */
  newGame(config: Input<Types["config"]>): Game {
    const text = json(seeded(this.#entry.instance, config, "the configuration"), "the configuration");
    return this[BEGIN]((rules: WasmRules) => rules.newGame(text));
  }

  /** Restores a game from the bytes of `save()`. */
  restore(save: Uint8Array | ArrayBuffer): Game {
    const content = bytes(save, "the save");
    return this[BEGIN]((rules: WasmRules) => rules.restore(content));
  }

  /**
   * Returns the record of a save without restoring the game. It can also be read if `restore()` refuses the save, because
   * another version made it and its game goes another way in this version (`other-version`).
   */
  readRecord(save: Uint8Array | ArrayBuffer): Types["record"] {
    const content = bytes(save, "the save");
    return this[ASK]((rules: WasmRules) => rules.readRecord(content));
  }

  /** Replays a record: returns the game with all its actions applied. */
  replay(record: Input<Types["record"]>): Game {
    const text = json(record, "the record");
    return this[BEGIN]((rules: WasmRules) => rules.replay(text));
  }

  /** @internal Calls into the module and returns the game that it makes. */
  [BEGIN]<Wasm>(question: (rules: Wasm) => object): Game {
    return this.#entry.game(this[CALL](question) as never);
  }

  /** @internal Calls into the module and parses the JSON text that it returns. */
  [ASK]<Wasm, T>(question: (rules: Wasm) => string): T {
    return answerOf<T>(this[CALL](question));
  }

  /** @internal Calls into the module. If a fault replaced its instance, the object in it is created again. */
  [CALL]<Wasm, T>(question: (rules: Wasm) => T): T {
    const { instance, create } = this.#entry;
    if (instance.ready() !== this.#generation) {
      letGo(this.#wasm as never);
      const wasm = instance.enter(create);
      instance.enter(() => this[PREPARE](wasm));
      [this.#wasm, this.#generation] = [wasm, instance.generation];
    }
    return instance.enter(() => question(this.#wasm as Wasm));
  }

  /** @internal Prepares the object of a new instance as its predecessor was. */
  [PREPARE](_wasm: WasmRules): void {}
}

markRaw(PlayRules);
guard(PlayRules);
