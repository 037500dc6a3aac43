// Texts for identifiers of the engine, and names of players and moves.
import type { Action, CharacterView, GameEvent, Observation } from "altmode/tcg/slim";
import { engineLang, isKey, t } from "../../messages/index.js";
import type { Choice } from "../../table/moves.js";
import { capital } from "../../ui/words.js";
import type { Session } from "./session.js";

export const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

/** Returns a person against a bot, or a player by number. */
export type NameOf = (seat: number) => string;

/** Returns the names of the seats: "You" and "The bot", or the players by number. */
export function namesOf(controls: Session["controls"]): NameOf {
  const people = controls.filter((control) => control === "human").length;
  return (seat) =>
    people === 1
      ? t(controls[seat] === "human" ? "tcg.you" : "tcg.the-bot")
      : t("play.player", { number: seat + 1 });
}

/** Returns the pending question of the seat to act. */
export function question({ decision, phase }: Observation, nameOf: NameOf, people: number): string {
  if (!decision) return phase === "over" ? t("tcg.over") : "";
  const key = `play.ask.${decision.kind}`;
  const ask = [
    t(isKey(key) ? key : "play.ask.other"),
    decision.wanted > 1 ? t("play.wanted", { count: decision.wanted }) : "",
  ].join("");
  const source = decision.source?.type === "rule" ? undefined : decision.source?.name;
  const asked = source ? `${source}: ${ask}` : capital(ask);
  return people > 1 ? `${nameOf(decision.seat)}: ${asked}` : asked;
}

const keywords = ["bold", "tough", "pierce", "focus", "safeguard"] as const;

/** Returns the keywords of a character, as they are printed. */
export function wordsOf(character: CharacterView): string[] {
  const words = keywords
    .filter((word) => character[word] > 0)
    .map((word) => `${capital(word)} ${character[word]}`);
  if (character.brave) words.push("Brave");
  if (character.stealth) words.push("Stealth");
  return words;
}

/** Returns the label of an action in the page's language, or `undefined` where the engine's words are better. */
function ownLabel(action: Action): string | undefined {
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
    case "decline":
      return t(`tcg.do.${action.type}`);
    default:
      return undefined;
  }
}

/** Returns the buttons of some actions. Labels that two of them share are replaced by the engine's longer ones. */
export function choicesOf(actions: readonly Action[], primary?: Action["type"]): Choice[] {
  const labels = actions.map(ownLabel);
  return actions.map((action, index) => {
    const label = labels[index];
    const shared = label === undefined || labels.filter((other) => other === label).length > 1;
    return {
      id: action.id,
      label: shared ? action.label : label,
      primary: action.type === primary,
      lang: shared ? engineLang() : undefined,
    };
  });
}

const groups = ["flip", "play-action", "play-upgrade", "tap-ability", "attack"] as const;

/** Returns the list of moves with the titles of its groups. */
export function groupedChoices(actions: readonly Action[]): (readonly [string, Choice[]])[] {
  const known: readonly string[] = groups;
  return [
    ...groups.map(
      (group) => [t(`play.group.${group}`), choicesOf(actions.filter(({ type }) => type === group))] as const,
    ),
    [t("tcg.group.answers"), choicesOf(actions.filter(({ type }) => !known.includes(type)))],
  ];
}

/** Returns the name of a character without its subtitle: "Optimus Prime" of "Optimus Prime, Autobot Leader". */
export const short = (fullName: string): string => fullName.split(", ", 1)[0] ?? fullName;

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
      return t("tcg.beat.damaged", { name: short(event.characterName), damage: event.amount });
    case "ko":
      return t("tcg.beat.ko", { name: short(event.characterName) });
    default:
      return event.text;
  }
}

/** Returns a player by number, for games that are only watched. */
export const playerName = (seat: number): string => t("play.player", { number: seat + 1 });
