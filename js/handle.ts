/// <reference lib="esnext.disposable" preserve="true" />
import { AltmodeError, errorFrom, INTERNAL } from "./errors.js";
import { markRaw } from "./raw.js";

/** What an entry point says of a kind of object that lives in its module. */
export interface Kind {
  /** How messages call it. */
  readonly name: string;
  /** From what its user can go on after a fault of the module. */
  readonly goOnFrom: string;
  /** Why the module trapped. */
  readonly takeLastPanic: () => string;
}

/** An object whose state lives in WebAssembly. */
export abstract class Handle<Inner extends { free(): void }> {
  readonly #wasm: Inner;
  readonly #kind: Kind;
  /** Why nothing can be asked of this object any more. */
  #closed: AltmodeError | undefined;
  /** For `using`; the same as `free()`. */
  declare [Symbol.dispose]: () => void;

  /** @internal Objects come from the one that `load()` gives, and from each other. */
  constructor(wasm: Inner, kind: Kind) {
    this.#wasm = wasm;
    this.#kind = kind;
  }

  /** Gives the memory back at once. What is merely forgotten is collected by the platform. */
  free(): void {
    if (this.#closed?.code === "freed") return;
    const broken = this.#closed !== undefined;
    this.#closed = new AltmodeError("freed", `this ${this.#kind.name} was freed`);
    // A call that trapped still borrows the state, so it cannot be given back.
    if (!broken) this.#wasm.free();
  }

  /** @internal A question that is answered by JSON text. */
  protected ask<T>(question: (inner: Inner) => string): T {
    return JSON.parse(this.call(question)) as T;
  }

  /** @internal */
  protected call<T>(question: (inner: Inner) => T): T {
    if (this.#closed) throw this.#closed;
    try {
      return question(this.#wasm);
    } catch (thrown) {
      const { name, goOnFrom, takeLastPanic } = this.#kind;
      const error = errorFrom(thrown, takeLastPanic);
      if (error.code !== INTERNAL) throw error;
      const advice = `This ${name} may be half changed and can no longer be used; go on from ${goOnFrom}.`;
      this.#closed = new AltmodeError(INTERNAL, `${error.message} ${advice}`, undefined, { cause: thrown });
      throw this.#closed;
    }
  }
}

// Platforms without the symbol would otherwise get a method called "undefined".
if (Symbol.dispose !== undefined) Handle.prototype[Symbol.dispose] = Handle.prototype.free;
markRaw(Handle);
