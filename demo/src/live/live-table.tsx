import { type LiveState, TableClient } from "altmode/client";
import { useEffect, useState } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { Fault } from "../ui/fault.js";

/** Events that are shown. */
const TOLD = 12;

/** A table as its server tells it: seats, the newest events, and the legal actions of the own seat. */
export function LiveTable(props: {
  server: string;
  table: string;
  token: string | undefined;
  link: string | undefined;
}) {
  const { server, table, token, link } = props;
  const [client, setClient] = useState<TableClient>();
  const [state, setState] = useState<LiveState>();
  const [error, setError] = useState<unknown>();
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
  if (client === undefined || state === undefined) return null;
  const { connection, closed, game, seat, pending } = state;
  const info = state.table;
  const act = (action: (typeof actions)[number]) => {
    setError(undefined);
    client.act(action).catch(setError);
  };
  const actions = info?.status === "playing" ? (game?.actions ?? []) : [];
  const isOver = info?.status === "over";
  return (
    <section class="panel stack" aria-label={t("live.table")} data-testid="live-table">
      <p role="status" data-testid="live-connection">
        {connection === "closed"
          ? closed
          : t(connection === "open" ? "live.open-connection" : "live.connecting")}
      </p>
      <Fault error={error} />
      {link !== undefined && info?.status === "waiting" ? (
        <label>
          {t("live.link")} <input readOnly value={fullAddress(link)} data-testid="live-link" />
        </label>
      ) : null}
      <ul data-testid="live-seats">
        {info?.seats.map(({ name, kind, present }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay in their order
          <li key={index}>
            <strong>{kind === "empty" ? t("live.empty") : name}</strong>
            {index === seat ? ` (${t("live.you")})` : ""}
            {kind === "person" && !present ? ` – ${t("live.away")}` : ""}
            {game?.toAct === index && !isOver ? ` – ${t("live.to-act")}` : ""}
          </li>
        ))}
      </ul>
      {info?.status === "waiting" && seat === 0 ? (
        <button type="button" onClick={() => client.start()}>
          {t("live.start")}
        </button>
      ) : null}
      {game === null ? null : (
        <ol data-testid="live-story" lang={engineLang()} aria-label={t("live.story")}>
          {game.events.slice(-TOLD).map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: only the end of the log is shown
            <li key={index}>{event.text}</li>
          ))}
        </ol>
      )}
      {isOver ? (
        <p data-testid="live-outcome">
          {t("live.over")} {game?.outcome === null ? "" : (game?.outcome.reason ?? "")}
        </p>
      ) : null}
      <div class="row wrap" data-testid="live-actions" lang={engineLang()}>
        {actions.map((action) => (
          <button key={action.id} type="button" disabled={pending !== null} onClick={() => act(action)}>
            {action.label}
          </button>
        ))}
      </div>
      {seat !== null && info !== null && info.number > 0 ? (
        <div class="row">
          {isOver ? (
            <button type="button" onClick={() => client.rematch()}>
              {t("live.rematch")}
            </button>
          ) : (
            <button type="button" onClick={() => client.resign()}>
              {t("live.resign")}
            </button>
          )}
          {info.absent !== null && info.absent.seat !== seat ? (
            <button type="button" onClick={() => client.claim()}>
              {t("live.claim")}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
