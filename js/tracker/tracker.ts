import type { Information, MatchSetup, TrackerCards, TrackerExport } from "../generated/tracker.js";
import { cards, information, version, Match as WasmMatch } from "../generated/wasm/tracker.js";
import { type Input, json, milliseconds, option, string } from "../input.js";
import { answerOf } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { Match } from "./match.js";

/** Options of a match on this device. */
export interface MatchOptions {
  /**
   * Device name: 1 to 16 letters and digits, unique among the devices and open tabs of a match, because
   * merging identifies entries by it. The default is random.
   */
  device?: string;
  /** Time in milliseconds since 1970, `Date.now()` by default. */
  at?: number;
}

/** The tracker: starts, imports and opens matches. `load()` returns this object. */
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

  /** Which information each person is entitled to (Tournament Rules 4.1). */
  get information(): Information[] {
    return answerOf<Information[]>(ask(information));
  }

  /** Starts a match. Without a seed, a random one is chosen. */
  newMatch(setup: Input<MatchSetup>, options?: MatchOptions): Match {
    const text = json(seeded(instance, setup, "the setup"), "the setup");
    const [device, at] = [deviceOf(options), milliseconds(option(options, "at"), "at")];
    return new Match(ask(() => WasmMatch.begin(text, device, at)));
  }

  /** Continues an exported match on this device. */
  import(exported: Input<TrackerExport> | string, options?: MatchOptions): Match {
    const text = typeof exported === "string" ? string(exported, "the export") : json(exported, "the export");
    const device = deviceOf(options);
    return new Match(ask(() => WasmMatch.import(text, device)));
  }

  /** Continues a match from a link of `link()` on this device. */
  fromLink(link: string, options?: MatchOptions): Match {
    const [text, device] = [string(link, "the link"), deviceOf(options)];
    return new Match(ask(() => WasmMatch.fromLink(text, device)));
  }
}

markRaw(Tracker);
guard(Tracker);

function deviceOf(options: MatchOptions | undefined): string {
  const device = option(options, "device");
  return device === undefined ? instance.freshSeed().slice(0, 6) : string(device, "the device");
}

function ask<T>(question: () => T): T {
  instance.ready();
  return instance.enter(question);
}
