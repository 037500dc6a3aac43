/**
 * Gives the objects of classes a string tag other than "Object", by which Vue leaves them unwrapped. Its proxies cannot
 * read private members. Svelte and others wrap only plain objects and arrays.
 */
export function markRaw(...classes: { prototype: object }[]): void {
  for (const { prototype } of classes)
    Object.defineProperty(prototype, Symbol.toStringTag, { value: "altmode" });
}
