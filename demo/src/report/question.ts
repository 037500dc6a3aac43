// Converts the form into the engine's input. The engine validates it.
import type { ForecastCharacter, ForecastDeck, ForecastInput } from "altmode/tcg/slim";
import { forecastCards } from "../cards/known-cards.js";
import type { Ask } from "../engine/background.js";
import { engineError, isEngineError } from "../engine/errors.js";
import { asNumber } from "../ui/number-field.js";
import { type Calculation, type DeckForm, type Fighter, knownParts, type Side } from "./state.js";

export async function question(
  { fighters, decks, best, rulings }: Calculation,
  ask: Ask,
): Promise<ForecastInput> {
  return {
    attacker: character(fighters.attacker),
    defender: character(fighters.defender),
    attackerTeam: [...fighters.attacker.team],
    defenderTeam: [...fighters.defender.team],
    attackerDeck: await deck(decks.attacker, "attackerDeck", ask),
    defenderDeck: await deck(decks.defender, "defenderDeck", ask),
    policy: {
      attacker: best.attacker ? "best-attack" : "keep",
      defender: best.defender ? "best-defense" : "keep",
    },
    rulings,
  };
}

function character({ card, mode, damage, upgrades, tapped, numbers }: Fighter): ForecastCharacter {
  const given: Record<string, unknown> =
    card === "" ? {} : { card, mode, upgrades, ...(tapped ? { tapped } : {}) };
  for (const [name, typed] of [...Object.entries(numbers), ["damage", damage] as const]) {
    const number = asNumber(typed);
    if (number !== undefined) given[name] = number;
  }
  return given as ForecastCharacter;
}

/** Returns a deck as input for the engine. */
export async function deck(form: DeckForm, place: string, ask: Ask): Promise<ForecastDeck> {
  const parts: Record<string, unknown> = { cards: await cardsOf(form, place, ask) };
  for (const part of knownParts) {
    const cards = forecastCards(form.known[part]);
    if (cards.length > 0) parts[part] = cards;
  }
  return parts as ForecastDeck;
}

/** The fewest cards of a deck, and those of an unknown one. */
const UNKNOWN_CARDS = 40;

/** Returns the cards of the deck. A list that cannot be read at all is reported at the list. */
async function cardsOf({ by, rows, list }: DeckForm, place: string, ask: Ask): Promise<unknown> {
  if (by === "unknown") return [{ icons: [], count: UNKNOWN_CARDS }];
  if (by === "icons") {
    // Rows with no cards are dropped. `rowPlace` accounts for them in fault paths.
    const cards = rows.map(({ icons, count }) => ({ icons: [...icons], count: asNumber(count) ?? 0 }));
    // Invalid counts are kept, so that the engine reports them.
    return cards.filter(({ count }) => count !== 0);
  }
  try {
    return (await ask("deck", list)).deck.battle;
  } catch (error) {
    if (!isEngineError(error)) throw error;
    throw engineError(error.code, error.message, place, { cause: error });
  }
}

/** Returns the path of a row in the input. Rows with no cards are not part of the input. */
export function rowPlace(form: DeckForm, index: number, place: string): string {
  const before = form.rows.slice(0, index).filter(({ count }) => (asNumber(count) ?? 0) !== 0);
  return `${place}.cards[${before.length}]`;
}

export const deckPlace = (side: Side) => `${side}Deck`;
