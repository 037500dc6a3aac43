import { useState } from "preact/hooks";
import { decksToPlay } from "../../deck-lists/kept.js";
import { t } from "../../messages/index.js";
import { useBack } from "../../shell/back.js";
import type { ScreenProps } from "../../shell/screen.js";
import { KeptGame } from "../../table/kept-game.js";
import { useAtOnce } from "../../ui/at-once.js";
import { Fault } from "../../ui/fault.js";
import { PutAside } from "../../ui/put-aside.js";
import { useSettling } from "../../ui/settle.js";
import { type Rules, rules } from "./engine.js";
import { closeKept, forgetSession, keptSession, resume, type Session } from "./session.js";
import { type Choices, controls, lastChoices, Setup } from "./setup.js";
import type { Table } from "./table.js";
import "../../cards/face.css";
import "../../cards/icons.css";
import "../../ui/columns.css";
import "./play.css";
import "./setup.css";

// Live tables load the table with the script of this screen.
export const loadLate = () => import("./late.js");

/** A game on the table with its rules. */
interface Placed {
  readonly rules: Rules;
  readonly session: Session;
  readonly Table: typeof Table;
  /** Unique number of the game, used as key. */
  readonly number: number;
}

async function deal({ tcg }: Rules, session: Omit<Session, "game">, seed = ""): Promise<Session> {
  const [one, other] = await Promise.all(session.lists.map((list) => tcg.parseDeck(list)));
  if (one === undefined || other === undefined) throw new Error(t("tcg.no-decks"));
  const game = await tcg.newGame({ players: [one, other], ...(seed === "" ? {} : { seed }) });
  return { ...session, game };
}

function begin(loaded: Rules, { decks, seed, play, strength }: Choices): Promise<Session> {
  const known = decksToPlay();
  const chosen = decks.map((id) => known.find((deck) => deck.id === id));
  const names = chosen.map((deck) => deck?.name ?? "");
  const lists = chosen.map((deck) => deck?.list ?? "");
  return deal(loaded, { names, lists, controls: controls[play], strength }, seed);
}

/** The play screen: the setup form, which needs no engine, or the game. */
export default function PlayScreen({ query }: ScreenProps) {
  const [placed, setPlaced] = useState<Placed>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);

  const start = async (task: (loaded: Rules) => Promise<Session | undefined>) => {
    setBusy(true);
    setError(undefined);
    try {
      // The code of the table comes with the rules, because the form needs neither.
      const [loaded, { Table }] = await Promise.all([rules(), import("./late.js")]);
      const session = await task(loaded);
      if (session) setPlaced((last) => ({ rules: loaded, session, Table, number: (last?.number ?? 0) + 1 }));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  // Ignores double clicks that would hit the form after leaving the table.
  const settling = useSettling(placed === undefined ? "form" : "table", false);
  const free = () => void placed?.session.game.free().catch(() => undefined);
  const leave = () => {
    free();
    closeKept();
    setPlaced(undefined);
  };
  useBack(placed !== undefined, leave);

  useAtOnce(
    query,
    "#/play",
    placed ? undefined : keptSession(),
    () => {
      const kept = keptSession();
      if (kept) void start(({ tcg }) => resume(tcg, kept));
    },
    () => void start((loaded) => begin(loaded, lastChoices())),
  );

  if (placed) {
    const { session, number, rules: loaded, Table } = placed;
    return (
      <Table
        key={number}
        catalogue={loaded.catalogue}
        session={session}
        onLeave={leave}
        onTake={() => {
          const kept = keptSession();
          if (kept === undefined) return;
          free();
          void start(({ tcg }) => resume(tcg, kept));
        }}
        onRematch={() => {
          free();
          void start((known) => deal(known, session));
        }}
      />
    );
  }

  const kept = keptSession();
  return (
    <div class={`stack${settling}`}>
      <h1>{t("start.tcg")}</h1>
      <Fault error={error} />
      <PutAside from={["game", "decks"]} />
      <p role="status" class={busy ? "busy-note" : "hidden-visually"}>
        {busy ? t("shell.loading-rules") : ""}
      </p>
      {kept ? (
        <KeptGame
          names={kept.names}
          busy={busy}
          onResume={() => void start(({ tcg }) => resume(tcg, kept))}
          onForget={() => {
            forgetSession();
            setForgotten((last) => last + 1);
            setError(undefined);
          }}
        />
      ) : null}
      <Setup busy={busy} onStart={(choices) => void start((loaded) => begin(loaded, choices))} />
    </div>
  );
}
