// The end of the JavaScript stack, which can come in the middle of any function.

import { OUT_OF_STACK } from "./instance.js";

/** The class of the error that the platform throws there. Firefox has one of its own. */
const Overflow: new () => Error =
  (globalThis as { InternalError?: new () => Error }).InternalError ?? RangeError;

/** Wraps a method so that the end of the stack inside of it is an error of altmode. */
export function guarded<This, Parameters extends unknown[], Result>(
  method: (this: This, ...parameters: Parameters) => Result,
): (this: This, ...parameters: Parameters) => Result {
  return function (...parameters) {
    try {
      return method.apply(this, parameters);
    } catch (thrown) {
      // Nothing here calls a function, because there may be no room for one.
      if (thrown instanceof Overflow) throw OUT_OF_STACK;
      throw thrown;
    }
  };
}

/** Wraps all methods and getters of classes. */
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
