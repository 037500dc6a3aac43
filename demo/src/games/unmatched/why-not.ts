// Says why nothing can be done with a card, a fighter or a space now.
import type { Action, ActionFields, Card, Observation } from "altmode/unmatched/slim";
import type { WorkerGame } from "../../engine/unmatched.js";
import { useReasons } from "../../table/reasons.js";
import type { Pick, Thing } from "./pick.js";
import type { Cards } from "./words.js";

/** Code of the reason why a card of a hand is not played by one of its fighters, beside those of the others. */
const UNEXPECTED: readonly string[] = ["wrong-fighter"];

/** Number of reasons that are shown. */
const SHOWN = 2;

/** Returns the reasons of the rules, if they are asked for. */
export function useWhyNot(
  game: WorkerGame,
  observation: Observation,
  actions: readonly Action[],
  cards: Cards,
  { idle: thing, chosen }: Pick,
): readonly string[] | undefined {
  const asked = actions.length === 0 ? undefined : thing;
  const key = JSON.stringify([asked, chosen, observation.decision, observation.fighters]);
  return useReasons(game, key, () => wishes(observation, actions, cards, asked, chosen), UNEXPECTED)?.slice(
    0,
    SHOWN,
  );
}

/** Returns the moves that a player who taps a thing may have in mind. */
function wishes(
  { decision, fighters, players }: Observation,
  actions: readonly Action[],
  cards: Cards,
  thing: Thing | undefined,
  chosen: readonly Thing[],
): ActionFields[] {
  if (decision === null || thing === undefined) return [];
  const [kind, id = ""] = thing.split(" ");
  const { seat } = decision;
  const own = fighters.filter(({ owner }) => owner === seat);
  const others = fighters.filter(({ owner }) => owner !== seat);
  const held = chosen.flatMap((each) => (each.startsWith("fighter") ? [Number(each.split(" ")[1])] : []));
  const movers = new Set(
    held.length > 0 ? held : actions.flatMap((action) => ("fighter" in action ? [action.fighter] : [])),
  );
  if (kind === "card") {
    const card = players[seat]?.hand.find((each) => each.id === Number(id));
    if (card?.id === undefined) return [];
    const wish = ofCard(decision.kind, card.id, cards.get(card.card ?? "")?.kind);
    // A card that cannot attack has a reason for each attacker and defender.
    return wish.type === "attack"
      ? own.flatMap(({ id: attacker }) => others.map(({ id: defender }) => ({ ...wish, attacker, defender })))
      : [wish];
  }
  if (decision.kind === "action" && kind === "fighter") {
    const fighter = Number(id);
    return own.some((each) => each.id === fighter)
      ? others.map((each): ActionFields => ({ type: "attack", attacker: fighter, defender: each.id }))
      : own.map((each): ActionFields => ({ type: "attack", attacker: each.id, defender: fighter }));
  }
  const type = decision.kind === "move" ? "move" : decision.kind === "walk" ? "step" : "place";
  return kind === "fighter"
    ? [{ type, fighter: Number(id) }]
    : [...movers].flatMap((fighter): ActionFields[] =>
        fighter === undefined ? [] : [{ type, fighter, to: id }],
      );
}

/** Returns the move that a card is for at a question. */
function ofCard(asked: string, card: number, kind: Card["kind"] | undefined): ActionFields {
  if (asked === "defense") return { type: "defend", card };
  if (asked === "boost" || asked === "attack-boost") return { type: "boost", card };
  return { type: kind === "scheme" ? "scheme" : "attack", card };
}
