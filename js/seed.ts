import { AltmodeError } from "./errors.js";
import { read } from "./input.js";

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

/** A fresh seed, or something else where the platform has no randomness. */
export function freshSeedOr(other: string): string {
  return typeof globalThis.crypto?.getRandomValues === "function" ? freshSeed() : other;
}

/**
 * Returns a copy of a configuration with a fresh seed, unless it has one. A value that is no configuration is returned
 * as it is, for the rules to refuse.
 */
export function seeded(value: unknown, what: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  return read(what, () => {
    const { seed } = value as { seed?: unknown };
    return (seed ?? null) === null ? { ...value, seed: freshSeed() } : value;
  });
}
