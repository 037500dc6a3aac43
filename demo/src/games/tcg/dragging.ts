// Dragging in the TCG: a card onto a character or the field, a character onto an enemy.
import type { CardView } from "altmode/tcg/slim";
import type { DragRules } from "../../table/drag.js";
import { pilesOf } from "./hand-view.js";
import type { Pick } from "./pick.js";
import type { Thing } from "./subject.js";

/** Returns what dragging does. Where a drop leaves several moves, the thing stays chosen, and the moves have buttons. */
export function dragRules(pick: Pick, hand: readonly CardView[], decide: (id: number) => void): DragRules {
  const piles = pilesOf(hand);
  /** The first of equal cards, or a character. */
  const thingOf = (key: string): Thing | undefined =>
    key.startsWith("card ") ? piles.get(key.slice("card ".length))?.[0] : (key as Thing);
  return {
    dropsOf: (key) => {
      const thing = thingOf(key);
      const drops = thing === undefined ? [] : [...pick.drops(thing)];
      return new Map(
        drops.map(([aim, [only, ...others]]) => [
          aim,
          () => {
            if (only && others.length === 0) decide(only.id);
          },
        ]),
      );
    },
    lift: (key) => {
      const thing = thingOf(key);
      if (thing !== undefined) pick.lift(thing);
    },
    release: pick.clear,
  };
}
