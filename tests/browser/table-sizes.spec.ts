// Every table at the sizes of real phones and tablets: nothing overlaps, scrolls or is cut.
import type { Page } from "@playwright/test";
import { drawer, faultsOf } from "./at-table.js";
import { expect, test } from "./visit.js";

const sizes = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

test.use({ hasTouch: true });

/** Begins a game with a seed, with scenes shown at once. */
async function begin(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("altmode.speed", "instant"));
  await page.goto(`/#/${address}`);
  if (address !== "play") await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed (optional)").fill("2a");
  await page.getByRole("button", { name: address === "play" ? "Start game" : "Play", exact: true }).click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.getByTestId("open-moves")).toBeEnabled();
}

for (const address of ["play", "unmatched", "deckbuilder"]) {
  test(`the table of ${address} fits all sizes`, async ({ page }) => {
    await begin(page, address);
    // At the start, and after some moves, when there are more questions, buttons and cards.
    for (let moves = 0; moves < 4; moves++) {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => faultsOf(page), { message: `${width}x${height} after ${moves} moves` })
          .toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForTimeout(450);
      const listed = await drawer(page);
      await listed.nth(moves % (await listed.count())).click();
      await page.keyboard.press("Escape");
      await expect(page.getByTestId("open-moves")).toBeEnabled();
    }
  });
}
