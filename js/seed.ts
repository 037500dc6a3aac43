import { AltmodeError } from "./errors.js";
import { read } from "./input.js";
import type { Instance } from "./instance.js";

/** Returns a random seed, or `other` on platforms without `crypto.getRandomValues`. */
export function freshSeedOr(instance: Instance, other: string): string {
  try {
    return instance.freshSeed();
  } catch (error) {
    if (error instanceof AltmodeError && error.code === "no-randomness") return other;
    throw error;
  }
}

/**
 * Returns a copy of a configuration with a random seed, unless it has a seed. Returns values that are no
 * objects unchanged, because the module reports them.
 */
export function seeded(instance: Instance, value: unknown, what: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  return read(what, () => {
    const { seed } = value as { seed?: unknown };
    return (seed ?? null) === null ? { ...value, seed: instance.freshSeed() } : value;
  });
}
