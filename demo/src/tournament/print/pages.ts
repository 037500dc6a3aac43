// Pages of rounds and results: pairings, tables, slips, standings, placing, bracket, a player's card.
import type { BracketMatch, RoundView, TableView, Tournament, TournamentView } from "altmode/tournament/slim";
import { decimal, t } from "../../messages/index.js";
import { code, type Html, html, line, page, table, tick } from "../../ui/print-page.js";
import { namesOf } from "../names.js";
import { playoffName, roundName } from "../round-name.js";

/** Returns a page of a tournament, with its name above the title. */
export const sheet = ({ options }: TournamentView, title: string, body: Html | readonly Html[]): string =>
  page(title, body, options.name);

/** Returns a result from one player's view, for example "won 2–1". */
function resultOf({ result, players }: TableView, seat: 0 | 1): string {
  if (result === null) return "";
  const outcome = result.winner === null ? "drawn" : result.winner === players[seat] ? "won" : "lost";
  const { games, draws } = result;
  const score = [games[seat], games[1 - seat], ...(draws > 0 ? [draws] : [])].join("–");
  return `${t(`desk.outcome.${outcome}`)} ${score}`;
}

/** Returns the points of each player before a round. */
function pointsBefore(
  tournament: Tournament,
  view: TournamentView,
  round: number,
): (player: string) => number {
  const swiss = view.rounds.filter((each) => !each.playoff && each.round < round).length;
  if (swiss === 0) return () => 0;
  const points = new Map(tournament.standings(swiss).map((each) => [each.player, each.points]));
  return (player) => points.get(player) ?? 0;
}

/** The pairings of a round by name, so that players find theirs. */
export function pairingsPage(tournament: Tournament, view: TournamentView, round: RoundView): string {
  const name = namesOf(view);
  const points = pointsBefore(tournament, view, round.round);
  const rows = [
    ...round.tables.flatMap((each) =>
      ([0, 1] as const).map((seat) => {
        const [own, opponent] = [each.players[seat], each.players[seat === 0 ? 1 : 0]];
        return [name(own), points(own), each.table, name(opponent), points(opponent), resultOf(each, seat)];
      }),
    ),
    ...round.byes.map((player) => [name(player), points(player), "", t("desk.outcome.bye"), "", ""]),
  ].sort(([one], [other]) => String(one).localeCompare(String(other)));
  const heads = [
    t("tournament.player"),
    t("tournament.points"),
    t("tournament.table"),
    t("desk.opponent"),
    t("tournament.points"),
    t("tournament.result"),
  ];
  return sheet(view, t("print.pairings", { round: roundName(view, round.round) }), table(heads, rows));
}

/** The pairings of a round by table. */
export function tablesPage(tournament: Tournament, view: TournamentView, round: RoundView): string {
  const name = namesOf(view);
  const points = pointsBefore(tournament, view, round.round);
  const said = (player: string) => `${name(player)} (${points(player)})`;
  const mark = ({ feature, thirdPlace }: TableView) =>
    feature ? ` (${t("desk.entry.feature")})` : thirdPlace ? ` (${t("desk.third-place")})` : "";
  const rows = [
    ...round.tables.map((each) => [
      `${each.table}${mark(each)}`,
      said(each.players[0]),
      said(each.players[1]),
      resultOf(each, 0),
    ]),
    ...round.byes.map((player) => ["", said(player), t("desk.outcome.bye"), ""]),
  ];
  const player = `${t("tournament.player")} (${t("tournament.points")})`;
  const heads = [t("tournament.table"), player, player, t("print.result-of-first")];
  return sheet(view, t("print.tables", { round: roundName(view, round.round) }), table(heads, rows));
}

/**
 * The result slips of a round, four on a page (Tournament Rules 2.4). With the addresses of the tables, each has a code by
 * which its players report.
 */
export function slipsPage(
  view: TournamentView,
  round: RoundView,
  addresses: ReadonlyMap<number, string>,
): string {
  const name = namesOf(view);
  const slip = (each: TableView): Html => {
    const address = addresses.get(each.table);
    const table = t("print.table-of-round", { table: each.table, round: roundName(view, round.round) });
    return html`<section class="slip"><p>${view.options.name ?? ""}</p><p><b>${table}</b></p>
${each.players.map(
  (player) =>
    html`<p><b>${name(player)}</b><br>${tick(t("tracker.tiebreak-games"))}${tick(t("tournament.drop"))}</p><p class="fields">${t("print.signature")} ${line}</p>\n`,
)}<p>${tick(t("print.games-drawn"))}${tick(t("print.extra-time"))}</p>
${address === undefined ? html`` : html`<p>${code(address, t("print.scan"))}<br>${t("print.scan")}</p>`}</section>\n`;
  };
  const body = html`<div class="slips">${round.tables.map(slip)}</div>`;
  return sheet(view, t("print.slips", { round: roundName(view, round.round) }), body);
}

/** One code for each table of a round, to lay on it. */
export function codesPage(
  view: TournamentView,
  round: RoundView,
  addresses: ReadonlyMap<number, string>,
): string {
  const body = [...addresses].map(([number, address]) => {
    const table = t("print.table-of-round", { table: number, round: roundName(view, round.round) });
    return html`<p class="code">${code(address, table)}<br><b>${table}</b></p>`;
  });
  return sheet(view, t("print.codes", { round: roundName(view, round.round) }), body);
}

/** The standings. */
export function standingsPage(tournament: Tournament, view: TournamentView): string {
  const percent = (share: number) => decimal(share * 100, 2);
  const rows = tournament
    .standings()
    .map((each) => [
      each.rank,
      each.dropped ? `${each.name} (${t("tournament.left")})` : each.name,
      each.points,
      `${each.wins}–${each.losses}–${each.draws}`,
      percent(each.opponentsMatchWin),
      percent(each.gameWin),
      percent(each.opponentsGameWin),
    ]);
  const heads = [
    t("tournament.rank"),
    t("tournament.player"),
    t("tournament.points"),
    t("tournament.record"),
    t("tournament.opponents-match-win"),
    t("tournament.game-win"),
    t("tournament.opponents-game-win"),
  ];
  return sheet(view, t("tournament.standings"), table(heads, rows));
}

/** The final placing with its prizes; as long as it is open, without prizes that could still go to others. */
export function placingPage(tournament: Tournament, view: TournamentView): string {
  const placing = tournament.placing();
  const rows = placing.map(({ place, to, name, swissRank, points, prizes, open }) => [
    place === null || to === null ? "" : place === to ? String(place) : `${place}–${to}`,
    place === null ? `${name} (${t("desk.disqualified")})` : name,
    swissRank,
    points,
    open ? "" : prizes.join(" / "),
  ]);
  const heads = [
    t("desk.place"),
    t("tournament.player"),
    t("desk.swiss-rank"),
    t("tournament.points"),
    t("desk.prize"),
  ];
  const open = placing.some((each) => each.open) ? `, ${t("print.not-final")}` : "";
  return sheet(view, `${t("desk.placing")}${open}`, table(heads, rows));
}

/** The bracket, a table for each round. */
export function bracketPage(view: TournamentView): string {
  const name = namesOf(view);
  const rounds = view.bracket?.rounds ?? [];
  const row = ({ players, seeds, games, winner }: BracketMatch) => [
    ...players.map((player, seat) =>
      player === null ? "–" : `${seeds[seat] === null ? "" : `${seeds[seat]}. `}${name(player)}`,
    ),
    games?.join("–") ?? "",
    winner === null ? "" : name(winner),
  ];
  const heads = [t("tournament.player"), t("tournament.player"), t("tournament.result"), t("desk.goes-on")];
  const third = view.bracket?.thirdPlace ?? null;
  return sheet(view, t("desk.bracket"), [
    ...rounds.map(
      (matches, index) =>
        html`<h2>${playoffName(index, rounds.length)}</h2>${table(heads, matches.map(row))}`,
    ),
    ...(third === null ? [] : [html`<h2>${t("desk.third-place")}</h2>${table(heads, [row(third)])}`]),
  ]);
}

/** A player's opponents, results and points. */
export function cardPage(tournament: Tournament, view: TournamentView, player: string): string {
  const { name, rounds } = tournament.card(player);
  const rows = rounds.map((each) => [
    each.round,
    each.table ?? "",
    each.opponentName ?? "",
    `${t(`desk.outcome.${each.outcome}`)} ${each.games?.join("–") ?? ""}`,
    each.points,
  ]);
  const heads = [
    t("desk.round"),
    t("tournament.table"),
    t("desk.opponent"),
    t("tournament.result"),
    t("tournament.points"),
  ];
  return sheet(view, name, table(heads, rows));
}
