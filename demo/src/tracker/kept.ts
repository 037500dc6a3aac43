// Storage of tracked games: each under its id, and a list of them. Data that is not part of the log, such as
// table mode sessions and grouped entries, is stored beside the game.
import type { TrackerView } from "altmode/tracker/slim";
import { isScore, type Score } from "../journal/score.js";
import { putAside } from "../store/aside.js";
import { type Entry, gameStore } from "../store/games.js";
import { forget, onOtherTab, readText, writeText } from "../store/storage.js";

/** Kinds of data stored beside a game. */
type Beside = "turn" | "steps" | "decks" | "along";
const besides: readonly Beside[] = ["turn", "steps", "decks", "along"];
const placeBeside = (id: string, what: Beside) => `tracker.${what}.${id}`;

/** Summary of a match for the list. */
interface Listed {
  readonly title: string;
  /** The final result, once decided. */
  readonly result?: Result;
  /** The score so far; lists of earlier versions have none. */
  readonly score?: Score;
}

/** The final result of a match. */
export interface Result {
  readonly winner: string;
  readonly loser: string;
  /** Games won by seats 0 and 1. */
  readonly games: readonly [number, number];
}

/** Entry of the list of games, readable without loading the match. */
export interface KeptGame extends Listed, Entry {
  readonly title: string;
}

const store = gameStore<KeptGame, TrackerView>(
  "tracker",
  // Drops a damaged result or score but keeps the match.
  ({ id, title, changed, result, score }) => ({
    id,
    title,
    changed,
    ...(isResult(result) ? { result } : {}),
    ...(isScore(score) ? { score } : {}),
  }),
  listedAs,
);

export const games: typeof store = {
  ...store,
  forget: (id) => {
    store.forget(id);
    for (const what of besides) forgetBeside(id, what);
  },
};

export const titleOf = ({ players: [one, other] }: TrackerView) => `${one.name} – ${other.name}`;

/** Returns the summary for the list of games, with the score if there is one. */
function listedAs(view: TrackerView): Listed {
  const { players, matchWinner, tiebreak } = view;
  const [one, other] = players;
  const score: Score = {
    names: [one.name, other.name],
    games: [one.wins, other.wins],
    tiebreak:
      matchWinner === null && (tiebreak.winner === 0 || tiebreak.winner === 1) ? tiebreak.winner : null,
  };
  const title =
    one.wins + other.wins === 0 ? titleOf(view) : `${titleOf(view)} · ${one.wins} : ${other.wins}`;
  if (matchWinner === null) return { title, score };
  const [winner, loser] = matchWinner === 0 ? [one, other] : [other, one];
  return {
    title,
    score,
    result: { winner: winner.name, loser: loser.name, games: [winner.wins, loser.wins] },
  };
}

function isResult(value: unknown): value is Result {
  return (
    typeof value === "object" &&
    value !== null &&
    "winner" in value &&
    typeof value.winner === "string" &&
    "loser" in value &&
    typeof value.loser === "string" &&
    "games" in value &&
    Array.isArray(value.games) &&
    value.games.length === 2 &&
    value.games.every(Number.isInteger)
  );
}

export const keptBeside = (id: string, what: Beside): string | undefined => readText(placeBeside(id, what));

/** Stores data beside a game. Returns whether the browser stored it. */
export const keepBeside = (id: string, what: Beside, text: string): boolean =>
  writeText(placeBeside(id, what), text);

/** Puts data beside a game aside that cannot be read. */
export const putBesideAside = (id: string, what: Beside, cause: string): void =>
  putAside(placeBeside(id, what), cause, games.all().find((game) => game.id === id)?.title);

export const forgetBeside = (id: string, what: Beside): void => forget(placeBeside(id, what));

/** Registers a listener for data that another tab stored or removed. Returns a function that removes it. */
export const onOtherBeside = (
  id: string,
  what: Beside,
  listener: (text: string | undefined) => void,
): (() => void) => onOtherTab(placeBeside(id, what), listener);
