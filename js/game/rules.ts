import { ASK } from "../handle.js";
import { type Input, json } from "../input.js";
import { guard } from "../stack.js";
import { BEGIN, PlayRules, PREPARE, type WasmRules } from "./play-rules.js";
import type { RulesTypes } from "./types.js";

/** @internal Rules of the glue with scenarios and packs. */
interface WasmWholeRules extends WasmRules {
  fromScenario(scenario: string): object;
  runScenario(scenario: string): string;
  loadPack(pack: string): string;
}

/** The rules of a game. What only one game has is in the class of that game. */
export abstract class Rules<Game, Types extends RulesTypes> extends PlayRules<Game, Types> {
  /** JSON of the loaded packs, to reload them when the WebAssembly instance is replaced. */
  readonly #packs: string[] = [];

  /** Starts a game at the position of a scenario. */
  fromScenario(scenario: Input<Types["scenario"]>): Game {
    const text = json(scenario, "the scenario");
    return this[BEGIN]((rules: WasmWholeRules) => rules.fromScenario(text));
  }

  /** Runs a scenario's steps and reports whether its expectations hold. */
  runScenario(scenario: Input<Types["scenario"]>): Types["scenarioResult"] {
    const text = json(scenario, "the scenario");
    return this[ASK]((rules: WasmWholeRules) => rules.runScenario(text));
  }

  /**
   * Adds definitions written in the language of the built-in ones. An error has the code `bad-pack` and the `path` of
   * the mistake, and the pack is not loaded.
   */
  loadPack(pack: Input<Types["pack"]>): Types["packReport"] {
    const text = json(pack, "the pack");
    const report: Types["packReport"] = this[ASK]((rules: WasmWholeRules) => rules.loadPack(text));
    this.#packs.push(text);
    return report;
  }

  /** @internal Loads the packs again. */
  override [PREPARE](wasm: WasmWholeRules): void {
    for (const pack of this.#packs) wasm.loadPack(pack);
  }
}

guard(Rules);
