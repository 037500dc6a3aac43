// A whole game on the demo page, by clicking like a player.
import { expect, test } from "@playwright/test";

test("a game is played to its end by clicking", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });

  await page.goto("/");
  await page.getByRole("button", { name: "Start game" }).click();
  await expect(page.getByTestId("board")).toBeVisible();

  const outcome = page.getByTestId("outcome");
  const actions = page.locator("button[data-action-id]:enabled").filter({ hasNotText: /concede/i });
  const odds = page.getByTestId("odds").getByRole("row");
  let clicks = 0;
  let forecasts = 0;
  for (; clicks < 2000; clicks++) {
    await expect(outcome.or(actions.first()).first()).toBeVisible();
    if (await outcome.isVisible()) break;
    forecasts += await odds.count();
    // Now the first, now a later one, so that the game neither stalls nor takes one path only.
    const offered = await actions.count();
    if (offered === 0) continue;
    await actions.nth((clicks * 7) % offered).click();
  }
  await expect(outcome).toBeVisible();
  await expect(outcome).not.toBeEmpty();
  expect(clicks).toBeGreaterThan(5);
  expect(forecasts).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
