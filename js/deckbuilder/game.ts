import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type {
  Action,
  ActionInput,
  ApplyOptions,
  CheckOptions,
  GameEvent,
  GameRecord,
  Observation,
  Outcome,
  PlayoutOptions,
  PlayoutResult,
  PlayoutsResult,
  Refusal,
  Suggestion,
  SuggestOptions,
  View,
} from "../generated/deckbuilder.js";
import type { Game as WasmGame } from "../generated/glue/deckbuilder.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { unpack } from "./packed.js";

/** A search that runs in steps. */
export type Search = BaseSearch<Suggestion>;

/** The types of this game's values. */
export interface Types {
  action: Action;
  actionInput: ActionInput;
  applyOptions: ApplyOptions;
  checkOptions: CheckOptions;
  event: GameEvent;
  observation: Observation;
  outcome: Outcome;
  playoutOptions: PlayoutOptions;
  playoutResult: PlayoutResult;
  playoutsResult: PlayoutsResult;
  record: GameRecord;
  refusal: Refusal;
  suggestion: Suggestion;
  suggestOptions: SuggestOptions;
  view: View;
}

/** A game in progress. Its state lives in WebAssembly, and this object is a handle to it. */
export class Game extends BaseGame<Types> {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmGame) {
    super(wasm, { instance, unpack, another: (other: WasmGame) => new Game(other) });
  }
}
guard(Game);
