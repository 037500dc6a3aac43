// Starts the rules of the Deck-Building Game in a worker, with the packs of a game.
import type { Card, Game, Pack } from "altmode/deckbuilder/slim";
import type { AsyncDeckbuilder, AsyncGame } from "altmode/worker/deckbuilder";

export type WorkerGame = AsyncGame<Game>;

/** The rules, with the cards that the page shows. */
export interface Rules {
  readonly deckbuilder: AsyncDeckbuilder;
  readonly cards: ReadonlyMap<string, Card>;
  readonly packs: readonly Pack[];
}

/** The worker that runs, with its packs as JSON. */
let running: { readonly packs: string; readonly rules: Promise<Rules> } | undefined;

async function start(packs: readonly Pack[]): Promise<Rules> {
  const { startWorker } = await import("altmode/worker/deckbuilder");
  const deckbuilder = await startWorker();
  try {
    for (const pack of packs) await deckbuilder.loadPack(pack);
    const cards = await deckbuilder.cards.all();
    return { deckbuilder, cards: new Map(cards.map((card) => [card.id, card])), packs };
  } catch (error) {
    await deckbuilder.close();
    throw error;
  }
}

/**
 * Returns the rules with these packs. Other packs need a worker of their own, because a loaded pack cannot be removed and
 * two versions of one cannot be loaded together. The worker before is closed with its games.
 */
export function rulesWith(packs: readonly Pack[]): Promise<Rules> {
  const wanted = JSON.stringify(packs);
  if (running?.packs === wanted) return running.rules;
  const before = running;
  const rules = start(packs);
  running = { packs: wanted, rules };
  // Allows a retry after a failed download or a refused pack.
  rules.catch(() => {
    if (running?.rules === rules) running = undefined;
  });
  void before?.rules.then(({ deckbuilder }) => deckbuilder.close()).catch(() => undefined);
  return rules;
}

/** Returns the rules that run, with any packs, for questions that need none. */
export const anyRules = (): Promise<Rules> => running?.rules ?? rulesWith([]);
