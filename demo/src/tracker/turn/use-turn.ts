import type { Action, Tcg } from "altmode/tcg/slim";
import type { TrackerAction } from "altmode/tracker/slim";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { KnownCard } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";
import { forgetBeside, keptBeside, onOtherBeside, putBesideAside } from "../kept.js";
import type { Tracking } from "../use-match.js";
import { isApart, missingEntries } from "./follow.js";
import { keepSession, readSession } from "./kept-session.js";
import type { Known, Spot } from "./position.js";
import {
  beginSession,
  enteredOf,
  goOn,
  type Run,
  renewed,
  run,
  type Session,
  withEntered,
  withForgotten,
  withHand,
  withNamed,
  withNewDeck,
  withoutLast,
  withStep,
} from "./session.js";
import { actionOf, type Wish } from "./wish.js";

/** Sessions that the browser could not store. They outlive the panel, but not the page. */
const unkept = new Map<string, Session>();

/** Limit above the number of entries of any step. */
const MOST_ENTRIES = 80;

/** Returns the attack of these events as one entry. */
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

/** Returns the stored session of a match if the engine can play it, else the reason, and puts it aside. */
function keptSession(tcg: Tcg, match: string): { session?: Session | undefined; fault?: unknown } {
  const own = unkept.get(match);
  if (own !== undefined) return { session: own };
  const text = keptBeside(match, "turn");
  if (text === undefined) return {};
  try {
    const session = readSession(text, match);
    try {
      run(tcg, session).game.free();
    } catch (thrown) {
      throw new Error(t("turn.kept-unplayable", { reason: (thrown as Error).message }));
    }
    return { session };
  } catch (fault) {
    if (fault instanceof Error) putBesideAside(match, "turn", fault.message);
    return { fault };
  }
}

/** Connects the engine's session with the tracked table. */
export function useTurn(tcg: Tcg, tracking: Tracking) {
  const { match, view, act } = tracking;
  const { id } = view;
  const [begun] = useState(() => keptSession(tcg, id));
  const [session, setSession] = useState(begun.session);
  const [error, setError] = useState(begun.fault);
  /** Whether another tab changed the session before this one. */
  const [overtaken, setOvertaken] = useState(false);
  /** Ids of the decks to search for cards. */
  const [decks, setDecks] = useState<readonly [string, string]>(["", ""]);
  /** The text last read or written by this tab, to detect changes by another tab. */
  const lastKept = useRef(keptBeside(id, "turn"));

  const adopt = () => {
    unkept.delete(id);
    lastKept.current = keptBeside(id, "turn");
    const found = keptSession(tcg, id);
    setError(found.fault);
    setSession(found.session);
  };
  useEffect(
    () =>
      onOtherBeside(id, "turn", () => {
        setOvertaken(false);
        adopt();
      }),
    [id, tcg],
  );

  const [now, fault] = useMemo((): readonly [Run | undefined, unknown] => {
    try {
      return session === undefined ? [undefined, undefined] : [run(tcg, session), undefined];
    } catch (thrown) {
      return [undefined, thrown];
    }
  }, [tcg, session]);
  useEffect(() => () => now?.game.free(), [now]);

  const asked = now !== undefined && now.asked[0].length + now.asked[1].length > 0;
  /** The expected state of the table, without a step whose cards are still missing. */
  const settled = useMemo(() => {
    if (now === undefined || !asked) return now;
    const before = run(tcg, withoutLast(now.session));
    before.game.free();
    return before;
  }, [tcg, now, asked]);
  const apart = settled !== undefined && isApart(view, settled);

  const keep = (next: Session) => {
    if (keepSession(id, next)) unkept.delete(id);
    else {
      unkept.set(id, next);
      setError(new Error(t("error.storage")));
    }
    lastKept.current = keptBeside(id, "turn");
    setSession(next);
  };
  /** Records the engine's results as one undoable step. */
  const follow = (played: Run) => {
    if (played.asked[0].length + played.asked[1].length > 0) return;
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
  /** Adopts a session if the engine can play it, and updates the table. */
  const take = (make: () => Session, fromTable = false): boolean => {
    // Reads changes of other tabs first, so that they are not overwritten.
    tracking.join();
    if (keptBeside(id, "turn") !== lastKept.current) {
      adopt();
      setOvertaken(true);
      return false;
    }
    setOvertaken(false);
    // Reported like every change by hand.
    if (!fromTable && settled !== undefined && isApart(match.view(), settled)) return false;
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
  const change = (make: (played: Run) => Session) => {
    if (now !== undefined) take(() => make(now));
  };

  return {
    tcg,
    now,
    asked,
    /** Whether the table was changed by hand since. */
    apart,
    overtaken,
    decks,
    setDecks,
    error: error ?? fault,
    begin: () => take(() => beginSession(match.view()), true),
    goOn: () => now !== undefined && take(() => goOn(match.view(), now), true),
    leave: () => {
      unkept.delete(id);
      forgetBeside(id, "turn");
      lastKept.current = undefined;
      setOvertaken(false);
      setError(undefined);
      setSession(undefined);
    },
    step: (action: Action) => change((played) => withStep(played, action)),
    /** Takes the engine's action for a tap on the table, or returns the reason why it is not legal. */
    wish: (wish: Wish): string | undefined => {
      if (now === undefined) return "";
      const found = actionOf(now, wish);
      if ("reason" in found) return found.reason;
      change((played) => withStep(played, found.action));
      return undefined;
    },
    /**
     * Ends the main phase, which is the end of the turn unless an attack is possible. Returns whether it was legal.
     */
    endTurn: (): boolean => {
      const action = apart ? undefined : now?.actions.find(({ type }) => type === "end-main");
      if (action !== undefined) change((played) => withStep(played, action));
      return action !== undefined;
    },
    takeBack: () => change(({ session }) => withoutLast(session)),
    entered: (seat: 0 | 1) => (now === undefined ? [] : enteredOf(now.session, seat)),
    enter: (seat: 0 | 1, cards: readonly KnownCard[]) =>
      change(({ session }) => withEntered(tcg, session, seat, cards)),
    name: (seat: 0 | 1, zone: Spot["zone"], card: string) =>
      change((played) => withNamed(played, seat, zone, card)),
    forget: (seat: 0 | 1, known: Known) => change(({ session }) => withForgotten(session, seat, known)),
    /** Whether restarting the session would forget lasting effects. */
    isLasting: (now?.seen.lasting.length ?? 0) > 0,
    newDeck: (seat: 0 | 1) => change((played) => withNewDeck(match.view(), played, seat)),
    hold: (seat: 0 | 1, hand: number) => change(({ session }) => withHand(session, seat, hand)),
    /** Replaces "Player 1" in texts of the engine by the player's name. */
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
