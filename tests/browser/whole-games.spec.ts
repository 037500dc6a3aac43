// Whole games as a person plays them: by what glows and the buttons beside the question, never by the list of moves.
import type { Page } from "@playwright/test";
import { target } from "./at-table.js";
import { expect, test } from "./visit.js";

/** Number of taps after which a game should be over. */
const MOST = 2_000;

async function begin(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("altmode.speed", "instant"));
  await page.goto(`/#/${address}`);
  if (address !== "play") await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Easy").check();
  await page.getByLabel("Seed (optional)").fill("2a");
  await page.getByRole("button", { name: address === "play" ? "Start game" : "Play", exact: true }).click();
  await expect(page.getByTestId("open-moves")).toBeEnabled();
}

/** Plays with a pointer until the game is over. Returns the number of taps. */
async function playByPointer(page: Page, tap: (x: number, y: number) => Promise<void>): Promise<number> {
  let taps = 0;
  for (let step = 0; taps < MOST && step < MOST * 2; step++) {
    if (await page.getByTestId("outcome").isVisible()) break;
    const at = await target(page, step * 7 + 3);
    if (at === undefined) {
      await page.waitForTimeout(120);
      continue;
    }
    await tap(at.x, at.y);
    taps++;
  }
  return taps;
}

for (const address of ["play", "unmatched"]) {
  test(`a game of ${address} is played to its end with the mouse`, { tag: "@whole-game" }, async ({
    page,
  }) => {
    await begin(page, address);
    console.log(`${address}: ${await playByPointer(page, (x, y) => page.mouse.click(x, y))} clicks`);
    await expect(page.getByTestId("outcome")).toBeVisible();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a game of play is played to its end with touch", { tag: "@whole-game" }, async ({ page }) => {
    await begin(page, "play");
    console.log(`play: ${await playByPointer(page, (x, y) => page.touchscreen.tap(x, y))} taps`);
    await expect(page.getByTestId("outcome")).toBeVisible();
  });
});
