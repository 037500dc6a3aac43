// The calculation that the attributes of an element write, in the form of the page's calculator.
import { type CardFacts, type Catalogue, isCharacter } from "../../cards/catalogue.js";
import { readCalculation } from "../../report/read.js";
import { type Calculation, example } from "../../report/state.js";
import { fold } from "../../ui/words.js";
import { ATTRIBUTES, readIcons, readLink, readSide, SIDES, type Side } from "../attack.js";

/** Returns the calculation of a link, of the attributes of both sides, or the example of the page without any. */
export async function calculationOf(element: Element, catalogue: Catalogue): Promise<Calculation> {
  const link = element.getAttribute("link");
  if (link !== null) return readLink(link);
  if (!ATTRIBUTES.some((name) => element.hasAttribute(name))) return example;
  const pair = <T>(read: (side: Side) => T) => Object.fromEntries(SIDES.map((side) => [side, read(side)]));
  const calculation = readCalculation({
    fighters: pair((side) => fighterOf(element, side, catalogue)),
    decks: pair((side) => deckOf(element.getAttribute(`${side}-deck`))),
  });
  return calculation ?? example;
}

function fighterOf(element: Element, side: Side, catalogue: Catalogue): object {
  const { card: word, mode, upgrades = [], numbers } = readSide(element, side);
  const card = word === undefined ? undefined : cardOf(catalogue, side, word, isCharacter);
  const modes = Object.keys(card?.modes ?? {});
  if (mode !== undefined && !modes.includes(mode))
    throw new Error(`${side}-mode="${mode}" is none of ${modes.join(", ") || "a card: write its name too"}`);
  const { damage, ...rest } = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, String(value)]),
  );
  return {
    card: card?.id,
    mode: mode ?? card?.startMode ?? modes[0],
    damage,
    upgrades: upgrades.map(
      (name) => cardOf(catalogue, `${side}-upgrades`, name, ({ type }) => type === "upgrade").id,
    ),
    numbers: rest,
  };
}

/** Returns the original of a card by its id or name. */
function cardOf(
  { all, byId }: Catalogue,
  attribute: string,
  word: string,
  fits: (card: CardFacts) => boolean,
): CardFacts {
  const wanted = fold(word.trim());
  const named = all.filter(fits);
  const found =
    named.find(({ id }) => id === word.trim().toLowerCase()) ??
    named.find(({ fullName }) => fold(fullName) === wanted) ??
    named.find(({ name }) => fold(name) === wanted);
  if (found === undefined) throw new Error(`${attribute}: there is no card "${word}": write its id or name`);
  return byId.get(found.reprintOf ?? "") ?? found;
}

/** Returns the form of a deck. Without one the form has the deck of the example. */
function deckOf(word: string | null): object {
  if (word === null) return {};
  const rows = readIcons(word);
  if (rows === undefined) return { by: "list", list: word };
  return { by: "icons", rows: rows.map(({ count, icons }) => ({ icons, count: String(count) })) };
}
