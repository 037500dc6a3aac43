// Entries and warnings of the tracker in languages other than the engine's.
import type { TrackerAction, TrackerView } from "altmode/tracker/slim";
import { engineLang, isKey, t } from "../messages/index.js";

/**
 * Returns an entry in the page's language, or `undefined` where the engine's English is shown: on an English page, for rare
 * entries, and for entries of earlier games, whose characters the view no longer has.
 */
export function entrySaid(action: TrackerAction, view: TrackerView, game: number): string | undefined {
  if (engineLang() === undefined || game !== view.game) return undefined;
  const name = (id: number) => view.characters.find((each) => each.id === id)?.name ?? "?";
  switch (action.type) {
    case "damage": {
      const values = { name: name(action.character), amount: Math.abs(action.amount) };
      return t(action.amount < 0 ? "entry.repair" : "entry.damage", values);
    }
    case "set-damage":
      return t("entry.set-damage", { name: name(action.character), amount: action.to });
    case "attack": {
      const { attacker, defender, damage } = action;
      return t("entry.attack", { attacker: name(attacker), defender: name(defender), damage });
    }
    case "mode":
      return t("entry.mode", { name: name(action.character), mode: action.mode });
    case "tap":
      return t(action.tapped ? "entry.tap" : "entry.untap", { name: name(action.character) });
    case "ko":
      return t("entry.ko", { name: name(action.character) });
    case "return":
      return t("entry.return", { name: name(action.character) });
    case "next-turn":
      return t("entry.next-turn");
    case "counter": {
      const { character, seat = 0, name: counter, amount } = action;
      const whose = character === undefined ? view.players[seat === 1 ? 1 : 0].name : name(character);
      return t("entry.counter", { name: whose, counter, amount });
    }
    case "note":
      return action.text;
    case "end":
      return t("entry.end");
    default:
      return undefined;
  }
}

/** Returns a warning in the page's language, or `undefined` where the engine's English is shown. */
export function warningSaid(code: string): string | undefined {
  const key = `warning.${code}`;
  return engineLang() === undefined || !isKey(key) ? undefined : t(key);
}
