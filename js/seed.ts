import { AltmodeError } from "./errors.js";
import { read } from "./input.js";

/** Returns a random seed of 16 hexadecimal digits from `crypto.getRandomValues`. */
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

/** Returns a random seed, or `other` on platforms without `crypto.getRandomValues`. */
export function freshSeedOr(other: string): string {
  return typeof globalThis.crypto?.getRandomValues === "function" ? freshSeed() : other;
}

/**
 * Returns a copy of a configuration with a random seed, unless it has a seed. Returns values that are no
 * objects unchanged, because the module reports them.
 */
export function seeded(value: unknown, what: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  return read(what, () => {
    const { seed } = value as { seed?: unknown };
    return (seed ?? null) === null ? { ...value, seed: freshSeed() } : value;
  });
}
