// Moves on the table: things are chosen one after the other, in any order, until one move is left.
import type { Action } from "altmode/unmatched/slim";
import { useState } from "preact/hooks";

export type Thing = `card ${number}` | `fighter ${number}` | `space ${string}`;

/** Returns the things that an action names, in the order in which it is made. */
export function thingsOf(action: Action): readonly Thing[] {
  switch (action.type) {
    case "attack":
      return [`card ${action.card}`, `fighter ${action.attacker}`, `fighter ${action.defender}`];
    case "scheme":
      return action.fighter === undefined
        ? [`card ${action.card}`]
        : [`card ${action.card}`, `fighter ${action.fighter}`];
    case "boost":
    case "defend":
      return [`card ${action.card}`];
    case "move":
    case "place":
      return action.tail === undefined
        ? [`fighter ${action.fighter}`, `space ${action.to}`]
        : [`fighter ${action.fighter}`, `space ${action.to}`, `space ${action.tail}`];
    case "step":
      return [`fighter ${action.fighter}`, `space ${action.to}`];
    case "choose":
      if ("target" in action) return [`fighter ${action.target}`];
      if ("space" in action) return [`space ${action.space}`];
      if ("token" in action) return [`space ${action.token}`];
      if ("path" in action) return action.path.split("-").map((end): Thing => `space ${end}`);
      return "card" in action ? [`card ${action.card}`] : [];
    default:
      return [];
  }
}

export type Mark = "can" | "aim" | "chosen" | "dim" | undefined;

export interface Pick {
  readonly chosen: readonly Thing[];
  /** The actions that name everything chosen. */
  readonly matches: readonly Action[];
  /** The one action that is left; choosing one of its things again makes it. */
  readonly armed: Action | undefined;
  readonly markOf: (thing: Thing) => Mark;
  /** Chooses a thing, the first of several that is of use. */
  readonly tap: (things: readonly Thing[]) => void;
  /** Chooses the first of some things that is of use, to be dropped. */
  readonly lift: (things: readonly Thing[]) => void;
  /** Returns the actions of the first of some things that is of use. */
  readonly actionsOf: (things: readonly Thing[]) => readonly Action[];
  /** Chooses a thing beside what is chosen, and makes the move if one is left. */
  readonly drop: (things: readonly Thing[]) => void;
  /** The thing that was tapped in vain. */
  readonly idle: Thing | undefined;
  readonly clear: () => void;
}

interface Chosen {
  readonly chosen: readonly Thing[];
  readonly idle: Thing | undefined;
}

const none: Chosen = { chosen: [], idle: undefined };

export function usePick(actions: readonly Action[], change: number, onDo: (action: Action) => void): Pick {
  // A choice made before the last change of the game is dropped.
  const [{ at, pick }, setState] = useState({ at: change, pick: none });
  const { chosen, idle } = at === change ? pick : none;
  const setPick = (next: Chosen) => setState({ at: change, pick: next });

  const all = actions.map((action) => [action, thingsOf(action)] as const);
  const narrowed = (wanted: readonly Thing[]) =>
    all.filter(([, things]) => wanted.every((thing) => things.includes(thing)));
  const matches = chosen.length === 0 ? all : narrowed(chosen);
  const [only, ...others] = matches;
  const armed = chosen.length > 0 && others.length === 0 ? only : undefined;

  // With nothing chosen, spaces show only where they belong to one fighter.
  const movers = new Set(
    all.flatMap(([, things]) =>
      things[0]?.startsWith("fighter") && things[1]?.startsWith("space") ? [things[0]] : [],
    ),
  );
  const shows = (thing: Thing) => chosen.length > 0 || movers.size < 2 || !thing.startsWith("space");

  /** Chooses a thing. A move that is left is made `atOnce`, or when one of its things is chosen again. */
  const choose = (thing: Thing, atOnce = false): boolean => {
    if (armed?.[1].includes(thing)) {
      onDo(armed[0]);
      return true;
    }
    if (chosen.includes(thing)) {
      setPick({ chosen: chosen.filter((each) => each !== thing), idle: undefined });
      return true;
    }
    // A space that the chosen fighter can't reach moves no other fighter.
    const instead = thing.startsWith("space") ? chosen.filter((each) => !each.startsWith("space")) : [];
    for (const before of [chosen, instead]) {
      const next = [...before, thing];
      const [left, ...more] = narrowed(next);
      if (left === undefined) continue;
      // A space is the last thing of a move, and is not asked for twice.
      // Both ways round, a large fighter stands in the same two spaces: the first one tapped is its first one.
      const alike = more.every(
        ([{ type }, things]) => type === left[0].type && things.every((each) => left[1].includes(each)),
      );
      const first = next.find((each) => each.startsWith("space"));
      const done = [left, ...more].find(([, things]) => things[1] === first) ?? left;
      const whole = left[1].every((each) => next.includes(each) || each.startsWith("fighter"));
      if ((atOnce || thing.startsWith("space")) && (more.length === 0 || (alike && whole))) onDo(done[0]);
      else setPick({ chosen: next, idle: undefined });
      return true;
    }
    return false;
  };

  const useful = (things: readonly Thing[]) => things.find((thing) => narrowed([thing]).length > 0);

  return {
    chosen,
    lift: (things) => {
      const thing = useful(things);
      if (thing !== undefined) setPick({ chosen: [thing], idle: undefined });
    },
    actionsOf: (things) => {
      const thing = useful(things);
      return thing === undefined ? [] : narrowed([thing]).map(([action]) => action);
    },
    drop: (things) => {
      const thing = things.find((each) => narrowed([...chosen, each]).length > 0);
      if (thing !== undefined) choose(thing, true);
    },
    matches: matches.map(([action]) => action),
    armed: armed?.[0],
    idle,
    markOf: (thing) => {
      if (chosen.includes(thing)) return "chosen";
      const about = matches.filter(([, things]) => things.includes(thing));
      if (about.length > 0 && shows(thing)) {
        // Of fighters, only the last one of a move is its target.
        const aims = chosen.length > 0 && about.some(([, things]) => things.at(-1) === thing);
        return aims || !thing.startsWith("fighter") ? "aim" : "can";
      }
      // The map is dimmed only when the choice is about the map.
      const dims = thing.startsWith("card")
        ? all.some(([, things]) => things.length > 0)
        : chosen.length > 0 || movers.size > 0;
      return dims ? "dim" : undefined;
    },
    tap: (things) => {
      const [first] = things;
      // Of fighters who share a space, the next one is chosen in place of the chosen one.
      const before = things.findIndex((thing) => chosen.includes(thing));
      const others = chosen.filter((each) => each !== things[before]);
      const next = things.slice(before + 1).find((thing) => narrowed([...others, thing]).length > 0);
      if (before >= 0 && next?.startsWith("fighter") && !armed) {
        setPick({ chosen: [...others, next], idle: undefined });
        return;
      }
      const live = things.filter((thing) => matches.some(([, known]) => known.includes(thing)));
      for (const thing of [...live, ...things]) if (choose(thing)) return;
      setPick({ chosen: first?.startsWith("space") ? chosen : [], idle: first });
    },
    clear: () => setPick(none),
  };
}

/** Actions that no thing on the table stands for, so that they need buttons. */
export const withoutThings = (actions: readonly Action[]) =>
  actions.filter((action) => thingsOf(action).length === 0);
