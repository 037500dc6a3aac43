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
  const [first, ...others] = people;
  if (first === undefined) throw new Error("nobody sits at this screen");
  const actions = people.flatMap((view) => view.actions);
  if (others.length === 0) return { views, shared: first.observation, actions, events: first.events };
  // Each player as the next person sees them, who does not know that hand.
  const players = first.observation.players.map((player, seat) => {
    const other = people.find((view) => view.observation.seat !== seat);
    return other?.observation.players[seat] ?? player;
  });
  return {
    views,
    shared: { ...first.observation, seat: null, players },
    actions,
    events: first.events.map((event, index) =>
      others.reduce((least, view) => lesser(least, view.events[index] ?? least), event),
    ),
  };
}

/** Returns the event with the lesser content: one that hides a card has a shorter JSON text. */
function lesser(one: GameEvent, other: GameEvent): GameEvent {
  return JSON.stringify(other).length < JSON.stringify(one).length ? other : one;
}
