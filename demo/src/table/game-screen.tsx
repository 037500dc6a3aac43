// The screen of a game: its set-up with the game that the browser keeps, or its table.
import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { useBack } from "../shell/back.js";
import { useAtOnce } from "../ui/at-once.js";
import { Fault } from "../ui/fault.js";
import { PutAside } from "../ui/put-aside.js";
import { useSettling } from "../ui/settle.js";
import type { KeptGame } from "./kept.js";

/** The ways away from a table. */
export interface Leave {
  readonly onLeave: () => void;
  /** Replaces the game by the one that another tab stored. */
  readonly onTake: () => void;
  /** Undefined for spectators. */
  readonly onRematch: (() => void) | undefined;
}

/** A game on the table. */
export interface Placed {
  readonly game: { free(): Promise<unknown> };
  readonly table: (leave: Leave) => ComponentChildren;
  /** Begins a game with the same choices. */
  readonly rematch: () => Promise<Placed | undefined>;
}

interface Props<T extends object> {
  query: URLSearchParams;
  address: string;
  title: string;
  /** The part between title and notices. */
  intro?: ComponentChildren;
  kept: KeptGame<T>;
  /** The places of the browser's storage that belong to the screen. */
  places: readonly string[];
  /** Returns the names of a stored game's decks, heroes or characters. */
  namesOf: (kept: T) => readonly string[];
  resume: (kept: NonNullable<ReturnType<KeptGame<T>["read"]>>) => Promise<Placed | undefined>;
  /** Begins a game with the choices of the last time. */
  beginLast: () => Promise<Placed | undefined>;
  /** Returns the form. */
  setup: (busy: boolean, start: (begin: () => Promise<Placed | undefined>) => void) => ComponentChildren;
}

export function GameScreen<T extends object>(props: Props<T>) {
  const { query, address, title, intro, kept: storage, places, namesOf, setup } = props;
  const [placed, setPlaced] = useState<{ readonly shown: Placed; readonly number: number }>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);
  // Ignores double clicks that would hit the form after leaving the table.
  const settling = useSettling(placed === undefined ? "form" : "table", false);

  const start = async (begin: () => Promise<Placed | undefined>) => {
    setBusy(true);
    setError(undefined);
    try {
      const shown = await begin();
      if (shown) setPlaced((last) => ({ shown, number: (last?.number ?? 0) + 1 }));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const kept = placed ? undefined : storage.read();
  const resume = () => {
    const newest = storage.read();
    if (newest) void start(() => props.resume(newest));
  };
  const free = () => void placed?.shown.game.free().catch(() => undefined);
  const leave = () => {
    free();
    storage.close();
    setPlaced(undefined);
  };
  useBack(placed !== undefined, leave);
  useAtOnce(query, address, kept, resume, () => void start(props.beginLast));

  if (placed) {
    const { shown, number } = placed;
    const onTake = () => {
      if (storage.read() === undefined) return;
      free();
      resume();
    };
    const onRematch = () => {
      free();
      void start(shown.rematch);
    };
    return <Fragment key={number}>{shown.table({ onLeave: leave, onTake, onRematch })}</Fragment>;
  }
  return (
    <div class={`stack${settling}`}>
      <h1>{title}</h1>
      {intro}
      <Fault error={error} />
      <PutAside from={places} />
      <p role="status" class={busy ? "busy-note" : "hidden-visually"}>
        {busy ? t("shell.loading-rules") : ""}
      </p>
      {kept ? (
        <section class="panel kept-game" aria-label={t("start.resume")}>
          <p>{t("table.kept", { names: namesOf(kept).join(" – ") })}</p>
          <div class="row">
            <button type="button" class="primary" disabled={busy} onClick={resume}>
              {t("start.resume")}
            </button>
            <button
              type="button"
              onClick={() => {
                storage.forget();
                setForgotten((last) => last + 1);
                setError(undefined);
              }}
            >
              {t("table.forget")}
            </button>
          </div>
        </section>
      ) : null}
      {setup(busy, (begin) => void start(begin))}
    </div>
  );
}
