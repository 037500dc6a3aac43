/** Returns the thing with an id or a name, in any case of letters. Throws an error that lists the names. */
export function find<T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  kind: string,
  word: string,
): T {
  const wanted = word.trim().toLowerCase();
  const found = all.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  throw new Error(
    `there is no ${kind} "${word.trim()}": write one of ${all.map(({ name }) => name).join(", ")}`,
  );
}
