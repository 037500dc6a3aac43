// Dragging in the Deck-Building Game: a card of the hand to the field, a card of the Matrix to the hand, the character to a space.
import type { Action, Observation } from "altmode/deckbuilder/slim";
import type { DragRules } from "../../table/drag.js";
import { type Chosen, idsOf, isAbout, type Thing, thingOf } from "./things.js";

/** Moves of a character to a space, in place of those that take a card out of it. */
const going: readonly Action["type"][] = ["move", "search", "battle", "confront", "clear"];

/** Returns what dragging does. Where a drop leaves several moves, the space is chosen, and the moves have buttons. */
export function dragRules(
  observation: Observation,
  seat: number,
  actions: readonly Action[],
  choose: (thing: Chosen) => void,
  decide: (id: number) => void,
): DragRules {
  const hand = observation.players[seat]?.hand ?? [];
  const spaceOf = (key: string) => observation.matrix.find(({ space }) => key === `place ${space}`);
  const about = (thing: Thing) => actions.filter((action) => isAbout(action, thing));
  /** Makes the only one of some moves, and else chooses the thing that they are about. */
  const one = (moves: readonly Action[], thing: Thing) => () => {
    const [only, ...others] = moves;
    if (only && others.length === 0) decide(only.id);
    else choose(thing);
  };
  const thingAt = (key: string): Thing | undefined => {
    if (key.startsWith("card ")) return { cards: idsOf(hand, key.slice("card ".length)) };
    const space = spaceOf(key);
    return space && thingOf(space);
  };
  return {
    dropsOf: (key) => {
      const drops = new Map<string, () => void>();
      const thing = thingAt(key);
      if (thing === undefined) return drops;
      const space = spaceOf(key);
      if (space === undefined) {
        const plays = about(thing);
        if (plays.length > 0) drops.set("field", one(plays, thing));
        return drops;
      }
      const buys = about(thing).filter(({ type }) => type === "buy");
      if (buys.length > 0) for (const zone of ["hand", "near"]) drops.set(zone, one(buys, thing));
      if (!space.characters.includes(seat)) return drops;
      for (const other of observation.matrix) {
        const there = thingOf(other);
        const moves = about(there).filter(({ type }) => going.includes(type));
        if (other !== space && moves.length > 0) drops.set(`place ${other.space}`, one(moves, there));
      }
      return drops;
    },
    lift: (key) => choose(thingAt(key)),
    release: () => choose(undefined),
  };
}
