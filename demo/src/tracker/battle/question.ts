// What is asked of the rules engine while people flip real cards. The tracker knows the table, the people know the cards.
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

/** Every attack of the player whose turn it is, legal or not. */
export function pairsOf(view: TrackerView): Pair[] {
  const there = view.characters.filter(({ zone }) => zone === "battlefield");
  const own = there.filter(({ seat }) => seat === view.active);
  const enemies = there.filter(({ seat }) => seat !== view.active);
  return own.flatMap((attacker) =>
    enemies.map((defender) => ({ attacker: attacker.id, defender: defender.id })),
  );
}

/**
 * The forecast's question in which nothing is left to chance: the decks are the cards that were flipped, in their order.
 * `may` says how questions of the form "you may" are answered.
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
    // What Focus looks at has been put away by hand before the cards that count were flipped.
    attacker: typeof one === "string" ? one : { ...one, focus: 0 },
    defender: typeof other === "string" ? other : { ...other, focus: 0 },
    attackerDeck: deckOf(flipped.attacker, flips?.attacker.before ?? 0),
    defenderDeck: deckOf(flipped.defender, flips?.defender.before ?? 0),
    policy: may ? { attacker: "best-attack", defender: "best-defense" } : "keep",
  };
}

/** The cards in their order. Those that the attack draws before lie above them; what they are changes nothing here. */
function deckOf(flipped: readonly KnownCard[], before: number): ForecastDeck {
  const drawn: KnownCard[] = Array.from({ length: before }, () => ({ icons: [] }));
  const top = forecastCards([...drawn, ...flipped]);
  // A deck has a card at least; one without icons changes nothing either.
  const cards = top.length > 0 ? top : [{ icons: [] }];
  return { cards, top: cards };
}
