import { AltmodeError, errorFrom, INTERNAL } from "../errors.js";
import type { Suggestion } from "../generated/tcg.js";
import { takeLastPanic, type Search as WasmSearch } from "../generated/wasm/tcg.js";
import { count } from "../input.js";

/**
 * A suggestion in the making: it thinks in steps, so that a page stays responsive and a search can be given up. When it
 * is done its result is that of `suggest()` with the same options, whatever the steps were.
 */
export class Search {
  readonly #wasm: WasmSearch;
  /** Why nothing can be asked of this search any more. */
  #closed: AltmodeError | undefined;
  /** For `using`; the same as `free()`. */
  declare [Symbol.dispose]: () => void;

  /** @internal Searches come from a game. */
  constructor(wasm: WasmSearch) {
    this.#wasm = wasm;
  }

  /** Imagines so many continuations of every action that is still in question; `true` when all is done. */
  step(continuations = 1): boolean {
    const number = count(continuations, "the number of continuations");
    return this.#call((search) => search.step(number));
  }

  /** How much is done, from 0 to 1. */
  get progress(): number {
    return this.#call((search) => search.progress());
  }

  /** The best action by what is known so far. */
  result(): Suggestion {
    return JSON.parse(this.#call((search) => search.result())) as Suggestion;
  }

  /** Gives the memory back at once. A search that is merely forgotten is collected by the platform. */
  free(): void {
    if (this.#closed?.code === "freed") return;
    const broken = this.#closed !== undefined;
    this.#closed = new AltmodeError("freed", "this search was freed");
    if (!broken) this.#wasm.free();
  }

  #call<T>(question: (search: WasmSearch) => T): T {
    if (this.#closed) throw this.#closed;
    try {
      return question(this.#wasm);
    } catch (thrown) {
      const error = errorFrom(thrown, takeLastPanic);
      if (error.code === INTERNAL) this.#closed = error;
      throw error;
    }
  }
}

// Platforms without the symbol would otherwise get a method called "undefined".
if (Symbol.dispose !== undefined) Search.prototype[Symbol.dispose] = Search.prototype.free;
