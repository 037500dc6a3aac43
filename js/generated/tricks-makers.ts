// Generated from the Rust types; edits are lost.

import type { Make } from "../game/packed.js";
import type * as values from "./tricks.js";

/** The types of this game's values. */
export interface Types {
  action: values.Action;
  actionInput: values.ActionInput;
  applyOptions: values.ApplyOptions;
  checkOptions: values.CheckOptions;
  config: values.GameConfig;
  event: values.GameEvent;
  record: values.GameRecord;
  observation: values.Observation;
  outcome: values.Outcome;
  playoutOptions: values.PlayoutOptions;
  playoutResult: values.PlayoutResult;
  playoutsResult: values.PlayoutsResult;
  refusal: values.Refusal;
  scenario: values.Scenario;
  scenarioResult: values.ScenarioResult;
  suggestOptions: values.SuggestOptions;
  suggestion: values.Suggestion;
  version: values.Version;
  view: values.View;
}

/** Constructors of actions and events by their comma-separated field names. */
export const makers: Record<string, Make> = {
  "id,type,label,card,cardName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value() }),
  "type,text,by,seat": (value) => ({ type: value(), text: value(), by: value(), seat: value() }),
  "type,text,by,seat,card": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value() }),
};

