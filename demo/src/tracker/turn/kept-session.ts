// What table mode plays along with, beside its game in the browser's storage: it outlives the page. What is read is checked
// as if it were somebody else's, because it may be damaged, or of another version of the page; the position in it is checked
// by the engine when it is played.
import type { Color } from "../../cards/catalogue.js";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";
import { keepBeside } from "../kept.js";
import {
  type Cards,
  DECK,
  type Known,
  type Numbered,
  type SeatSpot,
  type Spot,
  type Start,
} from "./position.js";
import type { Session, Step } from "./session.js";

const FORMAT = "altmode-table-mode/2";

/** Whether the browser kept it. */
export const keepSession = (match: string, session: Session): boolean =>
  keepBeside(match, "turn", JSON.stringify({ format: FORMAT, match, session }));

type Fields = Readonly<Record<string, unknown>>;

/** Thrown where something is not as it must be, with its place. */
class Bad extends Error {}

function fields(value: unknown, at: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Bad(at);
  return value as Fields;
}

function list<T>(value: unknown, at: string, read: (item: unknown, at: string) => T, most = 400): T[] {
  if (!Array.isArray(value) || value.length > most) throw new Bad(at);
  return value.map((item, index) => read(item, `${at}[${index}]`));
}

function two<T>(value: unknown, at: string, read: (item: unknown, at: string) => T): readonly [T, T] {
  const [one, other, ...more] = list(value, at, read);
  if (one === undefined || other === undefined || more.length > 0) throw new Bad(at);
  return [one, other];
}

function number(value: unknown, at: string, most = 10_000): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most) throw new Bad(at);
  return value;
}

function text(value: unknown, at: string, most = 2_000): string {
  if (typeof value !== "string" || value.length > most) throw new Bad(at);
  return value;
}

function oneOf<T extends string>(value: unknown, at: string, words: readonly T[]): T {
  const word = words.find((each) => each === value);
  if (word === undefined) throw new Bad(at);
  return word;
}

function knownCard(value: unknown, at: string): KnownCard {
  const { card, icons } = fields(value, at);
  // Which cards and icons there are the engine knows.
  if (card !== undefined) return { card: text(card, `${at}.card`) };
  return { icons: list(icons, `${at}.icons`, (color, place) => text(color, place) as Color, 4) };
}

const spotFields = ({ zone, index }: Fields, at: string): Spot => ({
  zone: oneOf(zone, `${at}.zone`, ["hand", "scrap", "secret", "deck"]),
  index: number(index, `${at}.index`, DECK),
});

function seatSpot(value: unknown, at: string): SeatSpot {
  const read = fields(value, at);
  return { seat: number(read.seat, `${at}.seat`, 1) === 1 ? 1 : 0, ...spotFields(read, at) };
}

function known(value: unknown, at: string): Known {
  const read = fields(value, at);
  const { card, after, how } = read;
  return {
    ...spotFields(read, at),
    card: knownCard(card, `${at}.card`),
    after: number(after, `${at}.after`),
    how: oneOf(how, `${at}.how`, ["turned-up", "named", "in-deck"]),
  };
}

function cards(value: unknown, at: string): Cards {
  const read = fields(value, at);
  const count = fields(read.count, `${at}.count`);
  const of = (zone: "hand" | "scrap" | "secret") => number(count[zone], `${at}.count.${zone}`, DECK);
  return {
    count: { hand: of("hand"), scrap: of("scrap"), secret: of("secret") },
    known: list(read.known, `${at}.known`, known),
  };
}

function numbered(value: unknown, at: string): Numbered {
  const { id, card, zone } = fields(value, at);
  return {
    id: number(id, `${at}.id`),
    card: card === null ? null : text(card, `${at}.card`),
    zone: text(zone, `${at}.zone`) as Numbered["zone"],
  };
}

function start(value: unknown, at: string): Start {
  const { state, game, teams, fallen, order, left } = fields(value, at);
  const team = (those: unknown, place: string) => list<object>(those, place, fields);
  return {
    state: fields(state, `${at}.state`),
    game: number(game, `${at}.game`),
    teams: two(teams, `${at}.teams`, team),
    fallen: two(fallen, `${at}.fallen`, team),
    order: two(order, `${at}.order`, (those, place) => list(those, place, numbered)),
    left: list(left, `${at}.left`, (sentence, place) => text(sentence, place)),
  };
}

function step(value: unknown, at: string): Step {
  const { key, place, label, spot } = fields(value, at);
  const fieldsOfAction = text(key, `${at}.key`);
  fields(parsed(fieldsOfAction, `${at}.key`), `${at}.key`);
  return {
    key: fieldsOfAction,
    label: text(label, `${at}.label`),
    place: number(place, `${at}.place`),
    ...(spot === undefined ? {} : { spot: seatSpot(spot, `${at}.spot`) }),
  };
}

/** The session in a text; throws what the visitor can read. */
export function readSession(kept: string, match: string): Session {
  try {
    const read = fields(parsed(kept, "JSON"), "JSON");
    if (read.format !== FORMAT) throw new Bad("format");
    if (read.match !== match) throw new Bad("match");
    const session = fields(read.session, "session");
    return {
      start: start(session.start, "session.start"),
      cards: two(session.cards, "session.cards", cards),
      steps: list(session.steps, "session.steps", step),
    };
  } catch (error) {
    if (error instanceof Bad) throw new Error(t("turn.kept-damaged", { where: error.message }));
    throw error;
  }
}

function parsed(json: string, at: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Bad(at);
  }
}
