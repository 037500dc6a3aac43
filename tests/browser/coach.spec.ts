// The notes of a first game.
import { expect, expectSound, test } from "./visit.js";

test.use({ storageState: { cookies: [], origins: [] } });

test("five notes are read by keyboard at the first table, and never again", async ({ page }) => {
  await page.goto("/#/play?now");
  const coach = page.getByTestId("coach");
  await expect(coach).toContainText("1 of 5");
  await expectSound(page);
  for (const number of [2, 3, 4, 5]) {
    await coach.getByRole("button", { name: "Next" }).press("Enter");
    await expect(coach).toContainText(`${number} of 5`);
  }
  await coach.getByRole("button", { name: "Play" }).press("Enter");
  await expect(coach).toHaveCount(0);
  await page.goto("/#/unmatched?now");
  await expect(page.getByTestId("open-moves")).toBeVisible();
  await expect(coach).toHaveCount(0);
});

test("the notes are closed at once, block no move, and stay away after a reload", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/unmatched?now");
  const coach = page.getByTestId("coach");
  await expect(coach).toBeVisible();
  await expect(page.getByTestId("open-moves")).toBeEnabled();
  await page.getByTestId("open-moves").click();
  await expect(page.getByTestId("drawer").locator("[data-action-id]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await coach.getByRole("button", { name: "Close the notes" }).press("Escape");
  await expect(coach).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId("open-moves")).toBeVisible();
  await expect(coach).toHaveCount(0);
});

test("? and the menu tell the rules of the moment with their source", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.coached", "yes"));
  for (const [path, text] of [
    ["play", "Main phase"],
    ["deckbuilder", "In your turn"],
  ] as const) {
    await page.goto(`/#/${path}?now`);
    await expect(page.getByTestId("open-moves")).toBeEnabled();
    await page.keyboard.press("?");
    const dialog = page.getByTestId("table-dialog");
    await expect(dialog).toContainText(text);
    await expect(dialog).toContainText("Source:");
    await expectSound(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.locator(".table-menu > summary").click();
    await page.getByRole("button", { name: "Rules of the moment" }).click();
    await expect(dialog).toContainText(text);
    await page.keyboard.press("Escape");
  }
});
