import type { Match as WasmMatch } from "../generated/glue/tournament.js";
import type { Event, MatchStep, MatchView, SavedMatch } from "../generated/tournament.js";
import { ASK, CALL, Handle, type Kind } from "../handle.js";
import { count, type Input, json, read, string } from "../input.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import type { PlayerOfTable } from "./tournament.js";

const kind: Kind = { name: "match", goOnFrom: "a save", instance };

/** One match: its games, the first player of each, sideboarding and the end of time. Players are 0 and 1. */
export class Match extends Handle {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmMatch) {
    super(wasm, kind);
  }

  /**
   * Records a step and returns the new view of the match. Throws if the step is not possible now, and leaves
   * the match unchanged.
   */
  apply(step: Input<MatchStep>): MatchView {
    const text = json(step, "the step");
    return this[ASK]((inner: WasmMatch) => inner.apply(text));
  }

  /** Undoes the last step. Returns `false` if there is none. */
  undo(): boolean {
    return this[CALL]((inner: WasmMatch) => inner.undo());
  }

  /** Returns the current state of the match. */
  view(): MatchView {
    return this[ASK]((inner: WasmMatch) => inner.view());
  }

  /** Returns the result as an event for a tournament, or `null` while the match is in progress. */
  report(table: number, players: PlayerOfTable): Event | null {
    const number = count(table, "the table");
    const [one, other] = read(
      "the players",
      () => [string(players[0], "a player"), string(players[1], "a player")] as const,
    );
    return this[ASK]((inner: WasmMatch) => inner.report(number, one, other));
  }

  /** Returns the match as plain JSON for `restoreMatch()`. */
  save(): SavedMatch {
    return this[ASK]((inner: WasmMatch) => inner.save());
  }
}
guard(Match);
