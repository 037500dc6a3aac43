// Tests that the state of the told beat ends where the engine's is: counts of decks, in games long enough to shuffle scrap piles.
import { expect, test } from "@playwright/test";
import { autobotStarter, metroplex } from "altmode/decks";
import { load } from "altmode/tcg";
import { toldState } from "../../demo/src/games/tcg/told-state.js";

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
