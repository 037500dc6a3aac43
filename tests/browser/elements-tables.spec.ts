// Elements with tables in pages of others: replays, battlefields, and games against the bot.
import { autobotStarter, blaster } from "altmode/decks";
import { load as loadTcg } from "altmode/tcg";
import { load as loadUnmatched } from "altmode/unmatched";
import { engineOf, open } from "./blog.js";
import { expect, expectSound, expectSoundInThemes, phone, test } from "./visit.js";

/** A game, as far as its record needs it. */
interface Played {
  readonly outcome: unknown;
  suggest(budget: { bot: "greedy" }): { readonly action: { readonly id: number } };
  apply(id: number): unknown;
  record(): object;
}

/** Plays a game to its end. Returns its record as JSON. */
function recordOf(game: Played): string {
  while (game.outcome === null) game.apply(game.suggest({ bot: "greedy" }).action.id);
  return JSON.stringify(game.record());
}
const tcg = await loadTcg();
const unmatched = await loadUnmatched();
const records = {
  "/game.json": recordOf(tcg.newGame({ players: [autobotStarter, blaster], seed: "7" })),
  "/duel.json": recordOf(
    unmatched.newGame({
      board: "marmoreal",
      mode: "duel",
      players: [{ hero: "medusa" }, { hero: "sinbad" }],
      seed: "7",
    }),
  ),
};

test("a replay of the TCG begins at a battle and is told by keys", async ({ page }) => {
  const asked = await open(page, `<altmode-replay src="/game.json" battle="2">Our final</altmode-replay>`, {
    files: records,
  });
  const replay = page.locator("altmode-replay");
  const position = replay.getByTestId("replay-position");
  // Playback stops at the end of the battle.
  await expect(replay.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  await expect(replay.getByTestId("table")).toContainText("Optimus Prime");
  const text = await position.textContent();
  expect(text).toMatch(/^Move \d+ of \d+$/);
  await replay.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await expect(position).not.toHaveText(text ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText(/^Move 1 of/);
  expect(asked).toContain("/altmode/tcg.js");
  await expectSound(page);
  // Buttons in the menu are inside of the element for the page, and not outside of the menu.
  await replay.locator(".table-menu > summary").click();
  await replay.getByLabel("Turns").selectOption({ label: "Turn 2" });
  await expect(position).not.toHaveText(/^Move 1 of/);
  // The page of the blog is neither moved nor marked.
  expect(await page.evaluate(() => document.documentElement.dataset.table)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a link with a class alone, as sanitised pages have it, becomes a replay", async ({ page }) => {
  await open(page, `<p><a class="altmode-replay" href="/duel.json" data-battle="1">Our final</a></p>`, {
    files: records,
  });
  const replay = page.locator("altmode-replay");
  await expect(replay.getByTestId("replay-position")).toHaveText(/^Move [1-9]\d* of \d+$/);
  await expect(replay.getByTestId("field")).toBeVisible();
  await expectSound(page);
});

test("a replay that cannot be had stays a link, and says why to its author", async ({ page, faults }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await open(
    page,
    `<altmode-replay src="/none.json"><a href="/none.json">Our final</a></altmode-replay>
     <altmode-replay src="/list.json">A list</altmode-replay>
     <altmode-replay src="/game.json" battle="two">Our second</altmode-replay>`,
    { files: { ...records, "/list.json": "[]" }, without: /none/ },
  );
  await expect.poll(() => said.join("\n")).toContain("the server answered 404");
  await expect.poll(() => said.join("\n")).toContain("src is no record of a game");
  await expect.poll(() => said.join("\n")).toContain('battle="two" is no number of a battle');
  for (const text of ["Our final", "A list", "Our second"]) await expect(page.getByText(text)).toBeVisible();
  faults.splice(0);
});

test("a battlefield has fighters by attributes and by its list, without an engine", async ({ page }) => {
  const asked = await open(
    page,
    `<altmode-board board="marmoreal" fighters="Medusa @ 12; Sinbad @ 20 health=7">
       <ul><li data-at="3">Harpy 1</li><li data-at="4" data-health="0">Harpy 2</li></ul>
     </altmode-board>`,
  );
  const field = page.locator("altmode-board").getByRole("region", { name: /Marmoreal/ });
  await expect(field).toBeVisible();
  await expect(field.getByRole("button", { name: /^space 12, .*Medusa.*16/i })).toBeVisible();
  await expect(field.getByRole("button", { name: /^space 20, .*Sinbad.*7/i })).toBeVisible();
  await expect(field.getByRole("button", { name: /^space 3, .*Harpy 1.*of Medusa/i })).toBeVisible();
  await field.getByRole("button", { name: /^space 12,/i }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(field.getByRole("button", { name: /^space 16,/i })).toBeFocused();
  expect(engineOf(asked)).toEqual([]);
  await expectSound(page);
});

test("a list with a class becomes a battlefield, and faults are told to its author", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await open(
    page,
    `<ul class="altmode-board" data-board="sarpedon"><li data-at="1">Achilles</li></ul>
     <altmode-board board="marmoreal" fighters="Medusa @ 99">Far away</altmode-board>
     <altmode-board board="nowhere">Nowhere</altmode-board>
     <altmode-board board="marmoreal" fighters="My Knight @ 1">A knight</altmode-board>`,
  );
  await expect(page.getByRole("button", { name: /^space 1, .*Achilles/i })).toBeVisible();
  await expect.poll(() => said.join("\n")).toContain("Medusa: Marmoreal has no space 99");
  await expect.poll(() => said.join("\n")).toContain('there is no battlefield "nowhere"');
  await expect.poll(() => said.join("\n")).toContain("one of your own needs its health");
  await expect(page.getByText("Far away")).toBeVisible();
});

const games = {
  "the TCG": "",
  Unmatched: 'game="unmatched" heroes="Alice; Sinbad"',
  "the Deck-Building Game": 'game="deckbuilder"',
};
for (const [name, attributes] of Object.entries(games)) {
  test(`a game of ${name} is played against the bot, in the light and in the dark`, async ({ page }) => {
    await open(page, `<altmode-game ${attributes} seed="3" strength="easy">A game</altmode-game>`);
    const game = page.locator("altmode-game");
    await expect(game.getByTestId("table")).toBeVisible();
    await expect(game.getByTestId("hand").getByRole("button").first()).toBeVisible();
    // A table that opens takes no focus from the page.
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
    await expectSoundInThemes(page);
    const change = await game.getByTestId("moves").getAttribute("data-change");
    await game.getByTestId("open-moves").click();
    await game.getByTestId("drawer").getByRole("listitem").getByRole("button").first().click();
    await expect(game.getByTestId("moves")).not.toHaveAttribute("data-change", change ?? "");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test("keys that are pressed elsewhere on a page belong to the page", async ({ page }) => {
  await open(
    page,
    `<p contenteditable>A comment</p><altmode-game seed="3" strength="easy">A game</altmode-game>`,
  );
  const game = page.locator("altmode-game");
  const card = game.getByTestId("hand").getByRole("button").first();
  await expect(card).toBeVisible();
  await page.getByText("A comment").focus();
  await page.keyboard.press("?");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("?");
  await expect(page.getByText("A comment")).toContainText("?");
  await card.focus();
  await expect(game.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("?");
  await expect(game.getByRole("dialog")).toBeVisible();
});

test("sections of several tables on one page have unlike names", async ({ page }) => {
  await open(
    page,
    `<altmode-game seed="3" strength="easy">A game</altmode-game>
     <altmode-game seed="4" strength="easy" label="the rematch">A rematch</altmode-game>
     <altmode-replay src="/game.json">Our final</altmode-replay>
     <altmode-replay src="/duel.json" lang="de">Duell</altmode-replay>
     <altmode-board board="marmoreal" fighters="Medusa @ 12">Before</altmode-board>
     <altmode-board board="marmoreal" fighters="Medusa @ 3">After</altmode-board>`,
    { files: records },
  );
  const [game, rematch] = [page.locator("altmode-game").nth(0), page.locator("altmode-game").nth(1)];
  for (const table of [game, rematch]) {
    await table.scrollIntoViewIfNeeded();
    await expect(table.getByTestId("hand").getByRole("button").first()).toBeVisible();
  }
  await expect(game.getByRole("region", { name: /^Hand of .*, table 1$/ })).toBeVisible();
  await expect(rematch.getByRole("region", { name: /^Hand of .*, the rematch$/ })).toBeVisible();
  // Sections that are named by their headings.
  await expect(game.getByTestId("moves")).toHaveAccessibleName(/ table 1$/);
  await expect(rematch.getByTestId("moves")).toHaveAccessibleName(/ the rematch$/);
  const duel = page.locator("altmode-replay[lang=de]");
  await duel.scrollIntoViewIfNeeded();
  await expect(duel.getByTestId("field")).toHaveAccessibleName(/, Tisch 4$/);
  const after = page.locator("altmode-board").nth(1);
  await after.scrollIntoViewIfNeeded();
  await expect(after.getByTestId("field")).toHaveAccessibleName(/, table 6$/);
  await expectSound(page);
});

test("heroes and cards of Unmatched have faces as cards have, without an engine", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const asked = await open(
    page,
    `<p><altmode-card hero="medusa">The Gorgon</altmode-card> plays
     <altmode-card unmatched="medusa/gaze-of-stone">her gaze</altmode-card></p>
     <altmode-card hero="Sinbad" face>Sinbad</altmode-card>
     <altmode-card hero="Alice" unmatched="Looking Glass" face>A card of Alice</altmode-card>
     <altmode-card unmatched="Feint">A card of many</altmode-card>`,
  );
  const name = page.getByRole("button", { name: "The Gorgon" });
  await name.hover();
  await expect(page.getByRole("article").filter({ hasText: "Medusa" })).toContainText("16 health");
  await expect(page.getByRole("button", { name: "her gaze" })).toBeVisible();
  await name.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "her gaze" })).toBeFocused();
  await expect(page.getByRole("article").filter({ hasText: "Gaze of Stone" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Sinbad" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Looking Glass" })).toBeVisible();
  await expect.poll(() => said.join("\n")).toContain('unmatched="Feint" needs its hero');
  expect(engineOf(asked)).toEqual([]);
  await expectSound(page);
});

test("two languages stand beside each other, also when they are drawn anew", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(
    page,
    `<altmode-replay src="/game.json" lang="de">Spiel</altmode-replay>
     <altmode-replay src="/game.json" lang="fr">Partie</altmode-replay>`,
    { files: records },
  );
  const [german, french] = [page.locator("[lang=de]"), page.locator("[lang=fr]")];
  await french.scrollIntoViewIfNeeded();
  await expect(french.getByTestId("replay-position")).toHaveText("Le début");
  await expect(german.getByTestId("replay-position")).toHaveText("Der Anfang");
  await german.getByRole("button", { name: "Abspielen" }).click();
  await french.getByRole("button", { name: "Lire" }).click();
  await expect(german.getByTestId("replay-position")).toHaveText(/^Spielzug \d+ von \d+$/);
  await expect(french.getByTestId("replay-position")).toHaveText(/^Coup \d+ sur \d+$/);
  await expect(german.getByRole("button", { name: "Pause" })).toBeVisible();
});
