import { cards, information, version, Match as WasmMatch } from "../generated/glue/tracker.js";
import type { Information, MatchSetup, TrackerCards, TrackerExport } from "../generated/tracker.js";
import { type Input, json, milliseconds, option, string } from "../input.js";
import { answerOf } from "../instance.js";
import { deviceOf, type MatchOptions } from "../journal/options.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { Match } from "./match.js";

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

  /** The visibility of each kind of information (Tournament Rules 4.1). */
  get information(): Information[] {
    return answerOf<Information[]>(ask(information));
  }

  /** Starts a match. Without a seed, a random one is chosen. */
  newMatch(setup: Input<MatchSetup>, options?: MatchOptions): Match {
    const text = json(seeded(instance, setup, "the setup"), "the setup");
    const [device, at] = [deviceOf(instance, options), milliseconds(option(options, "at"), "at")];
    return new Match(ask(() => WasmMatch.begin(text, device, at)));
  }

  /** Continues an exported match on this device. */
  import(exported: Input<TrackerExport> | string, options?: MatchOptions): Match {
    const text = typeof exported === "string" ? string(exported, "the export") : json(exported, "the export");
    const device = deviceOf(instance, options);
    return new Match(ask(() => WasmMatch.import(text, device)));
  }

  /** Continues a match from a link of `link()` on this device. */
  fromLink(link: string, options?: MatchOptions): Match {
    const [text, device] = [string(link, "the link"), deviceOf(instance, options)];
    return new Match(ask(() => WasmMatch.fromLink(text, device)));
  }
}

markRaw(Tracker);
guard(Tracker);

function ask<T>(question: () => T): T {
  instance.ready();
  return instance.enter(question);
}
