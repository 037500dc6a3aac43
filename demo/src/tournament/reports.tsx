import type { Tournament, TournamentView } from "altmode/tournament/slim";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { Choice } from "../ui/choice.js";
import { Fold } from "../ui/fold.js";
import { QrCode } from "../ui/qr-code.js";
import { pack } from "../ui/share.js";
import { type Act, useActHere } from "./act.js";
import { tableAddress } from "./addresses.js";
import { namesOf } from "./names.js";
import { ScanReports } from "./scan.js";

interface Props {
  tournament: Tournament;
  view: TournamentView;
  act: Act;
}

/** Links by which players report their results themselves. */
export function Reports(props: Props) {
  if (props.view.rounds.length === 0) return null;
  return (
    <section class="panel" aria-label={t("desk.reports")}>
      <Fold title={t("desk.reports")}>{() => <Links {...props} />}</Fold>
    </section>
  );
}

function Links({ tournament, view, act: change }: Props) {
  const [act, refused] = useActHere(change, view);
  const [wanted, setWanted] = useState(0);
  const name = namesOf(view);
  const tables = (view.rounds.at(-1)?.tables ?? []).filter(({ result }) => result === null);
  const table = tables.find((each) => each.table === wanted) ?? tables[0];
  if (!view.reportsOpen) {
    return (
      <div class="stack">
        <p>{t("desk.reports-help")}</p>
        <button type="button" onClick={() => act((one) => one.openReports())}>
          {t("desk.open-reports")}
        </button>
        {refused}
      </div>
    );
  }
  if (!table) return <p>{t("desk.no-open-table")}</p>;
  return (
    <div class="stack">
      <p>{t("desk.reports-help")}</p>
      <ScanReports act={act} />
      {refused}
      <Choice
        label={t("tournament.table")}
        value={table.table}
        options={tables.map(
          (each) => [each.table, `${each.table}: ${each.players.map(name).join(" – ")}`] as const,
        )}
        onChange={setWanted}
      />
      <TableLink
        key={`${view.rounds.length} ${table.table}`}
        tournament={tournament}
        table={table.table}
        players={table.players}
      />
      {table.players.map((player) => (
        <SlipLink
          key={`${view.rounds.length} ${table.table} ${player}`}
          tournament={tournament}
          table={table.table}
          player={player}
          name={name(player)}
        />
      ))}
    </div>
  );
}

/** One code for a whole table: its players choose who reports, or report together. */
function TableLink(props: { tournament: Tournament; table: number; players: readonly string[] }) {
  const { tournament, table, players } = props;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let here = true;
    void tableAddress(tournament, { table, players }).then((made) => {
      if (here) setAddress(made);
    });
    return () => {
      here = false;
    };
  }, [tournament, table]);
  if (address === undefined) return null;
  return (
    <div class="stack">
      <label class="field">
        <span>{t("desk.link-for-table", { table })}</span>
        <input readOnly value={address} data-testid="table-link" />
      </label>
      <QrCode
        text={address}
        label={t("desk.link-for-table", { table })}
        otherwise={t("tracker.qr-too-long")}
      />
    </div>
  );
}

function SlipLink(props: { tournament: Tournament; table: number; player: string; name: string }) {
  const { tournament, table, player, name } = props;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let here = true;
    void pack(tournament.reportSlip(table, player)).then((text) => {
      if (here) setAddress(fullAddress(`#/tournament/report?s=${text}`));
    });
    return () => {
      here = false;
    };
  }, [tournament, table, player]);
  if (address === undefined) return null;
  return (
    <div class="stack">
      <label class="field">
        <span>{t("desk.link-for", { name })}</span>
        <input readOnly value={address} data-testid="slip-link" />
      </label>
      <QrCode text={address} label={t("desk.link-for", { name })} otherwise={t("tracker.qr-too-long")} />
    </div>
  );
}
