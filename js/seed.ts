import { AltmodeError } from "./errors.js";

/** A fresh seed as hexadecimal text, from the platform's source of randomness. */
export function freshSeed(): string {
  if (typeof globalThis.crypto?.getRandomValues !== "function") {
    throw new AltmodeError(
      "no-randomness",
      "this platform has no crypto.getRandomValues: pass a seed in the configuration",
    );
  }
  const words = globalThis.crypto.getRandomValues(new Uint8Array(8));
  return Array.from(words, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
