// Generated from the Rust types; edits are lost.

import type { Make } from "../game/packed.js";
import type * as values from "./tcg.js";

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
  "id,type,label,attacker,attackerName": (value) => ({ id: value(), type: value(), label: value(), attacker: value(), attackerName: value() }),
  "id,type,label,attacker,attackerName,defender,defenderName": (value) => ({ id: value(), type: value(), label: value(), attacker: value(), attackerName: value(), defender: value(), defenderName: value() }),
  "id,type,label,card,cardName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value() }),
  "id,type,label,card,cardName,on,onName,slot": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value(), on: value(), onName: value(), slot: value() }),
  "id,type,label,card,cardName,with,withName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value(), with: value(), withName: value() }),
  "id,type,label,character,characterName": (value) => ({ id: value(), type: value(), label: value(), character: value(), characterName: value() }),
  "id,type,label,character,characterName,to": (value) => ({ id: value(), type: value(), label: value(), character: value(), characterName: value(), to: value() }),
  "id,type,label,defender,defenderName": (value) => ({ id: value(), type: value(), label: value(), defender: value(), defenderName: value() }),
  "id,type,label,kind,card,cardName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), card: value(), cardName: value() }),
  "id,type,label,kind,card,cardName,option": (value) => ({ id: value(), type: value(), label: value(), kind: value(), card: value(), cardName: value(), option: value() }),
  "id,type,label,kind,option": (value) => ({ id: value(), type: value(), label: value(), kind: value(), option: value() }),
  "id,type,label,kind,target,targetName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), target: value(), targetName: value() }),
  "id,type,label,kind,trigger,triggerName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), trigger: value(), triggerName: value() }),
  "type,text,by": (value) => ({ type: value(), text: value(), by: value() }),
  "type,text,by,attack,bold,defense,tough": (value) => ({ type: value(), text: value(), by: value(), attack: value(), bold: value(), defense: value(), tough: value() }),
  "type,text,by,attack,defense,pierce,attackBonus,defenseBonus": (value) => ({ type: value(), text: value(), by: value(), attack: value(), defense: value(), pierce: value(), attackBonus: value(), defenseBonus: value() }),
  "type,text,by,card,cardId,cardName": (value) => ({ type: value(), text: value(), by: value(), card: value(), cardId: value(), cardName: value() }),
  "type,text,by,character,characterName": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value() }),
  "type,text,by,character,characterName,amount,before": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), amount: value(), before: value() }),
  "type,text,by,character,characterName,amount,total": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), amount: value(), total: value() }),
  "type,text,by,character,characterName,amount,total,attackDamage": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), amount: value(), total: value(), attackDamage: value() }),
  "type,text,by,character,characterName,attacker": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), attacker: value() }),
  "type,text,by,character,characterName,defender": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), defender: value() }),
  "type,text,by,character,characterName,mode": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), mode: value() }),
  "type,text,by,character,characterName,mode,characters,total": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), mode: value(), characters: value(), total: value() }),
  "type,text,by,character,characterName,mode,total": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), mode: value(), total: value() }),
  "type,text,by,character,characterName,source,sourceName": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), source: value(), sourceName: value() }),
  "type,text,by,character,characterName,source,sourceName,amount": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), source: value(), sourceName: value(), amount: value() }),
  "type,text,by,character,characterName,source,sourceName,amount,before": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), source: value(), sourceName: value(), amount: value(), before: value() }),
  "type,text,by,character,characterName,source,sourceName,amount,total": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), source: value(), sourceName: value(), amount: value(), total: value() }),
  "type,text,by,character,characterName,source,sourceName,amount,total,attackDamage": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), source: value(), sourceName: value(), amount: value(), total: value(), attackDamage: value() }),
  "type,text,by,character,characterName,total": (value) => ({ type: value(), text: value(), by: value(), character: value(), characterName: value(), total: value() }),
  "type,text,by,seat": (value) => ({ type: value(), text: value(), by: value(), seat: value() }),
  "type,text,by,seat,bonus,pierce": (value) => ({ type: value(), text: value(), by: value(), seat: value(), bonus: value(), pierce: value() }),
  "type,text,by,seat,card,cardId,cardName": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), cardId: value(), cardName: value() }),
  "type,text,by,seat,card,cardId,cardName,bonus,pierce": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), cardId: value(), cardName: value(), bonus: value(), pierce: value() }),
  "type,text,by,seat,card,cardId,cardName,faceDown": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), cardId: value(), cardName: value(), faceDown: value() }),
  "type,text,by,seat,card,cardId,cardName,from,to": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), cardId: value(), cardName: value(), from: value(), to: value() }),
  "type,text,by,seat,card,cardId,cardName,from,to,character,characterName": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), cardId: value(), cardName: value(), from: value(), to: value(), character: value(), characterName: value() }),
  "type,text,by,seat,card,cardId,cardName,from,to,slot,character,characterName": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value(), cardId: value(), cardName: value(), from: value(), to: value(), slot: value(), character: value(), characterName: value() }),
  "type,text,by,seat,cardName": (value) => ({ type: value(), text: value(), by: value(), seat: value(), cardName: value() }),
  "type,text,by,seat,cards,count": (value) => ({ type: value(), text: value(), by: value(), seat: value(), cards: value(), count: value() }),
  "type,text,by,seat,cards,count,faceDown": (value) => ({ type: value(), text: value(), by: value(), seat: value(), cards: value(), count: value(), faceDown: value() }),
  "type,text,by,seat,count": (value) => ({ type: value(), text: value(), by: value(), seat: value(), count: value() }),
  "type,text,by,seat,faceDown": (value) => ({ type: value(), text: value(), by: value(), seat: value(), faceDown: value() }),
  "type,text,by,seat,flips": (value) => ({ type: value(), text: value(), by: value(), seat: value(), flips: value() }),
  "type,text,by,seat,from,to": (value) => ({ type: value(), text: value(), by: value(), seat: value(), from: value(), to: value() }),
  "type,text,by,seat,from,to,character,characterName": (value) => ({ type: value(), text: value(), by: value(), seat: value(), from: value(), to: value(), character: value(), characterName: value() }),
  "type,text,by,seat,from,to,slot,character,characterName": (value) => ({ type: value(), text: value(), by: value(), seat: value(), from: value(), to: value(), slot: value(), character: value(), characterName: value() }),
  "type,text,by,seat,source,sourceName": (value) => ({ type: value(), text: value(), by: value(), seat: value(), source: value(), sourceName: value() }),
  "type,text,by,seat,total": (value) => ({ type: value(), text: value(), by: value(), seat: value(), total: value() }),
  "type,text,by,seat,turn": (value) => ({ type: value(), text: value(), by: value(), seat: value(), turn: value() }),
  "type,text,by,winner": (value) => ({ type: value(), text: value(), by: value(), winner: value() }),
};

