// Generated from the Rust types; edits are lost.

import type { Make } from "../game/packed.js";

/** Constructors of actions and events by their comma-separated field names. */
export const makers: Record<string, Make> = {
  "id,type,label,card,cardName": (value) => ({ id: value(), type: value(), label: value(), card: value(), cardName: value() }),
  "type,text,by,seat": (value) => ({ type: value(), text: value(), by: value(), seat: value() }),
  "type,text,by,seat,card": (value) => ({ type: value(), text: value(), by: value(), seat: value(), card: value() }),
};

