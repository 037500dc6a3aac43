// Measures the worst known inputs of docs/limits.md in the WebAssembly modules under Node and prints the
// table. Fails if a call takes longer than a second. Needs `npm run build`.
//   node scripts/limits.mjs NAME...   only calls whose names contain one of the words
//   node scripts/limits.mjs --native   also the times of a native program (rust/fuzz/examples/limits.rs)
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { load as loadCompanion } from "altmode/companion";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadTcg } from "altmode/tcg";
import { load as loadTournament } from "altmode/tournament";
import { load as loadTracker } from "altmode/tracker";
import { load as loadUnmatched } from "altmode/unmatched";
import { at, capture } from "./lib/run.mjs";

/** Time limit of a call in milliseconds. */
const MOST_MILLISECONDS = 1000;

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { native: { type: "boolean", default: false } },
});
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

/** Measures a single cold run of a call. `parts` are its inputs for the native program, if that measures it. */
function measure(call, input, task, parts) {
  if (words.length > 0 && !words.some((word) => call.includes(word))) return undefined;
  const begin = spent();
  let ended = "";
  let result;
  try {
    result = task();
  } catch (error) {
    ended = error.code ?? String(error);
  }
  rows.push({ call, input, took: spent() - begin, ended, parts });
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
/** A little less than a tournament takes, because missing fields are written again. */
const TOURNAMENT_BYTES = 8_340_000;
const renames = counted(29_800, (number) =>
  entry(
    "a",
    number,
    number <= PLAYERS
      ? player(number)
      : { type: "renamePlayer", player: `p${(number % PLAYERS) + 1}`, name: `Name ${number}` },
  ),
);
const renamed = measure(
  "restoreTournament",
  "28,776 renames of 1,024 players",
  () => tournaments.restoreTournament(saved(renames), "b"),
  [saved(renames)],
);
measure("view of a tournament", "28,776 renames of 1,024 players", () => renamed?.view(), [saved(renames)]);
const undos = counted(29_800, (number) =>
  entry("a", number, number === 1 ? player(1) : { type: "undo", device: "a", number: number - 1 }),
);
const undone = measure(
  "restoreTournament",
  "29,800 undos of undos",
  () => tournaments.restoreTournament(saved(undos), "a"),
  [saved(undos)],
);
measure("view of a tournament", "29,800 undos of undos", () => undone?.view(), [saved(undos)]);
measure("redo of a tournament", "29,800 undos of undos", () => undone?.redo(), [saved(undos)]);
measure("undo of a tournament", "29,800 undos of undos", () => undone?.undo(), [saved(undos)]);
const drops = (device, count) =>
  saved(counted(count, (number) => entry(device, number, { type: "drop", player: `p${number}` })));
const toMerge = [drops("a", 18_000), drops("b", 11_700)];
const merging = tournaments.restoreTournament(toMerge[0], "a");
measure("merge of tournaments", "18,000 and 11,700 entries", () => merging.merge(toMerge[1]), toMerge);
const entered = counted(PLAYERS, (number) => entry("a", number, player(number)));
const half = PLAYERS / 2;
/** The players and as many entries as fit into the limit of bytes. */
const full = (device, first, bytes, event) => {
  const one = JSON.stringify(entry(device, PLAYERS, event(1))).length + 4;
  const count = Math.floor((bytes - JSON.stringify(saved(entered)).length) / one);
  const more = counted(count, (number) => ({
    ...entry(device, first + number, event(number)),
    order: PLAYERS + number,
  }));
  return saved([...entered, ...more]);
};
const pairings = (step) => ({
  type: "pairings",
  round: 1,
  tables: counted(half, (table) => [`p${table}`, `p${half + 1 + ((table + step) % half)}`]),
});
const paired = full("a", PLAYERS, TOURNAMENT_BYTES, pairings);
measure(
  "restoreTournament",
  `${paired.entries.length - PLAYERS} pairings of 512 tables`,
  () => tournaments.restoreTournament(paired, "b"),
  [paired],
);
const lists = (device, first, bytes) =>
  full(device, first, bytes, (number) => ({
    type: "registerDeck",
    player: `p${(number % 3) + 1}`,
    deck: { characters: Array(400).fill("A"), battle: [] },
    reason: "x",
  }));
const listed = lists("a", PLAYERS, TOURNAMENT_BYTES);
measure(
  "restoreTournament",
  `${listed.entries.length - PLAYERS} decks of 400 cards`,
  () => tournaments.restoreTournament(listed, "b"),
  [listed],
);
const two = [lists("a", PLAYERS, TOURNAMENT_BYTES / 2), lists("b", 0, TOURNAMENT_BYTES / 2)];
const joining = tournaments.restoreTournament(two[0], "a");
measure(
  "merge of tournaments",
  `two of ${two[0].entries.length - PLAYERS} decks`,
  () => joining.merge(two[1]),
  two,
);
const cards = (letter) => counted(2000, (number) => ({ card: `${letter}${number}`, rarity: "c" }));
const order = {
  seed: "1",
  count: 1666,
  cards: { characters: cards("c"), battle: cards("b") },
  mix: { characters: 60, battle: 60 },
};
measure(
  "openBoosters",
  "1,666 boosters of 120 cards, 2,000 in the set",
  () => tournaments.openBoosters(order),
  [order],
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
const whole = measure(
  "import of the tracker",
  "20,000 entries, half of them undos",
  () => tracker.import(exported, { device: "b" }),
  [exported],
);
const tracked = "20,000 entries, half of them undos";
measure("view of the tracker", tracked, () => whole?.view(0), [exported]);
measure("history of the tracker", tracked, () => whole?.history(), [exported]);
measure("merge of the tracker", tracked, () => whole?.merge(exported), [exported]);
measure("link of the tracker", tracked, () => whole?.link(), [exported]);

// --- forecasts and scenarios ---

const crowd = () => JSON.parse(readFileSync(at("rust", "tcg", "tests", "budgets", "crowd.json"), "utf8"));
const crowded = tcg.fromScenario(crowd());
const battlers = crowded.observe("all").players.map(({ characters }) => characters.map(({ id }) => id));
measure("forecastAll", "8 against 8", () => crowded.forecastAll(0), [crowd()]);
let worst = { took: 0 };
for (const attacker of battlers[0]) {
  for (const defender of battlers[1]) {
    const begin = spent();
    crowded.forecast(attacker, defender);
    const took = spent() - begin;
    if (took > worst.took) worst = { attacker, defender, took };
  }
}
measure(
  "forecast",
  "a battle whose outcomes can't be counted",
  () => crowded.forecast(worst.attacker, worst.defender),
  [crowd(), worst.attacker, worst.defender],
);
const focus = JSON.parse(readFileSync(at("rust", "tcg", "tests", "budgets", "focus.json"), "utf8"));
measure("forecast of an input", "Focus 12 of both sides, 80 different cards in each deck", () =>
  tcg.forecast(focus),
);
const forecasts = crowd();
for (const [seat, as] of ["a", "b"].entries())
  forecasts.state.players[seat].characters = [{ card: "w1-t24", as }];
const step = { forecast: { attacker: "a", defender: "b", expect: {} } };
forecasts.steps = Array(400).fill(step);
measure(
  "runScenario",
  "400 forecasts",
  () => {
    const { failure } = tcg.runScenario(forecasts);
    if (failure) throw failure;
  },
  [forecasts],
);
const scripts = [
  ["20,000 steps of no effect", Array(20_000).fill({ act: { type: "no" }, optional: true })],
  ["60,000 patterns of illegal actions", [{ illegal: Array(60_000).fill({ label: "none" }) }]],
  ["33,000 expectations of the turn", Array(33_000).fill({ expect: { game: { turn: 3 } } })],
];
for (const [what, steps] of scripts) {
  const scenario = { ...crowd(), steps };
  const run = () => {
    const { failure } = tcg.runScenario(scenario);
    if (failure) throw failure;
  };
  measure("runScenario", what, run, [scenario]);
}

// --- packs ---

const pack = (set, change) => {
  const made = JSON.parse(readFileSync(at("docs", "packs", "my-cards.json"), "utf8"));
  const [character] = made.characters;
  const [card] = made.battle;
  return { ...made, set, ...change(structuredClone(character), structuredClone(card)) };
};
/** Returns a sum of `parts` parts, nested as little as possible. */
const sumOf = (part, parts) =>
  parts < 2 ? part : { sum: [sumOf(part, parts >> 1), sumOf(part, parts - (parts >> 1))] };
const quality = (has) => ({ static: { who: "each any", has: [has] } });
const reading = (stat, parts) => quality({ [stat[0]]: sumOf({ of: [stat[1], "each any"] }, parts) });
const loading = (what, made) => measure("loadPack", what, () => tcg.loadPack(made), [made]);
loading(
  "attack that sums what sums what …",
  pack("limit1", (character) => {
    character.modes[0].abilities = [
      quality({ bold: { characters: "each any Car" } }),
      reading(["defense", "bold"], 16),
      reading(["attack", "defense"], 16),
    ];
    return { characters: [character], battle: [] };
  }),
);
loading(
  "each-player in each-player …",
  pack("limit2", (_, card) => {
    const nested = Array.from({ length: 12 }).reduce((inner) => ({ "each-player": [inner] }), { draw: 1 });
    return { characters: [], battle: [{ ...card, abilities: [{ do: [nested] }] }] };
  }),
);

/**
 * Packs just below the limit of work, with ten parts more refused, and positions that are as full of their cards as can be
 * (rust/tcg/tests/packs.rs finds how many parts are accepted).
 */
const damaged = { characters: "each any damaged" };
const dearest = [
  {
    what: "28 characters and 84 Upgrades that count Cars",
    set: "deara",
    most: 1,
    abilities: (parts) => [
      quality({ trait: "car" }),
      quality({ attack: sumOf({ characters: "each any Car" }, parts) }),
    ],
  },
  {
    what: "28 characters and 84 Upgrades of many parts",
    set: "dearb",
    most: 169,
    abilities: (parts) => [quality({ attack: sumOf(damaged, parts) })],
  },
  {
    what: "28 characters and 84 Upgrades that look for Safeguard",
    set: "dearc",
    most: 2,
    abilities: (parts) => [
      quality({ safeguard: 1 }),
      quality({ tough: sumOf({ characters: "each any [has Safeguard]" }, parts) }),
    ],
  },
];
for (const { what, set, most, abilities } of dearest) {
  const made = (parts) => {
    const face = (mode) => ({ mode, attack: 1, defense: 1, traits: [], abilities: abilities(parts) });
    const upgrades = ["weapon", "armor", "utility"].map((kind, number) => ({
      ...{ id: `${set}-00${number + 1}`, name: `Dear ${kind} of ${set}`, kind, icons: [], rarity: "common" },
      abilities: abilities(parts),
    }));
    const character = {
      ...{ id: `${set}-t01`, name: `Dear of ${set}`, subtitle: "One", kind: "standard", faction: "autobot" },
      ...{ stars: 1, health: 9, modes: ["alt", "bot"].map(face) },
    };
    return { set, "set-name": "Dear", battle: upgrades, characters: [character] };
  };
  loading(`${what}, ten parts more`, made(most + 10));
  tcg.loadPack(made(most));
  const upgrades = made(1).battle.map(({ id }) => id);
  const team = {
    characters: Array(14).fill({ card: `${set}-t01`, mode: "bot", damage: 1, upgrades }),
    ...{ deck: [], hand: [] },
  };
  const full = { format: "altmode-scenario/1", state: { players: [team, team] } };
  const game = tcg.fromScenario(full);
  measure("observe with a pack", what, () => game.observe("all"), [made(most), full]);
  const dealt = { ...team, deck: Array(20).fill("w1-061") };
  const odds = tcg.fromScenario({ ...full, state: { players: [dealt, dealt] } });
  measure("forecast with a pack", what, () => odds.forecast(0, 14));
  measure("forecastAll with a pack", what, () => odds.forecastAll());
  measure("suggest of the greedy bot with a pack", what, () => game.suggest({ bot: "greedy" }));
  const named = (as) => ({
    ...team,
    characters: [{ ...team.characters[0], as }, ...team.characters.slice(1)],
  });
  const see = { expect: { game: { outcome: null } } };
  const flip = { act: { type: "flip", character: "a" } };
  const attack = { act: { type: "attack", attacker: "a", defender: "b" } };
  const script = {
    ...full,
    state: { players: [named("a"), named("b")] },
    steps: [see, flip, see, attack, see],
  };
  measure("runScenario with a pack", what, () => tcg.runScenario(script));
}

// --- Unmatched, its companion, the Deck-Building Game ---

const [unmatched, deckbuilder, companion] = await Promise.all([
  loadUnmatched(),
  loadDeckbuilder(),
  loadCompanion(),
]);
const heroes = [{ hero: "medusa" }, { hero: "sinbad" }];
const duel = companion.newMatch({ board: "marmoreal", players: heroes }, { device: "a", at: 0 });
duel.apply({ type: "health", fighter: 0, amount: -1 }, { at: 0 });
const first = duel.export();
const [{ action: hurt }] = first.log.slice(-1);
const longDuel = {
  ...first,
  log: counted(ENTRIES, (number) => ({
    ...{ device: "a", number, order: number, at: 0 },
    action:
      number <= ENTRIES / 2 ? hurt : { type: "undo", entry: { device: "a", number: number - ENTRIES / 2 } },
  })),
};
const wholeDuel = measure("import of the companion", tracked, () =>
  companion.import(longDuel, { device: "b" }),
);
measure("view of the companion", tracked, () => wholeDuel?.view(0));
measure("history of the companion", tracked, () => wholeDuel?.history());
measure("merge of the companion", tracked, () => wholeDuel?.merge(longDuel));
measure("link of the companion", tracked, () => wholeDuel?.link());

const idle = Array(20_000).fill({ act: { type: "no" }, optional: true });
const format = "altmode-scenario/1";
const fighters = [{ fighter: "medusa", at: "M13" }];
const opposing = [{ fighter: "sinbad", at: "M07" }];
const duelState = {
  board: "marmoreal",
  players: [
    { hero: "medusa", fighters, hand: [], deck: [] },
    { hero: "sinbad", fighters: opposing, hand: [], deck: [] },
  ],
};
for (const [game, rules, state] of [
  ["unmatched", unmatched, duelState],
  ["deckbuilder", deckbuilder, { players: [{ character: "x-beacon" }, { character: "x-dozer" }] }],
])
  measure(`runScenario of ${game}`, "20,000 steps of no effect", () => {
    const { failure } = rules.runScenario({ format, game, state, steps: idle });
    if (failure) throw failure;
  });
for (const [game, rules, state] of [
  ["unmatched", unmatched, duelState],
  ["deckbuilder", deckbuilder, { players: [{ character: "x-beacon" }, { character: "x-dozer" }] }],
])
  measure(`runScenario of ${game}`, "40,000 expectations", () => {
    const steps = Array(40_000).fill({ expect: { game: {} } });
    const { failure } = rules.runScenario({ format, game, state, steps });
    if (failure) throw failure;
  });
const example = (folder, name) => JSON.parse(readFileSync(at("docs", folder, name), "utf8"));
const hero = example("unmatched-packs", "my-hero.json");
const manyHeroes = {
  ...hero,
  heroes: counted(16, (number) => ({ ...hero.heroes[0], id: `hero-${number}`, name: `Hero ${number}` })),
};
measure("loadPack of Unmatched", "16 heroes", () => unmatched.loadPack(manyHeroes));
measure("loadPack of Unmatched", "16,000 heroes without fields", () =>
  unmatched.loadPack({ ...hero, heroes: Array(16_000).fill({}) }),
);
/** The example hero, with a card that counts enemies as often as the engine takes steps. */
const countingHero = (parts) => {
  const [{ abilities: _, ...counting }] = structuredClone(hero.heroes);
  counting.id = `counting-${parts}`;
  const effect = { add: { sum: Array(parts).fill({ fighters: "enemy [adjacent to this]" }) } };
  const repeated = [1, 2, 3].reduce((inner) => ({ times: { count: 99, do: [inner] } }), effect);
  const { like: _like, ...card } = counting.cards[1];
  counting.cards[1] = { ...card, text: [{ during: [repeated] }] };
  return { ...hero, set: counting.id, heroes: [counting] };
};
measure("loadPack of Unmatched", "a number of 2,500 parts", () => unmatched.loadPack(countingHero(2500)));
unmatched.loadPack(countingHero(8));
const counted8 = unmatched.fromScenario({
  ...{ format, game: "unmatched" },
  state: {
    board: "navy-pier",
    players: [
      { hero: "counting-8", fighters: [{ fighter: "keeper", at: "P04" }], hand: ["High Beam"] },
      {
        ...{ hero: "golden-bat", fighters: [{ fighter: "golden-bat", at: "P05" }] },
        hand: ["Sight Beyond Sight"],
      },
    ],
  },
});
const ofSeat = { seat: 0 };
const bat = counted8.observe("all").fighters.find(({ name }) => name === "Golden Bat").id;
const manySteps = "100,000 steps of a number of 8 parts, unknown hand";
measure("forecast with a pack of Unmatched", manySteps, () => counted8.forecast(0, bat, ofSeat));
measure("forecastAll with a pack of Unmatched", manySteps, () => counted8.forecastAll(0));
counted8.apply(counted8.legalActions().find(({ type }) => type === "attack"));
measure("apply with a pack of Unmatched", "100,000 steps of a number of 8 parts", () =>
  counted8.apply(counted8.legalActions().at(-1)),
);
const cardPack = example("deckbuilder-packs", "example.json");
measure("checkPack", "60,000 cards without fields", () =>
  deckbuilder.checkPack({ ...cardPack, cards: Array(60_000).fill({}) }),
);

/** Milliseconds of each row in a native program, of those that it measures. */
async function nativeTimes() {
  const file = join(mkdtempSync(join(tmpdir(), "altmode-limits-")), "calls.json");
  const measured = rows.filter(({ parts }) => parts !== undefined);
  const calls = measured.map(({ call, parts }) => ({
    call,
    parts: parts.map((part) => (typeof part === "object" ? JSON.stringify(part) : part)),
  }));
  writeFileSync(file, JSON.stringify(calls));
  const build = ["--release", "--quiet", "--package", "altmode-fuzz", "--example", "limits"];
  const times = JSON.parse(await capture("cargo", ["run", ...build, "--", file], { timeout: 3_600_000 }));
  return rows.map(({ parts }) => (parts === undefined ? "" : times.shift().toFixed(0)));
}

const native = values.native ? await nativeTimes() : undefined;
const line = (cells) => `| ${cells.join(" | ")} |`;
console.log(line(["call", "worst input known", "milliseconds", ...(native ? ["native"] : []), "ended with"]));
console.log(line(["---", "---", "---:", ...(native ? ["---:"] : []), "---"]));
for (const [index, { call, input, took, ended }] of rows.entries())
  console.log(line([call, input, took.toFixed(0), ...(native ? [native[index]] : []), ended]));
const slow = rows.filter(({ took }) => took > MOST_MILLISECONDS);
if (slow.length > 0) {
  console.error(`longer than a second: ${slow.map(({ call, input }) => `${call} (${input})`).join(", ")}`);
  process.exitCode = 1;
}
