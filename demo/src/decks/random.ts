// Generates random legal decks.
import type { Deck, Tcg } from "altmode/tcg/slim";
import { type CardFacts, catalogueOf } from "../cards/catalogue.js";
import { refOf } from "../deck-lists/deck.js";

const STARS = 25;
const CARDS = 40;
const COPIES = 3;
/** Maximum number of attempts, because some random decks are illegal. */
const TRIES = 200;

function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Returns whether a character can start a game on its own. */
const starts = ({ kind, characterKind }: CardFacts) =>
  kind === "character" && (characterKind === "standard" || characterKind === "triple-changer");

/** Returns the one of several random teams that leaves the fewest stars. */
function team(all: readonly CardFacts[]): CardFacts[] {
  const stars = (cards: readonly CardFacts[]) => cards.reduce((sum, card) => sum + card.stars, 0);
  const teams = Array.from({ length: 20 }, () => anyTeam(all));
  return teams.reduce((best, other) => (stars(other) > stars(best) ? other : best), teams[0] ?? []);
}

function anyTeam(all: readonly CardFacts[]): CardFacts[] {
  const chosen: CardFacts[] = [];
  let left = STARS;
  for (const card of shuffled(all.filter(starts))) {
    if (card.stars > left || chosen.some(({ fullName }) => fullName === card.fullName)) continue;
    chosen.push(card);
    left -= card.stars;
    if (left < 5) break;
  }
  return chosen;
}

/** Returns a random deck that is legal in tournaments. */
export function randomDeck(tcg: Tcg, name: string): Deck {
  const catalogue = catalogueOf(tcg);
  const all = catalogue.all.filter((card) => !card.banned && card.reprintOf === null);
  const battle = all.filter(({ kind, stars }) => kind === "battle" && stars === 0);
  for (let tries = 0; tries < TRIES; tries++) {
    let left = CARDS;
    const entries = shuffled(battle).flatMap((card) => {
      const count = Math.min(COPIES, left);
      left -= count;
      return count === 0 ? [] : [{ card: refOf(catalogue, card), count }];
    });
    const deck: Deck = { name, characters: team(all).map((card) => refOf(catalogue, card)), battle: entries };
    if (tcg.validateDeck(deck, "constructed").length === 0) return deck;
  }
  throw new Error("no legal deck came up; try again");
}
