// The game table, by clicking and by keyboard.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "./visit.js";

const moves = (page: Page) =>
  page.locator("button[data-action-id]:enabled").filter({ hasNotText: /concede/i });
const outcome = (page: Page) => page.getByTestId("outcome");

/** Begins the same game each time, with a log that does not keep anybody waiting. */
async function begin(page: Page, who = "You against the bot", seed = "2a"): Promise<void> {
  await page.addInitScript(() => {
    // Only where the test has not chosen another one.
    if (localStorage.getItem("altmode.speed") === null) localStorage.setItem("altmode.speed", "instant");
  });
  await page.goto("/");
  await page.getByLabel(who).check();
  if (who !== "Two people at this screen") await page.getByLabel("Easy").check();
  await page.getByLabel("Seed (optional)").fill(seed);
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
}

test("form and table are sound", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start game" })).toBeVisible();
  await expectSound(page);
  await begin(page);
  await expect(moves(page).first()).toBeVisible();
  await expectSound(page);
});

test("a game is played to its end by clicking, and its replay is watched", { tag: "@whole-game" }, async ({
  page,
}) => {
  // A short game: thirty clicks.
  await begin(page, "You against the bot", "3");
  const odds = page.getByTestId("odds").getByRole("row");
  let clicks = 0;
  let forecasts = 0;
  for (; clicks < 2000; clicks++) {
    await expect(outcome(page).or(moves(page).first()).first()).toBeVisible({ timeout: 20_000 });
    if (await outcome(page).isVisible()) break;
    forecasts += await odds.count();
    // Now the first, now a later one, so that the game neither stalls nor takes one path only.
    const offered = await moves(page).count();
    if (offered === 0) continue;
    await moves(page)
      .nth((clicks * 7) % offered)
      .click();
  }
  await expect(outcome(page)).not.toBeEmpty();
  expect(clicks).toBeGreaterThan(5);
  expect(forecasts).toBeGreaterThan(5);

  await page.getByRole("button", { name: "Watch the replay" }).click();
  await expect(page.getByTestId("replay-position")).toBeVisible();
});

test("moves are made on the board, and those that are not legal are explained", async ({ page }) => {
  await begin(page, "Two people at this screen");
  const own = page.locator("li.character.can").first();
  await own.locator("button.thing").click();
  const chosen = page.getByTestId("chosen");
  await expect(chosen).toBeVisible();
  await expect(page.locator("li.character.chosen")).toHaveCount(1);
  await expect(page.locator("li.character.aim")).not.toHaveCount(0);

  // Pointing at an attack shows its odds.
  const attack = moves(page)
    .filter({ hasText: /^Attack/ })
    .first();
  await attack.hover();
  await expect(page.getByTestId("preview")).toContainText("attacks");
  await attack.focus();
  await expect(page.getByTestId("preview").getByRole("img")).toBeVisible();

  // A card that can't be played in the first turn says why.
  await chosen.getByRole("button", { name: "Show all" }).click();
  const hand = page.locator(".small-card button.thing").first();
  await hand.click();
  await expect(chosen.locator("details li").first()).toContainText(/\w+/);

  // Attacking on the board: what acts, then its aim.
  await chosen.getByRole("button", { name: "Show all" }).click();
  await page.locator("li.character.can button.thing").first().click();
  await page.locator("li.character.aim button.thing").first().click();
  // The log tells it, or the cover does, if the other player has to decide next.
  await expect(page.locator(".log")).toContainText(/attack/);
});

test("the screen is covered while it changes hands", async ({ page }) => {
  await begin(page, "Two people at this screen");
  const handover = page.getByTestId("handover");
  for (let clicks = 0; clicks < 60 && !(await handover.isVisible()); clicks++) {
    const shown = await page.locator(".actions").textContent();
    await moves(page).last().click();
    await expect(page.locator(".actions").filter({ hasText: shown ?? "" })).toHaveCount(0);
  }
  await expect(handover).toBeVisible();
  await expect(page.getByTestId("board")).toHaveCount(0);
  await expectSound(page);
  await expect(handover.getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("board")).toBeVisible();
});

test("a reload goes on with the game, and undo takes back what was before it", async ({ page }) => {
  await begin(page);
  await moves(page).first().click();
  await expect(moves(page).first()).toBeVisible();
  const log = await page.getByLabel("Events").locator("li").count();
  await page.reload();
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page.getByLabel("Events").locator("li")).toHaveCount(log);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Events").locator("li")).not.toHaveCount(log);

  // Left, it can be resumed later.
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Resume the game" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
});

test("a damaged kept game says so and leaves the way free", async ({ page }) => {
  await begin(page);
  // While a person decides nothing is kept anew.
  await expect(moves(page).first()).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("altmode.game") ?? "{}");
    localStorage.setItem("altmode.game", JSON.stringify({ ...kept, save: btoa("not a save") }));
  });
  await page.reload();
  await expect(page.getByTestId("aside")).toContainText("This page can’t read a kept game");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
});

test("another tab that plays on is noticed", async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto("/");
  await expect(moves(other).first()).toBeVisible();
  await moves(other).first().click();
  await expect(page.getByText("This game was played on in another tab.")).toBeVisible();
  await page.getByRole("button", { name: "Show it as it is there" }).click();
  await expect(page.getByText("This game was played on in another tab.")).toHaveCount(0);
});

test("the keyboard alone plays", async ({ page }) => {
  await begin(page);
  await moves(page).first().focus();
  for (let presses = 0; presses < 12; presses++) {
    // After each move the focus is on the next list.
    await expect(moves(page).first()).toBeVisible();
    await expect(page.locator(".actions :focus")).toHaveCount(1);
    await moves(page).last().focus();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByLabel("Events").locator("li").nth(20)).toBeVisible();
});

test("the log keeps its pace and pauses", async ({ page }) => {
  await begin(page, "Watch bot against bot");
  await page.getByLabel("Speed").selectOption("Slow");
  const told = page.getByLabel("Events").locator("li");
  await page.locator(".log").getByRole("button", { name: "Pause" }).click();
  const count = await told.count();
  await page.waitForTimeout(1600);
  expect(await told.count()).toBe(count);
  await page.locator(".log").getByRole("button", { name: "Go on" }).click();
  await page.getByLabel("Speed").selectOption("At once");
  await expect(told.nth(count + 20)).toBeVisible();
});

test("a kept deck and the sample of the same name are told apart", async ({ page }) => {
  const name = "Autobot Starter Set";
  const other = readFileSync(new URL("../../rust/tcg/decks/metroplex.txt", import.meta.url), "utf8");
  await page.addInitScript(
    (decks) => localStorage.setItem("altmode.decks", decks),
    JSON.stringify([{ name, list: other }]),
  );
  await begin(page, "Two people at this screen");
  await expect(page.getByTestId("board")).toContainText("Ironhide");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByLabel("Deck of Player 1").selectOption({ index: 0 });
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByTestId("board")).toContainText("Metroplex");
});
