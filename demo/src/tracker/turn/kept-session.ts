// Stores the session of table mode beside its game, so that it survives a reload. Loading validates every
// field, because the data may be damaged or from another version of the page. The engine validates the
// position when it replays the session.
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

/** Stores a session. Returns whether the browser stored it. */
export const keepSession = (match: string, session: Session): boolean =>
  keepBeside(match, "turn", JSON.stringify({ format: FORMAT, match, session }));

type Fields = Readonly<Record<string, unknown>>;

/** Thrown for an invalid value, with its path. */
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
  // The engine validates cards and icons.
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

/** Parses a session. Throws a readable error if it is invalid. */
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
