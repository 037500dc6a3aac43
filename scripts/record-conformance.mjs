// node scripts/record-conformance.mjs: records the games, matches and calls that every environment must reproduce. Run it
// after a change of the rules and `npm run build`.
import { readFileSync, writeFileSync } from "node:fs";
import { programs } from "../tests/environments/programs/conformance.js";
import { at } from "./lib/run.mjs";

const read = (...parts) => JSON.parse(readFileSync(at(...parts), "utf8"));

/** Text beyond ASCII, of one to four bytes a character in UTF-8. */
const TEXT = "d\u00e9j\u00e0 \u6f22 \u{1f916}";

/** Pseudo-random choices, identical in every run. */
function atRandom() {
  let state = 1;
  return (game) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % game.legalActions().length;
  };
}

const byGreedyBot = () => (game) => game.suggest({ bot: "greedy", seed: "1" }).action.id;

/** Plays a whole game and returns it as the input of the program. */
async function game(entries, config, chooser) {
  const { load } = await import(`altmode/${entries[0]}`);
  const game = (await load()).newGame(config);
  const choose = chooser();
  const actions = [];
  while (game.toAct !== null) {
    const action = choose(game);
    game.apply(action);
    actions.push(action);
  }
  game.free();
  const playouts = { games: 2, options: { bot: "greedy", seed: "1" } };
  const suggest = { bot: "search", iterations: 4, seed: "1" };
  return { program: "game", entries, input: { config, actions, playouts, suggest } };
}

const tcg = read("benches", "workload.json").config;
const unmatched = read("benches", "unmatched.json").config;
// Random choices would make this game ten times longer.
const deckbuilder = {
  seed: "3",
  mode: "competitive",
  players: [{ character: "x-vanguard" }, { character: "x-beacon" }],
};
const forecast = {
  attacker: { card: "Bumblebee, Brave Warrior", mode: "bot", upgrades: ["Primary Laser"] },
  defender: { defense: 2, tough: 1, health: 14, damage: 5 },
  attackerDeck: {
    cards: [
      { card: "Plasma Burst", count: 3 },
      { icons: ["blue", "white"], count: 17 },
    ],
  },
  defenderDeck: {
    cards: [
      { icons: ["blue"], count: 12 },
      { icons: ["orange"], count: 18 },
    ],
  },
};
const parts = [
  await game(["tcg", "tcg/play"], tcg, atRandom),
  await game(["unmatched"], unmatched, atRandom),
  await game(["deckbuilder"], deckbuilder, byGreedyBot),
  {
    program: "calls",
    entries: ["tcg", "tcg/play"],
    input: [
      { method: "forecast", input: forecast, field: "damage" },
      { method: "forecast", input: { ...forecast, attacker: { card: TEXT, mode: "bot" } } },
    ],
  },
  {
    program: "calls",
    entries: ["tcg"],
    input: [{ method: "formatDeck", input: { ...tcg.players[0], name: TEXT } }],
  },
  {
    program: "calls",
    entries: ["unmatched"],
    input: [{ method: "newGame", input: { ...unmatched, players: [{ hero: TEXT }, { hero: "medusa" }] } }],
  },
  {
    program: "calls",
    entries: ["deckbuilder"],
    input: [
      {
        method: "newGame",
        input: { ...deckbuilder, players: [{ character: TEXT }, { character: "x-beacon" }] },
      },
    ],
  },
  {
    program: "match",
    entries: ["companion"],
    input: {
      setup: {
        seed: "2a",
        board: "marmoreal",
        wins: 2,
        players: [
          { name: TEXT, hero: "medusa" },
          { name: "Ben", hero: "sinbad" },
        ],
      },
      actions: [
        { type: "health", fighter: 4, amount: -2, from: 0 },
        { type: "maneuver", boost: "Dash" },
        { type: "scheme" },
        { type: "scheme" },
        { type: "next-turn" },
        { type: "counter", name: TEXT, amount: 1 },
      ],
      odds: { engine: "unmatched", attacker: 0, defender: 4 },
    },
  },
  {
    program: "match",
    entries: ["tracker"],
    input: {
      setup: {
        seed: "2a",
        players: [
          { name: TEXT, characters: ["Optimus Prime, Battlefield Legend", "Bumblebee, Courageous Scout"] },
          { name: "Ben", characters: ["Deadlock, Bounty Hunter"] },
        ],
      },
      actions: [
        { type: "damage", character: 0, amount: 5, from: 2 },
        { type: "damage", character: 1, amount: 1 },
        { type: "note", text: TEXT },
      ],
      odds: { engine: "tcg", attacker: 0, defender: 2 },
    },
  },
  {
    program: "tournament",
    entries: ["tournament"],
    input: {
      options: { seed: "2a", name: TEXT },
      players: [TEXT, "Ann", "Ben", "Cleo", "Dan"],
      rounds: 3,
    },
  },
];

/** The `load` functions of the entry points. */
const entries = Object.fromEntries(
  await Promise.all(
    parts.flatMap((part) => part.entries).map(async (name) => [name, (await import(`altmode/${name}`)).load]),
  ),
);
for (const part of parts) {
  part.result = await programs[part.program](await entries[part.entries[0]](), part.input, entries);
  const { hashes, restored, replayed, view, opened } = part.result;
  if (hashes !== undefined && (restored !== hashes.at(-1) || replayed !== hashes.at(-1)))
    throw new Error(`${part.entries[0]}: a save or a record leads to another state`);
  if (part.program === "tournament" && part.result.restored !== view)
    throw new Error("a saved tournament is another one");
  if (part.program === "match" && opened !== view) throw new Error("a link leads to another table");
}
const note = "// Made by scripts/record-conformance.mjs; edits are lost.\n";
writeFileSync(
  at("tests", "environments", "programs", "recorded.js"),
  `${note}export const recorded = [\n${parts.map((part) => `  ${JSON.stringify(part)},\n`).join("")}];\n`,
);
