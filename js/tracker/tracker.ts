import type { Information, MatchSetup, TrackerCards, TrackerExport } from "../generated/tracker.js";
import { cards, information, version, Match as WasmMatch } from "../generated/wasm/tracker.js";
import { type Input, json, milliseconds, option, string } from "../input.js";
import { answerOf } from "../instance.js";
import { markRaw } from "../raw.js";
import { freshSeed, seeded } from "../seed.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { Match } from "./match.js";

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
    this.#cards ??= answerOf<TrackerCards>(ask(cards));
    return this.#cards;
  }

  /** Who is entitled to which information (Tournament Rules 4.1): what to show to whom. */
  get information(): Information[] {
    return answerOf<Information[]>(ask(information));
  }

  /** Begins a match. */
  newMatch(setup: Input<MatchSetup>, options?: MatchOptions): Match {
    const text = json(seeded(setup, "the setup"), "the setup");
    const [device, at] = [deviceOf(options), milliseconds(option(options, "at"), "at")];
    return new Match(ask(() => WasmMatch.begin(text, device, at)));
  }

  /** Goes on with what `export()` gave, on this device. */
  import(exported: Input<TrackerExport> | string, options?: MatchOptions): Match {
    const text = typeof exported === "string" ? string(exported, "the export") : json(exported, "the export");
    const device = deviceOf(options);
    return new Match(ask(() => WasmMatch.import(text, device)));
  }

  /** Goes on with what `link()` gave, on this device. */
  fromLink(link: string, options?: MatchOptions): Match {
    const [text, device] = [string(link, "the link"), deviceOf(options)];
    return new Match(ask(() => WasmMatch.fromLink(text, device)));
  }
}

markRaw(Tracker);
guard(Tracker);

function deviceOf(options: MatchOptions | undefined): string {
  const device = option(options, "device");
  return device === undefined ? freshSeed().slice(0, 6) : string(device, "the device");
}

function ask<T>(question: () => T): T {
  instance.ready();
  return instance.enter(question);
}
