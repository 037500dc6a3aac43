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
import { isEngineError } from "../engine/errors.js";
import { labelled } from "../journal/said.js";
import { t } from "../messages/index.js";
import { readText, writeText } from "../store/storage.js";
import { useOtherTab } from "../ui/other-tabs.js";
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
  /** The last error that is no refusal of a part of the screen, such as a full storage. */
  readonly error: unknown;
  /** Whether another tab has this game open. */
  readonly shared: boolean;
  readonly person: string;
  setPerson(person: string): void;
  /** Records an action. Returns whether it succeeded. */
  act(action: CompanionAction): boolean;
  chance(what: CompanionThrow): void;
  undo(): void;
  redo(): void;
  /** Returns the game with actions whose refusals go to `refuse`. */
  within(refuse: (error: unknown) => void): Tracking;
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
  const [person, setPerson] = useState(() => readText(PERSON) ?? "");
  const { id } = view;
  const shared = useOtherTab(`companion.game.${id}`);
  /** The text last read or written by this tab, to detect changes by another tab. */
  const lastKept = useRef(games.text(id));

  useEffect(
    () =>
      games.onOther(id, (text) => {
        try {
          match.merge(JSON.parse(text));
          lastKept.current = text;
          setView(match.view());
        } catch (thrown) {
          setError(thrown);
        }
      }),
    [id, match],
  );

  const attempt = <T>(task: () => T, refuse: (error: unknown) => void): T | undefined => {
    try {
      setError(undefined);
      const done = task();
      // Another tab may have stored changes since. Merging keeps both.
      if (games.text(id) !== lastKept.current) games.merge(id, match);
      keep(match);
      lastKept.current = games.text(id);
      setView(match.view());
      return done;
    } catch (thrown) {
      // A refusal changes nothing, so that it stays until the next change.
      if (isEngineError(thrown)) refuse(thrown);
      else {
        setError(thrown);
        setView(match.view());
      }
      return undefined;
    }
  };
  const when = { by: person };
  const written = (task: () => Applied, refuse: (error: unknown) => void): boolean => {
    const applied = attempt(task, refuse);
    if (applied === undefined) return false;
    setSaid(applied.text);
    setWarnings(applied.warnings);
    return true;
  };
  const tracking = (refuse: (error: unknown) => void): Tracking => ({
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
      const done = written(() => match.apply(action, when), refuse);
      if (done) setExhausted(missing);
      return done;
    },
    within: tracking,
    chance: (what) => void written(() => match.throw(what, when), refuse),
    undo: () => {
      setWarnings([]);
      setSaid(view.undo === null ? "" : t("tracker.undo-what", { what: labelled(view.undo) }));
      attempt(() => match.undo(when), refuse);
    },
    redo: () => {
      setSaid(view.redo === null ? "" : t("tracker.redo-what", { what: labelled(view.redo) }));
      attempt(() => match.redo(when), refuse);
    },
  });
  return tracking(setError);
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
