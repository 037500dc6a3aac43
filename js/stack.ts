// Handling of JavaScript stack overflows, which can happen in any function.

import { OUT_OF_STACK } from "./instance.js";

/** The class of stack overflow errors: `InternalError` in Firefox, else `RangeError`. */
const Overflow: new () => Error =
  (globalThis as { InternalError?: new () => Error }).InternalError ?? RangeError;

/** Wraps a method so that a stack overflow inside it throws an AltmodeError. */
export function guarded<This, Parameters extends unknown[], Result>(
  method: (this: This, ...parameters: Parameters) => Result,
): (this: This, ...parameters: Parameters) => Result {
  return function (...parameters) {
    try {
      return method.apply(this, parameters);
    } catch (thrown) {
      // No function calls here, because the stack may be exhausted.
      if (thrown instanceof Overflow) throw OUT_OF_STACK;
      throw thrown;
    }
  };
}

/** Applies `guarded()` to all methods and getters of classes. */
export function guard(...classes: readonly { readonly prototype: object }[]): void {
  for (const { prototype } of classes) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      if (name === "constructor" || property === undefined) continue;
      if (typeof property.value === "function") property.value = guarded(property.value);
      if (property.get !== undefined) property.get = guarded(property.get);
      Object.defineProperty(prototype, name, property);
    }
  }
}
