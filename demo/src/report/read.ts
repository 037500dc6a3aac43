// Validates stored or linked input field by field, because it may be damaged, forged or from an older
// version.
import type { Color } from "../cards/catalogue.js";
import { colors } from "../cards/catalogue.js";
import type { KnownCard } from "../cards/known-cards.js";
import { type Calculation, type DeckForm, example, type Fighter, numbers, type Side } from "./state.js";

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
const text = (value: unknown, most = 200) => (typeof value === "string" ? value.slice(0, most) : "");
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 200) : []);
const texts = (value: unknown) => list(value).filter((each): each is string => typeof each === "string");

/** Returns the calculation, or `undefined` if the value is none. */
export function readCalculation(value: unknown): Calculation | undefined {
  const found = fields(value);
  if (!("fighters" in found && "decks" in found)) return undefined;
  const pair = <T>(part: unknown, read: (value: unknown, side: Side) => T): Record<Side, T> => ({
    attacker: read(fields(part).attacker, "attacker"),
    defender: read(fields(part).defender, "defender"),
  });
  return {
    fighters: pair(found.fighters, readFighter),
    decks: pair(found.decks, readDeck),
    best: pair(found.best, (best) => best !== false),
    rulings: found.rulings === "updated" ? "updated" : "core",
  };
}

function readFighter(value: unknown, side: Side): Fighter {
  const { card, mode, damage, upgrades, tapped, numbers: typed, team } = fields(value);
  const known = numbers[side].map((name) => [name, text(fields(typed)[name], 20)] as const);
  return {
    card: text(card),
    mode: text(mode),
    damage: text(damage, 20),
    upgrades: texts(upgrades),
    tapped: tapped === true,
    numbers: Object.fromEntries(known.filter(([, word]) => word !== "")),
    team: texts(team),
  };
}

const isColor = (word: unknown): word is Color => colors.some((color) => color === word);
const icons = (value: unknown) => list(value).filter(isColor);

function readDeck(value: unknown, side: Side): DeckForm {
  const found = fields(value);
  const rows = list(found.rows).map((row) => ({
    icons: icons(fields(row).icons),
    count: text(fields(row).count, 20),
  }));
  const known = new Map(rows.map((row) => [row.icons.join(" "), row]));
  const { top, bottom, scrap } = fields(found.known);
  return {
    by: found.by === "list" || found.by === "unknown" ? found.by : "icons",
    rows: known.size > 0 ? [...known.values()] : example.decks[side].rows,
    list: text(found.list, 20_000),
    // Missing in links of older versions.
    known: { top: readCards(top), bottom: readCards(bottom), scrap: readCards(scrap) },
  };
}

function readCards(value: unknown): KnownCard[] {
  return list(value).map((each) => {
    const { card, icons: shown } = fields(each);
    return typeof card === "string" ? { card: text(card) } : { icons: icons(shown) };
  });
}
