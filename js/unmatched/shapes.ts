// Constructors of the most frequent shapes. An object literal lets the JavaScript engine allocate all fields
// at once. The decoder builds all other shapes field by field.
import type { Make } from "../game/packed.js";

// Each key repeats the field names, so that loading the module computes nothing.
// biome-ignore format: one object, one line
const written: Record<string, Make> = {
  "id,type,label": (value) => ({ id: value(), type: value(), label: value() }),
  "id,type,label,attacker,defender,card,cardName": (value) => ({ id: value(), type: value(), label: value(), attacker: value(), defender: value(), card: value(), cardName: value() }),
  "id,type,label,card,cardName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value() }),
  "id,type,label,fighter,to": (value) => ({ id: value(), type: value(), label: value(), fighter: value(), to: value() }),
  "id,type,label,target": (value) => ({ id: value(), type: value(), label: value(), target: value() }),
  "type,text,fighter,from,to,path": (value) => ({ type: value(), text: value(), fighter: value(), from: value(), to: value(), path: value() }),
  "type,text,seat,attacker,defender": (value) => ({ type: value(), text: value(), seat: value(), attacker: value(), defender: value() }),
  "type,text,seat,card,left": (value) => ({ type: value(), text: value(), seat: value(), card: value(), left: value() }),
  "type,text,seat,card,from": (value) => ({ type: value(), text: value(), seat: value(), card: value(), from: value() }),
  "type,text,fighter,amount,health,combat": (value) => ({ type: value(), text: value(), fighter: value(), amount: value(), health: value(), combat: value() }),
  "id,card,name": (value) => ({ id: value(), card: value(), name: value() }),
};

/** Constructors by the comma-separated field names of the shape. */
export const makers: ReadonlyMap<string, Make> = new Map(Object.entries(written));
