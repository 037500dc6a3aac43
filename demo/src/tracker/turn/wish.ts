// Finds the engine's action for a tap on the tracked table.
import type { Action, ActionInput } from "altmode/tcg/slim";
import type { Mode } from "altmode/tracker/slim";
import type { Run } from "./session.js";

/** A move that taps on the table stand for. Characters have the tracker's numbers. */
export type Wish =
  | { readonly type: "attack"; readonly attacker: number; readonly defender: number }
  | { readonly type: "flip"; readonly character: number; readonly to: Mode };

/** The action of a wish, or the engine's reason why it is not legal. */
export type Found = { readonly action: Action } | { readonly reason: string };

/** Returns the legal action of a wish. */
export function actionOf({ actions, numbers, game }: Run, wish: Wish): Found {
  const engineId = (tracked: number) => [...numbers].find(([, number]) => number === tracked)?.[0];
  const wanted: ActionInput | undefined = (() => {
    if (wish.type === "attack") {
      const [attacker, defender] = [engineId(wish.attacker), engineId(wish.defender)];
      return attacker === undefined || defender === undefined
        ? undefined
        : { type: "attack", attacker, defender };
    }
    const character = engineId(wish.character);
    return character === undefined ? undefined : { type: "flip", character, to: wish.to };
  })();
  if (wanted === undefined) return { reason: "" };
  const action = actions.find((each) =>
    Object.entries(wanted).every(
      ([field, value]) => (each as unknown as Record<string, unknown>)[field] === value,
    ),
  );
  return action === undefined ? { reason: game.check(wanted)?.message ?? "" } : { action };
}
