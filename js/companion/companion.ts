import type { CompanionCatalogue, CompanionConfig, CompanionExport } from "../generated/companion.js";
import { catalogue, version, Match as WasmMatch } from "../generated/glue/companion.js";
import { type Input, json, milliseconds, option, string } from "../input.js";
import { answerOf } from "../instance.js";
import { deviceOf, type MatchOptions } from "../journal/options.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { Match } from "./match.js";

/** The companion: starts, imports and opens matches. `load()` returns this object. */
export class Companion {
  #catalogue: CompanionCatalogue | undefined;

  /** Version of the package. */
  get version(): string {
    return ask(version);
  }

  /** The heroes and battlefields that can be tracked by name. */
  get catalogue(): CompanionCatalogue {
    this.#catalogue ??= answerOf<CompanionCatalogue>(ask(catalogue));
    return this.#catalogue;
  }

  /** Starts a match. Without a seed, a random one is chosen. */
  newMatch(setup: Input<CompanionConfig>, options?: MatchOptions): Match {
    const text = json(seeded(instance, setup, "the setup"), "the setup");
    const [device, at] = [deviceOf(instance, options), milliseconds(option(options, "at"), "at")];
    return new Match(ask(() => WasmMatch.begin(text, device, at)));
  }

  /** Continues an exported match on this device. */
  import(exported: Input<CompanionExport> | string, options?: MatchOptions): Match {
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

markRaw(Companion);
guard(Companion);

function ask<T>(question: () => T): T {
  instance.ready();
  return instance.enter(question);
}
