// One position of the game, as the people at this screen may see it.
import type { Action, GameEvent, Observation, View } from "altmode/deckbuilder/slim";
import type { WorkerGame } from "./engine.js";

export interface Snapshot {
  /** The views by seat; `undefined` for a seat of a bot. */
  readonly views: readonly (View | undefined)[];
  /** The view for all people at this screen: with several people, no hand is open. */
  readonly shared: Observation;
  /** The legal actions, if a person decides. */
  readonly actions: readonly Action[];
  /** The whole log, without what only some of the people may know. */
  readonly events: readonly GameEvent[];
}

export async function read(
  game: WorkerGame,
  seats: number,
  isPerson: (seat: number) => boolean,
): Promise<Snapshot> {
  const views = await Promise.all(
    Array.from({ length: seats }, async (_, seat) => (isPerson(seat) ? game.view(seat, 0) : undefined)),
  );
  const people = views.filter((view) => view !== undefined);
  const [only] = people;
  if (only === undefined) throw new Error("nobody sits at this screen");
  const actions = people.flatMap((view) => view.actions);
  const { observation, events } = people.length === 1 ? only : await game.view("public", 0);
  return { views, shared: observation, actions, events };
}
