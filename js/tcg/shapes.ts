// Constructors of the most frequent shapes. An object literal lets the JavaScript engine allocate all fields
// at once: decoding legal actions field by field took a seventh longer. packed.ts builds all other shapes
// field by field.

import type { Make } from "../game/packed.js";

// Each key repeats the field names, so that loading the module computes nothing.
// biome-ignore format: one object, one line
const written: Record<string, Make> = {
  "id,type,label": (value) => ({ id: value(), type: value(), label: value() }),
  "id,type,label,character,characterName,to": (value) => ({ id: value(), type: value(), label: value(), character: value(), characterName: value(), to: value() }),
  "id,type,label,card,cardName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value() }),
  "id,type,label,card,cardName,on,onName,slot": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value(), on: value(), onName: value(), slot: value() }),
  "id,type,label,card,cardName,with,withName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value(), with: value(), withName: value() }),
  "id,type,label,attacker,attackerName,defender,defenderName": (value) => ({ id: value(), type: value(), label: value(), attacker: value(), attackerName: value(), defender: value(), defenderName: value() }),
  "id,type,label,kind,target,targetName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), target: value(), targetName: value() }),
  "id,type,label,kind,card,cardName": (value) => ({ id: value(), type: value(), label: value(), kind: value(), card: value(), cardName: value() }),
  "type,text": (value) => ({ type: value(), text: value() }),
  "type,text,seat": (value) => ({ type: value(), text: value(), seat: value() }),
  "type,text,seat,turn": (value) => ({ type: value(), text: value(), seat: value(), turn: value() }),
  "type,text,seat,count": (value) => ({ type: value(), text: value(), seat: value(), count: value() }),
  "type,text,seat,card,cardId,cardName": (value) => ({ type: value(), text: value(), seat: value(), card: value(), cardId: value(), cardName: value() }),
  "type,text,seat,card,cardId,cardName,faceDown": (value) => ({ type: value(), text: value(), seat: value(), card: value(), cardId: value(), cardName: value(), faceDown: value() }),
  "type,text,seat,card,cardId,cardName,from,to": (value) => ({ type: value(), text: value(), seat: value(), card: value(), cardId: value(), cardName: value(), from: value(), to: value() }),
  "type,text,seat,card,cardId,cardName,from,to,character,characterName": (value) => ({ type: value(), text: value(), seat: value(), card: value(), cardId: value(), cardName: value(), from: value(), to: value(), character: value(), characterName: value() }),
  "type,text,seat,card,cardId,cardName,from,to,slot,character,characterName": (value) => ({ type: value(), text: value(), seat: value(), card: value(), cardId: value(), cardName: value(), from: value(), to: value(), slot: value(), character: value(), characterName: value() }),
  "type,text,seat,from,to": (value) => ({ type: value(), text: value(), seat: value(), from: value(), to: value() }),
  "type,text,seat,source,sourceName": (value) => ({ type: value(), text: value(), seat: value(), source: value(), sourceName: value() }),
  "type,text,character,characterName": (value) => ({ type: value(), text: value(), character: value(), characterName: value() }),
  "type,text,character,characterName,mode": (value) => ({ type: value(), text: value(), character: value(), characterName: value(), mode: value() }),
  "type,text,character,characterName,attacker": (value) => ({ type: value(), text: value(), character: value(), characterName: value(), attacker: value() }),
  "type,text,character,characterName,defender": (value) => ({ type: value(), text: value(), character: value(), characterName: value(), defender: value() }),
  "type,text,character,characterName,total": (value) => ({ type: value(), text: value(), character: value(), characterName: value(), total: value() }),
  "type,text,character,characterName,source,sourceName,amount,total,attackDamage": (value) => ({ type: value(), text: value(), character: value(), characterName: value(), source: value(), sourceName: value(), amount: value(), total: value(), attackDamage: value() }),
  "type,text,attack,defense,pierce": (value) => ({ type: value(), text: value(), attack: value(), defense: value(), pierce: value() }),
  "id,card,name": (value) => ({ id: value(), card: value(), name: value() }),
  "id,card,name,slot": (value) => ({ id: value(), card: value(), name: value(), slot: value() }),
  "id,card,name,seenByOpponent": (value) => ({ id: value(), card: value(), name: value(), seenByOpponent: value() }),
  "count,cards": (value) => ({ count: value(), cards: value() }),
  "count,known": (value) => ({ count: value(), known: value() }),
};

/** Constructors by the comma-separated field names of the shape. */
export const makers: ReadonlyMap<string, Make> = new Map(Object.entries(written));
