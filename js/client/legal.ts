/** A legal action as the rules list it. */
type Listed = { readonly id: number; readonly label: string };

/** Members that are no part of what an action does. */
const isField = (name: string): boolean => name !== "id" && name !== "label";
const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields of a legal action that say what it does. An index would mean another action after each move. */
export const fieldsOf = (action: object): object =>
  Object.fromEntries(Object.entries(action).filter(([name]) => isField(name)));

/** Collects the definitions of the cards that an observation shows, by the numbers of the cards. */
function collect(value: unknown, found: Map<unknown, unknown>): Map<unknown, unknown> {
  if (typeof value !== "object" || value === null) return found;
  const { id, card } = value as { id?: unknown; card?: unknown };
  if (typeof id === "number" && typeof card === "string") found.set(id, card);
  for (const part of Object.values(value)) collect(part, found);
  return found;
}

/**
 * Returns the legal actions that an input can mean, each once: those with all its fields. Like the rules it ignores members that
 * no action has, and takes any copy of a card, of which one is listed.
 */
export function meant<Action extends Listed>(
  actions: readonly Action[],
  input: object,
  observation: unknown,
): Action[] {
  const known = new Set(actions.flatMap((action) => Object.keys(action)));
  const wanted = Object.entries(input).filter(
    ([name, value]) => name === "type" || (name !== "label" && value !== undefined && known.has(name)),
  );
  // An input of other fields alone would mean every action.
  if (wanted.length === 0) return [];
  const withAll = (isSame: (name: string, one: unknown, other: unknown) => boolean) =>
    actions.filter((action) =>
      wanted.every(([name, value]) => isSame(name, (action as Record<string, unknown>)[name], value)),
    );
  let found = withAll((_, one, other) => equal(one, other));
  if (found.length === 0) {
    const cards = collect(observation, new Map());
    found = withAll(
      (name, one, other) =>
        equal(one, other) || (name === "card" && cards.has(other) && cards.get(one) === cards.get(other)),
    );
  }
  return found.filter((one, index) =>
    found.slice(0, index).every((other) => !equal(fieldsOf(one), fieldsOf(other))),
  );
}
