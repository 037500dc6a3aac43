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

/** Author and time of an entry. */
export interface When {
  /** Name of the person, shown in the history. */
  by?: string;
  /** Time in milliseconds since 1970, `Date.now()` by default. */
  at?: number;
}

/** An engine that computes forecasts, such as the object that `load()` of `altmode/tcg` returns. */
export interface Forecaster {
  /** Returns the exact odds of an attack. */
  forecast(input: Input<ForecastInput>): Forecast;
}

/** The odds of an attack, and the assumptions about the table behind them. */
export interface TrackedForecast extends Forecast {
  /** Assumptions about the table, in words. */
  supposed: string[];
}

/** The decks of seats 0 and 1, or `null` if unknown. */
export type Decks = readonly [Input<ForecastDeck> | null, Input<ForecastDeck> | null];

const kind: Kind = { name: "match", goOnFrom: "an export or a link", instance };

/** A tracked match. Its state lives in WebAssembly, and this object is a handle to it. */
export class Match extends Handle<WasmMatch> {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmMatch) {
    super(wasm, kind);
  }

  /**
   * Records an action. The rules forbid nothing: `warnings` lists their objections. Throws only if the action
   * refers to something that does not exist, such as an unknown character number.
   */
  apply(action: Input<TrackerAction>, when?: When): Applied {
    const [text, at, by] = [json(action, "the action"), timeOf(when), personOf(when)];
    return this.ask((match) => match.apply(text, at, by));
  }

  /**
   * Tosses a coin, rolls a die, chooses the first player or flips cards at random, and records the outcome.
   */
  throw(what: Input<Throw>, when?: When): Applied {
    const [text, at, by] = [json(what, "the throw"), timeOf(when), personOf(when)];
    // Copies made by `seenBy` have no seed of their own, so their outcomes come from this one.
    const seed = freshSeedOr(instance, "");
    return this.ask((match) => match.throwChance(text, at, by, seed));
  }

  /** Undoes the last entry. Returns `false` if there is none. */
  undo(when?: When): boolean {
    const [at, by] = [timeOf(when), personOf(when)];
    return this.call((match) => match.undo(at, by));
  }

  /** Redoes the last undone entry. Returns `false` if there is none. */
  redo(when?: When): boolean {
    const [at, by] = [timeOf(when), personOf(when)];
    return this.call((match) => match.redo(at, by));
  }

  /** Returns the table, the clock and the score at a time in milliseconds since 1970, by default now. */
  view(at?: number): TrackerView {
    const time = milliseconds(at, "at");
    return this.ask((match) => match.view(time));
  }

  /** Returns all entries, oldest first, with person and time. Undone entries are included. */
  history(): HistoryEntry[] {
    return this.ask((match) => match.history());
  }

  /** Returns the whole match as one JSON value for `import()`. */
  export(): TrackerExport {
    return this.ask((match) => match.exportLog());
  }

  /**
   * Returns the match as text of at most 2,048 characters for URLs and QR codes. The oldest history is
   * dropped first.
   */
  link(): string {
    return this.call((match) => match.link());
  }

  /**
   * Returns an independent copy with the information that an audience may see (Tournament Rules 4.1). Notes
   * are blank for `"opponent"` and `"public"`. Use it for links, exports and views for others. Merging it
   * back loses nothing.
   */
  seenBy(audience: Audience): Match {
    const text = string(audience, "the audience");
    return new Match(this.call((match) => match.seenBy(text)));
  }

  /** Merges an export or a link of another device. Returns the number of entries that were new here. */
  merge(other: Input<TrackerExport> | { link: string }): number {
    const link = read("the export", () => linkOf(other));
    if (link !== undefined) {
      const text = string(link, "the link");
      return this.call((match) => match.mergeLink(text));
    }
    const text = json(other, "the export");
    return this.call((match) => match.merge(text));
  }

  /**
   * Returns the input for `forecast` of `altmode/tcg` about an attack, with the assumptions made. `decks` are
   * the decks of the two seats, `null` if unknown.
   */
  forecastInput(attacker: number, defender: number, decks: Decks = [null, null]): ForecastQuestion {
    const [from, to] = [count(attacker, "the attacker"), count(defender, "the defender")];
    const text = json(decks, "the decks");
    return this.ask((match) => match.forecastInput(from, to, text));
  }

  /** Returns exact probabilities of an attack's damage at this table, computed by the rules engine. */
  forecast(tcg: Forecaster, attacker: number, defender: number, decks?: Decks): TrackedForecast {
    const forecast = read("the forecaster", () => tcg.forecast.bind(tcg));
    const { input, assumptions } = this.forecastInput(attacker, defender, decks);
    return { ...forecast(input), supposed: assumptions };
  }

  /** Returns an independent copy with the same device name. Only one of the two may record entries. */
  clone(): Match {
    return new Match(this.call((match) => match.cloneMatch()));
  }
}
guard(Match);

/** Returns the link if `other` contains one. */
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
