// Generated from the Rust types; edits are lost.

import type { Make } from "../game/packed.js";
import type * as values from "./deckbuilder.js";

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
  pack: values.Pack;
  packReport: values.PackReport;
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
  "id,type,label": (value) => ({ id: value(), type: value(), label: value() }),
  "id,type,label,card,cardName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value() }),
  "id,type,label,card,cardName,cost": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value(), cost: value() }),
  "id,type,label,card,cardName,source,ability,cost": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value(), source: value(), ability: value(), cost: value() }),
  "id,type,label,card,cardName,space,cost": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value(), space: value(), cost: value() }),
  "id,type,label,cost": (value) => ({ id: value(), type: value(), label: value(), cost: value() }),
  "id,type,label,kind,card,cardName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), card: value(), cardName: value() }),
  "id,type,label,kind,option": (value) => ({ id: value(), type: value(), label: value(), kind: value(), option: value() }),
  "id,type,label,kind,option,card,cardName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), option: value(), card: value(), cardName: value() }),
  "id,type,label,kind,seat": (value) => ({ id: value(), type: value(), label: value(), kind: value(), seat: value() }),
  "id,type,label,kind,space": (value) => ({ id: value(), type: value(), label: value(), kind: value(), space: value() }),
  "id,type,label,source,ability,cost": (value) => ({ id: value(), type: value(), label: value(), source: value(), ability: value(), cost: value() }),
  "id,type,label,space,cost": (value) => ({ id: value(), type: value(), label: value(), space: value(), cost: value() }),
  "type,text,by,card,confrontation": (value) => ({ type: value(), text: value(), by: value(), card: value(), confrontation: value() }),
  "type,text,by,card,from,space": (value) => ({ type: value(), text: value(), by: value(), card: value(), from: value(), space: value() }),
  "type,text,by,card,space": (value) => ({ type: value(), text: value(), by: value(), card: value(), space: value() }),
  "type,text,by,cost": (value) => ({ type: value(), text: value(), by: value(), cost: value() }),
  "type,text,by,from,to": (value) => ({ type: value(), text: value(), by: value(), from: value(), to: value() }),
  "type,text,by,seat": (value) => ({ type: value(), text: value(), by: value(), seat: value() }),
  "type,text,by,seat,amount": (value) => ({ type: value(), text: value(), by: value(), seat: value(), amount: value() }),
  "type,text,by,seat,amount,range,battle": (value) => ({ type: value(), text: value(), by: value(), seat: value(), amount: value(), range: value(), battle: value() }),
  "type,text,by,seat,amount,total": (value) => ({ type: value(), text: value(), by: value(), seat: value(), amount: value(), total: value() }),
  "type,text,by,seat,blocker": (value) => ({ type: value(), text: value(), by: value(), seat: value(), blocker: value() }),
  "type,text,by,seat,card": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value() }),
  "type,text,by,seat,card,cost": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), cost: value() }),
  "type,text,by,seat,card,defends,power,change,resolved": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), defends: value(), power: value(), change: value(), resolved: value() }),
  "type,text,by,seat,card,from": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), from: value() }),
  "type,text,by,seat,card,from,space": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), from: value(), space: value() }),
  "type,text,by,seat,card,from,to,space": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), from: value(), to: value(), space: value() }),
  "type,text,by,seat,card,left": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), left: value() }),
  "type,text,by,seat,card,placed,defends": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), placed: value(), defends: value() }),
  "type,text,by,seat,card,space": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), space: value() }),
  "type,text,by,seat,cards": (value) => ({ type: value(), text: value(), by: value(), seat: value(), cards: value() }),
  "type,text,by,seat,from,to,teleport": (value) => ({ type: value(), text: value(), by: value(), seat: value(), from: value(), to: value(), teleport: value() }),
  "type,text,by,seat,mode,forced": (value) => ({ type: value(), text: value(), by: value(), seat: value(), mode: value(), forced: value() }),
  "type,text,by,seat,space,card": (value) => ({ type: value(), text: value(), by: value(), seat: value(), space: value(), card: value() }),
  "type,text,by,seat,space,card,cost": (value) => ({ type: value(), text: value(), by: value(), seat: value(), space: value(), card: value(), cost: value() }),
  "type,text,by,seat,turn": (value) => ({ type: value(), text: value(), by: value(), seat: value(), turn: value() }),
  "type,text,by,seat,won,power,change,cost": (value) => ({ type: value(), text: value(), by: value(), seat: value(), won: value(), power: value(), change: value(), cost: value() }),
  "type,text,by,space,left": (value) => ({ type: value(), text: value(), by: value(), space: value(), left: value() }),
  "type,text,by,to,cards": (value) => ({ type: value(), text: value(), by: value(), to: value(), cards: value() }),
  "type,text,by,winner,winners,reason,scores,tokens,penalties,teams": (value) => ({ type: value(), text: value(), by: value(), winner: value(), winners: value(), reason: value(), scores: value(), tokens: value(), penalties: value(), teams: value() }),
  "type,text,by,winner,winners,scores,tokens,penalties,teams": (value) => ({ type: value(), text: value(), by: value(), winner: value(), winners: value(), scores: value(), tokens: value(), penalties: value(), teams: value() }),
};

