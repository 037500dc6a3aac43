// The screen stays on while a game is open, where the browser can do that.
import type { Page } from "@playwright/test";
import { beginTracked, expect, test } from "./visit.js";

/** Counts the locks that are held, in place of the browser's own, which asks for a real screen. */
async function countLocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let held = 0;
    Object.assign(globalThis, { heldLocks: () => held });
    const wakeLock = {
      request: async () => {
        held += 1;
        return {
          release: async () => {
            held -= 1;
          },
        };
      },
    };
    Object.defineProperty(navigator, "wakeLock", { value: wakeLock, configurable: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heldLocks: () => number }).heldLocks());
}

test("the screen stays on by itself in the tracker and in play, unless that is not wanted", async ({
  page,
}) => {
  const held = await countLocks(page);
  await beginTracked(page);
  await expect.poll(held).toBe(1);
  const share = page.locator(".tracker-panels > details > summary", { hasText: "Keep and share" });
  await share.click();
  await page.getByLabel("Keep the screen on").uncheck();
  await expect.poll(held).toBe(0);
  await page.getByLabel("Keep the screen on").check();
  await expect.poll(held).toBe(1);
  // The switch may be out of sight.
  await share.click();
  await expect.poll(held).toBe(1);
  await page.getByRole("link", { name: "All games" }).click();
  await expect.poll(held).toBe(0);

  await page.goto("/#/play");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".table-menu > summary").click();
  await expect(page.getByLabel("Keep the screen on")).toBeChecked();
  await expect.poll(held).toBe(1);
  await page.getByLabel("Keep the screen on").uncheck();
  await expect.poll(held).toBe(0);
});

test("a browser that refuses turns the switch off", async ({ page }) => {
  await page.addInitScript(() => {
    const wakeLock = {
      request: async () => Promise.reject(new DOMException("low battery", "NotAllowedError")),
    };
    Object.defineProperty(navigator, "wakeLock", { value: wakeLock, configurable: true });
  });
  await page.goto("/#/play");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".table-menu > summary").click();
  await expect(page.getByLabel("Keep the screen on")).not.toBeChecked();
});
