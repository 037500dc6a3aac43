import { type LiveGame, type LiveState, type LiveView, TableClient } from "altmode/client";
import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { useBack } from "../shell/back.js";
import { fullAddress } from "../shell/router.js";
import type { Remote } from "../table/remote.js";
import { Loaded } from "../ui/loaded.js";
import { Reason } from "../ui/reason.js";
import { type BoardProps, remoteGame } from "./remote.js";

/** The tables of the game systems, which come when a game begins. */
const boards: Readonly<Record<LiveGame, () => Promise<{ default: ComponentType<BoardProps> }>>> = {
  tcg: () => import("./tcg-board.js"),
  unmatched: () => import("./unmatched-board.js"),
  deckbuilder: () => import("./deckbuilder-board.js"),
};

interface Props {
  server: string;
  table: string;
  token: string | undefined;
  /** The part of the page's address that gives a seat. */
  link: string | undefined;
  onLeave: () => void;
}

/** A table as its server tells it: its seats, and the game once it has begun. */
export function LiveTable({ server, table, token, link, onLeave }: Props) {
  const [client, setClient] = useState<TableClient>();
  const [state, setState] = useState<LiveState>();
  useEffect(() => {
    const made = new TableClient({ server, table, token });
    const stop = made.subscribe(() => setState(made.state));
    setClient(made);
    setState(made.state);
    return () => {
      stop();
      made.close();
    };
  }, [server, table, token]);
  useBack(state?.game != null, onLeave);
  if (client === undefined || state === undefined) return null;
  return state.game === null || state.table === null ? (
    <Waiting client={client} state={state} link={link} />
  ) : (
    <Playing key={state.game.game} client={client} state={state} server={server} onLeave={onLeave} />
  );
}

interface PartProps {
  client: TableClient;
  state: LiveState;
}

/** The table before its first game. */
function Waiting({ client, state, link }: PartProps & { link: string | undefined }) {
  const { seat, table } = state;
  return (
    <section class="panel stack" aria-label={t("live.table")} data-testid="live-table">
      <Connection state={state} />
      {link === undefined ? null : (
        <div class="field">
          <label for="live-link">{t("live.link")}</label>
          <input id="live-link" readOnly value={fullAddress(link)} data-testid="live-link" />
        </div>
      )}
      <Seats state={state} />
      {table !== null && seat === 0 ? (
        <button type="button" onClick={() => client.start()}>
          {t("live.start")}
        </button>
      ) : null}
    </section>
  );
}

function Connection({ state: { connection, closed } }: Pick<PartProps, "state">) {
  if (connection === "closed") return <p role="status">{closed}</p>;
  return <p role="status">{t(connection === "open" ? "live.open-connection" : "live.connecting")}</p>;
}

function Seats({ state: { seat, table } }: Pick<PartProps, "state">) {
  return (
    <ul data-testid="live-seats">
      {table?.seats.map(({ name, kind, present, asks }, index) => (
        <li key={index}>
          <strong>{kind === "empty" ? t("live.empty") : name}</strong>
          {index === seat ? ` (${t("live.you")})` : ""}
          {kind === "person" && !present ? ` – ${t("live.away")}` : ""}
          {asks ? ` – ${t(table.status === "over" ? "live.asks-rematch" : "live.asks-pause")}` : ""}
        </li>
      ))}
    </ul>
  );
}

/** A game, on the table of its game system. */
function Playing({ client, state, server, onLeave }: PartProps & Pick<Props, "server" | "onLeave">) {
  const { seat, table, game, connection } = state;
  const known = table?.seats.map(({ name }) => name) ?? [];
  const names = useMemo(() => known, [known.join("\n")]);
  const parts = useMemo(() => {
    const remote: Remote = { seat, names, onChange: client.subscribe };
    return { remote, game: remoteGame(client, server, table?.table ?? "", game?.game ?? 1) };
  }, [client, seat, names]);
  const load = boards[table?.game ?? "tcg"];
  if (table === null || game === null) return null;

  const { status, ended, absent, seats } = table;
  const isOver = status === "over";
  const away = seats.filter(({ kind, present }) => kind === "person" && !present).map(({ name }) => name);
  const asking = seats.filter(({ asks }, index) => asks && index !== seat).map(({ name }) => name);
  // The rules end a game that is played, resigned, timed out or claimed; its table tells that.
  const cutOff = ended !== null && game.outcome === null ? ended.by : undefined;
  const button = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  );
  const notice = (
    <div class="stack" role="status" data-testid="live-notice">
      {connection === "open" ? null : <Connection state={state} />}
      {away.length === 0 || isOver ? null : <p>{t("live.are-away", { names: away.join(", ") })}</p>}
      {absent !== null && seat !== null && absent.seat !== seat
        ? button(t("live.claim"), () => client.claim())
        : null}
      {status === "paused" ? <p>{t("live.paused")}</p> : null}
      {asking.length === 0 ? null : (
        <p>
          {asking.join(", ")}: {t(isOver ? "live.asks-rematch" : "live.asks-pause")}
        </p>
      )}
      {cutOff === undefined ? null : (
        <>
          <p>{t(`live.ended.${cutOff === "version" || cutOff === "abandoned" ? cutOff : "closed"}`)}</p>
          {seat === null ? null : button(t("table.rematch"), () => client.rematch())}
        </>
      )}
      {client.refused === null ? null : (
        <p>
          <Reason message={client.refused.message} />
        </p>
      )}
    </div>
  );
  const menu =
    seat === null || isOver ? null : (
      <>
        {status === "paused"
          ? button(t("live.resume"), () => client.resume())
          : button(t("live.pause"), () => client.pause())}
        {button(t("live.resign"), () => client.resign())}
      </>
    );
  return (
    <div data-testid="live-game" data-at={game.at} data-status={status}>
      <Loaded load={load} waiting={t("shell.loading")} missing={t("live.no-board")}>
        {({ default: Board }) => (
          <Board
            {...parts}
            heroes={heroesOf(game.observation)}
            options={table.options}
            notice={notice}
            menu={menu}
            onRematch={seat === null ? undefined : () => client.rematch()}
            onLeave={onLeave}
          />
        )}
      </Loaded>
    </div>
  );
}

/** Returns the heroes of the seats, in Unmatched. */
const heroesOf = (observation: LiveView["observation"]): string[] =>
  observation.players.map((player) => ("hero" in player ? String(player.hero) : ""));
