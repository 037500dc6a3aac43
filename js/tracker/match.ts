import type { Match as WasmMatch } from "../generated/glue/tracker.js";
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
import { ASK, CALL, type Kind } from "../handle.js";
import { count, type Input, json, read, string } from "../input.js";
import { TrackedMatch } from "../journal/match.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";

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

/** The types of the log. */
interface Types {
  action: TrackerAction;
  throw: Throw;
  applied: Applied;
  view: TrackerView;
  history: HistoryEntry;
  export: TrackerExport;
}

/** A tracked match. Its state lives in WebAssembly, and this object is a handle to it. */
export class Match extends TrackedMatch<Types> {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmMatch) {
    super(wasm, kind);
  }

  /**
   * Returns an independent copy with the information that an audience may see (Tournament Rules 4.1). Notes
   * are blank for `"opponent"` and `"public"`. Use it for links, exports and views for others. Merging it
   * back loses no information.
   */
  seenBy(audience: Audience): Match {
    const text = string(audience, "the audience");
    return new Match(this[CALL]((match: WasmMatch) => match.seenBy(text)));
  }

  /**
   * Returns the input for `forecast` of `altmode/tcg` about an attack, with the assumptions made. `decks` are
   * the decks of the two seats, `null` if unknown.
   */
  forecastInput(attacker: number, defender: number, decks: Decks = [null, null]): ForecastQuestion {
    const [from, to] = [count(attacker, "the attacker"), count(defender, "the defender")];
    const text = json(decks, "the decks");
    return this[ASK]((match: WasmMatch) => match.forecastInput(from, to, text));
  }

  /** Returns exact probabilities of an attack's damage at this table, computed by the rules engine. */
  forecast(tcg: Forecaster, attacker: number, defender: number, decks?: Decks): TrackedForecast {
    const forecast = read("the forecaster", () => tcg.forecast.bind(tcg));
    const { input, assumptions } = this.forecastInput(attacker, defender, decks);
    return { ...forecast(input), supposed: assumptions };
  }

  /** Returns an independent copy with the same device name. Only one of the two may record entries. */
  clone(): Match {
    return new Match(this[CALL]((match: WasmMatch) => match.cloneMatch()));
  }
}
guard(Match);
