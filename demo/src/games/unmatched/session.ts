// A game on the table and its storage, so that closing the tab loses nothing.
import type { AsyncUnmatched } from "altmode/worker/unmatched";
import type { WorkerGame } from "../../engine/unmatched.js";
import { readJson, writeJson } from "../../store/storage.js";
import { type Kept, keptGame } from "../../table/kept.js";
import type { Remote } from "../../table/remote.js";
import { type Strength, strengths } from "../../table/strength.js";
import { USUAL_BOARD } from "./usual-board.js";

export type Control = "human" | "bot";
export const ways = ["bot", "hot-seat"] as const;
type Way = (typeof ways)[number];
/** Modes: a duel, two teams of two, or three or four players each for themselves. */
export const parties = ["duel", "teams", "three", "four"] as const;
export type Party = (typeof parties)[number];
export const seatsOf: Readonly<Record<Party, number>> = { duel: 2, teams: 4, three: 3, four: 4 };

/** Search budget of each bot strength per decision. */
export const budgets = {
  easy: { bot: "greedy" },
  middle: { bot: "search", iterations: 80 },
  strong: { bot: "search", iterations: 3000 },
} as const;

/** The choices of the set-up form. */
export interface Choices {
  readonly party: Party;
  /** Ids of four heroes, in the order of their turns; a duel takes the first two. */
  readonly heroes: readonly string[];
  readonly board: string;
  /** Whether the items of all battlefields are mixed with those of the battlefield. */
  readonly mixed: boolean;
  /** The players of a duel. */
  readonly way: Way;
  /** The seats of people, where more than two play. */
  readonly people: readonly boolean[];
  /** The seat of the person who plays against the bot. */
  readonly side: 0 | 1;
  readonly strength: Strength;
  /** Empty for a random seed. */
  readonly seed: string;
}

export interface Session {
  readonly game: WorkerGame;
  readonly choices: Choices;
  /** The other seats, if the game is played over a server. */
  readonly remote?: Remote | undefined;
}

/** Returns who plays each seat. Somebody at the screen plays in any case. */
export function controlsOf({ party, way, side, people }: Choices): readonly Control[] {
  const seats = Array.from({ length: seatsOf[party] }, (_, seat) => seat);
  if (party === "duel") return seats.map((seat) => (way === "hot-seat" || seat === side ? "human" : "bot"));
  const nobody = seats.every((seat) => people[seat] !== true);
  return seats.map((seat) => (people[seat] === true || (nobody && seat === 0) ? "human" : "bot"));
}

/** Returns the heroes who take part, by seat. */
export const playing = ({ party, heroes }: Choices): readonly string[] => heroes.slice(0, seatsOf[party]);

/** Returns the team of a seat, or `undefined` where there are no teams. */
export const teamOf = ({ party }: Choices, seat: number): number | undefined =>
  party === "teams" ? seat % 2 : undefined;

const SETUP = "unmatched-setup";
/** The choices of the first visit. */
export const usualChoices: Choices = {
  party: "duel",
  heroes: ["medusa", "sinbad", "alice", "king-arthur"],
  people: [true, false, false, false],
  board: USUAL_BOARD,
  mixed: false,
  way: "bot",
  side: 0,
  strength: "middle",
  seed: "",
};

/** Returns valid choices, with the usual ones in place of damaged ones. */
function choicesFrom(value: unknown): Choices {
  if (typeof value !== "object" || value === null) return usualChoices;
  const { party, heroes, board, mixed, way, side, people, strength } = value as Partial<
    Record<keyof Choices, unknown>
  >;
  const listed: readonly unknown[] = Array.isArray(heroes) ? heroes : [];
  const seated: readonly unknown[] = Array.isArray(people) ? people : usualChoices.people;
  return {
    party: parties.find((each) => each === party) ?? usualChoices.party,
    heroes: usualChoices.heroes.map((known, index) => {
      const hero = listed[index];
      return typeof hero === "string" ? hero : known;
    }),
    people: usualChoices.people.map((_, index) => seated[index] === true),
    board: typeof board === "string" ? board : usualChoices.board,
    mixed: mixed === true,
    way: ways.find((each) => each === way) ?? usualChoices.way,
    side: side === 1 ? 1 : 0,
    strength: strengths.find((each) => each === strength) ?? usualChoices.strength,
    seed: "",
  };
}

export const lastChoices = (): Choices => choicesFrom(readJson(SETUP));

export function keepChoices(choices: Choices): void {
  writeJson(SETUP, choices);
}

/** The stored game, with its choices. */
export const kept = keptGame("unmatched-game", ({ choices }) => ({ choices: choicesFrom(choices) }));

/** Restores a stored game. A damaged or foreign save is put aside under its heroes' names. */
export const resume = (
  unmatched: AsyncUnmatched,
  { choices, ...game }: Kept & Pick<Session, "choices">,
  names: string,
): Promise<Session | undefined> =>
  kept.restore(game, names, async (save) => ({ game: await unmatched.restore(save), choices }));

export async function begin(unmatched: AsyncUnmatched, choices: Choices): Promise<Session> {
  const { board, mixed, party, seed } = choices;
  const players = playing(choices).map((hero) => ({ hero }));
  const mode = party === "duel" ? "duel" : party === "teams" ? "teams" : "free-for-all";
  const items = mixed ? ({ items: "all" } as const) : {};
  const game = await unmatched.newGame({ board, mode, players, ...items, ...(seed === "" ? {} : { seed }) });
  return { game, choices };
}
