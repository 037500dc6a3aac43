// Every sample deck that the form offers can be played.
import { leave } from "./at-table.js";
import { expect, test } from "./visit.js";

test("a game begins with each of the sample decks", { tag: "@whole-game" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.speed", "instant"));
  await page.goto("/#/play");
  const offered = page.getByLabel("Deck of Player 1").locator("option");
  await expect(offered.first()).toBeAttached();
  const names = await offered.allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) {
    await page.getByLabel("Deck of Player 1").selectOption(name);
    await page.getByLabel("Deck of Player 2").selectOption(name);
    await page.getByLabel("Two people at this screen").check();
    await page.getByRole("button", { name: "Start game" }).click();
    await expect(page.getByTestId("board"), name).toBeVisible();
    await expect(page.getByTestId("cover")).toBeVisible();
    await leave(page);
  }
});
