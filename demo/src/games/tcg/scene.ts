// The scene on the stage: a battle, as far as its events are told.
import type { BattleFlipEvent, GameEvent } from "altmode/tcg/slim";
import { short } from "../../cards/moves.js";
import type { Sound } from "../../table/sound.js";
import type { Telling } from "../../table/telling.js";

/** The reason for a flip: the two of every battle, Bold or Tough, a white icon, or another ability. */
type FlipReason = "base" | "keyword" | "white" | "more";

/** A card that was flipped in a battle. */
export interface Flip {
  /** Id in the catalogue, if the viewer may see the card. */
  readonly card: string | undefined;
  /** Points that its icons add to the attack or the defense. */
  readonly bonus: number;
  readonly pierce: number;
  readonly reason: FlipReason;
}

/** One side of a battle. */
export interface Side {
  readonly seat: number;
  readonly character: number;
  readonly name: string;
  readonly flips: readonly Flip[];
  /** Number of flips that were counted before the first, and the share of Bold or Tough. */
  readonly counted: readonly [number, number];
  /** The stat without flips. */
  readonly base: number;
  /** Points of the flips so far. */
  readonly bonus: number;
}

export interface Scene {
  /** Index of its first event. */
  readonly from: number;
  readonly attack: Side;
  readonly defense: Side | undefined;
  readonly pierce: number;
  /** Whether the totals are compared. */
  readonly compared: boolean;
  /** The damage that was told; `undefined` until then. */
  readonly damage: number | undefined;
  readonly ko: boolean;
  /** The event that was told last. */
  readonly last: GameEvent;
}

/** Number of cards that each side of a battle flips (Rules 1.0, Attack). */
const FLIPS = 2;

/** Milliseconds for which events stand on the stage at normal speed. */
const beats: Partial<Record<GameEvent["type"], number>> = {
  attacks: 500,
  defends: 600,
  "battle-flip": 480,
  totals: 1000,
  ko: 1200,
  combined: 1200,
  "battle-ended": 600,
  played: 600,
  flipped: 350,
};

/** Returns the milliseconds for which an event stands. The result of a battle stands until its end has stood as well. */
export function beatOf(event: GameEvent): number {
  if (event.type === "damaged") return event.attackDamage ? 800 : 400;
  return beats[event.type] ?? 0;
}

/** Returns the sound of an event. */
export function soundOf({ type }: GameEvent): Sound | undefined {
  if (type === "battle-flip" || type === "flipped") return "flip";
  if (type === "damaged") return "hit";
  return type === "ko" ? "ko" : undefined;
}

/** Returns the characters that combine in the event of the scene. */
export function combiningIn(
  { done, told }: Pick<Telling, "done" | "told">,
  events: readonly GameEvent[],
): readonly number[] {
  const now = done ? undefined : events[told - 1];
  return now?.type === "combined" ? now.characters : [];
}

/** A combatant in the position before the battle. */
interface Combatant {
  readonly owner: number;
  readonly attack: number;
  readonly defense: number;
}
type Find = (character: number) => Combatant | undefined;

/** Returns the scene after the first `told` events, if a battle is on the stage. */
export function sceneAt(events: readonly GameEvent[], told: number, find: Find): Scene | undefined {
  const from = events.findLastIndex(({ type }, index) => index < told && type === "attacks");
  if (from < 0) return undefined;
  let scene: Scene | undefined;
  for (const event of events.slice(from, told)) {
    // Characters that combine are seen on the field.
    if (["turn-started", "played", "combined"].includes(event.type)) return undefined;
    scene = after(scene, event, from, find);
  }
  return scene;
}

const side = (character: number, name: string, owner = 0, base = 0): Side => ({
  seat: owner,
  character,
  name,
  flips: [],
  counted: [FLIPS, 0],
  base,
  bonus: 0,
});

function after(before: Scene | undefined, event: GameEvent, from: number, find: Find): Scene | undefined {
  if (event.type === "attacks") {
    const found = find(event.attacker);
    const attack = side(event.attacker, short(event.characterName), found?.owner, found?.attack);
    const open = { defense: undefined, pierce: 0, compared: false, damage: undefined, ko: false };
    return { ...open, from, attack, last: event };
  }
  if (before === undefined) return undefined;
  const scene = { ...before, last: event };
  const { attack, defense } = scene;
  switch (event.type) {
    case "defends": {
      const found = find(event.defender);
      return {
        ...scene,
        defense: side(event.defender, short(event.characterName), found?.owner, found?.defense),
      };
    }
    case "flips-counted":
      return {
        ...scene,
        attack: { ...attack, counted: [event.attack, event.bold] },
        defense: defense && { ...defense, counted: [event.defense, event.tough] },
      };
    case "battle-flip":
      return event.seat === attack.seat
        ? { ...scene, attack: withFlip(attack, event) }
        : { ...scene, defense: defense && withFlip(defense, event) };
    case "totals": {
      const { attackBonus, defenseBonus } = event;
      return {
        ...scene,
        attack: { ...attack, base: event.attack - attackBonus, bonus: attackBonus },
        defense: defense && { ...defense, base: event.defense - defenseBonus, bonus: defenseBonus },
        pierce: event.pierce,
        compared: true,
      };
    }
    case "damaged":
      return event.attackDamage && event.character === defense?.character
        ? { ...scene, damage: (scene.damage ?? 0) + event.amount }
        : scene;
    case "ko":
      return event.character === defense?.character ? { ...scene, ko: true } : scene;
    case "battle-ended":
      return { ...scene, damage: scene.damage ?? 0 };
    default:
      return scene;
  }
}

function withFlip(side: Side, { cardId, bonus, pierce }: BattleFlipEvent): Side {
  const [counted, keyword] = side.counted;
  const place = side.flips.length;
  const reason =
    place < FLIPS ? "base" : place < FLIPS + keyword ? "keyword" : place < counted ? "more" : "white";
  return {
    ...side,
    flips: [...side.flips, { card: cardId, bonus, pierce, reason }],
    bonus: side.bonus + bonus,
  };
}
