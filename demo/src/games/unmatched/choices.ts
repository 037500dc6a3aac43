// The legal moves as buttons: the few that have one of their own, and all of them in groups.
import type { Action } from "altmode/unmatched/slim";
import { t } from "../../messages/index.js";
import { isEnd } from "../../table/ends.js";
import type { Choice } from "../../table/moves.js";
import { type Pick, thingsOf, withoutThings } from "./pick.js";
import { type Asked, labelled, type Names } from "./words.js";

const groups = ["general", "attack", "scheme", "boost", "move", "defend", "place", "choose"] as const;
type Group = (typeof groups)[number];

function groupOf({ type }: Action): Group {
  if (type === "step") return "move";
  return groups.find((group) => group === type) ?? "general";
}

/** Returns every legal move, in groups with their titles. */
export const groupedChoices = (actions: readonly Action[], names: Names, asked: Asked) =>
  groups.map((group): readonly [string, readonly Choice[]] => [
    t(`unmatched.group.${group}`),
    actions
      .filter((action) => groupOf(action) === group)
      .map((action) => ({ id: action.id, ...labelled(action, names, asked) })),
  ]);

/** Number of moves shown as buttons at most; the drawer has all. */
const QUICK = 8;

/** An armed attack is described on the stage, so its button is short. */
const armedLabel = (action: Action, names: Names, asked: Asked) =>
  action.type === "attack"
    ? { label: t("unmatched.do.attack-with", { card: action.cardName }) }
    : labelled(action, names, asked);

/** Returns the moves that have a button: those that no thing on the table stands for, and what is armed. */
export function quickChoices(actions: readonly Action[], pick: Pick, names: Names, asked: Asked): Choice[] {
  const plain = withoutThings(actions).map((action) => ({
    id: action.id,
    ends: isEnd(action.type),
    ...labelled(action, names, asked),
  }));
  // Several moves with the same things can't be told apart by choosing more.
  const [first, ...others] = pick.matches;
  const things = first && thingsOf(first).join();
  const alike = pick.chosen.length > 0 && others.every((action) => thingsOf(action).join() === things);
  const armed = alike
    ? pick.matches.map((action) => ({ id: action.id, ...armedLabel(action, names, asked), primary: true }))
    : [];
  return [...armed, ...plain.slice(0, QUICK)];
}

/** Returns what is to be chosen next. */
export function hintOf(pick: Pick, idleName: string, asked: Asked): string {
  if (pick.idle !== undefined) {
    const nothing = t("unmatched.nothing", { name: idleName });
    // The rules answer that another question is asked, which tells no newcomer what leads to the space.
    if (!pick.idle.startsWith("space")) return nothing;
    if (asked?.kind === "action") return `${nothing} ${t("unmatched.maneuver-first")}`;
    return asked?.kind === "boost" ? `${nothing} ${t("unmatched.boost-first")}` : nothing;
  }
  if (pick.chosen.length === 0) return "";
  if (pick.armed !== undefined) return t("table.hint-again");
  const moves = pick.matches.map(thingsOf);
  // Things that all remaining moves have in common need no choice.
  const left = moves.flat().filter((thing) => !moves.every((things) => things.includes(thing)));
  const has = (kind: string) => left.some((thing) => thing.startsWith(kind));
  if (left.length === 0) return t("table.hint-button");
  if (has("space")) return t("unmatched.pick-space");
  if (has("card") && !pick.chosen.some((thing) => thing.startsWith("card"))) return t("unmatched.pick-card");
  const aims = pick.matches.some(
    (action) => action.type === "attack" && left.includes(`fighter ${action.defender}`),
  );
  return t(aims ? "unmatched.pick-target" : "unmatched.pick-fighter");
}
