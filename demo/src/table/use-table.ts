// A game on the table, for any game system: positions, telling, bots, undo, storage, and whose hand is open.
import type { RefObject } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Suggested } from "./advice.js";
import { useTableKey } from "./keys.js";
import { useOpenHand } from "./open-hand.js";
import { type Telling, useTelling } from "./telling.js";

/** Time between two decisions of a bot, in milliseconds, so that people can follow. */
const BOT_PAUSE = 350;

/**
 * Milliseconds of work after which the moves are taken away. The engine usually answers sooner, and then the table is drawn
 * once a move instead of twice.
 */
const PATIENCE = 150;

/** A position as a viewer sees it. */
interface Seen {
  readonly toAct: number | null;
}

/** The answer of the engine about a position, with the events from an index on. */
export interface Look<O, A, E> {
  readonly observation: O;
  readonly actions: readonly A[];
  readonly events: readonly E[];
  readonly eventCount: number;
}

/** The calls of a game in the worker that the table needs. */
export interface WorkerGame<O, A, E> {
  readonly toAct: Promise<number | null>;
  view(viewer: number | "public" | "all", since?: number): Promise<Look<O, A, E>>;
  apply(id: number): Promise<unknown>;
  undo(): Promise<boolean>;
  save(): Promise<Uint8Array>;
}

/** One position of the game, as the people at this screen may see it. */
export interface Snapshot<O, A, E> {
  /** The observations by seat; `undefined` for a seat of a bot. */
  readonly views: readonly (O | undefined)[];
  /** The observation for all people at this screen. With several people, no hand is open. */
  readonly shared: O;
  /** The legal actions, if a person decides. */
  readonly actions: readonly A[];
  /** The whole log, without what only some of the people may know. */
  readonly events: readonly E[];
}

/** The parts of a table that depend on the game. */
export interface TableSpec<O extends Seen, A extends { readonly id: number }, E> {
  readonly game: WorkerGame<O, A, E>;
  readonly seats: number;
  /** Returns whether a person at this screen plays a seat. */
  readonly isPerson: (seat: number) => boolean;
  /** Returns the id of the answer to a question that has only one and tells nothing about a hand. */
  readonly forced: (snapshot: Snapshot<O, A, E>) => number | undefined;
  /** Returns the id of the action that the bot takes; `undefined` if the other seats act elsewhere. */
  readonly suggest: (() => Promise<number>) | undefined;
  /** Calls a function when the game has changed elsewhere. Returns the function that ends it. */
  readonly onChange?: (listener: () => void) => () => void;
  /** Asks the strongest bot for a move of the person; `undefined` where no bot can be asked. */
  readonly advise: (() => Promise<Suggested>) | undefined;
  /** Stores the game. Returns whether the browser stored it. */
  readonly keep: (save: Uint8Array) => boolean;
  /** Returns the milliseconds for which an event stands on the stage at normal speed, 0 for events that are no beat. */
  readonly beat: (event: E) => number;
  /** Returns whether the hand must be seen to answer, so that other people look away. */
  readonly needsHand: (snapshot: Snapshot<O, A, E>) => boolean;
}

/** A game on the table. */
export interface Table<O, A, E> {
  /** The newest position; `undefined` until the first is read. */
  readonly snapshot: Snapshot<O, A, E> | undefined;
  /** Counter of changes. */
  readonly change: number;
  readonly error: unknown;
  /** Whether the browser stored the game. */
  readonly kept: boolean;
  /** Whether the engine has been at work for so long that people should see it. */
  readonly busy: boolean;
  /** The element of the table, whose controls are `aria-disabled` while the engine works. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly telling: Telling;
  readonly decide: (id: number) => void;
  readonly undo: () => void;
  /** Reads the game once more, after an error. */
  readonly again: () => void;
  /** Whether bots wait for `step`, which is possible in games without people. */
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  readonly step: () => void;
}

/** Reads positions. Only the new events cross from the worker, unless a move was taken back. */
function reader<O, A, E>(game: WorkerGame<O, A, E>, people: readonly number[], seats: number) {
  let log: readonly E[] = [];
  const viewer = people.length === 1 ? (people[0] ?? "all") : people.length === 0 ? "all" : "public";
  return async (undone: boolean): Promise<Snapshot<O, A, E>> => {
    const since = undone ? 0 : log.length;
    const [shared, ...own] = await Promise.all([
      game.view(viewer, since),
      ...people.map((seat) => game.view(seat, since)),
    ]);
    log = [...log.slice(0, since), ...shared.events];
    return {
      views: Array.from({ length: seats }, (_, seat) => own[people.indexOf(seat)]?.observation),
      shared: shared.observation,
      actions: own.flatMap(({ actions }) => actions),
      events: log,
    };
  };
}

interface State<O, A, E> {
  readonly snapshot: Snapshot<O, A, E> | undefined;
  readonly change: number;
  readonly undone: boolean;
}

/** Follows a game. The game and the seats of `spec` must stay the same while the component is mounted. */
export function useTable<O extends Seen, A extends { readonly id: number }, E>(
  spec: TableSpec<O, A, E>,
): Table<O, A, E> {
  const { game, forced, isPerson, seats } = spec;
  const [state, setState] = useState<State<O, A, E>>({ snapshot: undefined, change: 0, undone: false });
  const [error, setError] = useState<unknown>();
  const [kept, setKept] = useState(true);
  const [busy, setBusy] = useState(false);
  const [paused, setPaused] = useState(false);
  const [read] = useState(() =>
    reader(
      game,
      Array.from({ length: seats }, (_, seat) => seat).filter((seat) => isPerson(seat)),
      seats,
    ),
  );
  // A second request while one is under way would answer another question.
  const working = useRef(false);
  const gone = useRef(false);
  const frame = useRef<HTMLDivElement>(null);

  const attempt = useCallback(async (task: () => Promise<unknown>, undone = false) => {
    if (working.current) return;
    working.current = true;
    // By hand, because a drawing of the table would keep the frame after the tap waiting.
    frame.current?.setAttribute("aria-disabled", "true");
    const patience = setTimeout(() => gone.current || setBusy(true), PATIENCE);
    try {
      await task();
      let snapshot = await read(undone);
      for (let only = undone ? undefined : forced(snapshot); only !== undefined; only = forced(snapshot)) {
        await game.apply(only);
        snapshot = await read(false);
      }
      const save = await game.save();
      if (gone.current) return;
      setKept(spec.keep(save));
      setError(undefined);
      setState((last) => ({ snapshot, change: last.change + 1, undone }));
    } catch (thrown) {
      if (!gone.current) setError(thrown);
    } finally {
      working.current = false;
      clearTimeout(patience);
      frame.current?.removeAttribute("aria-disabled");
      if (!gone.current) setBusy(false);
    }
  }, []);

  useEffect(() => {
    gone.current = false;
    const again = () => void attempt(async () => {});
    again();
    const stop = spec.onChange?.(again);
    return () => {
      stop?.();
      gone.current = true;
    };
  }, []);

  const { snapshot, change, undone } = state;
  const telling = useTelling(snapshot?.events, spec.beat, undone);
  const seat = snapshot?.shared.toAct ?? null;
  const watching = !Array.from({ length: seats }, (_, each) => each).some((each) => isPerson(each));

  const letBotDecide = (isWanted: () => boolean) =>
    attempt(async () => {
      const id = await spec.suggest?.();
      if (id !== undefined && isWanted()) await game.apply(id);
    });
  const botDecides =
    spec.suggest !== undefined &&
    seat !== null &&
    !isPerson(seat) &&
    telling.done &&
    error === undefined &&
    !(watching && paused);
  useEffect(() => {
    if (!botDecides) return;
    let wanted = true;
    const timer = setTimeout(() => void letBotDecide(() => wanted), BOT_PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [change, botDecides]);

  // Space skips what is being told.
  useTableKey(" ", !telling.done, telling.skip);

  const undo = async () => {
    while (await game.undo()) {
      if (watching) return;
      // Back to a decision of a person, because the bot would repeat its own.
      const next = await game.toAct;
      if (next === null || !isPerson(next)) continue;
      if (forced(await read(true)) === undefined) return;
    }
  };

  return {
    snapshot,
    change,
    error,
    kept,
    busy,
    frame,
    telling,
    paused,
    setPaused,
    step: () => void letBotDecide(() => true),
    decide: (id) => {
      telling.skip();
      void attempt(() => game.apply(id));
    },
    undo: () => {
      setPaused(true);
      void attempt(undo, true);
    },
    again: () => void attempt(async () => {}),
  };
}

/** The part of a game that the people at the screen see, with their legal actions. */
export interface Sight<O, A> {
  /** The observation to draw: that of the person whose hand is open, else the shared one. */
  readonly observation: O;
  /** The observation for all people at the screen. */
  readonly shared: O;
  /** The seat to act in the position that is drawn. */
  readonly seat: number | null;
  /** Whether the newest position is drawn, and a person is asked. */
  readonly asksPerson: boolean;
  /** Whether the newest position is drawn, and no bot moves before a person does. */
  readonly rests: boolean;
  /** The legal actions of the person who is asked; empty while the hand is covered or the engine works. */
  readonly actions: readonly A[];
  /** Whether several people share the screen. */
  readonly hotSeat: boolean;
  /** The seat whose side is the near one. */
  readonly nearSeat: number;
  /** The seat whose hand is shown. */
  readonly handSeat: number;
  /** Whether that hand is open. */
  readonly isOpen: boolean;
  /** Whether the table waits for the next person to take the screen. */
  readonly covered: boolean;
  readonly open: (seat: number) => void;
  /** Whether the newest position is drawn, after all its events are told. */
  readonly current: boolean;
  /** The events before the ones that are being told. */
  readonly begun: number;
}

/** Returns what is drawn of a table: the last position until the events of the next one are told. */
export function useSight<O extends Seen, A extends { readonly id: number }, E>(
  spec: TableSpec<O, A, E>,
  { snapshot, telling, busy }: Table<O, A, E>,
  first: Snapshot<O, A, E>,
): Sight<O, A> {
  const newest = snapshot ?? first;
  const last = useRef(newest);
  if (telling.done || telling.again) last.current = newest;
  const shown = last.current;
  const current = shown === newest;

  const people = Array.from({ length: spec.seats }, (_, seat) => seat).filter((seat) => spec.isPerson(seat));
  const hotSeat = people.length > 1;
  const seat = shown.shared.toAct;
  const nearSeat = people[0] ?? 0;
  const handSeat = hotSeat ? (seat ?? nearSeat) : nearSeat;
  const asksPerson = current && telling.done && seat !== null && spec.isPerson(seat);
  // With several people, a hand is open only to the one who said to be alone with the screen.
  const [opened, open] = useOpenHand(seat);
  const isOpen = hotSeat ? seat !== null && opened === seat : true;
  const covered = hotSeat && asksPerson && !isOpen && spec.needsHand(newest);
  const viewer = hotSeat ? (isOpen ? seat : null) : nearSeat;
  return {
    observation: (viewer === null ? undefined : shown.views[viewer]) ?? shown.shared,
    shared: shown.shared,
    seat,
    asksPerson,
    rests:
      current &&
      telling.done &&
      (asksPerson || seat === null || people.length === 0 || spec.suggest === undefined),
    actions: asksPerson && !covered && !busy ? newest.actions : [],
    hotSeat,
    nearSeat,
    handSeat,
    isOpen,
    covered,
    open,
    current,
    begun: shown.events.length,
  };
}
