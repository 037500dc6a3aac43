// Starts the rules of the Deck-Building Game in a worker, once.
import type { Card, Character, Game } from "altmode/deckbuilder/slim";
import type { AsyncDeckbuilder, AsyncGame } from "altmode/worker";

export type WorkerGame = AsyncGame<Game>;

/** The rules, with the cards and characters that the page shows. */
export interface Rules {
  readonly deckbuilder: AsyncDeckbuilder;
  readonly cards: ReadonlyMap<string, Card>;
  readonly characters: readonly Character[];
}

let starting: Promise<Rules> | undefined;
let started: Rules | undefined;

async function start(): Promise<Rules> {
  const { startWorker } = await import("altmode/worker");
  const deckbuilder = await startWorker({ game: "deckbuilder" });
  const [cards, characters] = await Promise.all([deckbuilder.cards.all(), deckbuilder.characters.all()]);
  started = {
    deckbuilder,
    cards: new Map(cards.map((card) => [card.id, card])),
    // Characters with unknown facts are refused by default.
    characters: characters.filter(({ complete }) => complete),
  };
  return started;
}

/** Returns the rules if they are loaded already. */
export const knownRules = (): Rules | undefined => started;

export function loadRules(): Promise<Rules> {
  starting ??= start();
  // Allows a retry after a failed download.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}
