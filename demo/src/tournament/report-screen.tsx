import type { ReportSlip, SlipResult, Event as TournamentEvent } from "altmode/tournament/slim";
import { useEffect, useId, useState } from "preact/hooks";
import { forgetReport, keepReport, type Score, trackedScore } from "../journal/score.js";
import { language, t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { Fault } from "../ui/fault.js";
import { Segments } from "../ui/segments.js";
import { pack } from "../ui/share.js";
import { slipsOf } from "./addresses.js";
import { tournaments } from "./engine.js";
import { GiveBack } from "./give-back.js";
import { choices } from "./result.js";

/** Returns the key of the choice that is the score of a tracked match. */
function keyOf({ games, tiebreak }: Score, { players, gamesToWin, playoff, unfinished }: ReportSlip): string {
  const level = games[0] === games[1] && games[0] < gamesToWin;
  return level && !playoff && unfinished === "tiebreak" && tiebreak !== null
    ? `tiebreak ${games} ${players[tiebreak].id}`
    : `games ${games}`;
}

/** A player's own screen: the result of one match, signed, to be given back to the organiser as a link. */
export function ReportScreen({ text }: { text: string }) {
  const id = useId();
  /** The slips of the link: of one player, or of both at the table. */
  const [slips, setSlips] = useState<readonly ReportSlip[]>([]);
  /** Place of the slip of the one who reports; for both together that of neither. */
  const [whose, setWhose] = useState(0);
  const [error, setError] = useState<unknown>();
  const [chosen, setChosen] = useState("");
  const [link, setLink] = useState<string>();

  useEffect(() => {
    slipsOf(text).then((read) => {
      setSlips(read);
      const [first, second] = read[0]?.players ?? [];
      if (first !== undefined && second !== undefined) keepReport([first.name, second.name], text);
    }, setError);
  }, [text]);

  const slip = slips[whose] ?? slips[0];
  if (slip === undefined) {
    return (
      <div class="tournament stack">
        <h1>{t("desk.report")}</h1>
        <Fault error={error} plain />
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

  const tracked = trackedScore(names);
  const trackedKey = tracked === undefined ? undefined : keyOf(tracked, slip);
  const fromTracker = all.find(({ key }) => key === trackedKey);

  const sign = async () => {
    const choice = all.find(({ key }) => key === chosen);
    if (!choice) return;
    try {
      const rules = await tournaments();
      const signers = whose < slips.length ? [slip] : slips;
      const claims = signers.map(
        (each): TournamentEvent => rules.signReport(each, choice.event as SlipResult),
      );
      setLink(fullAddress(`#/tournament/claim?c=${await pack(claims)}`));
      forgetReport();
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const own = slip.players.find((player) => player.id === slip.player)?.name ?? "";
  return (
    <div class="tournament stack">
      <h1>{t("desk.report")}</h1>
      <Fault error={error} plain />
      <section class="panel stack" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          {t("desk.report-of", { tournament: slip.tournament, round: slip.round, table: slip.table })}
        </h2>
        {slips.length === 1 ? <p>{t("desk.report-as", { name: own })}</p> : null}
        {slips.length > 1 ? (
          <Segments
            legend={t("desk.who-reports")}
            options={[
              ...slips.map((each, place): readonly [string, string] => [
                String(place),
                each.players.find(({ id: player }) => player === each.player)?.name ?? "",
              ]),
              [String(slips.length), t("desk.both-report")],
            ]}
            value={String(whose)}
            onChange={(place) => {
              setWhose(Number(place));
              setLink(undefined);
            }}
          />
        ) : null}
        {tracked === undefined || fromTracker === undefined ? null : (
          <p class="row" data-testid="from-tracker">
            <span>
              {t("desk.from-tracker", {
                time: new Date(tracked.changed).toLocaleString(language()),
                result: fromTracker.label,
              })}
            </span>
            <button
              type="button"
              onClick={() => {
                setChosen(fromTracker.key);
                setLink(undefined);
              }}
            >
              {t("desk.take-result")}
            </button>
          </p>
        )}
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
        <GiveBack link={link} label={t("desk.claim-link")} testId="claim-link" />
      </section>
    </div>
  );
}
