import { engineLang, many, said, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { ReportLink } from "./bar.js";
import { Numbers } from "./numbers.js";
import type { Tracking } from "./use-match.js";

/** Score, end of a game, and the tiebreak. */
export function MatchPanel({ tracking }: { tracking: Tracking }) {
  const { view, act, chance } = tracking;
  const { players, tiebreak, ending, matchWinner } = view;
  // The game that has ended belongs to the results, also if it is the last one of the match.
  const results = ending === null ? view.results : [...view.results, { ...ending, turns: view.turn }];
  const names = players.map(({ name }) => name);
  return (
    <div class="stack" data-testid="match">
      {matchWinner === null ? null : (
        <p class="outcome">
          {t("tracker.match-won", {
            name: names[matchWinner] ?? "",
            score: [matchWinner, 1 - matchWinner].map((seat) => players[seat === 1 ? 1 : 0].wins).join(" : "),
          })}
        </p>
      )}
      {ending === null ? (
        <div class="row">
          {names.map((name, winner) => (
            <button key={name} type="button" onClick={() => act({ type: "end", winner })}>
              {t("tracker.wins-game", { name })}
            </button>
          ))}
          <button type="button" onClick={() => act({ type: "end", winner: null })}>
            {t("tracker.draw")}
          </button>
        </div>
      ) : (
        <div class="row">
          <p>{t("tracker.game-over", { game: view.game })}</p>
        </div>
      )}
      {results.length === 0 ? null : (
        <ol class="stack tight" aria-label={t("tracker.results")} data-testid="results">
          {results.map(({ winner, reason, turns }, index) => (
            <li key={`${index} ${turns}`}>
              <strong>{t("tracker.game", { game: index + 1 })}:</strong>{" "}
              {winner === null ? t("tracker.drawn") : t("table.wins", { name: names[winner] ?? "" })}
              <Why reason={reason} /> · {many("tracker.turns", turns)}
            </li>
          ))}
        </ol>
      )}
      {matchWinner === null ? <ReportLink names={[players[0].name, players[1].name]} /> : null}
      <Numbers tracking={tracking} />
      <label class="field note">
        <span>{t("tracker.game-note")}</span>
        <input
          maxLength={500}
          value={view.note}
          onChange={({ currentTarget }) => act({ type: "note", text: currentTarget.value })}
        />
      </label>
      <h3>{t("tracker.tiebreak")}</h3>
      <div class="scroll-x">
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th key={name} scope="col" class="number">
                  {names.indexOf(name) === seat ? name : `${name} 2`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Figures label={t("tracker.tiebreak-games")} figures={tiebreak.games} />
            <Figures label={t("tracker.tiebreak-health")} figures={tiebreak.health} />
            <Figures label={t("decks.stars")} figures={tiebreak.stars} />
            <Figures
              label={t("tracker.tiebreak-white")}
              figures={tiebreak.white.map((flips) => flips.join(" ") || "–")}
            />
          </tbody>
        </table>
      </div>
      <div class="row">
        {names.map((name, seat) => (
          <Choice
            key={name}
            label={t("tracker.tiebreak-flip", { name })}
            value=""
            options={["", "0", "1", "2", "3", "4"].map((white) => [white, white || "–"] as const)}
            onChange={(white) => act({ type: "tiebreak-flip", seat, white: Number(white) })}
          />
        ))}
        <button type="button" onClick={() => chance({ type: "tiebreak-coin" })}>
          {t("tracker.tiebreak-coin")}
        </button>
      </div>
      <p data-testid="tiebreak">
        {tiebreak.winner === null
          ? t("tracker.tiebreak-none")
          : t("tracker.tiebreak-winner", {
              name: names[tiebreak.winner] ?? "",
              by: t(`tracker.by.${(tiebreak.decidedBy ?? "draw") as "games"}`),
            })}
      </p>
    </div>
  );
}

/** Why a game ended, in brackets: the engine's reason in the page's language, or the players' own words. */
function Why({ reason }: { reason: string }) {
  if (reason === "") return null;
  const known = said(reason, "said.why.");
  return <span lang={known === undefined ? engineLang() : undefined}> ({known ?? reason})</span>;
}

function Figures({ label, figures }: { label: string; figures: readonly (number | string)[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {figures.map((figure, seat) => (
        <td key={seat} class="number">
          {figure}
        </td>
      ))}
    </tr>
  );
}
