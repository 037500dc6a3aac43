// Explains why plausible moves with a character or card are illegal.
import type { ActionInput, Observation } from "altmode/tcg/slim";
import type { CardFacts } from "../../cards/catalogue.js";
import { useReasons } from "../../table/reasons.js";
import type { WorkerGame } from "./engine.js";
import type { Thing } from "./subject.js";

/** Returns the reasons of the rules why nothing can be done with a thing of the seat to act, if they are asked for. */
export function useWhyNot(
  game: WorkerGame,
  observation: Observation,
  cards: ReadonlyMap<string, CardFacts>,
  change: number,
  seat: number | undefined,
  thing: Thing | undefined,
): readonly string[] | undefined {
  const asked = seat === undefined ? undefined : thing;
  return useReasons(game, `${change} ${asked}`, () =>
    seat === undefined || asked === undefined ? [] : wishes(observation, cards, seat, asked),
  );
}

/** Returns the moves that a player who taps a thing may have in mind. */
function wishes(
  { players }: Observation,
  cards: ReadonlyMap<string, CardFacts>,
  seat: number,
  thing: Thing,
): ActionInput[] {
  const [kind, number] = thing.split(" ") as ["character" | "card", string];
  const id = Number(number);
  const own = players[seat]?.characters.filter(({ zone }) => zone === "battlefield") ?? [];
  const enemies = players[1 - seat]?.characters.filter(({ zone }) => zone === "battlefield") ?? [];
  if (kind === "card") {
    const card = players[seat]?.hand.cards.find((each) => each.id === id);
    if (card === undefined) return [];
    return cards.get(card.card ?? "")?.type === "action"
      ? [{ type: "play-action", card: id }]
      : own.map(({ id: on }): ActionInput => ({ type: "play-upgrade", card: id, on }));
  }
  const character = own.find((each) => each.id === id);
  if (character === undefined) return [];
  const flips = character.modes
    .filter((mode) => mode !== character.mode)
    .map((to): ActionInput => ({ type: "flip", character: id, to }));
  const attacks = enemies.map(
    ({ id: defender }): ActionInput => ({ type: "attack", attacker: id, defender }),
  );
  return [...flips, ...attacks];
}
