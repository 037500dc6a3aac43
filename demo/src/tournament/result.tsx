import type { TableView, Event as TournamentEvent, TournamentView } from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import { type Act, useActHere } from "./act.js";

type Reported = Extract<TournamentEvent, { type: "result" }>;

interface Choice {
  readonly key: string;
  readonly label: string;
  /** Players may report it themselves; the rest is for the organiser. */
  readonly byPlayers: boolean;
  readonly event: Omit<Reported, "type" | "round" | "table">;
}

/** A match whose result is chosen. */
interface Played {
  readonly players: readonly [string, string];
  readonly names: readonly [string, string];
  readonly playoff: boolean;
  readonly tiebreak: boolean;
  /** Games that win it. */
  readonly toWin: number;
}

type Games = readonly [number, number];

/** Numbers from 0 below a bound. */
const below = (bound: number) => Array.from({ length: bound }, (_, number) => number);

/** Games of matches that were won. */
const decided = (toWin: number): Games[] => [
  ...below(toWin).map((lost): Games => [toWin, lost]),
  ...below(toWin)
    .reverse()
    .map((won): Games => [won, toWin]),
];

/** Games when the time was over, the most first. */
const undecided = (toWin: number): Games[] =>
  below(toWin)
    .reverse()
    .flatMap((one) => below(toWin).map((other): Games => [one, other]));

/** Everything that a result slip can say, the likely first. */
export function choices({ players, names, playoff, tiebreak, toWin }: Played): Choice[] {
  const [one, other] = names;
  const score = ([own, theirs]: Games) => `${own}–${theirs}`;
  const all: Choice[] = decided(toWin).map((games) => ({
    key: `games ${games}`,
    label: t("tournament.won", { one, games: score(games), other }),
    byPlayers: true,
    event: { games: [...games] },
  }));
  if (!playoff) {
    // With tiebreakers nothing but an agreement draws a match (Tournament Rules 2.5.1).
    for (const games of undecided(toWin).filter(([own, theirs]) => !tiebreak || own !== theirs)) {
      const label = t("tournament.undecided", { games: score(games) });
      all.push({
        key: `games ${games}`,
        label,
        byPlayers: true,
        event: { games: [...games], unfinished: 1 },
      });
    }
    if (tiebreak) {
      for (const games of undecided(toWin).filter(([own, theirs]) => own === theirs)) {
        for (const winner of players) {
          const name = winner === players[0] ? one : other;
          all.push({
            key: `tiebreak ${games} ${winner}`,
            label: t("tournament.tiebreak", { name, games: score(games) }),
            byPlayers: true,
            event: { games: [...games], unfinished: 1, by: "tiebreak", winner },
          });
        }
      }
    }
    all.push({
      key: "intentionalDraw",
      label: t("tournament.agreed"),
      byPlayers: true,
      event: { games: [0, 0], by: "intentionalDraw" },
    });
  }
  for (const [by, key] of [
    ["concession", "tournament.concedes"],
    ["noShow", "tournament.absent"],
  ] as const) {
    for (const [seat, name] of names.entries()) {
      const [winner = ""] = players.filter((_, other) => other !== seat);
      const games: [number, number] = seat === 0 ? [0, toWin] : [toWin, 0];
      const byPlayers = by === "concession";
      all.push({ key: `${by} ${winner}`, label: t(key, { name }), byPlayers, event: { games, by, winner } });
    }
  }
  const none: [number, number] = [0, 0];
  all.push({
    key: "noShow ",
    label: t("tournament.neither"),
    byPlayers: false,
    event: { games: none, by: "noShow" },
  });
  all.push({
    key: "doubleLoss ",
    label: t("desk.double-loss"),
    byPlayers: false,
    event: { games: none, by: "doubleLoss" },
  });
  return all;
}

/** Returns the key of the choice that is a table's result. */
function chosenKey({ result }: TableView): string {
  if (result === null) return "";
  const { by = "games", winner = "" } = result.reported;
  if (by === "intentionalDraw") return by;
  if (by === "games") return `games ${result.games}`;
  return by === "tiebreak" ? `tiebreak ${result.games} ${winner}` : `${by} ${winner}`;
}

/** A result in words where it is none of the choices: by a penalty, or because the opponent left. */
function otherText({ result, players }: TableView, names: readonly [string, string]): string {
  if (result === null) return "";
  const { by, winner } = result.reported;
  const score = `${result.games.join("–")}${result.draws > 0 ? `–${result.draws}` : ""}`;
  if (by !== "penalty" && by !== "drop") return score;
  const loser = names[winner === players[0] ? 1 : 0];
  return by === "penalty" ? t("desk.by-penalty", { name: loser }) : t("desk.by-drop", { name: loser });
}

interface Props {
  view: TournamentView;
  round: number;
  playoff: boolean;
  table: TableView;
  names: readonly [string, string];
  act: Act;
}

const CLEAR = "clear";
/** Drawn games that the field offers. */
const MOST_DRAWN = 5;

/** The result of a table, chosen from all that it can be. */
export function ResultField({ view, round, playoff, table, names, act: change }: Props) {
  const [act, refused] = useActHere(change, view);
  const [one, other] = names;
  const { unfinished, gamesToWin = 2 } = view.options;
  const toWin = playoff ? view.settled.playoffGamesToWin : gamesToWin;
  const all = choices({ players: table.players, names, playoff, tiebreak: unfinished === "tiebreak", toWin });
  const chosen = chosenKey(table);
  const known = chosen === "" || all.some(({ key }) => key === chosen);
  const enter = (key: string) => {
    if (key === CLEAR) {
      act((tournament) => tournament.apply({ type: "clearResult", round, table: table.table }));
      return;
    }
    const choice = all.find((each) => each.key === key);
    if (!choice) return;
    const players: [string, string] = [...table.players];
    act((tournament) =>
      tournament.apply({ type: "result", round, table: table.table, players, ...choice.event }),
    );
  };
  const reported = table.result?.reported;
  // Games that were drawn count as unfinished ones do (Tournament Rules, Appendix C); the slip has a box for them.
  const counts = reported !== undefined && (reported.by ?? "games") === "games";
  return (
    <>
      <select
        aria-label={t("tournament.result-of", { table: table.table, one, other })}
        value={chosen}
        onChange={(event) => enter(event.currentTarget.value)}
      >
        <option value="" disabled>
          {t("tournament.no-result")}
        </option>
        {known ? null : <option value={chosen}>{otherText(table, names)}</option>}
        {all.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
        {chosen === "" ? null : <option value={CLEAR}>{t("desk.clear-result")}</option>}
      </select>
      {counts ? (
        <label class="row drawn">
          <small>{t("desk.drawn-games")}</small>
          <select
            aria-label={t("desk.drawn-of", { table: table.table })}
            value={reported.draws ?? 0}
            onChange={({ currentTarget }) =>
              act((tournament) =>
                tournament.apply({
                  ...reported,
                  type: "result",
                  round,
                  table: table.table,
                  players: [...table.players],
                  draws: Number(currentTarget.value),
                }),
              )
            }
          >
            {[...below(MOST_DRAWN + 1)].map((draws) => (
              <option key={draws} value={draws}>
                {draws}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {refused}
    </>
  );
}
