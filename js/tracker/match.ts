import { AltmodeError } from "../errors.js";
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
import { takeLastPanic, type Match as WasmMatch } from "../generated/wasm/tracker.js";
import { Handle, type Kind } from "../handle.js";
import { count, type Input, json, string } from "../input.js";

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

const kind: Kind = { name: "match", goOnFrom: "an export or a link", takeLastPanic };

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
    const text = json(action, "the action");
    return this.ask((match) => match.apply(text, millisecondsOf(when), personOf(when)));
  }

  /** Throws a coin or a die, chooses who goes first, or flips cards, and writes the outcome down. */
  throw(what: Input<Throw>, when?: When): Applied {
    const text = json(what, "the throw");
    return this.ask((match) => match.throwChance(text, millisecondsOf(when), personOf(when)));
  }

  /** Takes the last thing back; `false` when there is nothing. */
  undo(when?: When): boolean {
    return this.call((match) => match.undo(millisecondsOf(when), personOf(when)));
  }

  /** Does again what was taken back last; `false` when there is nothing. */
  redo(when?: When): boolean {
    return this.call((match) => match.redo(millisecondsOf(when), personOf(when)));
  }

  /** The table, the clock and the score at a time. */
  view(at?: number): TrackerView {
    return this.ask((match) => match.view(millisecondsOf(at === undefined ? {} : { at })));
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
    if (typeof other === "object" && other !== null && "link" in other) {
      const text = string(other.link, "the link");
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
    const { input, assumptions } = this.forecastInput(attacker, defender, decks);
    return { ...tcg.forecast(input), supposed: assumptions };
  }

  /** An independent copy; as long as it writes nothing down it may keep the device's name. */
  clone(): Match {
    return new Match(this.call((match) => match.cloneMatch()));
  }
}

/** The time that is meant, for the boundary. */
export function millisecondsOf(when: { at?: number } | undefined): number {
  const at = when?.at ?? Date.now();
  if (typeof at !== "number" || !Number.isFinite(at) || at < 0) {
    throw new AltmodeError("bad-input", "the time is a number of milliseconds, as Date.now() gives it", "at");
  }
  return at;
}

function personOf(when: When | undefined): string {
  return when?.by === undefined ? "" : string(when.by, "the person");
}
