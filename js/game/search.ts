import { ASK, CALL, Handle, type Inner } from "../handle.js";
import { count } from "../input.js";
import type { Instance } from "../instance.js";
import { guard } from "../stack.js";

/** @internal A search of the glue. */
export interface WasmSearch extends Inner {
  step(worlds: number): boolean;
  progress(): number;
  result(): string;
}

/**
 * A search that runs in steps, so that a page stays responsive and the search can be abandoned. Its final
 * result equals that of `suggest()` with the same options, regardless of the step sizes.
 */
export class Search<Suggestion> extends Handle {
  /** @internal Created by a game. */
  constructor(wasm: WasmSearch, instance: Instance) {
    super(wasm, { name: "search", goOnFrom: "a new one", instance });
  }

  /**
   * Simulates `continuations` continuations of every action still in question. Returns `true` when the search
   * is done.
   */
  step(continuations = 1): boolean {
    const number = count(continuations, "the number of continuations");
    return this[CALL]((search: WasmSearch) => search.step(number));
  }

  /** The completed fraction, from 0 to 1. */
  get progress(): number {
    return this[CALL]((search: WasmSearch) => search.progress());
  }

  /** Returns the best action found so far. */
  result(): Suggestion {
    return this[ASK]((search: WasmSearch) => search.result());
  }
}
guard(Search);
