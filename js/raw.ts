/**
 * Keeps Vue from wrapping objects of these classes in proxies, through which private members cannot be read. Svelte and
 * others wrap only plain objects and lists.
 */
export function markRaw(...classes: { prototype: object }[]): void {
  for (const { prototype } of classes) Object.defineProperty(prototype, "__v_skip", { value: true });
}
