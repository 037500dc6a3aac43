// Languages: which one a first visit gets, how numbers are written, and how the engine's English is marked.
import { begin, change, move, speakGerman } from "./at-table.js";
import { seatDuel, seatHeroes } from "./duel.js";
import { english, expectTranslated, type Spoken } from "./english.js";
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
    await expect(listed.filter({ hasText: /in den Modus [A-Z]\w+ drehen$/ }).first()).toBeVisible();
    await expect(listed.filter({ hasText: /Modus [a-z]/ })).toHaveCount(0);
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

test("the story of the Deck-Building Game is in the page's language", async ({ page }) => {
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
  await speakGerman(page);
  await moves.locator("[data-action-id]").first().click();
  const lines = story.locator("ol > li");
  await expect(lines.filter({ hasText: /^\S+ spielt / }).first()).toBeAttached();
  await expect(story.locator("[lang]")).toHaveCount(0);
  // Long games have many kinds of events. None is in the engine's English.
  for (let move = 0; move < 40; move++) {
    const opener = page.getByTestId("open-moves");
    await expect(opener).toBeEnabled();
    if ((await opener.getAttribute("aria-expanded")) !== "true") await opener.click();
    const buttons = page.getByTestId("drawer").locator("[data-action-id]");
    const before = await moves.getAttribute("data-change");
    await buttons.nth((move * 7) % (await buttons.count())).evaluate((button: HTMLElement) => button.click());
    await expect(moves).not.toHaveAttribute("data-change", before ?? "");
  }
  const told = await lines.evaluateAll((all) => all.flatMap((line) => (line.textContent ?? "").split("\n")));
  expect(told.length).toBeGreaterThan(20);
  const english =
    /\b(?:Player|plays|draws|gains|spends|moves|shuffles|is destroyed|battles|fills|ends the)\b/;
  expect(told.filter((line) => english.test(line))).toEqual([]);
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
  await expect(warnings).toContainText("il est KO");
  // Only the title of the document is English.
  await expect(warnings.locator("[lang]:not(small)")).toHaveCount(0);
});

test("the companion's history, undo, warnings and what is read out are in the page's language", async ({
  page,
}) => {
  await seatHeroes(page, ["Medusa", "Sinbad"]);
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

test("no English of the engine shows unmarked in German and French", async ({ page }) => {
  await seatDuel(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("bar")).toContainText("Turn 1");
  const duel = new URL(page.url()).hash;
  await beginTracked(page);
  await page.getByTestId("character-0").locator("button.more").click();
  await page.getByRole("button", { name: "End turn" }).click();
  /** The screens, each with what shows that it has come. */
  const screens = [
    ["", "bar"],
    ["#/tracker", "side-0"],
    ["#/calculator", "sentence"],
    ["#/calculator/deck", "at-least"],
    ["#/decks", "finder"],
    ["#/tournament", undefined],
    ["#/companion", "player-0"],
    [duel, "bar"],
    ["#/cards", undefined],
    ["#/cards/w2s-t02", undefined],
  ] as const;
  for (const [address, shows] of screens) {
    if (address !== "") await page.goto(`/${address}`);
    await expect(page.locator("main h1").first()).not.toHaveText("");
    if (shows !== undefined) await expect(page.getByTestId(shows)).toBeVisible();
    for (const fold of await page.locator("main summary:visible").all()) await fold.click();
    for (const language of Object.keys(english) as Spoken[]) {
      await page.locator(".settings select").first().selectOption({ label: language });
      await expectTranslated(page, language, address);
    }
  }
});

for (const game of ["play", "unmatched", "deckbuilder"]) {
  test(`a table of ${game} speaks another language at once, and what is chosen stays`, async ({ page }) => {
    await begin(page, game);
    const things = page.locator("[data-thing].mark-can");
    // Unmatched begins with the places of the fighters, where nothing can be chosen.
    do {
      await move(page, (listed) => listed.first());
      await expect(page.getByTestId("open-moves")).toBeEnabled();
      await page.keyboard.press("Escape");
    } while ((await things.count()) === 0);
    await things.first().click();
    const chosen = page.locator("[data-thing][aria-pressed=true]");
    await expect(chosen).toHaveCount(1);
    const before = await change(page);
    await speakGerman(page);
    await expectTranslated(page, "Deutsch", game);
    await expect(chosen).toHaveCount(1);
    expect(await change(page)).toBe(before);
  });
}
