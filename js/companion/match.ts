import type {
  Applied,
  Audience,
  CompanionAction,
  CompanionExport,
  CompanionQuestion,
  CompanionThrow,
  CompanionView,
  HistoryEntry,
} from "../generated/companion.js";
import type { Match as WasmMatch } from "../generated/glue/companion.js";
import type { Forecast, ForecastInput } from "../generated/unmatched.js";
import { ASK, CALL, type Kind } from "../handle.js";
import { count, type Input, read, string } from "../input.js";
import { TrackedMatch } from "../journal/match.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";

/** An engine that computes forecasts, such as the object that `load()` of `altmode/unmatched` returns. */
export interface Forecaster {
  /** Returns the odds of an attack in a position. */
  forecast(input: Input<ForecastInput>): Forecast;
}

/** The odds of an attack, and the assumptions about the table behind them. */
export interface TrackedForecast extends Forecast {
  /** Assumptions about the table, in words. */
  supposed: string[];
}

/** The types of the log. */
interface Types {
  action: CompanionAction;
  throw: CompanionThrow;
  applied: Applied;
  view: CompanionView;
  history: HistoryEntry;
  export: CompanionExport;
}

const kind: Kind = { name: "match", goOnFrom: "an export or a link", instance };

/** A tracked match. Its state lives in WebAssembly, and this object is a handle to it. */
export class Match extends TrackedMatch<Types> {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmMatch) {
    super(wasm, kind);
  }

  /**
   * Returns an independent copy with the information that an audience may see. Copies for `"opponent"` and
   * `"public"` contain no notes, no names of cards that moved between deck and hand, and no seed, which would
   * foretell dice. Use it for links, exports and views for others. Merging it back loses no information.
   */
  seenBy(audience: Audience): Match {
    const text = string(audience, "the audience");
    return new Match(this[CALL]((match: WasmMatch) => match.seenBy(text)));
  }

  /**
   * Returns the input for `forecast` of `altmode/unmatched` about an attack with a card, by default the best
   * one that the attacker's deck still has. The defender holds the card `defense` alone, or unknown cards.
   */
  forecastInput(attacker: number, defender: number, card?: string, defense?: string): CompanionQuestion {
    const [from, to] = [count(attacker, "the attacker"), count(defender, "the defender")];
    const named = (text: string | undefined, what: string) =>
      text === undefined ? undefined : string(text, what);
    const [own, other] = [named(card, "the card"), named(defense, "the defense")];
    return this[ASK]((match: WasmMatch) => match.forecastInput(from, to, own, other));
  }

  /** Returns the odds of an attack at this table, computed by the rules engine. */
  forecast(
    unmatched: Forecaster,
    attacker: number,
    defender: number,
    card?: string,
    defense?: string,
  ): TrackedForecast {
    const forecast = read("the forecaster", () => unmatched.forecast.bind(unmatched));
    const { input, assumptions } = this.forecastInput(attacker, defender, card, defense);
    return { ...forecast(input), supposed: assumptions };
  }

  /** Returns an independent copy with the same device name. Only one of the two may record entries. */
  clone(): Match {
    return new Match(this[CALL]((match: WasmMatch) => match.cloneMatch()));
  }
}
guard(Match);
