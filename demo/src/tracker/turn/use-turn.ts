import type { Action, Tcg } from "altmode/tcg/slim";
import type { TrackerAction } from "altmode/tracker/slim";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";
import type { Tracking } from "../use-match.js";
import { missingEntries } from "./follow.js";
import type { Cards } from "./position.js";
import {
  beginSession,
  enteredOf,
  goOn,
  type Run,
  renewed,
  run,
  type Session,
  withCards,
  withEntered,
  withoutLast,
  withStep,
} from "./session.js";

/** What the engine plays along with, by match: it outlives the panel, but not the page. */
const sessions = new Map<string, Session>();

/** More entries than one step can make. */
const MOST_ENTRIES = 80;

/** The attack of these events as one entry, as people would write it down. */
function attackIn({ events, numbers }: Run) {
  const attacks = events.find((event) => event.type === "attacks");
  const defends = events.find((event) => event.type === "defends");
  if (attacks?.type !== "attacks" || defends?.type !== "defends") return undefined;
  const [attacker, defender] = [numbers.get(attacks.attacker), numbers.get(defends.defender)];
  if (attacker === undefined || defender === undefined) return undefined;
  const damage = events.reduce(
    (sum, event) =>
      event.type === "damaged" && event.character === defends.defender && event.source === attacks.attacker
        ? sum + event.amount
        : sum,
    0,
  );
  return damage > 0 ? ({ type: "attack", attacker, defender, damage } as const) : undefined;
}

/** The engine beside the table, and what can be done with it. */
export function useTurn(tcg: Tcg, tracking: Tracking) {
  const { match, view, act } = tracking;
  const [session, setSession] = useState(() => sessions.get(view.id));
  const [error, setError] = useState<unknown>();

  const [now, fault] = useMemo((): readonly [Run | undefined, unknown] => {
    try {
      return session === undefined ? [undefined, undefined] : [run(tcg, session), undefined];
    } catch (thrown) {
      return [undefined, thrown];
    }
  }, [tcg, session]);
  useEffect(() => () => now?.game.free(), [now]);

  const asked = now !== undefined && now.asked[0] + now.asked[1] > 0;
  /** What the table should be like: without the step whose cards are still to be entered. */
  const settled = useMemo(() => {
    if (now === undefined || !asked) return now;
    const before = run(tcg, withoutLast(now.session));
    before.game.free();
    return before;
  }, [tcg, now, asked]);
  const apart = settled !== undefined && missingEntries(view, settled).length > 0;

  const keep = (next: Session) => {
    sessions.set(view.id, next);
    setSession(next);
  };
  /** Writes down what the engine played, as one step to take back. */
  const follow = (played: Run) => {
    if (played.asked[0] + played.asked[1] > 0) return;
    let count = 0;
    const attack = attackIn(played);
    if (attack !== undefined && missingEntries(match.view(), played).length > 0 && act(attack)) count = 1;
    while (count < MOST_ENTRIES) {
      const entries: TrackerAction[] = missingEntries(match.view(), played);
      if (entries.length === 0) return;
      for (const entry of entries) {
        if (!act(entry, count > 0)) return;
        count += 1;
      }
    }
  };
  /** Takes a session over if the engine can play it, and brings the table after it. */
  const take = (make: () => Session): boolean => {
    try {
      const next = run(tcg, make());
      setError(undefined);
      follow(next);
      keep(renewed(tcg, match.view(), next));
      next.game.free();
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    }
  };

  return {
    now,
    asked,
    /** Whether people changed the table since. */
    apart,
    error: error ?? fault,
    begin: () => take(() => beginSession(match.view())),
    goOn: () => now !== undefined && take(() => goOn(match.view(), now)),
    leave: () => {
      sessions.delete(view.id);
      setError(undefined);
      setSession(undefined);
    },
    step: (action: Action) => now !== undefined && take(() => withStep(now, action)),
    takeBack: () => {
      if (now !== undefined) take(() => withoutLast(now.session));
    },
    entered: (seat: 0 | 1) => (now === undefined ? [] : enteredOf(now.session, seat)),
    enter: (seat: 0 | 1, cards: readonly KnownCard[]) => {
      if (now !== undefined) take(() => withEntered(now.session, seat, cards));
    },
    change: (seat: 0 | 1, cards: Cards) => {
      if (now !== undefined) take(() => withCards(now.session, seat, cards));
    },
    /** "Ann" for "Player 1" in what the engine says. */
    named: (text: string) =>
      text
        .replace(
          /\bPlayer ([12])\b/g,
          (said, number: string) => view.players[number === "2" ? 1 : 0].name || said,
        )
        .replaceAll("Blank", t("turn.blank")),
  };
}

export type Turn = ReturnType<typeof useTurn>;
