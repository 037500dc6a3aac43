// Texts for identifiers of the engine, and names of players and moves.
import type { Action, CharacterView, Observation } from "altmode/tcg/slim";
import { type Asked, choicesOf } from "../../cards/moves.js";
import { t } from "../../messages/index.js";
import type { Choice } from "../../table/moves.js";
import { askedOf } from "../../table/questions.js";
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

/** Returns the pending question of the seat to act. With its legal actions, it names only what is left to do in the main phase. */
export function question(
  { decision, phase }: Observation,
  nameOf: NameOf,
  people: number,
  actions: readonly Action[] = [],
): string {
  if (!decision) return phase === "over" ? t("table.over") : "";
  const left = decision.kind === "main" && people === 1 ? leftOf(actions) : undefined;
  if (left !== undefined) return t(`tcg.main.${left}`);
  return askedOf("tcg", decision, people > 1 ? nameOf(decision.seat) : undefined);
}

/** Returns what is left to do in a main phase, unless it is everything. */
function leftOf(actions: readonly Action[]): "flip" | "play" | "attack" | undefined {
  const has = (...types: readonly Action["type"][]) => actions.some(({ type }) => types.includes(type));
  if (!has("attack")) return undefined;
  const flip = has("flip");
  const play = has("play-action", "play-upgrade", "tap-ability");
  if (flip && play) return undefined;
  return flip ? "flip" : play ? "play" : "attack";
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

const groups = ["flip", "play-action", "play-upgrade", "tap-ability", "attack"] as const;

/** Returns the list of moves with the titles of its groups. */
export function groupedChoices(actions: readonly Action[], asked: Asked): (readonly [string, Choice[]])[] {
  const known: readonly string[] = groups;
  const choices = (those: readonly Action[]) => choicesOf(those, asked);
  return [
    ...groups.map(
      (group) => [t(`play.group.${group}`), choices(actions.filter(({ type }) => type === group))] as const,
    ),
    [t("tcg.group.answers"), choices(actions.filter(({ type }) => !known.includes(type)))],
  ];
}

/** Returns a player by number, for games that are only watched. */
export const playerName = (seat: number): string => t("play.player", { number: seat + 1 });
