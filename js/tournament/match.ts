import type { Event, MatchStep, MatchView, SavedMatch } from "../generated/tournament.js";
import type { Match as WasmMatch } from "../generated/wasm/tournament.js";
import { Handle, type Kind } from "../handle.js";
import { count, type Input, json, read, string } from "../input.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import type { PlayerOfTable } from "./tournament.js";

const kind: Kind = { name: "match", goOnFrom: "a save", instance };

/** One match: games, who begins, sideboards, the end of time. Players are 0 and 1. */
export class Match extends Handle<WasmMatch> {
  /** @internal It comes from the object that `load()` gives. */
  constructor(wasm: WasmMatch) {
    super(wasm, kind);
  }

  /** Adds what happened, and gives the match as it stands then. What cannot happen now throws and changes nothing. */
  apply(step: Input<MatchStep>): MatchView {
    const text = json(step, "the step");
    return this.ask((inner) => inner.apply(text));
  }

  /** Takes the last step back; `false` when there is none. */
  undo(): boolean {
    return this.call((inner) => inner.undo());
  }

  /** The match as it stands. */
  view(): MatchView {
    return this.ask((inner) => inner.view());
  }

  /** The event for the tournament, or `null` while the match goes on. */
  report(table: number, players: PlayerOfTable): Event | null {
    const number = count(table, "the table");
    const [one, other] = read(
      "the players",
      () => [string(players[0], "a player"), string(players[1], "a player")] as const,
    );
    return this.ask((inner) => inner.report(number, one, other));
  }

  /** What `restoreMatch()` takes. */
  save(): SavedMatch {
    return this.ask((inner) => inner.save());
  }
}
guard(Match);
