import type { Suggestion } from "../generated/tcg.js";
import type { Search as WasmSearch } from "../generated/wasm/tcg.js";
import { Handle, type Kind } from "../handle.js";
import { count } from "../input.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";

const kind: Kind = { name: "search", goOnFrom: "a new one", instance };

/**
 * A suggestion in the making: it thinks in steps, so that a page stays responsive and a search can be given up. When it
 * is done its result is that of `suggest()` with the same options, whatever the steps were.
 */
export class Search extends Handle<WasmSearch> {
  /** @internal Searches come from a game. */
  constructor(wasm: WasmSearch) {
    super(wasm, kind);
  }

  /** Imagines so many continuations of every action that is still in question; `true` when all is done. */
  step(continuations = 1): boolean {
    const number = count(continuations, "the number of continuations");
    return this.call((search) => search.step(number));
  }

  /** How much is done, from 0 to 1. */
  get progress(): number {
    return this.call((search) => search.progress());
  }

  /** The best action by what is known so far. */
  result(): Suggestion {
    return this.ask((search) => search.result());
  }
}
guard(Search);
