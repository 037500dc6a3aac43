/**
 * Returns the value of a script of the package. It is neither an ES module nor CommonJS, so that both can load the same file,
 * and leaves its value under a symbol of the global object (scripts/lib/scripts.mjs).
 */
export const scriptValue = <T>(name: string): T =>
  (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(name)] as T;
