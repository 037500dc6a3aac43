// Two tabs with one game or tournament: each says so as long as the other is open.
import type { BrowserContext, Page } from "@playwright/test";
import { seatHeroes } from "./duel.js";
import { beginTracked, expect, test } from "./visit.js";

const said = (page: Page) => page.getByText(/^Another tab has this (game|tournament) open/);

/** Opens the page in a second tab, which both say at once and no longer than it is open. */
async function expectTold(page: Page, context: BrowserContext): Promise<void> {
  await expect(said(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(said(other)).toBeVisible();
  await expect(said(page)).toBeVisible();
  await other.close();
  await expect(said(page)).toHaveCount(0);
  // Another screen in the second tab is no longer this game.
  const third = await context.newPage();
  await third.goto(page.url());
  await expect(said(page)).toBeVisible();
  await third.goto("/#/");
  await expect(said(page)).toHaveCount(0);
  // A reload greets the others anew.
  await third.goto(page.url());
  await expect(said(page)).toBeVisible();
  await page.reload();
  await expect(said(page)).toBeVisible();
  await expect(said(third)).toBeVisible();
}

test("a tracked game", async ({ page, context }) => {
  await beginTracked(page);
  await expectTold(page, context);
});

test("a game of the companion", async ({ page, context }) => {
  await seatHeroes(page, ["Medusa", "Sinbad"]);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("bar")).toBeVisible();
  await expectTold(page, context);
});

test("a tournament, and its public screen does not count", async ({ page, context }) => {
  await page.goto("/#/tournament");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByLabel("Name of a player")).toBeVisible();
  const hall = await context.newPage();
  await hall.goto("/#/tournament/public");
  await expect(hall.locator("h1").first()).toBeVisible();
  await expectTold(page, context);
});
