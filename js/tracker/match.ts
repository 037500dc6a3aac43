import type { Forecast, ForecastDeck, ForecastInput } from "../generated/tcg.js";
import type {
  Applied,
  Audience,
  ForecastQuestion,
  HistoryEntry,
  Throw,
  TrackerAction,
  TrackerExport,
  TrackerView,
} from "../generated/tracker.js";
import type { Match as WasmMatch } from "../generated/wasm/tracker.js";
import { Handle, type Kind } from "../handle.js";
import { count, type Input, json, milliseconds, option, read, string } from "../input.js";
import { freshSeedOr } from "../seed.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";

/** By whom and when something is done. */
export interface When {
  /** The person, for the history. */
  by?: string;
  /** The host's time in milliseconds; without it `Date.now()`. */
  at?: number;
}

/** What `load()` of `altmode/tcg` gives, or anything else that answers its forecast's questions. */
export interface Forecaster {
  /** Answers with the exact odds of an attack. */
  forecast(input: Input<ForecastInput>): Forecast;
}

/** What an attack would do, and what had to be supposed about the table. */
export interface TrackedForecast extends Forecast {
  /** What had to be supposed about the table, in words. */
  supposed: string[];
}

/** The decks of both seats, as far as they are known. */
export type Decks = readonly [Input<ForecastDeck> | null, Input<ForecastDeck> | null];

const kind: Kind = { name: "match", goOnFrom: "an export or a link", instance };

/** A match that is being tracked. All of it lives in WebAssembly; this object is a handle to it. */
export class Match extends Handle<WasmMatch> {
  /** @internal Matches come from the object that `load()` gives. */
  constructor(wasm: WasmMatch) {
    super(wasm, kind);
  }

  /**
   * Writes down what somebody did. The rules forbid nothing: what they think is in `warnings`. Only what is not there
   * at all, such as a character number that nobody has, throws.
   */
  apply(action: Input<TrackerAction>, when?: When): Applied {
    const [text, at, by] = [json(action, "the action"), timeOf(when), personOf(when)];
    return this.ask((match) => match.apply(text, at, by));
  }

  /** Throws a coin or a die, chooses who goes first, or flips cards, and writes the outcome down. */
  throw(what: Input<Throw>, when?: When): Applied {
    const [text, at, by] = [json(what, "the throw"), timeOf(when), personOf(when)];
    // A copy made for somebody else has no seed; its throws come from the platform's randomness.
    const seed = freshSeedOr("");
    return this.ask((match) => match.throwChance(text, at, by, seed));
  }

  /** Takes the last thing back; `false` when there is nothing. */
  undo(when?: When): boolean {
    const [at, by] = [timeOf(when), personOf(when)];
    return this.call((match) => match.undo(at, by));
  }

  /** Does again what was taken back last; `false` when there is nothing. */
  redo(when?: When): boolean {
    const [at, by] = [timeOf(when), personOf(when)];
    return this.call((match) => match.redo(at, by));
  }

  /** The table, the clock and the score at a time. */
  view(at?: number): TrackerView {
    const time = milliseconds(at, "at");
    return this.ask((match) => match.view(time));
  }

  /** Everything that was done, oldest first: who, what, when; also what was taken back. */
  history(): HistoryEntry[] {
    return this.ask((match) => match.history());
  }

  /** The whole match as one JSON value; `import()` takes it. */
  export(): TrackerExport {
    return this.ask((match) => match.exportLog());
  }

  /** The match in at most 2,048 letters that addresses and QR codes carry; the oldest history is left out first. */
  link(): string {
    return this.call((match) => match.link());
  }

  /**
   * An independent copy with what somebody may see (Tournament Rules 4.1): for `"opponent"` and `"public"` notes are
   * blank. Links, exports and views for others are made of it; merging it loses nothing of what it left out.
   */
  seenBy(audience: Audience): Match {
    const text = string(audience, "the audience");
    return new Match(this.call((match) => match.seenBy(text)));
  }

  /** Takes over what another device exported or put into a link; gives how many entries were new here. */
  merge(other: Input<TrackerExport> | { link: string }): number {
    const link = read("the export", () => linkOf(other));
    if (link !== undefined) {
      const text = string(link, "the link");
      return this.call((match) => match.mergeLink(text));
    }
    const text = json(other, "the export");
    return this.call((match) => match.merge(text));
  }

  /** What to ask `forecast` of `altmode/tcg` about an attack; `decks` are those of the two seats, as far as known. */
  forecastInput(attacker: number, defender: number, decks: Decks = [null, null]): ForecastQuestion {
    const [from, to] = [count(attacker, "the attacker"), count(defender, "the defender")];
    const text = json(decks, "the decks");
    return this.ask((match) => match.forecastInput(from, to, text));
  }

  /** Exact probabilities of what an attack would do at this table, worked out by the rules engine. */
  forecast(tcg: Forecaster, attacker: number, defender: number, decks?: Decks): TrackedForecast {
    const forecast = read("the forecaster", () => tcg.forecast.bind(tcg));
    const { input, assumptions } = this.forecastInput(attacker, defender, decks);
    return { ...forecast(input), supposed: assumptions };
  }

  /** An independent copy; as long as it writes nothing down it may keep the device's name. */
  clone(): Match {
    return new Match(this.call((match) => match.cloneMatch()));
  }
}
guard(Match);

/** The link in something to merge, if it is one. */
function linkOf(other: unknown): unknown {
  return typeof other === "object" && other !== null && "link" in other ? other.link : undefined;
}

function timeOf(when: When | undefined): number {
  return milliseconds(option(when, "at"), "at");
}

function personOf(when: When | undefined): string {
  const by = option(when, "by");
  return by === undefined ? "" : string(by, "the person");
}
