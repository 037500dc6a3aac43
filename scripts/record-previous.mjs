// node scripts/record-previous.mjs PACKAGE NAME: writes saves and records of an earlier version into
// tests/golden/previous/NAME, for the tests that later versions read them. PACKAGE is the folder `pkg` of that version.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { positionOf } from "../tests/golden/digest.js";
import { at } from "./lib/run.mjs";

const [folder, name] = process.argv.slice(2);
if (name === undefined) throw new Error("node scripts/record-previous.mjs PACKAGE NAME");

const read = (path) => JSON.parse(readFileSync(at("tests", ...path.split("/")), "utf8"));
const ofTcg = readdirSync(at("tests", "golden")).filter((file) => /^\d+\.json$/.test(file));
/** Of each game system: recorded games, and a scenario whose position begins a game. */
const systems = {
  tcg: [
    ofTcg.filter((_, number) => number % 7 === 0).map((file) => read(`golden/${file}`)),
    "tcg/wave-3-faq/secret-action-face-down.json",
  ],
  unmatched: [
    read("golden/unmatched/games.json").filter((_, number) => number % 10 === 0),
    "unmatched/ruling-um-0093-secret-passages.json",
  ],
  deckbuilder: [read("golden/deckbuilder/games.json").filter((_, number) => number % 2 === 0)],
};

for (const [system, [games, scenario]] of Object.entries(systems)) {
  const { load } = await import(resolve(folder, `${system}-node.js`));
  const rules = await load();
  const entries = [];
  const keep = (of, game) => {
    const { toAct } = game;
    const save = Buffer.from(game.save()).toString("hex");
    entries.push({ of, toAct, position: positionOf(game, system), save, record: game.record() });
  };
  for (const [number, { config, moves }] of games.entries()) {
    const game = rules.newGame(config);
    const half = moves.length >> 1;
    for (const move of moves.slice(0, half)) game.apply(move);
    keep(`game ${number}, in the middle`, game);
    // Every other game ends with the last move, the others with a concession.
    if (number % 2 === 0) for (const move of moves.slice(half)) game.apply(move);
    else game.apply({ type: "concede", seat: game.toAct });
    keep(`game ${number}, ended`, game);
    game.free();
  }
  const supplied = rules.newGame(games[0].config);
  for (const move of games[0].moves) {
    const chance = outcomesOf(supplied, move);
    supplied.apply(move, chance && { chance });
    if (chance) break;
  }
  keep("outcomes of chance from the host", supplied);
  if (scenario !== undefined) {
    const placed = rules.fromScenario(read(`scenarios/${scenario}`));
    placed.playout({ seed: "1", decisions: 3 });
    keep("position of a scenario", placed);
  }
  const lines = entries.map((entry) => JSON.stringify(entry));
  mkdirSync(at("tests", "golden", "previous", name), { recursive: true });
  writeFileSync(at("tests", "golden", "previous", name, `${system}.json`), `[\n${lines.join(",\n")}\n]\n`);
}

/** Returns the outcomes of chance that a move has by itself, if the game takes the same ones from the host. */
function outcomesOf(game, move) {
  const trial = game.clone();
  const events = trial.apply(move);
  const outcomes = events.flatMap(({ type, cardId, card }) =>
    /flip|drew|moved/.test(type) ? (cardId ?? card?.card ?? []) : [],
  );
  for (let count = outcomes.length; count > 0; count--) {
    const chance = outcomes.slice(0, count);
    const other = game.clone();
    try {
      other.apply(move, { chance });
      return chance;
    } catch {
      // These outcomes are too many, or of other events.
    }
  }
}
