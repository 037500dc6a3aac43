// The cards of a game: which sets, from which set each part comes, and the options of the open points of the rules.
import type { DeckPart, GameConfig, OptionsView } from "altmode/deckbuilder/slim";
import type { Draft } from "./packs/kept.js";

/** The set of invented cards. */
export const TRAINING = "training";

export const parts = ["main", "starters", "bosses", "basics", "encounters", "damage", "ruins"] as const;

const range = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The values of each option, the usual one first. */
export const optionValues: { readonly [K in keyof OptionsView]: readonly OptionsView[K][] } = {
  entry: ["corner", "edge", "placed"],
  energon: range(0, 9),
  stepCost: range(1, 5),
  searchCost: [1, 0, ...range(2, 5)],
  search: ["own", "adjacent", "both"],
  bossStacks: ["by-level", "random"],
  bossCards: ["added", "replacing"],
  bossArrival: ["destroys", "settles"],
  bossAmbush: ["ambush", "none"],
  refill: ["before-draw", "after-draw"],
  encounter: ["after-assists", "before-assists"],
  assistsEach: ["one", "many"],
  robotAssists: ["none", "offensive"],
  failedBattle: ["spends", "keeps"],
  abilities: ["once", "unlimited"],
  converts: ["unlimited", "once"],
  clearing: ["range", "own"],
  assistReward: ["shared", "active"],
  assists: ["offered", "forced"],
  schemes: ["out", "in"],
  coopLoss: ["deck", "deck-or-damage"],
  ties: ["draw", "shared"],
  flight: ["none", "no-ambush"],
  adjacency: ["orthogonal", "diagonal"],
};

export type Option = keyof OptionsView;
export const optionNames = Object.keys(optionValues) as Option[];

/** The choices of the set-up form about cards and rules. */
export interface Composition {
  /** Whether the training set is in the game. It is if no pack is. */
  readonly training: boolean;
  /** Ids of the packs whose cards are in the game. */
  readonly packs: readonly string[];
  /** The set from which a part comes, in place of all sets of the game. */
  readonly parts: Readonly<Partial<Record<DeckPart, string>>>;
  /** Options with another value than the usual one. */
  readonly options: Partial<OptionsView>;
}

export const usualComposition: Composition = { training: true, packs: [], parts: {}, options: {} };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Returns valid choices of a stored value. Damaged ones are left out. */
export function compositionFrom(value: Readonly<Record<string, unknown>>): Composition {
  const { training, packs, parts: chosen, options } = value;
  const sets = isObject(chosen) ? parts.filter((part) => typeof chosen[part] === "string") : [];
  const known = isObject(options)
    ? optionNames.filter((name) => (optionValues[name] as readonly unknown[]).includes(options[name]))
    : [];
  return {
    training: training !== false,
    packs: Array.isArray(packs) ? packs.filter((each): each is string => typeof each === "string") : [],
    parts: Object.fromEntries(sets.map((part) => [part, (chosen as Record<string, string>)[part]])),
    options: Object.fromEntries(known.map((name) => [name, (options as Record<string, unknown>)[name]])),
  };
}

/** Returns the ids of the sets of a game, the training set first. */
export const setsOf = ({ training, packs }: Composition): string[] =>
  training || packs.length === 0 ? [TRAINING, ...packs] : [...packs];

/** Returns whether a pack has Starters that are not those of a Combiner. */
const hasStarters = ({ cards }: Draft): boolean =>
  cards.some(({ types, starter }) => Array.isArray(types) && types.includes("starter") && !starter);

/**
 * Returns the set from which a part comes; `undefined` for all sets. A player has exactly 10 Starters, so they are those
 * of the first pack that has some unless another set is chosen.
 */
export function setOf(part: DeckPart, composition: Composition, kept: readonly Draft[]): string | undefined {
  const sets = setsOf(composition);
  const chosen = composition.parts[part];
  if (chosen !== undefined && sets.includes(chosen)) return chosen;
  const own = kept.find((pack) => sets.includes(pack.id) && hasStarters(pack));
  return part === "starters" && sets.includes(TRAINING) ? own?.id : undefined;
}

/** Returns the fields of a configuration. */
export function configOf(
  composition: Composition,
  kept: readonly Draft[],
): Pick<GameConfig, "sets" | "deck" | "options"> {
  const deck: NonNullable<GameConfig["deck"]> = {};
  for (const part of parts) {
    const set = setOf(part, composition, kept);
    if (set !== undefined) deck[part] = [{ set }];
  }
  return { sets: setsOf(composition), deck, options: composition.options };
}
