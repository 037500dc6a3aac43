// A game on the table and its storage, so that closing the tab loses nothing.
import type { Character, GameConfig } from "altmode/deckbuilder/slim";
import { forget, readJson, writeJson } from "../store/storage.js";
import { fromBase64, toBase64 } from "../ui/base64.js";
import type { Rules, WorkerGame } from "./engine.js";

export const modes = ["competitive", "co-op", "solo", "tvt", "1vm"] as const;
export type Mode = (typeof modes)[number];
export const strengths = ["easy", "middle", "strong"] as const;
export type Strength = (typeof strengths)[number];
export const ways = ["bot", "hot-seat"] as const;
export type Way = (typeof ways)[number];

/** Search budget of each bot strength per decision. */
export const budgets = {
  easy: { bot: "greedy" },
  middle: { bot: "search", iterations: 60 },
  strong: { bot: "search", iterations: 400 },
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
export interface Choices {
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
}

/** Returns whether a person at this screen plays a seat. The person against bots has the first seat. */
export const isPerson = ({ way }: Choices, seat: number): boolean => way === "hot-seat" || seat === 0;

const PLACE = "deckbuilder-game";
const SETUP = "deckbuilder-setup";
const usual: Choices = {
  mode: "competitive",
  characters: [],
  way: "bot",
  strength: "middle",
  ruins: true,
  seed: "",
};

const oneOf = <T extends string>(words: readonly T[], value: unknown, otherwise: T): T =>
  words.find((each) => each === value) ?? otherwise;

/** Returns valid choices, with the usual ones in place of damaged ones. */
function choicesFrom(value: unknown): Choices {
  if (typeof value !== "object" || value === null) return usual;
  const { mode, characters, way, strength, ruins } = value as Partial<Record<keyof Choices, unknown>>;
  const ids = Array.isArray(characters) ? characters : [];
  return {
    mode: oneOf(modes, mode, usual.mode),
    characters: ids.filter((id): id is string => typeof id === "string"),
    way: oneOf(ways, way, usual.way),
    strength: oneOf(strengths, strength, usual.strength),
    ruins: ruins !== false,
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
export function seated(choices: Choices, all: readonly Character[], seats: number): string[] {
  const first = all.find(({ id }) => id === choices.characters[0]) ?? all[0];
  const taken: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const faction = factionOf(choices.mode, seat, first?.faction ?? "autobot");
    const fits = (each: Character) => !taken.includes(each.id) && each.faction === faction;
    const wanted = all.find(({ id }) => id === choices.characters[seat]);
    taken.push((wanted && fits(wanted) ? wanted : (all.find(fits) ?? first))?.id ?? "");
  }
  return taken;
}

/** A stored game. */
interface Kept {
  readonly save: string;
  readonly choices: Choices;
  /** Whether the game was open when the page was left, so that a reload continues it. */
  readonly open: boolean;
}

/** Stores the game. Returns whether the browser stored it. */
export function keepGame(save: Uint8Array, choices: Choices, open: boolean): boolean {
  const kept: Kept = { save: toBase64(save), choices, open };
  return writeJson(PLACE, kept);
}

/** Notes that the table was left, so that a reload shows the set-up. */
export function closeKept(): void {
  const kept = keptGame();
  if (kept) writeJson(PLACE, { ...kept, open: false });
}

export function forgetGame(): void {
  forget(PLACE);
}

export function keptGame(): Kept | undefined {
  const value = readJson(PLACE);
  if (typeof value !== "object" || value === null) return undefined;
  const { save, choices, open } = value as Record<string, unknown>;
  return typeof save === "string" ? { save, choices: choicesFrom(choices), open: open === true } : undefined;
}

/** Restores a stored game. Rejects with the engine's error for a damaged or foreign save. */
export async function resume({ deckbuilder }: Rules, { save, choices }: Kept): Promise<Session> {
  return { game: await deckbuilder.restore(fromBase64(save)), choices };
}

export async function begin({ deckbuilder }: Rules, choices: Choices): Promise<Session> {
  const { mode, characters, ruins, seed } = choices;
  const config: GameConfig = {
    mode,
    players: characters.map((character) => ({ character })),
    ruins,
    ...(seed === "" ? {} : { seed }),
  };
  return { game: await deckbuilder.newGame(config), choices };
}
