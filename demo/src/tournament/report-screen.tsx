import type { ReportSlip, SlipResult, Event as TournamentEvent } from "altmode/tournament/slim";
import { useEffect, useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { Fault } from "../ui/fault.js";
import { QrCode } from "../ui/qr-code.js";
import { pack, unpack } from "../ui/share.js";
import { tournaments } from "./engine.js";
import { choices } from "./result.js";

/** A player's own screen: the result of one match, signed, to be given back to the organiser as a link. */
export function ReportScreen({ text }: { text: string }) {
  const id = useId();
  const [slip, setSlip] = useState<ReportSlip>();
  const [error, setError] = useState<unknown>();
  const [chosen, setChosen] = useState("");
  const [link, setLink] = useState<string>();

  useEffect(() => {
    unpack(text).then((value) => setSlip(value as ReportSlip), setError);
  }, [text]);

  if (slip === undefined) {
    return (
      <div class="tournament stack">
        <h1>{t("desk.report")}</h1>
        <Fault error={error} />
      </div>
    );
  }
  const names = [slip.players[0].name, slip.players[1].name] as const;
  const players: [string, string] = [slip.players[0].id, slip.players[1].id];
  const all = choices({
    players,
    names,
    playoff: slip.playoff,
    tiebreak: slip.unfinished === "tiebreak",
    toWin: slip.gamesToWin,
  }).filter(({ byPlayers }) => byPlayers);

  const sign = async () => {
    const choice = all.find(({ key }) => key === chosen);
    if (!choice) return;
    try {
      const rules = await tournaments();
      const claim: TournamentEvent = rules.signReport(slip, choice.event as SlipResult);
      setLink(fullAddress(`#/tournament/claim?c=${await pack(claim)}`));
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const own = slip.players.find((player) => player.id === slip.player)?.name ?? "";
  return (
    <div class="tournament stack">
      <h1>{t("desk.report")}</h1>
      <Fault error={error} />
      <section class="panel stack" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          {t("desk.report-of", { tournament: slip.tournament, round: slip.round, table: slip.table })}
        </h2>
        <p>{t("desk.report-as", { name: own })}</p>
        <div class="field">
          <label for={`${id}-result`}>{t("tournament.result")}</label>
          <select
            id={`${id}-result`}
            value={chosen}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
              setLink(undefined);
            }}
          >
            <option value="" disabled>
              {t("tournament.no-result")}
            </option>
            {all.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button type="button" class="primary" disabled={chosen === ""} onClick={() => void sign()}>
          {t("desk.sign")}
        </button>
        <div role="status">
          {link === undefined ? null : (
            <div class="stack">
              <p>{t("desk.give-back")}</p>
              <label class="field">
                <span>{t("desk.claim-link")}</span>
                <input readOnly value={link} data-testid="claim-link" />
              </label>
              <QrCode text={link} label={t("desk.claim-link")} otherwise={t("tracker.qr-too-long")} />
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
