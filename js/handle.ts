/// <reference lib="esnext.disposable" preserve="true" />
import { AltmodeError, INTERNAL } from "./errors.js";
import { answerOf, type Instance } from "./instance.js";
import { markRaw } from "./raw.js";
import { guarded } from "./stack.js";

/** What an entry point says of a kind of object that lives in its module. */
export interface Kind {
  /** Its name in messages. */
  readonly name: string;
  /** From what its user can go on after a fault of the module. */
  readonly goOnFrom: string;
  /** The instance that its objects live in. */
  readonly instance: Instance;
}

/** An object of the glue. */
export interface Inner {
  free(): void;
}

/** An object of the glue and the instance in which it lives. */
interface Held {
  readonly inner: Inner;
  readonly instance: Instance;
  readonly generation: number;
}

/**
 * Gives back the memory of objects that are merely forgotten. The glue has a registry of its own, which would give
 * addresses of an instance that trapped back to the one that took its place.
 */
const forgotten =
  typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry<Held>(giveBack);

function giveBack({ inner, instance, generation }: Held): void {
  if (instance.generation === generation) inner.free();
  else letGo(inner);
}

/** Parts with an object of an instance that is no more. */
export function letGo(inner: Inner): void {
  (inner as unknown as { __destroy_into_raw?: () => number }).__destroy_into_raw?.();
}

/** An object whose state lives in WebAssembly. */
export abstract class Handle<Wasm extends Inner> {
  readonly #wasm: Wasm;
  readonly #kind: Kind;
  readonly #generation: number;
  /** Why nothing can be asked of this object any more. */
  #closed: AltmodeError | undefined;
  /** For `using`; the same as `free()`. */
  declare [Symbol.dispose]: () => void;

  /** @internal Objects come from the one that `load()` gives, and from each other. */
  constructor(wasm: Wasm, kind: Kind) {
    this.#wasm = wasm;
    this.#kind = kind;
    this.#generation = kind.instance.generation;
    forgotten?.register(this, { inner: wasm, instance: kind.instance, generation: this.#generation }, this);
  }

  /** Gives the memory back at once. What is merely forgotten is collected by the platform. */
  free(): void {
    if (this.#closed?.code === "freed") return;
    this.#closed = new AltmodeError("freed", `this ${this.#kind.name} was freed`);
    forgotten?.unregister(this);
    giveBack({ inner: this.#wasm, instance: this.#kind.instance, generation: this.#generation });
  }

  /** @internal A question that is answered by JSON text. */
  protected ask<T>(question: (inner: Wasm) => string): T {
    return answerOf<T>(this.call(question));
  }

  /** @internal */
  protected call<T>(question: (inner: Wasm) => T): T {
    if (this.#closed) throw this.#closed;
    const { name, goOnFrom, instance } = this.#kind;
    if (instance.generation !== this.#generation) {
      const message = `this ${name} was closed by a fault of altmode in another call; go on from ${goOnFrom}`;
      this.#closed = new AltmodeError("closed", message);
      throw this.#closed;
    }
    try {
      return instance.enter(() => question(this.#wasm));
    } catch (thrown) {
      const error = thrown as AltmodeError;
      if (error.code !== INTERNAL) throw error;
      const advice = `This ${name} may be half changed and can no longer be used; go on from ${goOnFrom}.`;
      this.#closed = new AltmodeError(INTERNAL, `${error.message} ${advice}`, undefined, {
        cause: error.cause,
      });
      throw this.#closed;
    }
  }
}

Handle.prototype.free = guarded(Handle.prototype.free);
// Platforms without the symbol would otherwise get a method called "undefined".
if (Symbol.dispose !== undefined) Handle.prototype[Symbol.dispose] = Handle.prototype.free;
markRaw(Handle);
