// Names of the things of the game on the page.
import type { Action, Card, CardView, Observation, PlayerView } from "altmode/deckbuilder/slim";
import { engineLang, many, t } from "../../messages/index.js";
import { isEnd } from "../../table/ends.js";
import type { Choice } from "../../table/moves.js";
import { answerOf, askedOf } from "../../table/questions.js";
import { numbersOf } from "./numbers.js";

export type Cards = ReadonlyMap<string, Card>;

/** Returns the name of a player: the character, which no other player has. */
export const playerName = ({ players }: Observation, seat: number): string =>
  players[seat]?.name ?? String(seat + 1);

/** Returns what a screen reader says of a card, without its text. */
export function cardLabel(card: Card): string {
  const parts = [card.name, card.types.join(", "), numbersOf(card)];
  return parts.filter((part) => part !== "").join(", ");
}

/** Returns the name of a card that may be facedown. */
export const nameOf = (card: CardView | null): string => card?.name ?? t("deckbuilder.facedown");

/** Returns the state of a player in words, as figures with their keys and names, and perhaps a short form for a narrow bar. */
export function figuresOf(player: PlayerView): readonly (readonly [string, string, string, string?])[] {
  const power = (key: "deckbuilder.power-at" | "deckbuilder.power-short") =>
    player.power.map(({ amount, range }) => t(key, { amount, range })).join(", ") || "0";
  const damage =
    player.damageLimit === null
      ? String(player.damage.length)
      : `${player.damage.length} / ${player.damageLimit}`;
  return [
    ["power", t("deckbuilder.figure.power"), power("deckbuilder.power-at"), power("deckbuilder.power-short")],
    ["move", t("deckbuilder.figure.move"), String(player.move)],
    ["energon", t("deckbuilder.figure.energon"), String(player.energon)],
    ["vp", t("deckbuilder.figure.vp"), String(player.score ?? player.vp)],
    ["damage", t("deckbuilder.figure.damage"), damage],
    ["vault", t("deckbuilder.figure.vault"), String(player.vault.length)],
  ];
}

/** Returns the pending question in words. */
export function question(observation: Observation): string {
  const { decision } = observation;
  if (decision === null) return t("table.over");
  return askedOf("deckbuilder", decision, playerName(observation, decision.seat));
}

/** The question that some actions answer. */
export type Asked = Observation["decision"];

/** Returns a short name of an action, for its button. */
function actionLabel(action: Action, asked: Asked): string {
  switch (action.type) {
    case "play":
    case "assist":
    case "battle":
    case "confront":
    case "clear":
      return t(`deckbuilder.do.${action.type}`, { card: action.cardName });
    case "buy":
      return t("deckbuilder.do.buy", { card: action.cardName, cost: action.cost });
    case "move":
    case "search":
      return t(`deckbuilder.do.${action.type}`, { space: action.space });
    case "convert":
      return t("deckbuilder.do.convert", { cost: action.cost });
    case "end-turn":
    case "spend-move":
      return t(`deckbuilder.do.${action.type}`);
    case "yes":
    case "no":
    case "done":
    case "decline":
      return answerOf("deckbuilder", asked, action).label;
    default:
      return action.label;
  }
}

/**
 * Returns the buttons of some actions. Labels that two of them share are replaced by the engine's longer ones. "End the
 * turn" is quiet unless it is `alone`, the only thing that can be done.
 */
export function choicesOf(actions: readonly Action[], asked: Asked, alone = false): Choice[] {
  const labels = actions.map((action) => actionLabel(action, asked));
  return actions.map((action, index) => {
    const label = labels[index] ?? action.label;
    const shared = labels.filter((other) => other === label).length > 1;
    const lang = shared || label === action.label ? engineLang() : undefined;
    const primary = action.type === "end-turn" && alone;
    return { id: action.id, label: shared ? action.label : label, primary, ends: isEnd(action.type), lang };
  });
}

/** Returns the buttons beside the question: of actions that are called the same, such as equal triggers, one. */
export const quickChoices = (actions: readonly Action[], asked: Asked, alone: boolean): Choice[] =>
  choicesOf(actions, asked, alone).filter(
    ({ label }, index, all) => all.findIndex((other) => other.label === label) === index,
  );

/** Groups of the list of moves, with the types of actions in each. */
const groups = {
  play: ["play", "use", "convert"],
  matrix: ["move", "search"],
  targets: ["buy", "battle", "confront", "clear"],
  answers: ["assist", "block", "choose", "yes", "no", "done", "decline", "spend-move"],
  turn: ["end-turn"],
} as const;

export const groupedChoices = (actions: readonly Action[], asked: Asked): (readonly [string, Choice[]])[] =>
  (Object.keys(groups) as (keyof typeof groups)[]).map((name) => [
    t(`deckbuilder.group.${name}`),
    choicesOf(
      actions.filter(({ type }) => (groups[name] as readonly string[]).includes(type)),
      asked,
    ),
  ]);

/** Returns the end of a game in words. `person` is the seat of the person who plays against bots. */
export function outcomeText(observation: Observation, person: number | undefined): string {
  const { outcome } = observation;
  if (outcome === null) return "";
  const winners = outcome.winners ?? (outcome.winner === null ? [] : [outcome.winner]);
  if (winners.length === 0) return t("deckbuilder.nobody-wins");
  if (person !== undefined) return t(winners.includes(person) ? "table.won" : "table.lost");
  const names = winners.map((seat) => playerName(observation, seat)).join(", ");
  return many("deckbuilder.wins", winners.length, { names });
}
