// Languages: which one a first visit gets, how numbers are written, and how the engine's English is marked.
import { gameWhere, openGame } from "./positions.js";
import { beginTracked, expect, test } from "./visit.js";

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("a first visit speaks German, and a choice is kept", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("link", { name: "Rechner" })).toBeVisible();
    await page.getByLabel("Sprache").selectOption("English");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("numbers have a decimal comma", async ({ page }) => {
    await page.goto("/#/calculator");
    await expect(page.getByTestId("expected")).toHaveText(/^\d+,\d ± \d+,\d$/);
    await page.goto("/#/calculator/deck");
    await expect(page.locator("main")).toContainText(/\d,\d\d ±/);
    await expect(page.locator("main")).not.toContainText(/\d\.\d\d ±/);
  });

  test("what the engine says is marked as English", async ({ page }) => {
    await page.goto("/#/calculator");
    await expect(page.getByTestId("sentence")).toHaveAttribute("lang", "en");
    await page.goto("/#/cards/w2s-t02");
    await expect(page.locator(".card-text").first()).toHaveAttribute("lang", "en");
    const keyword = page.getByRole("button", { name: /^Bold/ }).first();
    await keyword.click();
    await expect(page.locator(".explained:not(:empty)")).toHaveAttribute("lang", "de");

    const game = await gameWhere(({ turn, decision }) => turn > 2 && decision?.kind === "main");
    await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
    await page.reload();
    // Moves, question and story are German, the names in them as printed; the engine's own lines are marked.
    await expect(page.locator("#moves-title")).toContainText(/Karten spielen|spiele/i);
    await page.getByTestId("open-moves").click();
    const listed = page.getByTestId("drawer").locator("button[data-action-id]:not([lang])");
    await expect(listed.filter({ hasText: /Modus drehen$/ }).first()).toBeVisible();
    await expect(page.getByTestId("drawer").locator("h3").first()).not.toHaveAttribute("lang", "en");
    await expect(page.locator(".story-heading").first()).toContainText(/^Zug 1: (Du|Der Bot)$/);
    await expect(page.locator(".bot-name").first()).toHaveAttribute("lang", "en");
  });
});

test.describe("in a browser with no language of the page", () => {
  test.use({ locale: "pt-BR" });

  test("a first visit speaks English, without marks", async ({ page }) => {
    await page.goto("/#/calculator");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByTestId("sentence")).not.toHaveAttribute("lang");
  });
});

test("the log, the reasons and the long labels of the Deck-Building Game are marked too", async ({
  page,
}) => {
  await page.goto("/#/deckbuilder");
  await page.getByLabel("Mode").selectOption("Solo");
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill("1b");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const moves = page.getByTestId("moves");
  await expect(moves).toHaveAttribute("data-change", /\d+/);
  const story = page.getByTestId("story");
  // In an English page nothing needs a mark.
  await expect(story.locator("[lang]")).toHaveCount(0);
  await page.locator(".table-menu summary").click();
  await moves.getByLabel("Language").selectOption("Deutsch");
  await page.locator(".table-menu").evaluate((menu: HTMLDetailsElement) => {
    menu.open = false;
  });
  await moves.locator("[data-action-id]").first().click();
  await expect(story.locator("ol > li:not(.story-heading)").last()).toHaveAttribute("lang", "en");
  await expect(story.locator("ol > li.story-heading").first()).not.toHaveAttribute("lang");
});

test("the tracker's history, undo, warnings and what is read out are in the page's language", async ({
  page,
}) => {
  await beginTracked(page);
  await page.getByLabel("Language").selectOption("Français");
  const more = page.getByTestId("character-0").locator("button.more");
  await more.click();
  await page.locator("summary", { hasText: "Historique" }).click();
  const first = page.getByTestId("history").locator("li").first();
  await expect(first).toContainText("Bumblebee");
  await expect(first).toContainText("dégât");
  await expect(first.locator("[lang]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Annuler : Bumblebee : 1 dégât/ })).toBeVisible();
  await expect(page.getByTestId("said")).toContainText("1 dégât");
  await expect(page.getByTestId("said").locator("[lang]")).toHaveCount(0);
  for (let counters = 0; counters < 20; counters++) await more.click();
  const warnings = page.getByTestId("warnings");
  await expect(warnings).toContainText("il est K.-O.");
  // Only the title of the document is English.
  await expect(warnings.locator("[lang]:not(small)")).toHaveCount(0);
});

test("the companion's history, undo, warnings and what is read out are in the page's language", async ({
  page,
}) => {
  await page.goto("/#/companion");
  for (const [seat, hero] of ["Medusa", "Sinbad"].entries()) {
    const player = page.getByTestId(`player-${seat}`);
    await player.getByRole("combobox", { name: "Hero" }).fill(hero);
    await player.getByRole("option", { name: hero }).first().click();
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByLabel("Language").selectOption("Deutsch");
  await page.getByRole("button", { name: "Zug beenden" }).click();
  await expect(page.getByTestId("said")).toHaveText("Zug 2: Sinbad");
  await expect(page.getByRole("button", { name: "Rückgängig: Zug 2: Sinbad" })).toBeVisible();
  const warnings = page.getByTestId("warnings");
  await expect(warnings).toContainText("Medusa hat noch 2 Aktionen des Zuges.");
  await expect(warnings.locator("[lang]:not(small)")).toHaveCount(0);
  await page.locator("summary", { hasText: "Verlauf" }).click();
  await expect(page.getByTestId("history").locator("li").first()).toContainText("Zug 2: Sinbad");
  await expect(page.getByTestId("history").locator("li [lang]")).toHaveCount(0);
});

/** Words of English sentences that German does not have. */
const english = /\b(the|is|are|and|with|your|takes|attacks|against|player|table|damage|turn)\b/i;

test("no English of the engine shows unmarked in German", async ({ page }) => {
  await beginTracked(page);
  await page.getByTestId("character-0").locator("button.more").click();
  await page.getByRole("button", { name: "End turn" }).click();
  await page.getByLabel("Language").selectOption("Deutsch");
  // Names of cards and of languages are not translated.
  const unmarked = () =>
    page.locator("main").evaluate((main) => {
      const texts: string[] = [];
      const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const around = node.parentElement;
        if (around === null || around.closest("[lang=en], option, datalist, textarea")) continue;
        texts.push(node.textContent ?? "");
      }
      return texts;
    });
  for (const address of ["", "#/tracker", "#/calculator", "#/decks", "#/tournament", "#/companion"]) {
    if (address !== "") await page.goto(`/${address}`);
    await expect(page.locator("main h1").first()).not.toHaveText("");
    for (const fold of await page.locator("main summary:visible").all()) await fold.click();
    await expect
      .poll(async () => (await unmarked()).filter((text) => english.test(text)), { message: address })
      .toEqual([]);
  }
});
