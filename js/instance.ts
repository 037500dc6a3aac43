import { AltmodeError, INTERNAL } from "./errors.js";

/** The parts of an entry point's glue that bring its WebAssembly instance to life again. */
export interface Glue {
  /** Makes a new instance of the module, which has nothing of the old one. */
  readonly restart: () => void;
  /** Returns the message of the panic behind the last trap, or an empty text. */
  readonly takeLastPanic: () => string;
  /** Forgets what was read from the old instance's memory. */
  readonly forget?: () => void;
}

/** @internal Thrown where the JavaScript stack has no room to make another error. */
export const OUT_OF_STACK = new AltmodeError(INTERNAL, "the JavaScript stack is used up.");

/**
 * The WebAssembly instance of an entry point.
 *
 * A call that traps leaves its instance half changed: the module's stack pointer stays where it was, and borrowed
 * objects stay borrowed. Such an instance is given up. Its objects say `closed`, and the next call of anything else
 * begins a new instance, so that a fault costs no more than the objects that lived beside it.
 */
export class Instance {
  /** Counts the instances; an object belongs to the one in which it was made. */
  generation = 0;
  #trapped = false;
  readonly #glue: Glue;

  constructor(glue: Glue) {
    this.#glue = glue;
  }

  /** Replaces an instance that trapped; returns the number of the present one. */
  ready(): number {
    if (this.#trapped) {
      this.#glue.restart();
      this.#glue.forget?.();
      this.#trapped = false;
    }
    return this.generation;
  }

  /**
   * Calls into the instance. An error of altmode comes as a string of JSON and is an answer like any other; anything
   * else that is thrown (a trap, a stack overflow) stopped the module in the middle of its work.
   */
  enter<T>(question: () => T): T {
    try {
      return question();
    } catch (thrown) {
      if (typeof thrown !== "string" && !(thrown instanceof AltmodeError)) {
        // Neither line calls a function, which the end of the stack would not allow.
        this.#trapped = true;
        this.generation++;
      }
      throw this.#errorFrom(thrown);
    }
  }

  #errorFrom(thrown: unknown): AltmodeError {
    try {
      if (thrown instanceof AltmodeError) return thrown;
      if (typeof thrown === "string") {
        const { code, message, path } = JSON.parse(thrown) as {
          code: string;
          message: string;
          path?: string;
        };
        return new AltmodeError(code, message, path);
      }
      const detail = this.#panicBehind(thrown) || textOf(thrown);
      return new AltmodeError(
        INTERNAL,
        `altmode failed internally (${detail}). Please report this.`,
        undefined,
        {
          cause: thrown,
        },
      );
    } catch {
      return OUT_OF_STACK;
    }
  }

  /** A panic has left its message in the instance. After a stack overflow nothing there can be relied on. */
  #panicBehind(thrown: unknown): string {
    if (!(thrown instanceof Trap) || thrown instanceof RangeError) return "";
    try {
      return this.#glue.takeLastPanic();
    } catch {
      return "";
    }
  }
}

/** The class of traps; platforms without WebAssembly throw plain errors. */
const Trap: new () => object =
  typeof WebAssembly === "object" && WebAssembly.RuntimeError ? WebAssembly.RuntimeError : Error;

/** Reads JSON text of the module's. */
export function answerOf<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw OUT_OF_STACK;
  }
}

/** Describes a thrown value, whatever it is. */
export function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return `a value of type ${typeof thrown}`;
  }
}
