// Names of what is on the table, and sentences about moves.
import type { Action, Card, FighterView, Observation, QuestionKind } from "altmode/unmatched/slim";
import { engineLang, isKey, type Key, many, t } from "../../messages/index.js";
import { type Answer, answerOf, askedOf } from "../../table/questions.js";
import { capital } from "../../ui/words.js";
import { type Facts, heroOf } from "./facts.js";
import { type Choices, controlsOf, playing } from "./session.js";

/** Names of everything in one game. */
export interface Names {
  /** Name of the hero of a seat. */
  readonly seat: (seat: number) => string;
  readonly fighter: (id: number | null) => string;
  readonly space: (id: string | null) => string;
  readonly zone: (zone: string) => string;
  /** Name of a card or a hero by its id. */
  readonly card: (id: string) => string;
  /** Names the owner of a thing from the view of the person at the screen. */
  readonly owner: (seat: number) => string;
}

export const spaceNumber = (id: string) => id.replace(/^\D+0*/, "") || id;

const known = (key: string): Key | undefined => (isKey(key) ? key : undefined);

export type Cards = ReadonlyMap<string, Card>;

export function namesOf(
  facts: Facts,
  cards: Cards,
  choices: Choices,
  fighters: readonly FighterView[],
): Names {
  const controls = controlsOf(choices);
  const hero = (seat: number) => heroOf(facts, choices.heroes[seat] ?? "")?.name ?? "";
  // The number of the seat distinguishes equal heroes of several sides.
  const heroes = playing(choices);
  const isTwin = (seat: number) => heroes.some((other, place) => place !== seat && other === heroes[seat]);
  const seatName = (seat: number) => (isTwin(seat) ? `${hero(seat)} ${seat + 1}` : hero(seat));
  return {
    seat: seatName,
    fighter: (id) => {
      const fighter = fighters.find((each) => each.id === id);
      if (fighter === undefined) return "";
      const number = /-(\d+)$/.exec(fighter.fighter)?.[1];
      const name = number === undefined ? fighter.name : `${fighter.name} ${number}`;
      return isTwin(fighter.owner) ? `${name} (${fighter.owner + 1})` : name;
    },
    space: (id) => (id === null ? "" : spaceNumber(id)),
    zone: zoneName,
    card: (id) => cards.get(id)?.name ?? heroOf(facts, id)?.name ?? id,
    owner: (seat) => {
      if (controls.length > 2 || !controls.includes("bot"))
        return t("unmatched.of-seat", { hero: seatName(seat) });
      return t(controls[seat] === "bot" ? "unmatched.of-bot" : "unmatched.of-you");
    },
  };
}

/** Returns the pending question, such as "Medusa: Place Harpy 1: choose a space." */
export const question = ({ decision }: Observation, names: Names): string =>
  decision === null ? "" : askedOf("unmatched", decision, names.seat(decision.seat));

/** The question that some actions answer. */
export type Asked = Observation["decision"];

/** Returns a move in the page's language, or in that of the engine. */
export function labelled(action: Action, names: Names, asked: Asked): Answer {
  switch (action.type) {
    case "yes":
    case "no":
    case "done":
      return answerOf("unmatched", asked, action);
    default: {
      const label = labelOf(action, names, asked?.kind);
      return label === undefined
        ? { label: capital(action.label), lang: engineLang() }
        : { label, lang: undefined };
    }
  }
}

/** Returns a move in the page's language, or `undefined` where there are only the engine's words. */
function labelOf(action: Action, names: Names, kind: QuestionKind | undefined): string | undefined {
  const card = "cardName" in action ? action.cardName : "";
  switch (action.type) {
    case "maneuver":
      return t("unmatched.do.maneuver");
    case "attack":
      return t("unmatched.do.attack", {
        attacker: names.fighter(action.attacker),
        defender: names.fighter(action.defender),
        card,
      });
    case "scheme":
      return action.fighter === undefined
        ? t("unmatched.do.scheme", { card })
        : t("unmatched.do.scheme-by", { card, name: names.fighter(action.fighter) });
    case "boost":
      return t("unmatched.do.boost", { card });
    case "defend":
      return t("unmatched.do.defend", { card });
    case "move":
    case "step":
    case "place": {
      const values = { name: names.fighter(action.fighter), space: names.space(action.to) };
      return t(`unmatched.do.${action.type}`, values);
    }
    case "decline":
      return t("unmatched.no-card");
    case "choose":
      return chosen(action, names, kind);
    default:
      return undefined;
  }
}

function chosen(
  action: Action & { type: "choose" },
  names: Names,
  kind: QuestionKind | undefined,
): string | undefined {
  switch (action.kind) {
    case "fighter":
      return names.fighter(action.target);
    case "space":
      return t("unmatched.do.space", { space: names.space(action.space) });
    case "token":
      return t("unmatched.do.space", { space: action.token.split("-").map(spaceNumber).join("–") });
    case "card":
      return kind === "hand-limit" ? t("unmatched.do.discard", { card: action.cardName }) : action.cardName;
    case "seat":
      return names.seat(action.seat);
    case "trigger":
      return t("unmatched.do.trigger", { card: names.card(action.trigger) });
    case "option":
      // Other options are effects, forms and names in the engine's words.
      return action.label === `The number ${action.option}`
        ? t("unmatched.do.option", { option: action.option })
        : undefined;
    default:
      return undefined;
  }
}

/** Returns the name of a zone, which is that of its colour. */
export function zoneName(zone: string): string {
  const key = known(`zone.${zone}`);
  return key ? t(key) : zone;
}

/** Names several zones, such as "zones gray, yellow". */
export const zonesIn = (zones: readonly string[]) =>
  many("unmatched.space-zones", zones.length, { zones: zones.map(zoneName).join(", ") });
