// The way from screen to screen.
import { expect, test } from "./visit.js";

test("a link that is followed right after the first drawing is followed", async ({ page }) => {
  await page.addInitScript(() => {
    const drawn = new MutationObserver(() => {
      if (document.querySelector("main") === null) return;
      drawn.disconnect();
      location.hash = "#/cards";
    });
    drawn.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/#/decks");
  await expect(page).toHaveURL(/#\/cards$/);
  await expect(page).toHaveTitle(/^Cards/);
});
