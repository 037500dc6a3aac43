// The scene on the stage: a combat or a scheme, as far as its events are told.

import type { EventCard, GameEvent } from "altmode/unmatched/slim";
import type { Sound } from "../../table/sound.js";
import type { Cards } from "./words.js";

/** One side of a combat. */
export interface Side {
  readonly seat: number;
  readonly fighter: number;
  readonly state: "waiting" | "down" | "none" | "open";
  readonly card: EventCard | undefined;
  /** The value with the parts that it is made of, once the cards are open. */
  readonly value: number | undefined;
  readonly printed: number;
  readonly boost: number;
  readonly cancelled: boolean;
}

export interface Scene {
  readonly kind: "combat" | "scheme";
  /** Index of its first event. */
  readonly from: number;
  readonly attack: Side;
  /** `undefined` for a scheme. */
  readonly defense: Side | undefined;
  /** Whether the values are compared. */
  readonly compared: boolean;
  readonly damage: number | undefined;
  readonly won: "attack" | "defense" | undefined;
  readonly defeated: boolean;
  /** The event that was told last and has a sentence on the stage. */
  readonly last: GameEvent;
  /** Whether it was of an earlier turn. */
  readonly past?: boolean;
}

const side = (seat: number, fighter: number, state: Side["state"], card?: EventCard): Side => ({
  seat,
  fighter,
  state,
  card,
  value: undefined,
  printed: 0,
  boost: 0,
  cancelled: false,
});

/** Returns the scene after the first `told` events, if one is on the stage. */
export function sceneAt(
  events: readonly GameEvent[],
  told: number,
  cards: Cards,
  ownerOf: (fighter: number) => number,
): Scene | undefined {
  let scene: Scene | undefined;
  for (const [index, event] of events.slice(0, told).entries()) scene = after(scene, event, index);
  return scene;

  function after(before: Scene | undefined, event: GameEvent, from: number): Scene | undefined {
    const open = { damage: undefined, won: undefined, defeated: false, compared: false, last: event, from };
    switch (event.type) {
      case "attacked":
        return {
          ...open,
          kind: "combat",
          attack: side(event.seat, event.attacker, "down"),
          defense: side(ownerOf(event.defender), event.defender, "waiting"),
        };
      case "schemed":
        return {
          ...open,
          kind: "scheme",
          attack: side(event.seat, event.fighter, "open", event.card ?? undefined),
          defense: undefined,
        };
      // The next action clears the stage. In the middle of a combat, it is an effect that gives or takes actions.
      case "actions":
        return before?.kind === "combat" && before.won === undefined ? before : undefined;
      case "turn-started":
        return before && { ...before, past: true };
      default:
        // Events of the next turn are no part of it, for example damage at its start.
        if (before?.past) return beatOf(event) > 0 ? undefined : before;
        return before && inScene(before, event);
    }
  }

  function inScene(scene: Scene, event: GameEvent): Scene {
    const { attack, defense } = scene;
    const both = (change: (each: Side) => Side) => ({
      ...scene,
      attack: change(attack),
      defense: defense && change(defense),
      last: event,
    });
    switch (event.type) {
      case "defended":
        return both((each) =>
          each.fighter === event.fighter && each === defense
            ? { ...each, state: event.withCard ? "down" : "none" }
            : each,
        );
      case "revealed": {
        const shown = (each: Side, card: EventCard | null): Side => {
          if (card === null) return { ...each, state: "none", value: 0 };
          const printed = cards.get(card.card)?.value ?? 0;
          return { ...each, state: "open", card, printed, value: printed + each.boost };
        };
        return both((each) => shown(each, each === attack ? event.attack : event.defense));
      }
      case "boosted":
        return both((each) =>
          each.seat === event.seat
            ? {
                ...each,
                boost: each.boost + event.boost,
                value: each.value === undefined ? undefined : each.value + event.boost,
              }
            : each,
        );
      case "cancelled":
        return both((each) => (each.seat === event.seat ? { ...each, cancelled: true } : each));
      case "value":
        return both((each) => (each.seat === event.seat ? { ...each, value: event.value } : each));
      case "totals":
        return {
          ...both((each) => ({ ...each, value: each === attack ? event.attack : event.defense })),
          compared: true,
        };
      case "damaged":
        return event.combat && event.fighter === defense?.fighter
          ? { ...scene, damage: event.amount, last: event }
          : { ...scene, last: event };
      case "defeated":
        return { ...scene, defeated: scene.defeated || event.fighter === defense?.fighter, last: event };
      case "combat-ended":
        return { ...scene, won: event.won, damage: event.damage, last: event };
      default:
        return scene;
    }
  }
}

/** Milliseconds for which events stand on the stage at normal speed. A reveal and a result are read. */
const beats: Partial<Record<GameEvent["type"], number>> = {
  attacked: 600,
  revealed: 1200,
  cancelled: 700,
  totals: 900,
  damaged: 1200,
  schemed: 1000,
};

/** Returns the milliseconds for which an event stands. */
export const beatOf = ({ type }: GameEvent): number => beats[type] ?? 0;

/** Returns the sound of an event. */
export function soundOf({ type }: GameEvent): Sound | undefined {
  if (type === "revealed") return "flip";
  if (type === "damaged") return "hit";
  return type === "defeated" ? "ko" : undefined;
}
