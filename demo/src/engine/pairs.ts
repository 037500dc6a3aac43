// Odds of every attack of one team on another.
import type { ForecastCharacter, ForecastDeck, ForecastInput, Scenario, Tcg } from "altmode/tcg/slim";

/** The odds of one character's attack on another, each by its place in its team, the asked one first. */
export interface Pair {
  readonly attacker: number;
  readonly defender: number;
  readonly legal: boolean;
  readonly expected: number;
  readonly ko: number;
}

/** The calls of the engine that give odds. */
export type Odds = Pick<Tcg, "forecast" | "fromScenario">;

type Member = string | ForecastCharacter;

/** Returns the characters of both sides, the attacker and the defender of the input first. */
export const teamsOf = (input: ForecastInput): readonly [readonly Member[], readonly Member[]] => [
  [input.attacker, ...(input.attackerTeam ?? [])],
  [input.defender, ...(input.defenderTeam ?? [])],
];

/** Returns the odds of every attack: legal attacks first, then by the chance of a KO and by the damage. */
export function pairsOf(tcg: Odds, input: ForecastInput): Pair[] {
  const position = positionOf(input);
  return position === undefined ? oneByOne(tcg, input) : inPosition(tcg, position);
}

function inPosition(tcg: Odds, position: Scenario): Pair[] {
  const game = tcg.fromScenario(position);
  try {
    const pairs = game.forecastAll();
    // The characters of a position are numbered in the order of their list.
    const places = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other);
    const attackers = places(pairs.map(({ attacker }) => attacker));
    const defenders = places(pairs.map(({ defender }) => defender));
    return pairs.map(({ attacker, defender, legal, expected, ko }) => ({
      attacker: attackers.indexOf(attacker),
      defender: defenders.indexOf(defender),
      legal,
      expected,
      ko,
    }));
  } finally {
    game.free();
  }
}

/** Asks for the attacks of an input that is no position of a game, each with the rest of both teams beside it. */
function oneByOne(tcg: Odds, input: ForecastInput): Pair[] {
  const [attackers, defenders] = teamsOf(input);
  const pairs = attackers.flatMap((from, attacker) =>
    defenders.map((to, defender) => {
      const { legal, expected, ko } = tcg.forecast({
        ...input,
        attacker: from,
        defender: to,
        attackerTeam: attackers.toSpliced(attacker, 1),
        defenderTeam: defenders.toSpliced(defender, 1),
      } as ForecastInput);
      return { attacker, defender, legal, expected, ko };
    }),
  );
  return pairs.sort(
    (one, other) =>
      Number(other.legal) - Number(one.legal) || other.ko - one.ko || other.expected - one.expected,
  );
}

/** Fields of a character that a position of a game has too. The others are numbers by hand. */
const ofPositions = new Set(["card", "mode", "upgrades", "tapped", "damage"]);

/**
 * Returns the position of a game that an input describes, or `undefined` if no game can have it: with numbers by hand, with
 * known places in a deck, or for a side that does not decide at its best.
 */
function positionOf(input: ForecastInput): Scenario | undefined {
  const { policy, rulings } = input;
  const atBest =
    typeof policy === "object" && policy.attacker === "best-attack" && policy.defender === "best-defense";
  const teams = teamsOf(input);
  const cards = [listed(input.attackerDeck), listed(input.defenderDeck)];
  const isOfPosition = (member: Member) =>
    typeof member === "string" ||
    (member.card !== undefined && Object.keys(member).every((name) => ofPositions.has(name)));
  if (!atBest || !teams.flat().every(isOfPosition) || cards.includes(undefined)) return undefined;
  const players = teams.map((characters, seat) => ({ characters, ...cards[seat] }));
  return {
    format: "altmode-scenario/1",
    game: "tcg",
    name: "the calculation",
    state: { rulings, players } as unknown as Scenario["state"],
  };
}

/** Returns a deck as lists of card ids, or `undefined` if places in it are known. */
function listed(deck: ForecastDeck): { deck: string[]; scrap: string[] } | undefined {
  if (Array.isArray(deck) || !("cards" in deck) || deck.top !== undefined || deck.bottom !== undefined)
    return undefined;
  const each = (cards: typeof deck.cards) =>
    cards.flatMap((entry) => {
      if (typeof entry === "string") return [entry];
      const id = "card" in entry ? entry.card : ["blank", ...entry.icons].join("-");
      return Array.from({ length: entry.count ?? 1 }, () => id);
    });
  return { deck: each(deck.cards), scrap: each(deck.scrap ?? []) };
}
