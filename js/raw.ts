/**
 * Marks classes with Vue's `__v_skip`, because Vue's proxies cannot read private members. Svelte and others
 * wrap only plain objects and arrays.
 */
export function markRaw(...classes: { prototype: object }[]): void {
  for (const { prototype } of classes) Object.defineProperty(prototype, "__v_skip", { value: true });
}
