// Things of a position that not every hero and battlefield has: tokens, counters, side piles, items, second spaces.
import type { Board, FighterView, Observation } from "altmode/unmatched/slim";
import { t } from "../../messages/index.js";

/** A token on a space or on a path. */
interface MapToken {
  readonly name: string;
  /** Id of a space, or of a path such as `M01-M02`. */
  readonly at: string;
  readonly owner: number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
const word = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Returns the tokens of a position, under the names that their heroes give them. */
export function tokensOf(observation: Observation): MapToken[] {
  const { tokens } = fieldsOf(observation);
  if (!Array.isArray(tokens)) return [];
  return tokens.map(fieldsOf).flatMap((token): MapToken[] => {
    const at = word(token.at) ?? word(token.path);
    const name = word(token.name) ?? word(token.token) ?? word(token.kind) ?? "";
    const owner = typeof token.owner === "number" ? token.owner : undefined;
    return at === undefined ? [] : [{ name, at, owner }];
  });
}

/** Returns the second space of a large fighter. */
export const tailOf = (fighter: FighterView): string | undefined => word(fieldsOf(fighter).tail);

/** Returns the fighters by the spaces on which they stand; of those who share a space the small ones come last. */
export function standingOn({ fighters }: Observation): ReadonlyMap<string, readonly FighterView[]> {
  const found = new Map<string, FighterView[]>();
  const inOrder = [
    ...fighters.filter(({ size }) => size !== "small"),
    ...fighters.filter(({ size }) => size === "small"),
  ];
  for (const fighter of inOrder)
    for (const space of [fighter.at, tailOf(fighter)])
      if (space) found.set(space, [...(found.get(space) ?? []), fighter]);
  return found;
}

/** Returns the seats whose fighters or tokens are on a space. */
export const ownersOn = (observation: Observation, space: string): number[] => {
  const fighters = (standingOn(observation).get(space) ?? []).map(({ owner }) => owner);
  const tokens = tokensOf(observation).filter(({ at }) => at.split("-").includes(space));
  return [...new Set([...fighters, ...tokens.flatMap(({ owner }) => (owner === undefined ? [] : [owner]))])];
};

/** Returns where a fighter is drawn beside the others on its space: across and down, from -1 to 1. */
export function placeAmong(fighter: FighterView, there: readonly FighterView[]): readonly [number, number] {
  const small = there.filter(({ size }) => size === "small");
  const index = small.indexOf(fighter);
  if (index < 0 || there.length === 1) return [0, 0];
  return [index % 2 === 0 ? -1 : 1, index < 2 ? -1 : 1];
}

/** Returns the names of the items on a space. */
export const itemsOn = ({ items = [] }: Observation, space: string): string[] =>
  items.filter(({ at }) => at === space).map(({ item }) => item);

/** Returns the point of a space, or the middle of a path. */
export function midway(
  board: Board,
  at: string,
  place: (x: number, y: number) => readonly [number, number],
): readonly [number, number] | undefined {
  const points = at.split("-").flatMap((id) => {
    const space = board.spaces.find((each) => each.id === id);
    return space ? [place(space.x, space.y)] : [];
  });
  const [one, other] = points;
  if (one === undefined) return undefined;
  return other === undefined ? one : [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** Fields of a player that have a place of their own on the table. */
const usual = new Set([
  "hero",
  "team",
  "deck",
  "knownDeck",
  "hand",
  "discard",
  "start",
  "actionsTaken",
  "history",
  "form",
  "out",
  "dormant",
  "sidekick",
]);

/** Returns the counters, the form and the side piles of a player as short texts. */
export function extrasOf(player: object, formName: (form: string) => string): string[] {
  const texts: string[] = [];
  const { form, counters } = fieldsOf(player);
  if (typeof form === "string") texts.push(formName(form));
  const entries = Array.isArray(counters)
    ? counters
        .map(fieldsOf)
        .map((each) => [word(each.name) ?? word(each.counter) ?? "", each.amount ?? each.count])
    : Object.entries(fieldsOf(counters));
  for (const [name, amount] of entries)
    if (typeof amount === "number")
      texts.push(t("unmatched.extra", { name: spoken(String(name)), count: amount }));
  for (const [name, value] of Object.entries(player)) {
    if (usual.has(name) || name === "counters") continue;
    const count = typeof value === "number" ? value : Array.isArray(value) ? value.length : 0;
    if (count > 0) texts.push(t("unmatched.extra", { name: spoken(name), count }));
  }
  return texts;
}

/** Writes an id as words: `chargedCoils`, `charged-coils` and `charged coils` are the same name. */
const spoken = (id: string) =>
  id
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
