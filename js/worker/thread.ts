// The worker's side: games live here, the page holds handles to them.

import * as comlink from "comlink";
import type {
  GameConfig,
  GameRecord,
  PlayoutOptions,
  PlayoutsResult,
  Scenario,
  Suggestion,
  SuggestOptions,
} from "../generated/tcg.js";
import type { Game } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import { Cancelled, carryErrors } from "./errors.js";

/** How long the worker thinks before it looks whether somebody has something to say, in milliseconds. */
const SLICE = 25;

/** Lets messages in. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Numbers of tasks that were given up. */
const given = new Set<number>();

/** Does a task in slices until it says that it is done. */
async function inSlices(
  task: number,
  slice: () => number,
  progress: ((done: number) => void | Promise<void>) | undefined,
): Promise<void> {
  for (;;) {
    const until = Date.now() + SLICE;
    let done = slice();
    while (done < 1 && Date.now() < until) done = slice();
    const told = progress?.(done);
    if (done >= 1) {
      // On another thread it is a message like the answer, which must not come before it.
      await told;
      return;
    }
    await pause();
    if (given.delete(task)) throw new Cancelled();
  }
}

/** Adds what a part of a batch came to. */
function add(sum: PlayoutsResult | undefined, part: PlayoutsResult): PlayoutsResult {
  if (sum === undefined) return part;
  // The checksum of a batch is the sum of those of its games, in 32 bits.
  const checksum = (Number.parseInt(sum.checksum, 16) + Number.parseInt(part.checksum, 16)) >>> 0;
  return {
    games: sum.games + part.games,
    wins: [sum.wins[0] + part.wins[0], sum.wins[1] + part.wins[1]],
    draws: sum.draws + part.draws,
    unfinished: sum.unfinished + part.unfinished,
    decisions: sum.decisions + part.decisions,
    turns: sum.turns + part.turns,
    checksum: checksum.toString(16).padStart(8, "0"),
  };
}

/** A game as the page's side may use it: all of `game`, and what takes long in slices. */
export class HostedGame {
  constructor(readonly game: Game) {}

  clone(): HostedGame {
    return hosted(this.game.clone());
  }

  determinize(seat: number, seed: string): HostedGame {
    return hosted(this.game.determinize(seat, seed));
  }

  /** Plays a batch game by game; the same as the whole batch in one call. */
  async playouts(
    task: number,
    games: number,
    options: PlayoutOptions | undefined,
    progress?: (done: number) => void,
  ): Promise<PlayoutsResult> {
    const first = options?.first ?? 0;
    let sum: PlayoutsResult | undefined;
    // Also refuses a number that is none.
    if (!(games >= 1)) return this.game.playouts(games, options);
    await inSlices(
      task,
      () => {
        const played: number = sum?.games ?? 0;
        sum = add(sum, this.game.playouts(1, { ...options, first: first + played }));
        return sum.games / games;
      },
      progress,
    );
    return sum as unknown as PlayoutsResult;
  }

  /** The same suggestion as in one call. */
  async suggest(
    task: number,
    options: SuggestOptions | undefined,
    progress?: (done: number) => void,
  ): Promise<Suggestion> {
    if (options?.bot !== undefined && options.bot !== "search") return this.game.suggest(options);
    const search = this.game.search(options);
    try {
      await inSlices(task, () => (search.step(1) ? 1 : search.progress), progress);
      return search.result();
    } finally {
      search.free();
    }
  }
}

/** The page gets a handle, not a copy. */
const hosted = (game: Game): HostedGame => comlink.proxy(new HostedGame(game));

/** What the page's side talks to. */
export class Host {
  constructor(readonly tcg: Tcg) {}

  newGame(config: GameConfig): HostedGame {
    return hosted(this.tcg.newGame(config));
  }

  restore(save: Uint8Array | ArrayBuffer): HostedGame {
    return hosted(this.tcg.restore(save));
  }

  replay(record: GameRecord): HostedGame {
    return hosted(this.tcg.replay(record));
  }

  fromScenario(scenario: Scenario): HostedGame {
    return hosted(this.tcg.fromScenario(scenario));
  }

  /** Gives a task up; it stops at its next pause. */
  cancel(task: number): void {
    given.add(task);
  }
}

/**
 * Answers the page's side.
 *
 * @param load loads the rules; nothing is answered before
 * @param endpoint where the page's side is
 */
export function answer(load: () => Promise<Tcg>, endpoint?: comlink.Endpoint): void {
  carryErrors();
  const loading = load().then((tcg) => comlink.proxy(new Host(tcg)));
  // The page's side hears of a failure when it asks.
  loading.catch(() => {});
  comlink.expose({ host: () => loading }, endpoint);
}

/** What a thread exposes. */
export interface Thread {
  host(): Promise<Host>;
}
