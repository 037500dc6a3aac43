// Moves and events of the TCG in the page's language, for its table and for the table mode of the tracker.
import type { Action, GameEvent, Observation } from "altmode/tcg/slim";
import { tcgMoves } from "../messages/en/tcg-moves.js";
import { addEnglish, engineLang, many, t } from "../messages/index.js";
import { isEnd } from "../table/ends.js";
import type { Choice } from "../table/moves.js";
import { answerOf } from "../table/questions.js";

// The tracker reads these texts too, without the table of the TCG.
addEnglish(tcgMoves);

/** Returns the name of a character without its subtitle: "Optimus Prime" of "Optimus Prime, Autobot Leader". */
export const short = (fullName: string): string => fullName.split(", ", 1)[0] ?? fullName;

/** The question that some actions answer. */
export type Asked = Observation["decision"];

/** Returns the label of an action in the page's language, or `undefined` where the engine's words are better. */
function ownLabel(action: Action, asked: Asked): string | undefined {
  switch (action.type) {
    case "flip":
      return t("tcg.do.flip", { name: short(action.characterName), mode: action.to });
    case "play-action":
      return t("tcg.do.play-action", { card: action.cardName });
    case "play-upgrade":
      return t("tcg.do.play-upgrade", { card: action.cardName, name: short(action.onName) });
    case "tap-ability":
      return t("tcg.do.tap-ability", { name: short(action.characterName) });
    case "attack":
      return action.attackerName === undefined || action.defenderName === undefined
        ? undefined
        : t("tcg.do.attack", { attacker: short(action.attackerName), defender: short(action.defenderName) });
    case "end-main":
      return t("tcg.do.end-main");
    case "swap-green":
      return t("tcg.do.swap-green", { card: action.cardName, other: action.withName });
    case "reveal":
      return t("tcg.do.reveal", { card: action.cardName });
    case "choose":
      if (action.kind === "character") return t("tcg.do.choose", { name: short(action.targetName) });
      return action.kind === "card" ? t("tcg.do.choose", { name: action.cardName }) : undefined;
    case "yes":
    case "no":
    case "done":
    case "decline": {
      const { label, lang } = answerOf("tcg", asked, action);
      return lang === undefined ? label : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the buttons of some actions. Labels that two of them share are replaced by the engine's longer ones. */
export function choicesOf(actions: readonly Action[], asked: Asked, primary?: Action["type"]): Choice[] {
  const labels = actions.map((action) => ownLabel(action, asked));
  return actions.map((action, index) => {
    const label = labels[index];
    const shared = label === undefined || labels.filter((other) => other === label).length > 1;
    return {
      id: action.id,
      label: shared ? action.label : label,
      primary: action.type === primary,
      ends: isEnd(action.type),
      lang: shared ? engineLang() : undefined,
    };
  });
}

/** Returns that characters combine, in one line. */
export const combinedText = ({ characterName, characters }: Extract<GameEvent, { type: "combined" }>) =>
  t("tcg.story.combined", { name: short(characterName), parts: characters.length });

/** Returns the event that stands on the stage as a sentence. */
export function captionOf(event: GameEvent): string {
  switch (event.type) {
    case "attacks":
      return t("tcg.story.attacks", { attacker: short(event.characterName) });
    case "defends":
      return t("tcg.beat.defends", { name: short(event.characterName) });
    case "battle-flip":
      return t("tcg.beat.flip", { card: event.cardName ?? t("play.face-down") });
    case "totals":
      return t("tcg.beat.totals", { attack: event.attack, defense: event.defense });
    case "damaged":
      return many("tcg.beat.damaged", event.amount, { name: short(event.characterName) });
    case "ko":
      return t("tcg.beat.ko", { name: short(event.characterName) });
    case "combined":
      return combinedText(event);
    default:
      return event.text;
  }
}
