// Tournaments by way of the package: the same answers as in Rust, errors with their place, and quick enough.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type AltmodeError, load, type Tournament } from "altmode/tournament";
import { expect, test } from "vitest";
import { root } from "./support.js";

const rules = await load();
const require = createRequire(import.meta.url);

function withPlayers(count: number, options: Parameters<typeof rules.newTournament>[0] = {}): Tournament {
  const tournament = rules.newTournament({ seed: "2a", ...options });
  for (let player = 1; player <= count; player++) tournament.addPlayer(`Player ${player}`);
  return tournament;
}

function errorOf(task: () => unknown): AltmodeError {
  try {
    task();
  } catch (error) {
    expect((error as Error).name).toBe("AltmodeError");
    return error as AltmodeError;
  }
  throw new Error("no error was thrown");
}

/** The first player of each table wins. */
function playRound(tournament: Tournament): void {
  tournament.pair();
  for (const { table } of tournament.view().rounds.at(-1)?.tables ?? [])
    tournament.apply({ type: "result", table, games: [2, 1] });
}

test("a tournament is played to its champion, saved and restored", () => {
  const tournament = withPlayers(9, { playoff: 4, name: "Cup" });
  for (let round = 1; round <= rules.recommendedRounds(9); round++) playRound(tournament);
  expect(tournament.view().stage).toBe("swissOver");
  tournament.cut();
  playRound(tournament);
  playRound(tournament);
  expect(tournament.view().stage).toBe("over");
  expect(tournament.view().champion).toBe(tournament.view().cut?.seeds[0]);
  const again = rules.restoreTournament(JSON.parse(JSON.stringify(tournament.save())));
  expect(again.view()).toEqual(tournament.view());
  expect(again.standings()).toEqual(tournament.standings());
  expect(again.html("standings")).toContain("Cup");
  expect(again.csv("pairings", 1).split("\r\n")[0]).toBe("round,table,player 1,player 2,result,winner,by");
});

test("import, require and the slim entry agree", async () => {
  const common: typeof import("altmode/tournament") = require("altmode/tournament");
  const slim = await import("altmode/tournament/slim");
  const module = readFileSync(require.resolve("altmode/tournament.wasm"));
  const first = withPlayers(12);
  first.pair();
  for (const other of [await common.load(), await slim.load(module)]) {
    const second = other.newTournament({ seed: "2a" });
    for (let player = 1; player <= 12; player++) second.addPlayer(`Player ${player}`);
    second.pair();
    expect(second.view().rounds).toEqual(first.view().rounds);
  }
});

test("bad input is refused with code and path and changes nothing", () => {
  const tournament = withPlayers(4);
  tournament.pair();
  const before = JSON.stringify([tournament.save(), tournament.view()]);
  const refused: [() => unknown, string, string | undefined][] = [
    [() => tournament.addPlayer("player 1"), "duplicate-name", "name"],
    [() => tournament.apply({ type: "result", table: 1, games: [-1, 2] }), "out-of-range", "games[0]"],
    [() => tournament.apply({ type: "result", table: 9, games: [2, 0] }), "unknown-table", "table"],
    [() => tournament.apply({ type: "dance" } as never), "bad-input", "type"],
    [() => tournament.apply(undefined as never), "bad-input", undefined],
    [() => tournament.cut({ size: 1 }), "bad-cut", "size"],
    [() => tournament.pair(), "round-not-over", undefined],
    [() => tournament.standings(-1), "bad-input", undefined],
    [() => tournament.csv("nothing" as never), "bad-input", "what"],
    [() => tournament.merge({} as never), "bad-input", "game"],
    [() => rules.newTournament({ playoff: 1 }), "bad-cut", "playoff"],
    [() => tournament.standings(99), "out-of-range", "rounds"],
    [() => tournament.card("nobody"), "unknown-player", "player"],
    [() => tournament.reportSlip(1, "a1"), "reports-closed", undefined],
    [() => tournament.enterList('Ann\n"Ben'), "bad-input", "line 2"],
    [() => rules.recommendedRounds(3), "too-few-players", undefined],
  ];
  for (const [task, code, path] of refused) {
    const error = errorOf(task);
    expect([error.code, error.path]).toEqual([code, path]);
  }
  expect(JSON.stringify([tournament.save(), tournament.view()])).toBe(before);
});

test("two devices are merged", () => {
  const one = withPlayers(4);
  one.pair();
  const other = rules.restoreTournament(one.save(), "b");
  one.apply({ type: "result", table: 1, games: [2, 0] });
  other.apply({ type: "result", table: 2, games: [0, 2] });
  expect(one.merge(other.save())).toEqual({ added: 1, conflicts: [], rejected: [] });
  other.merge(one.save());
  expect(other.view().rounds).toEqual(one.view().rounds);
  expect(one.view().rounds[0]?.over).toBe(true);
});

test("a match goes its way and is reported", () => {
  const match = rules.newMatch({ seed: "3" });
  const chooser = match.view().toAct ?? 0;
  match.apply({ type: "chooseFirst", player: chooser, first: true });
  expect(match.apply({ type: "begin" }).turnOf).toBe(chooser);
  expect(errorOf(() => match.apply({ type: "begin" })).code).toBe("not-now");
  match.apply({ type: "endGame", winner: 0 });
  expect(match.undo()).toBe(true);
  expect(match.report(1, ["a", "b"])).toBeNull();
  match.apply({ type: "concedeMatch", player: 0 });
  expect(match.report(1, ["a", "b"])).toMatchObject({ type: "result", by: "concession", winner: "b" });
  expect(rules.restoreMatch(match.save()).view()).toEqual(match.view());
  expect(rules.tiebreak({ health: [5, 5], stars: [9, 9], flips: [[1, 2]] })).toEqual({
    winner: 1,
    step: "whiteIcons",
    flips: [[1, 2]],
  });
});

test("both players report a result by links that are signed", () => {
  const tournament = withPlayers(2);
  tournament.openReports();
  tournament.pair();
  const players = tournament.view().rounds[0]?.tables[0]?.players ?? ["", ""];
  for (const player of players) {
    // A slip goes through a link, and what comes back does, too.
    const slip = JSON.parse(JSON.stringify(tournament.reportSlip(1, player)));
    const claim = JSON.parse(JSON.stringify(rules.signReport(slip, { games: [1, 2] })));
    expect(errorOf(() => tournament.apply({ ...claim, games: [2, 1] })).code).toBe("bad-signature");
    tournament.apply(claim);
  }
  expect(tournament.view().rounds[0]?.tables[0]?.result?.winner).toBe(players[1]);
  const other = withPlayers(2);
  other.openReports();
  expect(other.save().entries.at(-1)?.event).not.toEqual(tournament.save().entries[2]?.event);
});

test("a list of players is read before it is entered", () => {
  const tournament = withPlayers(0);
  const before = JSON.stringify(tournament.save());
  const list =
    "Zeitstempel;Vorname;Nachname;Verein\n1.3.2026 10:11;Ada;Lovelace;Bees\n1.3.2026 10:12;Bob;;Bees\n";
  const read = tournament.readList(list);
  expect(read.players).toEqual([{ name: "Ada Lovelace" }, { name: "Bob" }]);
  expect(read.columns.map(({ header, use }) => [header, use])).toEqual([
    ["Zeitstempel", "leftOut"],
    ["Vorname", "firstName"],
    ["Nachname", "lastName"],
    ["Verein", "leftOut"],
  ]);
  expect(read.warnings).toEqual([]);
  expect(JSON.stringify(tournament.save())).toBe(before);
  expect(tournament.enterList(list)).toMatchObject({ columns: read.columns, warnings: [] });
  const turned = tournament.enterList("Babbage, Charles\nHopper, Grace\n");
  expect(turned.warnings.map(({ code }) => code)).toEqual(["names-turned"]);
  expect(tournament.view().players.map(({ name }) => name)).toEqual([
    "Ada Lovelace",
    "Bob",
    "Charles Babbage",
    "Grace Hopper",
  ]);
  expect(errorOf(() => tournament.readList("bob")).code).toBe("duplicate-name");
});

test("a semi-final, a withdrawn pairing and a rematch to come go by the rules", () => {
  const tournament = rules.newTournament({ seed: "2a", rounds: 2, playoff: 4, thirdPlace: true });
  tournament.enterList("Ada, Bob, Cleo, Dan, Eve");
  tournament.pair();
  const leaves = tournament.view().players[4]?.id ?? "";
  tournament.apply({ type: "drop", player: leaves });
  expect(tournament.apply({ type: "clearPairings" }).warnings.map(({ code }) => code)).toEqual(["withdrawn"]);
  playRound(tournament);
  expect(tournament.view().rounds[0]?.byes).toEqual([]);
  expect(errorOf(() => tournament.apply({ type: "clearPairings", round: 1 })).code).toBe("has-result");
  playRound(tournament);
  tournament.cut();
  playRound(tournament);
  const gone = tournament.view().bracket?.rounds[0]?.[0];
  const loser = gone?.players.find((player) => player !== gone.winner) ?? "";
  tournament.apply({ type: "drop", player: loser });
  playRound(tournament);
  expect(tournament.placing().map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(tournament.placing()[3]?.player).toBe(loser);
  const six = rules.newTournament({ seed: "2a", rounds: 5 });
  six.enterList("A, B, C, D, E, F");
  for (let round = 1; round <= 5; round++) {
    const { warnings } = six.pair();
    expect(warnings).toEqual([]);
    for (const { table } of six.view().rounds.at(-1)?.tables ?? [])
      six.apply({ type: "result", table, games: [2, 1] });
  }
});

test("lists, prizes, cards and chances come by way of the package", () => {
  const tournament = rules.newTournament({
    seed: "2a",
    rounds: 2,
    playoff: 3,
    prizes: [{ place: 1, prize: "12 boosters" }],
  });
  tournament.enterList('name,id\nAda,ada\n"Bob, B.",bob\nCleo,\nDan,\n');
  expect(tournament.view().players.map(({ name }) => name)).toEqual(["Ada", "Bob, B.", "Cleo", "Dan"]);
  expect(tournament.view().settled).toMatchObject({ minutes: 60, rounds: 2, bracket: "standings" });
  playRound(tournament);
  tournament.pair();
  tournament.drawDeckCheck();
  expect(tournament.view().open.map(({ kind }) => kind)).toContain("deckCheck");
  for (const { table } of tournament.view().rounds.at(-1)?.tables ?? [])
    tournament.apply({ type: "result", table, games: [2, 0] });
  expect(tournament.chances().map(({ chance }) => chance)).toContain("sure");
  tournament.cut();
  expect(tournament.view().bracket?.rounds.map((matches) => matches.length)).toEqual([2, 1]);
  playRound(tournament);
  playRound(tournament);
  expect(tournament.placing()[0]).toMatchObject({ place: 1, to: 1, prizes: ["12 boosters"], open: false });
  const first = tournament.placing()[0]?.player ?? "";
  expect(tournament.card(first).rounds.map(({ outcome }) => outcome)).toContain("won");
  expect(tournament.cardHtml(first)).toContain("<!doctype html>");
  expect(tournament.html("bracket")).toContain("Final");
  expect(tournament.csv("placing").split("\r\n")[0]).toBe("place,player,swiss rank,points,prize");
});

test("the examples of docs/tournament.md run", async () => {
  const guide = readFileSync(`${root}/docs/tournament.md`, "utf8");
  const blocks = [...guide.matchAll(/```js\n(import \{ load \}[\s\S]*?)```/g)].map(([, code = ""]) => code);
  expect(blocks.length).toBe(2);
  expect(blocks.filter((code) => code.includes("openReports"))).toHaveLength(1);
  const AsyncFunction = (async () => {}).constructor as new (
    ...text: string[]
  ) => (given: typeof load) => Promise<string[]>;
  for (const code of blocks) {
    const body = code.replace(/^import .*$/m, "");
    const types = await new AsyncFunction(
      "load",
      `${body}\nreturn cup.save().entries.map(({ event }) => event.type);`,
    )(load);
    if (!code.includes("openReports")) continue;
    // Every event of the table is in the example, but those that are made by other calls.
    const table = [...guide.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| `?[a-z]/gm)].flatMap(
      ([, names = ""]) => names.match(/\w+/g) ?? [],
    );
    const told = table.slice(table.indexOf("configure"), table.indexOf("undo"));
    expect(told.length).toBeGreaterThan(25);
    const missing = told.filter(
      (name) => !types.includes(name) && !["addPlayers", "pods", "cut"].includes(name),
    );
    expect(missing).toEqual([]);
  }
});

test("boosters are opened and drafted", () => {
  const cards = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({ card: `${prefix}${number}`, rarity: "common" }));
  const set = { characters: cards("c", 20), battle: cards("b", 40) };
  const boosters = rules.openBoosters({ seed: "1", count: 8, cards: set });
  const players = ["a", "b", "c", "d"];
  const draft = rules.newDraft({
    seed: "1",
    players,
    boosters: players.map((_, seat) => boosters.slice(seat * 2, seat * 2 + 2)),
  });
  draft.suspend("c");
  for (let view = draft.view(); view.stage !== "over"; view = draft.view()) {
    if (view.stage === "review") draft.endReview();
    else draft.pick(view.seats.find(({ picksNow }) => picksNow)?.player ?? "");
  }
  expect(draft.view().seats.map(({ battleCount }) => battleCount)).toEqual([14, 14, 14, 14]);
  expect(draft.view({ player: "a" }).seats[1]?.battle).toBeUndefined();
  expect(rules.restoreDraft(draft.save()).view()).toEqual(draft.view());
  const { pools } = rules.sealedPools({ seed: "1", players, cards: set, swap: true });
  expect(pools.map(({ boosters }) => boosters.length)).toEqual([6, 6, 6, 6]);
});

test("the tables of the rules are there", () => {
  expect(rules.times.pickSeconds).toEqual([5, 10, 20, 25, 30, 35, 40]);
  expect(rules.information.find(({ item }) => item === "hand")?.category).toBe("private");
  expect(rules.penaltySections.map(({ section }) => section)).toContain("5.4");
  const deck = (count: number) => ({ characters: ["A"], battle: [{ card: "Zap", count }] });
  expect(rules.deckDifferences(deck(3), deck(2))).toEqual([
    { section: "battle", card: "Zap", registered: 3, found: 2 },
  ]);
  const swapped = { ...deck(2), sideboard: { battle: [{ card: "Zap", count: 1 }] } };
  expect(rules.deckDifferences(deck(3), swapped).length).toBe(2);
  expect(rules.deckDifferences(deck(3), swapped, { sideboarded: true })).toEqual([]);
});

test("what was freed says so", () => {
  const tournament = withPlayers(2);
  tournament.free();
  tournament.free();
  expect(errorOf(() => tournament.view()).code).toBe("freed");
});
