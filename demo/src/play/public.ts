// Information that two players at one screen may both see.
import type { Action, Game, GameEvent, Observation } from "altmode/tcg/slim";

/** Returns the public view of the table: each side as the opponent sees it. */
export function publicObservation(game: Game): Observation {
  const [first, second] = [game.observe(0), game.observe(1)];
  const asker = first.toAct === 0 ? second : first;
  return {
    ...asker,
    players: [second.players[0], first.players[1]],
  };
}

/** Returns the number of cards that an event names. */
const known = (event: GameEvent) =>
  ("cardId" in event && event.cardId !== undefined ? 1 : 0) +
  ("cards" in event ? (event.cards?.length ?? 0) : 0);

/** Returns the events from an index on, each in the version of the player who knows less. */
export function publicEvents(game: Game, since: number): readonly GameEvent[] {
  const others = game.events(since, 1);
  return game.events(since, 0).map((event, index) => {
    const other = others[index] ?? event;
    return known(other) < known(event) ? other : event;
  });
}

/** Collects the numbers of all cards and characters in an observation. */
function named(value: unknown, found: Set<number>): Set<number> {
  if (Array.isArray(value)) for (const each of value) named(each, found);
  else if (typeof value === "object" && value !== null) {
    if ("id" in value && typeof value.id === "number" && "card" in value) found.add(value.id);
    for (const each of Object.values(value)) named(each, found);
  }
  return found;
}

const things = ["card", "target", "trigger", "with"] as const;

/**
 * Returns the actions that can be chosen in front of both players: answers in the other player's turn that
 * name nothing hidden. A player who needs to see the hand first can request the cover.
 */
export function openActions(seen: Observation, actions: readonly Action[]): readonly Action[] {
  const { decision, active, phase } = seen;
  if (decision === null || phase === "over" || decision.seat === active) return [];
  const known = named(seen, new Set());
  return actions.filter((action) =>
    things.every((field) => {
      const thing = (action as Partial<Record<typeof field, number>>)[field];
      return thing === undefined || known.has(thing);
    }),
  );
}
