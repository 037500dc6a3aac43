// The record of a short game, for pages with a replay.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "../../scripts/lib/run.mjs";

/** A file of the built package, because this folder is a package of its own. */
const built = (name) => import(pathToFileURL(at("pkg", name)).href);

/** Writes the record of a short game. */
export async function writeRecord(file) {
  const [{ load }, { autobotStarter, blaster }] = await Promise.all([
    built("tcg-node.js"),
    built("decks.js"),
  ]);
  const game = (await load()).newGame({ players: [autobotStarter, blaster], seed: "7" });
  for (let moves = 0; moves < 12; moves++) game.apply(game.suggest({ bot: "greedy" }).action);
  writeFileSync(file, JSON.stringify(game.record()));
}
