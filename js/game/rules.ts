import { letGo } from "../handle.js";
import { bytes, type Input, json } from "../input.js";
import { answerOf, type Instance } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";

/** Rules of the glue. Answers are JSON text. */
export interface WasmRules<WasmGame> {
  version(): string;
  newGame(config: string): WasmGame;
  restore(save: Uint8Array): WasmGame;
  replay(record: string): WasmGame;
}

/** The types of a game's values. */
export interface RulesTypes {
  config: object;
  record: object;
  version: object;
}

/** The instance of an entry point, and its classes. */
interface Entry<Wasm, WasmGame, Game> {
  readonly instance: Instance;
  readonly create: () => Wasm;
  readonly game: (wasm: WasmGame) => Game;
}

/** The part of the rules of a game that all game systems share. */
export abstract class BaseRules<Wasm extends WasmRules<WasmGame>, WasmGame, Game, Types extends RulesTypes> {
  readonly #entry: Entry<Wasm, WasmGame, Game>;
  #wasm: Wasm;
  #generation: number;

  /** @internal Created by `load()`. */
  constructor(entry: Entry<Wasm, WasmGame, Game>) {
    this.#entry = entry;
    this.#wasm = entry.instance.enter(entry.create);
    this.#generation = entry.instance.generation;
  }

  /** Versions of the package, of its rules and of its data. */
  get version(): Types["version"] {
    return this.ask((rules) => rules.version());
  }

  /** Starts a game. Without a seed, a random one is chosen; `record()` contains it. */
  newGame(config: Input<Types["config"]>): Game {
    const text = json(seeded(this.#entry.instance, config, "the configuration"), "the configuration");
    return this.begin((rules) => rules.newGame(text));
  }

  /** Restores a game from the bytes of `save()`. */
  restore(save: Uint8Array | ArrayBuffer): Game {
    const content = bytes(save, "the save");
    return this.begin((rules) => rules.restore(content));
  }

  /** Replays a record: returns the game with all its actions applied. */
  replay(record: Input<Types["record"]>): Game {
    const text = json(record, "the record");
    return this.begin((rules) => rules.replay(text));
  }

  /** @internal Calls into the module and returns the game that it makes. */
  protected begin(question: (rules: Wasm) => WasmGame): Game {
    return this.#entry.game(this.call(question));
  }

  /** @internal Calls into the module and parses the JSON text that it returns. */
  protected ask<T>(question: (rules: Wasm) => string): T {
    return answerOf<T>(this.call(question));
  }

  /** @internal Calls into the module. If a fault replaced its instance, the object in it is created again. */
  protected call<T>(question: (rules: Wasm) => T): T {
    const { instance, create } = this.#entry;
    if (instance.ready() !== this.#generation) {
      letGo(this.#wasm as never);
      const wasm = instance.enter(create);
      instance.enter(() => this.prepare(wasm));
      [this.#wasm, this.#generation] = [wasm, instance.generation];
    }
    return instance.enter(() => question(this.#wasm));
  }

  /** @internal Prepares the object of a new instance as its predecessor was. */
  protected prepare(_wasm: Wasm): void {}
}

markRaw(BaseRules);
guard(BaseRules);
