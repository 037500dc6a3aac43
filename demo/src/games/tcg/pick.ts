// Moves on the table: what acts is tapped first, then its aim. Where one aim is left, a second tap on what acts is enough.
import type { Action, Observation } from "altmode/tcg/slim";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { useLetGo } from "../../table/keys.js";
import type { Mark } from "../../table/marks.js";
import { equalsOf, withEquals } from "./equal.js";
import { aimOf, isAnswer, subjectOf, type Thing } from "./subject.js";

export interface Pick {
  /** The thing that was tapped. */
  readonly chosen: Thing | undefined;
  /** Its actions; all actions while nothing is chosen. */
  readonly actions: readonly Action[];
  readonly markOf: (thing: Thing) => Mark;
  readonly tap: (thing: Thing) => void;
  /** Chooses a thing that is taken up to be dropped. */
  readonly lift: (thing: Thing) => void;
  /** Returns the actions of a thing by their aims; those without one are done on the field. */
  readonly drops: (thing: Thing) => ReadonlyMap<Thing | "field", readonly Action[]>;
  readonly clear: () => void;
}

export function usePick(
  actions: readonly Action[],
  observation: Observation,
  change: number,
  onDo: (id: number) => void,
): Pick {
  const [chosen, setChosen] = useState<Thing>();
  useLayoutEffect(() => setChosen(undefined), [change]);
  useLetGo(chosen !== undefined, () => setChosen(undefined));

  const equals = useMemo(() => equalsOf(observation), [observation]);
  // The list of moves contains only one of several equal cards.
  const about = (thing: Thing): readonly Action[] => {
    for (const each of withEquals(equals, thing)) {
      const found = actions.filter((action) => subjectOf(action) === each);
      if (found.length > 0) return found;
    }
    return [];
  };
  const own = chosen === undefined ? actions : about(chosen);
  const aimed = (thing: Thing) =>
    chosen === undefined ? [] : own.filter((action) => aimOf(action) === thing);

  const tap = (thing: Thing) => {
    const [aim, ...otherAims] = aimed(thing);
    if (aim && otherAims.length === 0) return onDo(aim.id);
    const [only, ...others] = about(thing);
    if (only && others.length === 0 && (isAnswer(only) || thing === chosen)) return onDo(only.id);
    setChosen(thing === chosen ? undefined : thing);
  };
  return {
    chosen,
    actions: own,
    markOf: (thing) => {
      if (thing === chosen) return "chosen";
      if (aimed(thing).length > 0) return "aim";
      if (chosen !== undefined) return own.some(aimOf) ? "dim" : undefined;
      return about(thing).length > 0 ? "can" : undefined;
    },
    tap,
    lift: setChosen,
    drops: (thing) => {
      const found = new Map<Thing | "field", readonly Action[]>();
      for (const action of about(thing)) {
        // Characters stand on the field already.
        const aim = aimOf(action) ?? (thing.startsWith("card") ? "field" : undefined);
        if (aim !== undefined) found.set(aim, [...(found.get(aim) ?? []), action]);
      }
      return found;
    },
    clear: () => setChosen(undefined),
  };
}
