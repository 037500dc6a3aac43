/**
 * Returns the value of a script of the package. It is neither an ES module nor CommonJS, so that both can load the same file,
 * and leaves its value under a symbol of the global object (scripts/lib/scripts.mjs).
 */
export function scriptValue<T>(name: string): T {
  const value = (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(name)];
  if (value === undefined)
    throw new Error(
      `${name} is missing. A bundler must keep the scripts of altmode, because they have side effects`,
    );
  return value as T;
}
