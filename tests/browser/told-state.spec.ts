// Tests that the state of the told beat ends where the engine's is: counts of decks, in games long enough to shuffle scrap piles.
import { expect, test } from "@playwright/test";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { autobotStarter, metroplex } from "altmode/decks";
import { load } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import { sceneAt, toldMatrix } from "../../demo/src/games/deckbuilder/scene.js";
import { toldState } from "../../demo/src/games/tcg/told-state.js";
import { sceneAt as duelAt } from "../../demo/src/games/unmatched/scene.js";

test("a deck that was shuffled anew has its cards while a battle is told", async () => {
  const tcg = await load();
  const cards = new Map(tcg.cards.all().map((card) => [card.id, card]));
  let reshuffled = 0;
  for (const seed of ["2a", "2b", "2c"]) {
    const game = tcg.newGame({ players: [autobotStarter, metroplex], seed });
    for (let made = 0; game.outcome === null && made < 600; made++) {
      const before = game.observe(0);
      const actions = game.legalActions();
      const events = game.apply((made * 7) % actions.length);
      const again = events.filter(({ type }) => type === "reshuffled").length;
      if (again === 0) continue;
      reshuffled += again;
      const decks = (told: number) =>
        toldState(before, events.slice(0, told), cards).players.map(({ deck }) => deck.count);
      for (let told = 0; told <= events.length; told++)
        expect(Math.min(...decks(told))).toBeGreaterThanOrEqual(0);
      expect(decks(events.length)).toEqual(game.observe(0).players.map(({ deck }) => deck.count));
    }
  }
  expect(reshuffled).toBeGreaterThan(2);
});

test("the Matrix of the told events ends where the engine's is", async () => {
  const deckbuilder = await loadDeckbuilder();
  const cards = new Map(deckbuilder.cards.all().map((card) => [card.id, card]));
  const whereabouts = (matrix: Parameters<typeof toldMatrix>[0]) =>
    matrix.map(({ space, characters }) => `${space}: ${[...characters].sort().join(" ")}`);
  let moved = 0;
  let battles = 0;
  for (const seed of ["2a", "2b", "2c"]) {
    const characters = deckbuilder.characters.all().filter(({ complete }) => complete);
    const players = characters.slice(0, 2).map(({ id }) => ({ character: id }));
    const game = deckbuilder.newGame({ mode: "competitive", players, ruins: true, seed });
    for (let made = 0; game.outcome === null && made < 600; made++) {
      const before = game.observe(0);
      const actions = game.legalActions();
      const events = game.apply((made * 7) % actions.length);
      moved += events.filter(({ type }) => type === "moved").length;
      const after = game.observe(0);
      expect(whereabouts(toldMatrix(before.matrix, events, cards))).toEqual(whereabouts(after.matrix));
      for (const [index, event] of events.entries()) {
        if (event.type !== "battle-ended") continue;
        battles++;
        const { won, power, cost } = event;
        const started = { ...event, type: "battle-started", card: null, space: "", cost: 0 } as const;
        expect(sceneAt([started, ...events.slice(0, index + 1)], index + 2)).toMatchObject({
          won,
          power,
          cost,
        });
      }
    }
    game.free();
  }
  expect(moved).toBeGreaterThan(20);
  expect(battles).toBeGreaterThan(2);
});

test("a combat on the stage ends with its turn", async () => {
  const unmatched = await loadUnmatched();
  const cards = new Map(unmatched.cards.all().map((card) => [card.id, card]));
  const game = unmatched.newGame({
    players: [{ hero: "medusa" }, { hero: "sinbad" }],
    board: "marmoreal",
    seed: "2a",
  });
  for (let made = 0; game.outcome === null && made < 600; made++)
    game.playout({ bot: "greedy", decisions: 1 });
  const events = game.events();
  let early = 0;
  for (const [index, { type }] of events.entries()) {
    const last = events.slice(0, index).findLast((event) => ["turn-started", "actions"].includes(event.type));
    if (type !== "damaged" || last?.type !== "turn-started") continue;
    early++;
    expect(duelAt(events, index + 1, cards, () => 0)).toBeUndefined();
  }
  expect(early).toBeGreaterThan(0);
  game.free();
});
