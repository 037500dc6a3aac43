import type { Forecast, ForecastInput, GameConfig, GameRecord, Version } from "../generated/tcg.js";
import { type Game as WasmGame, Tcg as WasmTcg } from "../generated/wasm/tcg.js";
import { letGo } from "../handle.js";
import { bytes, type Input, json } from "../input.js";
import { answerOf } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/**
 * The rules of the Transformers TCG without deck lists, deck reports, scenarios and packs: games, cards and
 * forecasts. `load()` of `altmode/tcg/play` returns this object; that of `altmode/tcg` returns one with all of
 * them.
 */
export class TcgPlay {
  #wasm = instance.enter(() => new WasmTcg());
  #generation = instance.generation;
  readonly cards = new Cards((question) => this.ask(question));

  /** Versions of the package, of its rules and of its card data. */
  get version(): Version {
    return this.ask((tcg) => tcg.version());
  }

  /** Starts a game. Without a seed, a random one is chosen; `record()` contains it. */
  newGame(config: Input<GameConfig>): Game {
    const text = json(seeded(instance, config, "the configuration"), "the configuration");
    return this.begin((tcg) => tcg.newGame(text));
  }

  /** Restores a game from the bytes of `save()`. */
  restore(save: Uint8Array | ArrayBuffer): Game {
    const content = bytes(save, "the save");
    return this.begin((tcg) => tcg.restore(content));
  }

  /** Replays a record: returns the game with all its actions applied. */
  replay(record: Input<GameRecord>): Game {
    const text = json(record, "the record");
    return this.begin((tcg) => tcg.replay(text));
  }

  /** Returns exact probabilities of an attack's damage for a position entered by hand. */
  forecast(input: Input<ForecastInput>): Forecast {
    const text = json(input, "the forecast's input");
    return this.ask((tcg) => tcg.forecast(text));
  }

  /** @internal Calls into the module and returns the game that it makes. */
  protected begin(question: (tcg: WasmTcg) => WasmGame): Game {
    return new Game(this.call(question));
  }

  /** @internal Calls into the module and parses the JSON text that it returns. */
  protected ask<T>(question: (tcg: WasmTcg) => string): T {
    return answerOf<T>(this.call(question));
  }

  /** @internal Calls into the module. If a fault replaced its instance, the object in it is created again. */
  protected call<T>(question: (tcg: WasmTcg) => T): T {
    if (instance.ready() !== this.#generation) {
      letGo(this.#wasm);
      const wasm = instance.enter(() => new WasmTcg());
      this.prepare(wasm);
      [this.#wasm, this.#generation] = [wasm, instance.generation];
    }
    return instance.enter(() => question(this.#wasm));
  }

  /** @internal Prepares the object of a new instance as its predecessor was. */
  protected prepare(_wasm: WasmTcg): void {}
}

markRaw(TcgPlay);
guard(TcgPlay);
