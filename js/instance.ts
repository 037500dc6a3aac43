import { AltmodeError, INTERNAL } from "./errors.js";

/** The functions of an entry point's glue that replace its WebAssembly instance. */
export interface Glue {
  /** Creates a new instance of the module, with fresh memory. */
  readonly restart: () => void;
  /** Returns and clears the panic message behind the last trap, or an empty string. */
  readonly takeLastPanic: () => string;
  /** Returns a random seed of 16 hexadecimal digits, or throws `no-randomness`. */
  readonly freshSeed: () => string;
  /** Drops values cached from the old instance's memory. */
  readonly forget?: () => void;
}

/** @internal Allocated in advance, because a stack overflow leaves no stack for constructing an error. */
export const OUT_OF_STACK = new AltmodeError(INTERNAL, "the JavaScript stack is used up.");

/**
 * The WebAssembly instance of an entry point.
 *
 * A trap leaves an instance in an undefined state: the module's stack pointer is not reset, and borrowed
 * objects stay borrowed. The instance is therefore abandoned. Its objects throw `closed`, and the next call
 * on any other object creates a new instance. A fault thus costs only the objects of that instance.
 */
export class Instance {
  /** Number of instances abandoned so far. Each object remembers the generation that it was created in. */
  generation = 0;
  #trapped = false;
  readonly #glue: Glue;

  constructor(glue: Glue) {
    this.#glue = glue;
  }

  /** Replaces the instance if it has trapped, and returns the current generation. */
  ready(): number {
    if (this.#trapped) {
      this.#glue.restart();
      this.#glue.forget?.();
      this.#trapped = false;
    }
    return this.generation;
  }

  /**
   * Calls into the instance. The module reports its own errors by throwing an `Error` named "AltmodeError",
   * which leaves the instance usable. Any other exception (a trap, a stack overflow) interrupted the module
   * and counts as a fault.
   */
  enter<T>(question: () => T): T {
    try {
      return question();
    } catch (thrown) {
      if (!isReported(thrown)) {
        // No function calls here, because they would fail again after a stack overflow.
        this.#trapped = true;
        this.generation++;
      }
      throw this.#errorFrom(thrown);
    }
  }

  #errorFrom(thrown: unknown): AltmodeError {
    try {
      if (isReported(thrown)) return new AltmodeError(thrown.code, thrown.message, thrown.path);
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

  /** Returns a random seed of 16 hexadecimal digits. */
  freshSeed(): string {
    this.ready();
    return this.enter(() => this.#glue.freshSeed());
  }

  /**
   * Returns the panic message stored in the instance, unless the stack overflowed: the instance is then
   * unreliable.
   */
  #panicBehind(thrown: unknown): string {
    if (nameOf(thrown) === "RangeError" || nameOf(thrown) === "InternalError") return "";
    try {
      return this.#glue.takeLastPanic();
    } catch {
      return "";
    }
  }
}

/** Returns the name of an error of any realm. */
const nameOf = (thrown: unknown): unknown => (thrown as Error | null | undefined)?.name;

/** Returns whether the module reported an error. By name, because the module creates plain errors. */
const isReported = (thrown: unknown): thrown is AltmodeError => nameOf(thrown) === "AltmodeError";

/** Parses JSON text from the module. The text is valid, so a failure means a stack overflow. */
export function answerOf<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw OUT_OF_STACK;
  }
}

/** Returns a description of any thrown value. */
export function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return `a value of type ${typeof thrown}`;
  }
}
