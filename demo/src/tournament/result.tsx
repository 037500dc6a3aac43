import type { TableView, Event as TournamentEvent, TournamentView } from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import type { Act } from "./organiser.js";

type Reported = Extract<TournamentEvent, { type: "result" }>;

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly event: Omit<Reported, "type" | "round" | "table">;
}

const decided: readonly [number, number][] = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
];

/** Results when the time was over. */
const undecided: readonly [number, number][] = [
  [1, 0],
  [1, 1],
  [0, 0],
  [0, 1],
];

/** Everything that a result slip can say, the likely first. */
function choices(
  table: TableView,
  names: readonly [string, string],
  playoff: boolean,
  tiebreak: boolean,
): Choice[] {
  const [one, other] = names;
  const score = ([own, theirs]: readonly [number, number]) => `${own}–${theirs}`;
  const all: Choice[] = decided.map((games) => ({
    key: `games ${games}`,
    label: t("tournament.won", { one, games: score(games), other }),
    event: { games: [...games] },
  }));
  if (!playoff) {
    // With tiebreakers nothing but an agreement draws a match (Tournament Rules 2.5.1).
    for (const games of undecided.filter(([own, theirs]) => !tiebreak || own !== theirs)) {
      const label = t("tournament.undecided", { games: score(games) });
      all.push({ key: `games ${games}`, label, event: { games: [...games], unfinished: 1 } });
    }
    if (tiebreak) {
      for (const games of undecided.filter(([own, theirs]) => own === theirs)) {
        for (const winner of table.players) {
          const name = winner === table.players[0] ? one : other;
          all.push({
            key: `tiebreak ${games} ${winner}`,
            label: t("tournament.tiebreak", { name, games: score(games) }),
            event: { games: [...games], unfinished: 1, by: "tiebreak", winner },
          });
        }
      }
    }
    all.push({
      key: "intentionalDraw",
      label: t("tournament.agreed"),
      event: { games: [0, 0], by: "intentionalDraw" },
    });
  }
  for (const [by, key] of [
    ["concession", "tournament.concedes"],
    ["noShow", "tournament.absent"],
  ] as const) {
    for (const [seat, name] of names.entries()) {
      const [winner = ""] = table.players.filter((_, other) => other !== seat);
      const games: [number, number] = seat === 0 ? [0, 2] : [2, 0];
      all.push({ key: `${by} ${winner}`, label: t(key, { name }), event: { games, by, winner } });
    }
  }
  all.push({ key: "noShow ", label: t("tournament.neither"), event: { games: [0, 0], by: "noShow" } });
  return all;
}

/** Which of the choices a table's result is. */
function chosenKey({ result }: TableView): string {
  if (result === null) return "";
  const { by = "games", winner = "" } = result.reported;
  if (by === "intentionalDraw") return by;
  if (by === "games") return `games ${result.games}`;
  return by === "tiebreak" ? `tiebreak ${result.games} ${winner}` : `${by} ${winner}`;
}

interface Props {
  view: TournamentView;
  round: number;
  playoff: boolean;
  table: TableView;
  names: readonly [string, string];
  act: Act;
}

/** The result of a table, chosen from all that it can be. */
export function ResultField({ view, round, playoff, table, names, act }: Props) {
  const [one, other] = names;
  const all = choices(table, names, playoff, view.options.unfinished === "tiebreak");
  const chosen = chosenKey(table);
  const known = chosen === "" || all.some(({ key }) => key === chosen);
  const enter = (key: string) => {
    const choice = all.find((each) => each.key === key);
    if (!choice) return;
    const players: [string, string] = [...table.players];
    act((tournament) =>
      tournament.apply({ type: "result", round, table: table.table, players, ...choice.event }),
    );
  };
  return (
    <select
      aria-label={t("tournament.result-of", { table: table.table, one, other })}
      value={chosen}
      onChange={(event) => enter(event.currentTarget.value)}
    >
      <option value="" disabled>
        {t("tournament.no-result")}
      </option>
      {known ? null : (
        <option value={chosen}>{`${table.result?.games.join("–")}–${table.result?.draws}`}</option>
      )}
      {all.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
