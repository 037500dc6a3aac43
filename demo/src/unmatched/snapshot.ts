// One position of the game, as the people at this screen may see it.
import type { Action, GameEvent, Observation, View } from "altmode/unmatched/slim";
import type { WorkerGame } from "./engine.js";
import type { Control } from "./session.js";

export interface Snapshot {
  /** The views by seat; `undefined` for a seat of a bot. */
  readonly views: readonly (View | undefined)[];
  /** The view for all people at this screen: with two people, no hand is open. */
  readonly shared: Observation;
  /** The legal actions, if a person decides. */
  readonly actions: readonly Action[];
  /** The whole log, without what only one of several people may know. */
  readonly events: readonly GameEvent[];
}

export async function read(game: WorkerGame, controls: readonly Control[]): Promise<Snapshot> {
  const views = await Promise.all(
    controls.map(async (control, seat) => (control === "human" ? game.view(seat, 0) : undefined)),
  );
  const people = views.filter((view) => view !== undefined);
  const [only] = people;
  if (only === undefined) throw new Error("nobody sits at this screen");
  const actions = views.flatMap((view) => view?.actions ?? []);
  const { observation, events } = people.length === 1 ? only : await game.view("public", 0);
  return { views, shared: observation, actions, events };
}
