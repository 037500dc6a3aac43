// The sounds of a battle, which are off until they are asked for.
import type { Page } from "@playwright/test";
import { begin, drawer, move } from "./at-table.js";
import { expect, test } from "./visit.js";

/** Counts the tones that are begun. */
const count = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { tones: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...values) {
      (globalThis as unknown as { tones: number }).tones++;
      start.apply(this, values);
    };
  });
const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);

test("a flip is heard only after sounds were asked for", async ({ page }) => {
  await count(page);
  await begin(page, "play");
  const flip = async () => {
    const listed = (await drawer(page)).filter({ hasText: /^Flip/ });
    await move(page, () => listed.first());
  };
  await flip();
  expect(await tones(page)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect((await drawer(page)).filter({ hasText: /^Flip/ }).first()).toBeVisible();
  await page.locator(".table-menu > summary").click();
  await page.getByLabel("Sounds").check();
  await expect.poll(() => tones(page)).toBe(1);
  await page.locator(".table-menu > summary").click();
  await flip();
  await expect.poll(() => tones(page)).toBe(2);
});
