/// <reference lib="esnext.disposable" preserve="true" />
import { AltmodeError, INTERNAL } from "./errors.js";
import { answerOf, type Instance } from "./instance.js";
import { markRaw } from "./raw.js";
import { guarded } from "./stack.js";

/** @internal Key of the method that calls into the module. A symbol, because it is no part of the API. */
export const CALL: unique symbol = Symbol("call");
/** @internal Key of the method that calls into the module and parses the JSON text that it returns. */
export const ASK: unique symbol = Symbol("ask");

/** @internal Description of a class of objects whose state lives in the WebAssembly module. */
export interface Kind {
  /** Name used in error messages. */
  readonly name: string;
  /** The source to resume from after a trap, used in error messages, for example "a save or a record". */
  readonly goOnFrom: string;
  /** The WebAssembly instance that holds the objects. */
  readonly instance: Instance;
}

/** @internal An object of the wasm-bindgen glue. */
export interface Inner {
  free(): void;
}

/** An object of the glue with the instance and the generation that it belongs to. */
interface Held {
  readonly inner: Inner;
  readonly instance: Instance;
  readonly generation: number;
}

/**
 * Frees objects that were garbage-collected without a call of `free()`. The glue's own registry is not used
 * because it would free pointers of a trapped instance in its replacement.
 */
const forgotten =
  typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry<Held>(giveBack);

function giveBack({ inner, instance, generation }: Held): void {
  if (instance.generation === generation) inner.free();
  else letGo(inner);
}

/** @internal Detaches a glue object from an instance that no longer exists, without freeing its pointer. */
export function letGo(inner: Inner): void {
  (inner as unknown as { __destroy_into_raw?: () => number }).__destroy_into_raw?.();
}

/** Base class of objects whose state lives in WebAssembly. */
export abstract class Handle {
  readonly #wasm: Inner;
  readonly #kind: Kind;
  readonly #generation: number;
  /** The error that every further call throws, once this object is freed or closed. */
  #closed: AltmodeError | undefined;
  /** Calls `free()`, for `using` declarations. */
  declare [Symbol.dispose]: () => void;

  /** @internal Created by the object that `load()` returns, and by other handles. */
  constructor(wasm: Inner, kind: Kind) {
    this.#wasm = wasm;
    this.#kind = kind;
    this.#generation = kind.instance.generation;
    forgotten?.register(this, { inner: wasm, instance: kind.instance, generation: this.#generation }, this);
  }

  /** Frees the object's memory at once. Without this call the garbage collector frees it later. */
  free(): void {
    if (this.#closed?.code === "freed") return;
    this.#closed = new AltmodeError("freed", `this ${this.#kind.name} was freed`);
    forgotten?.unregister(this);
    giveBack({ inner: this.#wasm, instance: this.#kind.instance, generation: this.#generation });
  }

  /** @internal Calls into the module and parses the JSON text that it returns. */
  [ASK]<Wasm extends Inner, T>(question: (inner: Wasm) => string): T {
    return answerOf<T>(this[CALL](question));
  }

  /** @internal Calls into the module. Throws if this object was freed or its instance trapped. */
  [CALL]<Wasm extends Inner, T>(question: (inner: Wasm) => T): T {
    if (this.#closed) throw this.#closed;
    const { name, goOnFrom, instance } = this.#kind;
    if (instance.generation !== this.#generation) {
      const message = `this ${name} was closed by a fault of altmode in another call; go on from ${goOnFrom}`;
      this.#closed = new AltmodeError("closed", message);
      throw this.#closed;
    }
    try {
      return instance.enter(() => question(this.#wasm as Wasm));
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
// Without this check, platforms without Symbol.dispose would get a method called "undefined".
if (Symbol.dispose !== undefined) Handle.prototype[Symbol.dispose] = Handle.prototype.free;
markRaw(Handle);
