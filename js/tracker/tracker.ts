import { errorFrom } from "../errors.js";
import type { Information, MatchSetup, TrackerCards, TrackerExport } from "../generated/tracker.js";
import { cards, information, takeLastPanic, version, Match as WasmMatch } from "../generated/wasm/tracker.js";
import { type Input, json, string } from "../input.js";
import { markRaw } from "../raw.js";
import { freshSeed } from "../seed.js";
import { Match, millisecondsOf } from "./match.js";

/** On what a match is tracked. */
export interface MatchOptions {
  /**
   * 1 to 16 letters and digits that no other device or open tab of the same match uses; without it some are made from
   * the platform's randomness. Entries are told apart by it when two logs are merged.
   */
  device?: string;
  /** The host's time in milliseconds; without it `Date.now()`. */
  at?: number;
}

/** What `load()` gives: begins matches and goes on with them. */
export class Tracker {
  #cards: TrackerCards | undefined;

  /** Version of the package. */
  get version(): string {
    return ask(version);
  }

  /** Every character and Upgrade that can be put on the table. */
  get cards(): TrackerCards {
    this.#cards ??= JSON.parse(ask(cards)) as TrackerCards;
    return this.#cards;
  }

  /** Who is entitled to which information (Tournament Rules 4.1): what to show to whom. */
  get information(): Information[] {
    return JSON.parse(ask(information)) as Information[];
  }

  /** Begins a match. */
  newMatch(setup: Input<MatchSetup>, options: MatchOptions = {}): Match {
    const seeded = typeof setup === "object" && setup !== null && (setup.seed ?? null) === null;
    const text = json(seeded ? { ...setup, seed: freshSeed() } : setup, "the setup");
    const at = millisecondsOf(options);
    return new Match(ask(() => WasmMatch.begin(text, deviceOf(options), at)));
  }

  /** Goes on with what `export()` gave, on this device. */
  import(exported: Input<TrackerExport> | string, options: MatchOptions = {}): Match {
    const text = typeof exported === "string" ? exported : json(exported, "the export");
    return new Match(ask(() => WasmMatch.import(text, deviceOf(options))));
  }

  /** Goes on with what `link()` gave, on this device. */
  fromLink(link: string, options: MatchOptions = {}): Match {
    const text = string(link, "the link");
    return new Match(ask(() => WasmMatch.fromLink(text, deviceOf(options))));
  }
}

markRaw(Tracker);

function deviceOf({ device }: MatchOptions): string {
  return device === undefined ? freshSeed().slice(0, 6) : string(device, "the device");
}

function ask<T>(question: () => T): T {
  try {
    return question();
  } catch (thrown) {
    throw errorFrom(thrown, takeLastPanic);
  }
}
