// npm run bench -- --peers: altmode beside libraries of other games, in one run on one core of one machine. The libraries are
// installed for this alone (benches/peers). Each row of the table says what it counts.
import { readFileSync } from "node:fs";
import { at, run } from "../scripts/lib/run.mjs";

/** Seconds that each row is measured. */
const SECONDS = 3;
/** Games of one call of `playouts`. */
const BATCH = 50;

/** Returns a function that picks from a list, with choices that are the same in every run. */
function picker() {
  let state = 1;
  const below = (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
  return { below, pick: (list) => list[below(list.length)] };
}

/** Returns how often a task is done in a second, and its decisions. It is called for a second before. */
function measure(task) {
  const during = (seconds) => {
    const begun = performance.now();
    let [games, decisions] = [0, 0];
    while (performance.now() - begun < 1000 * seconds) {
      const done = task(games);
      [games, decisions] = [games + done.games, decisions + done.decisions];
    }
    const passed = (performance.now() - begun) / 1000;
    return { games: games / passed, decisions: decisions / passed };
  };
  during(1);
  return during(SECONDS);
}

/** The three ways to play random games with altmode. */
function* ways(game, rules, config, { below, pick }) {
  yield [
    "in one call (`playouts`)",
    () => {
      const { games, decisions } = game.playouts(BATCH, { bot: "random", seed: String(below(1 << 24)) });
      return { games, decisions };
    },
  ];
  /** Plays a new game, a decision a step, until `step` returns false. */
  const whole = (step) => () => {
    const played = rules.newGame({ ...config, seed: below(1 << 24).toString(16) });
    let decisions = 0;
    while (step(played)) decisions += 1;
    played.free();
    return { games: 1, decisions };
  };
  yield [
    "by number (`legalCount`, `advance`)",
    whole((played) => {
      const count = played.legalCount();
      if (count > 0) played.advance(below(count));
      return count > 0;
    }),
  ];
  yield [
    "by objects (`legalActions`, `apply`)",
    whole((played) => {
      const actions = played.legalActions();
      if (actions.length > 0) played.apply(pick(actions));
      return actions.length > 0;
    }),
  ];
}

const WORKLOADS = [
  ["tcg", "TCG, two Autobot starters", "workload.json"],
  ["unmatched", "Unmatched, Medusa against Sinbad", "unmatched.json"],
  ["deckbuilder", "Deck-Building Game, two Autobots", "deckbuilder.json"],
];

async function* rows() {
  for (const [entry, plays, file] of WORKLOADS) {
    const rules = await (await import(`altmode/${entry}`)).load();
    const { config } = JSON.parse(readFileSync(at("benches", file), "utf8"));
    const game = rules.newGame(config);
    for (const [way, task] of ways(game, rules, config, picker())) {
      yield { name: "altmode", plays: `${plays}, ${way}`, ...measure(task) };
    }
  }
  await run("npm", ["ci", "--loglevel=error", "--ignore-scripts"], {
    cwd: at("benches", "peers"),
    quiet: true,
  });
  const { libraries } = await import("./peers/libraries.mjs");
  for (const { name, plays, play } of libraries) {
    const { pick } = picker();
    yield { name, plays, ...measure((number) => ({ games: 1, decisions: play(pick, number) })) };
  }
}

const shown = (number) => number.toLocaleString("en", { maximumSignificantDigits: 3 });

/** Prints the table of docs/bench.md. */
export async function comparePeers() {
  console.log("| library | what it plays | games/s | decisions/s |\n| --- | --- | ---: | ---: |");
  for await (const { name, plays, games, decisions } of rows()) {
    console.log(`| ${name} | ${plays} | ${shown(games)} | ${shown(decisions)} |`);
  }
}
