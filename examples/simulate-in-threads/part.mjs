// The thread of simulate.mjs: plays some deals and posts the sum of their games.
import { parentPort, workerData } from "node:worker_threads";
import * as samples from "altmode/decks";
import { load } from "altmode/tcg";
import { add, GAMES_OF_DEAL } from "./simulate.mjs";

const tcg = await load();
// Beside the list of all decks, each is exported by its name.
const { decks, ...named } = samples;
const players = workerData.decks.map((name) => {
  if (named[name] === undefined)
    throw new Error(`there is no deck ${name}; the decks are ${Object.keys(named).join(", ")}`);
  return named[name];
});
const sum = { games: 0, wins: [0, 0], draws: 0, unfinished: 0, decisions: 0, turns: 0, checksum: 0 };
for (let deal = workerData.from; deal < workerData.past; deal++) {
  // The deal's seed is made of the seed and its number, and the bots' seeds of the seed and the number of the game.
  const seed = `${workerData.seed}${deal.toString(16).padStart(8, "0")}`;
  const first = deal * GAMES_OF_DEAL;
  const games = Math.min(GAMES_OF_DEAL, workerData.games - first);
  const game = tcg.newGame({ seed, players });
  add(sum, game.playouts(games, { bot: workerData.bot, seed: workerData.seed, first }));
  game.free();
}
parentPort?.postMessage(sum);
