// The states of a recorded game, replayed lazily from the record.
import type { Game, GameEvent, GameRecord, Observation, Tcg, Viewer } from "altmode/tcg/slim";
import { t } from "../../../messages/index.js";
import { battlesIn } from "../story.js";

/** The visible state after a number of moves. */
export interface Moment {
  readonly observation: Observation;
  readonly events: readonly GameEvent[];
  readonly outcome: Game["outcome"];
}

export interface Turn {
  readonly turn: number;
  /** Number of moves before the turn. */
  readonly move: number;
}

export function isRecord(value: unknown): value is GameRecord {
  return typeof value === "object" && value !== null && "moves" in value && Array.isArray(value.moves);
}

/** Parses a record. Throws a readable error for other text. */
export function readRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(t("replay.foreign"));
  }
  if (!isRecord(value)) throw new Error(t("replay.foreign"));
  return value;
}

export class Timeline {
  readonly #tcg: Tcg;
  readonly #record: GameRecord;
  /** Moments that were shown: each step asks for the one before it as well. */
  readonly #seen = new Map<string, Moment>();
  readonly moves: number;
  readonly turns: readonly Turn[];

  /** Throws the engine's error if the record does not replay. */
  constructor(tcg: Tcg, record: GameRecord) {
    this.#tcg = tcg;
    this.#record = record;
    this.moves = record.moves.length;
    this.turns = this.#findTurns();
  }

  /** The recorded game, for links. */
  get record(): GameRecord {
    return this.#record;
  }

  /** Returns the game after `moves` moves. The caller frees it. */
  game(moves: number): Game {
    return this.#tcg.replay({ ...this.#record, moves: this.#record.moves.slice(0, moves) });
  }

  /** Returns the number of moves after which the battle with a number has begun; 0 if there is no such battle. */
  moveOfBattle(battle: number): number {
    const begun = (moves: number) => battlesIn(this.moment(moves, "all").events) >= battle;
    if (!(battle >= 1) || !begun(this.moves)) return 0;
    let [before, after] = [0, this.moves];
    while (after - before > 1) {
      const middle = (before + after) >> 1;
      if (begun(middle)) after = middle;
      else before = middle;
    }
    return after;
  }

  moment(moves: number, viewer: Viewer): Moment {
    const key = `${moves} ${viewer}`;
    const seen = this.#seen.get(key) ?? this.#momentOf(this.game(moves), viewer);
    this.#seen.set(key, seen);
    return seen;
  }

  #momentOf(game: Game, viewer: Viewer): Moment {
    try {
      return { observation: game.observe(viewer), events: game.events(0, viewer), outcome: game.outcome };
    } finally {
      game.free();
    }
  }

  /** Walks backwards from the end with undo, so that every move is replayed only once. */
  #findTurns(): Turn[] {
    const game = this.game(this.moves);
    try {
      const found: Turn[] = [];
      let move = this.moves;
      let turn = game.observe("all").turn;
      while (game.undo()) {
        const before = game.observe("all").turn;
        if (before !== turn) found.push({ turn, move });
        move -= 1;
        turn = before;
      }
      found.push({ turn, move: 0 });
      return found.reverse();
    } finally {
      game.free();
    }
  }
}
