// The states of a recorded game. Each is replayed from the record when it is first asked for.
import type { Game, GameEvent, GameRecord, Observation, Tcg, Viewer } from "altmode/tcg/slim";
import { t } from "../messages/index.js";

/** What there is to see after a number of moves. */
export interface Moment {
  readonly observation: Observation;
  readonly events: readonly GameEvent[];
  readonly outcome: Game["outcome"];
}

export interface Turn {
  readonly turn: number;
  /** Moves before it. */
  readonly move: number;
}

export function isRecord(value: unknown): value is GameRecord {
  return typeof value === "object" && value !== null && "moves" in value && Array.isArray(value.moves);
}

/** Throws what a visitor can read when it is no record. */
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
  readonly moves: number;
  readonly turns: readonly Turn[];

  /** Throws the engine's own error when the record does not replay. */
  constructor(tcg: Tcg, record: GameRecord) {
    this.#tcg = tcg;
    this.#record = record;
    this.moves = record.moves.length;
    this.turns = this.#findTurns();
  }

  /** The game after so many moves; the caller frees it. */
  game(moves: number): Game {
    return this.#tcg.replay({ ...this.#record, moves: this.#record.moves.slice(0, moves) });
  }

  moment(moves: number, viewer: Viewer): Moment {
    const game = this.game(moves);
    try {
      return { observation: game.observe(viewer), events: game.events(0, viewer), outcome: game.outcome };
    } finally {
      game.free();
    }
  }

  /** Walks back from the end, so that every move is replayed but once. */
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
