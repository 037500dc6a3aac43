// Plays the example of docs/new-game.md. The script scripts/test-game.mjs bundles and runs it.

import { equal, throws } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { type TricksGlue, tricks } from "./tricks.js";

/** Plays a game with every call of the API that needs no definitions, and checks the answers. */
export async function play(glue: TricksGlue, module: string): Promise<void> {
  const load = tricks(glue)(async () => WebAssembly.compile(readFileSync(module)));
  const rules = await load();
  equal(rules.cards.all().length, 12);
  equal(rules.cards.get("3").name, "Three");
  equal(rules.cards.search("teen").length, 0);

  const game = rules.newGame({ seed: "2a" });
  const [first] = game.legalActions();
  equal(first?.type, "play");
  equal(game.apply({ type: "play", card: first?.card ?? 0 })[0]?.text.startsWith("Player 1 plays"), true);
  equal(game.toAct, 1);
  equal(game.check({ type: "play", card: 99 })?.code, "unknown-card");
  throws(() => game.apply({ id: 99 }), { code: "illegal-action" });

  // A seat sees its own hand alone.
  const { players } = game.observe(0);
  equal(players[0].hand.every((card) => card !== null), true);
  equal(players[1].hand.every((card) => card === null), true);
  equal(game.observe("public").players[0].hand.every((card) => card === null), true);

  const copy = rules.restore(game.save());
  equal(copy.hash(), game.hash());
  equal(rules.replay(game.record()).hash(), game.hash());
  equal(game.determinize(1, "7").observe(1).led, game.observe(1).led);
  equal(game.suggest({ bot: "search", iterations: 50, seed: "1" }).action.type, "play");
  equal(game.playouts(100, { seed: "1" }).games, 100);

  game.playout({ bot: "greedy", seed: "1" });
  equal(game.outcome?.reason, "all cards are played");
  equal(game.observe("all").played.length, 12);
  equal(game.undo(), true);
}
