import type {
  Applied,
  Companion,
  CompanionAction,
  CompanionThrow,
  CompanionView,
  Match,
  Warning,
} from "altmode/companion/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import { labelled } from "../journal/said.js";
import { t } from "../messages/index.js";
import { readText, writeText } from "../store/storage.js";
import { games, titleOf } from "./kept.js";

const PERSON = "companion.person";

/** A tracked game and its operations. */
export interface Tracking {
  readonly match: Match;
  readonly view: CompanionView;
  /** The last announcement for screen readers. */
  readonly said: string;
  /** Warnings about the last action. */
  readonly warnings: readonly Warning[];
  /** The cards that the last action could not draw, while their damage is not entered. */
  readonly exhausted: { readonly seat: number; readonly cards: number } | undefined;
  readonly error: unknown;
  /** Whether another tab changed this game. */
  readonly shared: boolean;
  readonly person: string;
  setPerson(person: string): void;
  /** Records an action. Returns whether it succeeded. */
  act(action: CompanionAction): boolean;
  chance(what: CompanionThrow): void;
  undo(): void;
  redo(): void;
}

export type TrackingProps = { tracking: Tracking };

/** Opens a stored game. Throws a readable error if it is damaged. */
export const openGame = (companion: Companion, id: string): Match =>
  games.open(id, (text) => companion.import(text));

/** Stores a match. Throws a readable error if the browser does not keep it. */
export function keep(match: Match): string {
  const view = match.view();
  if (!games.keep(match.export(), { title: titleOf(view) })) throw new Error(t("error.storage"));
  return view.id;
}

/** Keeps a game open: saves every change at once and merges changes of other tabs. */
export function useMatch(match: Match): Tracking {
  const [view, setView] = useState(() => match.view());
  const [said, setSaid] = useState("");
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [exhausted, setExhausted] = useState<Tracking["exhausted"]>();
  const [error, setError] = useState<unknown>();
  const [shared, setShared] = useState(false);
  const [person, setPerson] = useState(() => readText(PERSON) ?? "");
  const { id } = view;
  /** The text last read or written by this tab, to detect changes by another tab. */
  const lastKept = useRef(games.text(id));

  useEffect(
    () =>
      games.onOther(id, (text) => {
        try {
          match.merge(JSON.parse(text));
          lastKept.current = text;
          setShared(true);
          setView(match.view());
        } catch (thrown) {
          setError(thrown);
        }
      }),
    [id, match],
  );

  const attempt = <T>(task: () => T): T | undefined => {
    try {
      setError(undefined);
      const done = task();
      // Another tab may have stored changes since. Merging keeps both.
      if (games.text(id) !== lastKept.current) games.merge(id, match);
      keep(match);
      lastKept.current = games.text(id);
      return done;
    } catch (thrown) {
      setError(thrown);
      return undefined;
    } finally {
      setView(match.view());
    }
  };
  const when = { by: person };
  const written = (task: () => Applied): boolean => {
    const applied = attempt(task);
    if (applied === undefined) return false;
    setSaid(applied.text);
    setWarnings(applied.warnings);
    return true;
  };
  return {
    match,
    view,
    said,
    warnings,
    exhausted,
    error,
    shared,
    person,
    setPerson: (name) => {
      setPerson(name);
      writeText(PERSON, name);
    },
    act: (action) => {
      const missing = undrawn(view, action);
      const done = written(() => match.apply(action, when));
      if (done) setExhausted(missing);
      return done;
    },
    chance: (what) => void written(() => match.throw(what, when)),
    undo: () => {
      setWarnings([]);
      setSaid(view.undo === null ? "" : t("tracker.undo-what", { what: labelled(view.undo) }));
      attempt(() => match.undo(when));
    },
    redo: () => {
      setSaid(view.redo === null ? "" : t("tracker.redo-what", { what: labelled(view.redo) }));
      attempt(() => match.redo(when));
    },
  };
}

/** Returns the cards that an action cannot draw, because the deck is too small. */
function undrawn(view: CompanionView, action: CompanionAction): Tracking["exhausted"] {
  const draws =
    action.type === "maneuver"
      ? { seat: view.active, count: 1 }
      : action.type === "move-cards" && action.from === "deck" && action.to === "hand"
        ? action
        : undefined;
  const deck = view.players[draws?.seat ?? -1]?.deck;
  if (draws === undefined || deck === undefined || draws.count <= deck) return undefined;
  return { seat: draws.seat, cards: draws.count - deck };
}
