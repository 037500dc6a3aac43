// Builds forecast inputs from the tracked table and the cards that the players flipped.
import type { ForecastDeck, ForecastFlips, ForecastInput } from "altmode/tcg/slim";
import type { Match, TrackerView } from "altmode/tracker/slim";
import { forecastCards, type KnownCard } from "../../cards/known-cards.js";

export type Side = "attacker" | "defender";
export const sides: readonly Side[] = ["attacker", "defender"];

/** Two characters by their numbers in the view. */
export interface Pair {
  readonly attacker: number;
  readonly defender: number;
}

export type Flipped = Readonly<Record<Side, readonly KnownCard[]>>;
export const nothingFlipped: Flipped = { attacker: [], defender: [] };

/** Returns every attack of the active player, legal or not. */
export function pairsOf(view: TrackerView): Pair[] {
  const there = view.characters.filter(({ zone }) => zone === "battlefield");
  const own = there.filter(({ seat }) => seat === view.active);
  const enemies = there.filter(({ seat }) => seat !== view.active);
  return own.flatMap((attacker) =>
    enemies.map((defender) => ({ attacker: attacker.id, defender: defender.id })),
  );
}

/**
 * Returns a forecast input with a deterministic result: the decks consist of the flipped cards in order.
 * `may` is the answer to questions of the form "you may".
 */
export function battleQuestion(
  match: Match,
  { attacker, defender }: Pair,
  flipped: Flipped,
  flips: ForecastFlips | undefined,
  may: boolean,
): ForecastInput {
  const { input } = match.forecastInput(attacker, defender, [{ cards: [] }, { cards: [] }]);
  const { attacker: one, defender: other } = input;
  return {
    ...input,
    // The players resolved Focus before they entered the cards that count.
    attacker: typeof one === "string" ? one : { ...one, focus: 0 },
    defender: typeof other === "string" ? other : { ...other, focus: 0 },
    attackerDeck: deckOf(flipped.attacker, flips?.attacker.before ?? 0),
    defenderDeck: deckOf(flipped.defender, flips?.defender.before ?? 0),
    policy: may ? { attacker: "best-attack", defender: "best-defense" } : "keep",
  };
}

/**
 * Returns the cards as a deck in order. Cards drawn before the flips are on top, and their identity is
 * irrelevant.
 */
function deckOf(flipped: readonly KnownCard[], before: number): ForecastDeck {
  const drawn: KnownCard[] = Array.from({ length: before }, () => ({ icons: [] }));
  const top = forecastCards([...drawn, ...flipped]);
  // A deck needs at least one card. A card without icons has no effect.
  const cards = top.length > 0 ? top : [{ icons: [] }];
  return { cards, top: cards };
}
