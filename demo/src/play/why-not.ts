// Explains why plausible moves with a character or card are illegal.
import type { ActionInput, Game, Observation, Refusal, Tcg } from "altmode/tcg/slim";
import { catalogueOf } from "../cards/catalogue.js";
import { t } from "../messages/index.js";
import { capital } from "../ui/words.js";
import type { Thing } from "./subject.js";

type Wish = ActionInput;

export interface Refused {
  readonly wish: string;
  readonly reason: string;
}

/** Returns the illegal moves with this thing, grouped by reason. */
export function refusals(
  tcg: Tcg,
  game: Game,
  observation: Observation,
  seat: number,
  thing: Thing,
): Refused[] {
  const found: Refused[] = [];
  for (const [wish, action] of wishes(tcg, observation, seat, thing)) {
    const refusal: Refusal | null = game.check(action);
    if (refusal) found.push({ wish, reason: capital(refusal.message) });
  }
  return found;
}

function wishes(tcg: Tcg, { players }: Observation, seat: number, thing: Thing): [string, Wish][] {
  const [kind, number] = thing.split(" ") as ["character" | "card", string];
  const id = Number(number);
  const own = players[seat]?.characters.filter(({ zone }) => zone === "battlefield") ?? [];
  const enemies = players[1 - seat]?.characters.filter(({ zone }) => zone === "battlefield") ?? [];
  if (kind === "card") {
    const card = players[seat]?.hand.cards.find((each) => each.id === id);
    const facts = catalogueOf(tcg).byId.get(card?.card ?? "");
    if (facts?.type === "action") return [[t("play.attempt.play-action"), { type: "play-action", card: id }]];
    return own.map(({ id: on, fullName }) => [
      t("play.attempt.play-upgrade", { name: fullName }),
      { type: "play-upgrade", card: id, on },
    ]);
  }
  const character = own.find((each) => each.id === id);
  if (!character) return [];
  const flips = character.modes
    .filter((mode) => mode !== character.mode)
    .map((to): [string, Wish] => [t("play.attempt.flip", { mode: to }), { type: "flip", character: id, to }]);
  const attacks = enemies.map(({ id: defender, fullName }): [string, Wish] => [
    t("play.attempt.attack", { name: fullName }),
    { type: "attack", attacker: id, defender },
  ]);
  return [...flips, ...attacks];
}
