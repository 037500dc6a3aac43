// Measures the worst known inputs of docs/limits.md in the WebAssembly modules under Node and prints the
// table. Fails if a call takes longer than a second. Needs `npm run build`.
//   node scripts/limits.mjs NAME...   only calls whose names contain one of the words
import { readFileSync } from "node:fs";
import { load as loadTcg } from "altmode/tcg";
import { load as loadTournament } from "altmode/tournament";
import { load as loadTracker } from "altmode/tracker";
import { at } from "./lib/run.mjs";

/** Time limit of a call in milliseconds. */
const MOST_MILLISECONDS = 1000;

const words = process.argv.slice(2);
const [tcg, tournaments, tracker] = await Promise.all([loadTcg(), loadTournament(), loadTracker()]);
const rows = [];

/**
 * Returns the processor time of this process in milliseconds. Unlike wall time, it does not depend on the
 * load.
 */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures a single cold run of a call. */
function measure(call, input, task) {
  if (words.length > 0 && !words.some((word) => call.includes(word))) return undefined;
  const begin = spent();
  let ended = "";
  let result;
  try {
    result = task();
  } catch (error) {
    ended = error.code ?? String(error);
  }
  rows.push({ call, input, took: spent() - begin, ended });
  return result;
}

/** Returns `make(1)` to `make(count)` as a list. */
const counted = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));

// --- tournaments ---

const blank = tournaments.newTournament({ seed: "1" }).save();
const saved = (entries) => ({ ...blank, entries });
const entry = (device, number, event) => ({ device, number, order: number, event });
const player = (number) => ({ type: "addPlayer", name: `Player ${number}`, id: `p${number}` });
const PLAYERS = 1024;
const renames = counted(29_800, (number) =>
  entry(
    "a",
    number,
    number <= PLAYERS
      ? player(number)
      : { type: "renamePlayer", player: `p${(number % PLAYERS) + 1}`, name: `Name ${number}` },
  ),
);
const renamed = measure("restoreTournament", "28,776 renames of 1,024 players", () =>
  tournaments.restoreTournament(saved(renames), "b"),
);
measure("view of a tournament", "28,776 renames of 1,024 players", () => renamed?.view());
const undos = counted(29_800, (number) =>
  entry("a", number, number === 1 ? player(1) : { type: "undo", device: "a", number: number - 1 }),
);
const undone = measure("restoreTournament", "29,800 undos of undos", () =>
  tournaments.restoreTournament(saved(undos), "a"),
);
measure("view of a tournament", "29,800 undos of undos", () => undone?.view());
measure("redo of a tournament", "29,800 undos of undos", () => undone?.redo());
measure("undo of a tournament", "29,800 undos of undos", () => undone?.undo());
const drops = (device, count) =>
  saved(counted(count, (number) => entry(device, number, { type: "drop", player: `p${number}` })));
const merging = tournaments.restoreTournament(drops("a", 18_000), "a");
measure("merge of tournaments", "18,000 and 11,700 entries", () => merging.merge(drops("b", 11_700)));
const cards = (letter) => counted(2000, (number) => ({ card: `${letter}${number}`, rarity: "c" }));
measure("openBoosters", "1,666 boosters of 120 cards, 2,000 in the set", () =>
  tournaments.openBoosters({
    seed: "1",
    count: 1666,
    cards: { characters: cards("c"), battle: cards("b") },
    mix: { characters: 60, battle: 60 },
  }),
);

// --- tracker ---

const match = tracker.newMatch(
  { seed: "1", players: [{ characters: ["w1-t01"] }, {}] },
  { device: "a", at: 0 },
);
match.apply({ type: "damage", character: 0, amount: 1 }, { at: 0 });
const ENTRIES = 20_000;
const upgrade = (number) => ({ type: "put-upgrade", character: 0, upgrade: `U${number}`, slot: "weapon" });
const log = counted(ENTRIES, (number) => ({
  device: "a",
  number,
  order: number,
  at: 0,
  action:
    number <= ENTRIES / 2
      ? upgrade(number)
      : { type: "undo", entry: { device: "a", number: number - ENTRIES / 2 } },
}));
const exported = { ...match.export(), log };
const whole = measure("import of the tracker", "20,000 entries, half of them undos", () =>
  tracker.import(exported, { device: "b" }),
);
measure("view of the tracker", "20,000 entries, half of them undos", () => whole?.view(0));
measure("history of the tracker", "20,000 entries, half of them undos", () => whole?.history());
measure("merge of the tracker", "20,000 entries, half of them undos", () => whole?.merge(exported));
measure("link of the tracker", "20,000 entries, half of them undos", () => whole?.link());

// --- forecasts and scenarios ---

const crowd = () => JSON.parse(readFileSync(at("rust", "tcg", "tests", "budgets", "crowd.json"), "utf8"));
const crowded = tcg.fromScenario(crowd());
const battlers = crowded.observe("all").players.map(({ characters }) => characters.map(({ id }) => id));
measure("forecastAll", "8 against 8", () => crowded.forecastAll(0));
let worst = { took: 0 };
for (const attacker of battlers[0]) {
  for (const defender of battlers[1]) {
    const begin = spent();
    crowded.forecast(attacker, defender);
    const took = spent() - begin;
    if (took > worst.took) worst = { attacker, defender, took };
  }
}
measure("forecast", "a battle whose outcomes can't be counted", () =>
  crowded.forecast(worst.attacker, worst.defender),
);
const forecasts = crowd();
for (const [seat, as] of ["a", "b"].entries())
  forecasts.state.players[seat].characters = [{ card: "w1-t24", as }];
const step = { forecast: { attacker: "a", defender: "b", expect: {} } };
forecasts.steps = Array(400).fill(step);
measure("runScenario", "400 forecasts", () => {
  const { failure } = tcg.runScenario(forecasts);
  if (failure) throw failure;
});
const refusals = crowd();
refusals.steps = Array(20_000).fill({ act: { type: "no" }, optional: true });
measure("runScenario", "20,000 steps of no effect", () => {
  const { failure } = tcg.runScenario(refusals);
  if (failure) throw failure;
});

// --- packs ---

const pack = (set, change) => {
  const made = JSON.parse(readFileSync(at("docs", "packs", "my-cards.json"), "utf8"));
  const [character] = made.characters;
  const [card] = made.battle;
  return { ...made, set, ...change(structuredClone(character), structuredClone(card)) };
};
const sum = (stat, times) =>
  Array.from({ length: times - 1 }).reduce((inner) => ({ sum: [inner, { of: [stat, "each any"] }] }), {
    of: [stat, "each any"],
  });
const quality = (has) => ({ static: { who: "each any", has: [has] } });
measure("loadPack", "attack that sums what sums what …", () =>
  tcg.loadPack(
    pack("limit1", (character) => {
      character.modes[0].abilities = [
        quality({ bold: { characters: "each any Car" } }),
        quality({ defense: sum("bold", 16) }),
        quality({ attack: sum("defense", 16) }),
      ];
      return { characters: [character], battle: [] };
    }),
  ),
);
measure("loadPack", "each-player in each-player …", () =>
  tcg.loadPack(
    pack("limit2", (_, card) => {
      const nested = Array.from({ length: 12 }).reduce((inner) => ({ "each-player": [inner] }), { draw: 1 });
      return { characters: [], battle: [{ ...card, abilities: [{ do: [nested] }] }] };
    }),
  ),
);

const line = (cells) => `| ${cells.join(" | ")} |`;
console.log(line(["call", "worst input known", "milliseconds", "ended with"]));
console.log(line(["---", "---", "---:", "---"]));
for (const { call, input, took, ended } of rows) console.log(line([call, input, took.toFixed(0), ended]));
const slow = rows.filter(({ took }) => took > MOST_MILLISECONDS);
if (slow.length > 0) {
  console.error(`longer than a second: ${slow.map(({ call, input }) => `${call} (${input})`).join(", ")}`);
  process.exitCode = 1;
}
