// Actions that can be chosen in front of both players at one screen.
import type { Action, Observation } from "altmode/tcg/slim";

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
