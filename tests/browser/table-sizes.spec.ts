// Every table at the sizes of real phones and tablets: nothing overlaps, scrolls or is cut.
import { begin, drawer, faultsOf } from "./at-table.js";
import { expect, test } from "./visit.js";

const sizes = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [844, 390],
  [1024, 640],
  [768, 1024],
  [1280, 800],
] as const;

for (const address of ["play", "unmatched", "deckbuilder"]) {
  test(`a small laptop has the whole table of ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 });
    await begin(page, address);
    await expect(page.locator(".story-lines")).toBeVisible();
    await expect(page.locator(".story-opener")).toBeHidden();
    await expect.poll(() => faultsOf(page)).toEqual([]);
  });
}

test.describe("with fingers", () => {
  test.use({ hasTouch: true });

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
});
