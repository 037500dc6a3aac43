// A game on the table and its storage, so that closing the tab loses nothing.
import type { Character, GameConfig, Pack } from "altmode/deckbuilder/slim";
import { readJson, writeJson } from "../../store/storage.js";
import { type Kept, keptGame } from "../../table/kept.js";
import type { Remote } from "../../table/remote.js";
import { type Strength, strengths } from "../../table/strength.js";
import { type Composition, compositionFrom, configOf, usualComposition } from "./composition.js";
import { rulesWith, type WorkerGame } from "./engine.js";
import type { CharacterFacts } from "./facts.js";
import { keptPacks, packOf } from "./packs/kept.js";
import type { Cards } from "./words.js";

export const modes = ["competitive", "co-op", "solo", "tvt", "1vm"] as const;
export type Mode = (typeof modes)[number];
export const ways = ["bot", "hot-seat"] as const;
type Way = (typeof ways)[number];

/** Search budget of each bot strength per decision. */
export const budgets = {
  easy: { bot: "greedy" },
  middle: { bot: "search", iterations: 60 },
  strong: { bot: "search", iterations: 2000 },
} as const;

/** Numbers of players that a mode allows. */
export const seatsOf: Readonly<Record<Mode, readonly number[]>> = {
  competitive: [2, 3, 4, 5],
  "co-op": [2, 3, 4, 5],
  solo: [1],
  tvt: [2, 4],
  "1vm": [3, 4],
};

/** The choices of the set-up form. */
export interface Choices extends Composition {
  readonly mode: Mode;
  /** Ids of the characters, in the order of the seats. */
  readonly characters: readonly string[];
  readonly way: Way;
  readonly strength: Strength;
  readonly ruins: boolean;
  /** Empty for a random seed. */
  readonly seed: string;
}

export interface Session {
  readonly game: WorkerGame;
  readonly choices: Choices;
  readonly cards: Cards;
  /** The packs as they were when the game began. */
  readonly packs: readonly Pack[];
  /** The other seats, if the game is played over a server. */
  readonly remote?: Remote | undefined;
}

/** Returns whether a person at this screen plays a seat. The person against bots has the first seat. */
export const isPerson = ({ way }: Choices, seat: number): boolean => way === "hot-seat" || seat === 0;

const SETUP = "deckbuilder-setup";
/** The choices of the first visit. */
export const usualChoices: Choices = {
  mode: "competitive",
  characters: [],
  way: "bot",
  strength: "middle",
  ruins: true,
  ...usualComposition,
  seed: "",
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
const oneOf = <T extends string>(words: readonly T[], value: unknown, otherwise: T): T =>
  words.find((each) => each === value) ?? otherwise;

/** Returns valid choices, with the usual ones in place of damaged ones. */
function choicesFrom(value: unknown): Choices {
  if (typeof value !== "object" || value === null) return usualChoices;
  const { mode, characters, way, strength, ruins } = value as Partial<Record<keyof Choices, unknown>>;
  return {
    mode: oneOf(modes, mode, usualChoices.mode),
    characters: texts(characters),
    way: oneOf(ways, way, usualChoices.way),
    strength: oneOf(strengths, strength, usualChoices.strength),
    ruins: ruins !== false,
    ...compositionFrom({ ...value }),
    seed: "",
  };
}

export const lastChoices = (): Choices => choicesFrom(readJson(SETUP));

export function keepChoices(choices: Choices): void {
  writeJson(SETUP, choices);
}

/** Returns the faction that a seat must have in a mode, from the faction of the first seat. */
export function factionOf(mode: Mode, seat: number, first: Character["faction"]): Character["faction"] {
  const other = first === "autobot" ? "decepticon" : "autobot";
  if (mode === "tvt") return seat % 2 === 0 ? first : other;
  return mode === "1vm" && seat > 0 ? other : first;
}

/** Returns a character for each seat: the chosen ones if they fit, and free ones otherwise. */
export function seated(choices: Choices, all: readonly CharacterFacts[], seats: number): string[] {
  const first = all.find(({ id }) => id === choices.characters[0]) ?? all[0];
  const taken: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const faction = factionOf(choices.mode, seat, first?.faction ?? "autobot");
    const fits = (each: CharacterFacts) => !taken.includes(each.id) && each.faction === faction;
    const wanted = all.find(({ id }) => id === choices.characters[seat]);
    taken.push((wanted && fits(wanted) ? wanted : (all.find(fits) ?? first))?.id ?? "");
  }
  return taken;
}

/** The stored game, with its choices and the packs that it needs, which may have changed since. */
export const kept = keptGame("deckbuilder-game", ({ choices, packs }) => ({
  choices: choicesFrom(choices),
  packs: Array.isArray(packs) ? (packs as readonly Pack[]) : [],
}));

/** Restores a stored game. A damaged or foreign save is put aside. */
export const resume = ({ choices, packs, ...game }: Kept & Pick<Session, "choices" | "packs">) =>
  kept.restore(game, "", async (save): Promise<Session> => {
    const { deckbuilder, cards } = await rulesWith(packs);
    return { game: await deckbuilder.restore(save), choices, cards, packs };
  });

export async function begin(choices: Choices): Promise<Session> {
  const { mode, characters, ruins, seed } = choices;
  const chosen = keptPacks().filter(({ id }) => choices.packs.includes(id));
  const packs = chosen.map(packOf);
  const { deckbuilder, cards } = await rulesWith(packs);
  const config: GameConfig = {
    mode,
    players: characters.map((character) => ({ character })),
    ...configOf(choices, chosen),
    ruins,
    ...(seed === "" ? {} : { seed }),
  };
  return { game: await deckbuilder.newGame(config), choices, cards, packs };
}
