// Generated from the Rust types; edits are lost.

import type { Make } from "../game/packed.js";
import type * as values from "./unmatched.js";

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
  "id,type,label,attacker,defender,as,card,cardName": (value) => ({ id: value(), type: value(), label: value(), attacker: value(), defender: value(), as: value(), card: value(), cardName: value() }),
  "id,type,label,attacker,defender,card,cardName": (value) => ({ id: value(), type: value(), label: value(), attacker: value(), defender: value(), card: value(), cardName: value() }),
  "id,type,label,card,cardName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value() }),
  "id,type,label,fighter,card,cardName": (value) => ({ id: value(), type: value(), label: value(), fighter: value(), card: value(), cardName: value() }),
  "id,type,label,fighter,item": (value) => ({ id: value(), type: value(), label: value(), fighter: value(), item: value() }),
  "id,type,label,fighter,to": (value) => ({ id: value(), type: value(), label: value(), fighter: value(), to: value() }),
  "id,type,label,fighter,to,door": (value) => ({ id: value(), type: value(), label: value(), fighter: value(), to: value(), door: value() }),
  "id,type,label,fighter,to,tail": (value) => ({ id: value(), type: value(), label: value(), fighter: value(), to: value(), tail: value() }),
  "id,type,label,kind,card,cardName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), card: value(), cardName: value() }),
  "id,type,label,kind,option": (value) => ({ id: value(), type: value(), label: value(), kind: value(), option: value() }),
  "id,type,label,kind,path": (value) => ({ id: value(), type: value(), label: value(), kind: value(), path: value() }),
  "id,type,label,kind,seat": (value) => ({ id: value(), type: value(), label: value(), kind: value(), seat: value() }),
  "id,type,label,kind,space": (value) => ({ id: value(), type: value(), label: value(), kind: value(), space: value() }),
  "id,type,label,kind,target": (value) => ({ id: value(), type: value(), label: value(), kind: value(), target: value() }),
  "id,type,label,kind,token": (value) => ({ id: value(), type: value(), label: value(), kind: value(), token: value() }),
  "id,type,label,kind,trigger": (value) => ({ id: value(), type: value(), label: value(), kind: value(), trigger: value() }),
  "type,text,by,attack,defense": (value) => ({ type: value(), text: value(), by: value(), attack: value(), defense: value() }),
  "type,text,by,fighter": (value) => ({ type: value(), text: value(), by: value(), fighter: value() }),
  "type,text,by,fighter,amount,health": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), amount: value(), health: value() }),
  "type,text,by,fighter,amount,health,combat": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), amount: value(), health: value(), combat: value() }),
  "type,text,by,fighter,from,to": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), from: value(), to: value() }),
  "type,text,by,fighter,from,to,path": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), from: value(), to: value(), path: value() }),
  "type,text,by,fighter,from,to,path,tail": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), from: value(), to: value(), path: value(), tail: value() }),
  "type,text,by,fighter,from,to,tail": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), from: value(), to: value(), tail: value() }),
  "type,text,by,fighter,to,door": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), to: value(), door: value() }),
  "type,text,by,fighter,to,health": (value) => ({ type: value(), text: value(), by: value(), fighter: value(), to: value(), health: value() }),
  "type,text,by,fighters": (value) => ({ type: value(), text: value(), by: value(), fighters: value() }),
  "type,text,by,seat": (value) => ({ type: value(), text: value(), by: value(), seat: value() }),
  "type,text,by,seat,attacker,defender": (value) => ({ type: value(), text: value(), by: value(), seat: value(), attacker: value(), defender: value() }),
  "type,text,by,seat,attacker,defender,bonus": (value) => ({ type: value(), text: value(), by: value(), seat: value(), attacker: value(), defender: value(), bonus: value() }),
  "type,text,by,seat,card,boost": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), boost: value() }),
  "type,text,by,seat,card,from": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), from: value() }),
  "type,text,by,seat,card,from,owner": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), from: value(), owner: value() }),
  "type,text,by,seat,card,from,to": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), from: value(), to: value() }),
  "type,text,by,seat,card,from,to,holder": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), from: value(), to: value(), holder: value() }),
  "type,text,by,seat,card,left": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), left: value() }),
  "type,text,by,seat,cards": (value) => ({ type: value(), text: value(), by: value(), seat: value(), cards: value() }),
  "type,text,by,seat,counter,count": (value) => ({ type: value(), text: value(), by: value(), seat: value(), counter: value(), count: value() }),
  "type,text,by,seat,fighter,card": (value) => ({ type: value(), text: value(), by: value(), seat: value(), fighter: value(), card: value() }),
  "type,text,by,seat,fighter,health": (value) => ({ type: value(), text: value(), by: value(), seat: value(), fighter: value(), health: value() }),
  "type,text,by,seat,fighter,item": (value) => ({ type: value(), text: value(), by: value(), seat: value(), fighter: value(), item: value() }),
  "type,text,by,seat,fighter,withCard": (value) => ({ type: value(), text: value(), by: value(), seat: value(), fighter: value(), withCard: value() }),
  "type,text,by,seat,form": (value) => ({ type: value(), text: value(), by: value(), seat: value(), form: value() }),
  "type,text,by,seat,from,to,token": (value) => ({ type: value(), text: value(), by: value(), seat: value(), from: value(), to: value(), token: value() }),
  "type,text,by,seat,left": (value) => ({ type: value(), text: value(), by: value(), seat: value(), left: value() }),
  "type,text,by,seat,missing": (value) => ({ type: value(), text: value(), by: value(), seat: value(), missing: value() }),
  "type,text,by,seat,turn": (value) => ({ type: value(), text: value(), by: value(), seat: value(), turn: value() }),
  "type,text,by,seat,value": (value) => ({ type: value(), text: value(), by: value(), seat: value(), value: value() }),
  "type,text,by,winner,winners": (value) => ({ type: value(), text: value(), by: value(), winner: value(), winners: value() }),
  "type,text,by,won,damage": (value) => ({ type: value(), text: value(), by: value(), won: value(), damage: value() }),
};

