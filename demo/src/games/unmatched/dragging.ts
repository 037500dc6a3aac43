// Dragging in Unmatched: a fighter to a space or an enemy, a card to an enemy or the field.
import type { CardView, FighterView } from "altmode/unmatched/slim";
import type { DragRules } from "../../table/drag.js";
import { pilesOf, thingsOfPile } from "./hand-view.js";
import { type Pick, type Thing, thingsOf } from "./pick.js";

/** Returns the things of a place, as a tap on it means them. */
export const thingsAt = (space: string, fighters: readonly FighterView[]): Thing[] => [
  `space ${space}`,
  ...fighters.map(({ id }): Thing => `fighter ${id}`),
];

/** Returns what dragging does. Where a drop leaves several moves, what was dropped stays chosen, as after two taps. */
export function dragRules(
  pick: Pick,
  hand: readonly CardView[],
  standing: ReadonlyMap<string, readonly FighterView[]>,
  spaces: readonly string[],
  decide: (id: number) => void,
): DragRules {
  const piles = pilesOf(hand);
  const place = (id: string) => thingsAt(id, standing.get(id) ?? []);
  const thingsIn = (key: string): Thing[] => {
    const [kind, id] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
    // A space is no thing that moves.
    return kind === "card" ? thingsOfPile(piles.get(id) ?? []) : place(id).slice(1);
  };
  return {
    dropsOf: (key) => {
      const own = thingsIn(key);
      const actions = pick.actionsOf(own);
      const drops = new Map<string, () => void>();
      for (const id of spaces) {
        const there = place(id).filter((thing) => !own.includes(thing));
        if (actions.some((action) => thingsOf(action).some((thing) => there.includes(thing))))
          drops.set(`place ${id}`, () => pick.drop(there));
      }
      // A card that aims at nothing else is played on the field.
      const [only, ...others] = actions;
      if (key.startsWith("card ") && only && others.length === 0 && only.type !== "attack")
        drops.set("field", () => decide(only.id));
      return drops;
    },
    lift: (key) => pick.lift(thingsIn(key)),
    release: pick.clear,
  };
}
