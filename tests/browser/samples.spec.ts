// Every sample deck that the form offers can be played.
import { choose, leave } from "./at-table.js";
import { expect, test } from "./visit.js";

test("a game begins with each of the sample decks", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.speed", "instant"));
  await page.goto("/#/play");
  await page.getByTestId("choice-0").click();
  const offered = page.locator(".tiles .tile strong");
  await expect(offered.first()).toBeVisible();
  const names = await offered.allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(6);
  await page.keyboard.press("Escape");
  for (const name of names) {
    await choose(page, 0, name);
    await choose(page, 1, name);
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Two people at this screen").check();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByTestId("board"), name).toBeVisible();
    await expect(page.getByTestId("cover")).toBeVisible();
    await leave(page);
  }
});
