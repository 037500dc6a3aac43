// The story of the TCG names players as the bars of the table do, in each language.
import { autobotStarter, metroplex } from "altmode/decks";
import { load } from "altmode/tcg";
import { sayOf } from "../../demo/src/games/tcg/address.js";
import { gameWhere, openGame } from "./positions.js";
import { expect, test } from "./visit.js";

test("the engine's sentences speak to the person who plays against a bot", async () => {
  const say = sayOf({ controls: ["human", "bot"] });
  expect(say("Player 1 has the first turn.")).toBe("You have the first turn.");
  expect(say("Player 2 draws a card.")).toBe("The bot draws a card.");
  expect(say("A white icon of Player 1 adds 1 flip.")).toBe("A white icon of yours adds 1 flip.");
  expect(say("Cards of Player 2 are shown: Tackle.")).toBe("Cards of the bot are shown: Tackle.");
  const two = sayOf({ controls: ["human", "human"] });
  expect(two("Player 1 draws a card.")).toBe("Player 1 draws a card.");

  const tcg = await load();
  const said = new Set<string>();
  for (const seed of ["2a", "2b", "2c"]) {
    const game = tcg.newGame({ players: [autobotStarter, metroplex], seed });
    for (let made = 0; game.outcome === null && made < 600; made++)
      for (const { text } of game.apply((made * 7) % game.legalActions().length)) said.add(say(text));
    game.free();
  }
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter((text) => /Player \d|\bYou (\w+s|has)\b/.test(text))).toEqual([]);
});

const languages = [
  ["en-US", "You", "The bot"],
  ["de-DE", "Du", "Der Bot"],
  ["fr-FR", "Vous", "Le bot"],
] as const;

for (const [locale, you, bot] of languages)
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale });

    test("the story has one form of address", async ({ page }) => {
      const game = await gameWhere(({ turn, decision }) => turn > 2 && decision?.kind === "main");
      await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
      const story = page.locator(".story-lines");
      await expect(story.locator(".story-heading").filter({ hasText: you }).first()).toBeAttached();
      await expect(story.locator("li").filter({ hasText: bot }).first()).toBeAttached();
      await expect(story).not.toContainText(/(Player|Spieler|Joueur) \d/);
    });
  });
