// Tells why hidden cards are turned up, and what a battle amounts to so far.
import type { GameEvent, Observation } from "altmode/tcg/slim";
import type { SeatSpot, Spot, Spots } from "./position.js";

/** The reason why a seat turns cards up: a side of a battle, or the card or character whose effect does it. */
export type Cause =
  | { readonly side: "attack" | "defense"; readonly name: string }
  | { readonly side: undefined; readonly name: string };

/** Sums of a battle in which cards that are not entered count as cards without icons. */
export interface Sums {
  readonly attack: number;
  readonly defense: number;
  /** Attack damage on the defender. */
  readonly damage: number;
}

/** Returns the card or character whose effect an event tells of. */
function originOf(event: GameEvent): string | undefined {
  if (event.type === "played" || event.type === "revealed") return event.cardName;
  if (event.type === "tap-ability-used" || event.type === "flipped") return event.characterName;
  return undefined;
}

/** Returns the cause of the first of these cards of a seat, as far as the log tells it. */
export function causeOf(
  log: readonly GameEvent[],
  seat: 0 | 1,
  [first]: readonly Spot[],
  spots: Spots,
  { players }: Observation,
): Cause | undefined {
  if (first === undefined) return undefined;
  const isFirst = (spot: SeatSpot | undefined) =>
    spot !== undefined && spot.seat === seat && spot.zone === first.zone && spot.index === first.index;
  const numbers = new Set([...spots].flatMap(([id, spot]) => (isFirst(spot) ? [id] : [])));
  const turnsUp = (event: GameEvent) =>
    event.type === "shown"
      ? event.cards.some(({ id }) => id !== undefined && numbers.has(id))
      : (event.type === "moved" || event.type === "battle-flip") &&
        event.card !== undefined &&
        numbers.has(event.card);
  const at = log.findLastIndex(turnsUp);
  if (at < 0) return undefined;
  if (log.some((event) => event.type === "battle-flip" && turnsUp(event))) {
    const attacks = log.slice(0, at).findLast((event) => event.type === "attacks");
    const defends = log.slice(0, at).findLast((event) => event.type === "defends");
    if (attacks?.type !== "attacks" || defends?.type !== "defends") return undefined;
    const isAttacker = players[seat].characters.some(({ id }) => id === attacks.attacker);
    return isAttacker
      ? { side: "attack", name: attacks.characterName }
      : { side: "defense", name: defends.characterName };
  }
  const origin = log.slice(0, at).findLast((event) => originOf(event) !== undefined);
  const name = origin === undefined ? undefined : originOf(origin);
  return name === undefined ? undefined : { side: undefined, name };
}

/** Returns the sums of the last battle in these events, if one was fought to its totals. */
export function sumsOf(events: readonly GameEvent[]): Sums | undefined {
  const at = events.findLastIndex((event) => event.type === "totals");
  const totals = events[at];
  if (totals?.type !== "totals") return undefined;
  const defends = events.slice(0, at).findLast((event) => event.type === "defends");
  const damage = events.slice(at).reduce((sum, event) => {
    const counts =
      event.type === "damaged" &&
      event.attackDamage &&
      defends?.type === "defends" &&
      event.character === defends.defender;
    return counts ? sum + event.amount : sum;
  }, 0);
  return { attack: totals.attack, defense: totals.defense, damage };
}
