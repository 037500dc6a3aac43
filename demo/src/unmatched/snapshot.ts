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
  const [first, ...others] = people;
  if (first === undefined) throw new Error("nobody sits at this screen");
  const actions = views.flatMap((view) => view?.actions ?? []);
  if (others.length === 0) return { views, shared: first.observation, actions, events: first.events };
  return {
    views,
    shared: publicOf(people.map(({ observation }) => observation)),
    actions,
    events: others.reduce(
      (events, view) => events.map((event, index) => lesser(event, view.events[index] ?? event)),
      first.events,
    ),
  };
}

/** Each side as another one at this screen sees it. */
function publicOf(all: readonly Observation[]): Observation {
  const [first] = all;
  if (first === undefined) throw new Error("nobody sits at this screen");
  const { combat } = first;
  const players = first.players.map((player, seat) => {
    const other = all.find((each) => each.seat !== seat);
    return other?.players[seat] ?? player;
  });
  if (combat === null || combat.revealed) return { ...first, seat: null, players };
  const closed = <T extends { id?: number; card?: string; name?: string }>(card: T) => {
    const { id: _id, card: _card, name: _name, ...rest } = card;
    return rest;
  };
  return {
    ...first,
    seat: null,
    players,
    combat: {
      ...combat,
      attack: closed(combat.attack) as typeof combat.attack,
      defense:
        combat.defense === null ? null : (closed(combat.defense) as NonNullable<typeof combat.defense>),
    },
  };
}

/** Returns the number of cards that an event names. */
const known = (event: GameEvent) =>
  ("card" in event && event.card !== null ? 1 : 0) +
  ("cards" in event && Array.isArray(event.cards) ? event.cards.filter((card) => card !== null).length : 0) +
  ("value" in event && event.value !== undefined ? 1 : 0);

const lesser = (one: GameEvent, other: GameEvent) => (known(other) < known(one) ? other : one);
