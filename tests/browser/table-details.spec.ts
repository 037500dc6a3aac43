// The tracker's odds by decks that are known, its clock, and what is printed; the signs of the replay's time line.
import { readFileSync } from "node:fs";
import { beginTracked, expect, test } from "./visit.js";

test("the odds follow the decks, and fill nothing in", async ({ page }) => {
  await beginTracked(page);
  await page.locator("summary", { hasText: "Attack" }).click();
  const attack = page.getByTestId("attack");
  const odds = page.getByTestId("odds");
  await attack.getByRole("button", { name: "What would it do?" }).click();
  // The teams were taken from decks, so these are known.
  await expect(odds).toContainText("damage on average");
  await expect(odds).not.toContainText("Nothing is known");
  const known = await odds.locator("strong").textContent();
  await expect(attack.getByLabel("Damage done")).toHaveValue("");

  await attack.locator("summary", { hasText: "Known decks" }).click();
  await attack.getByRole("combobox", { name: "Deck of Ann" }).selectOption("Unknown");
  await expect(odds).toContainText("Nothing is known of the deck of Ann");
  await expect(odds.locator("strong")).not.toHaveText(known ?? "?");
  await attack.getByRole("combobox", { name: "Deck of Ann" }).selectOption("Insecticons");
  await expect(odds).not.toContainText("Nothing is known");

  // The known decks are kept with the game.
  await page.reload();
  await page.locator("summary", { hasText: "Attack" }).click();
  await attack.locator("summary", { hasText: "Known decks" }).click();
  await expect(attack.getByRole("combobox", { name: "Deck of Ann" })).toHaveValue("Insecticons");
});

test("the clock is in sight, and says what it counts", async ({ page }) => {
  await beginTracked(page);
  const bar = page.getByTestId("bar-clock");
  await expect(bar).toHaveCount(0);
  await page.locator("summary", { hasText: "Clock" }).click();
  const clock = page.getByTestId("clock");
  await clock.getByRole("button", { name: "Start" }).click();
  await expect(clock).toContainText(/Time played\s*0:0\d/);
  await expect(clock).not.toContainText("Time left");
  await clock.getByLabel("Minutes").fill("50");
  await clock.getByRole("button", { name: "Apply" }).click();
  await expect(clock).toContainText(/Time left\s*(49:5|50:0)/);
  await page.locator("summary", { hasText: "Clock" }).click();
  await expect(bar).toContainText(/Time left\s*(49:5|50:0)/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport();
});

test("what is printed is told apart from what an Upgrade adds", async ({ page }) => {
  await beginTracked(page);
  const character = page.getByTestId("character-0");
  await character.getByRole("button", { name: /^More of/ }).click();
  const details = page.getByTestId("details-0");
  const printed = /Attack (\d+), defense (\d+), as printed/;
  const [, attack] = printed.exec((await details.textContent()) ?? "") ?? [];
  expect(attack).toBeDefined();
  await details.getByRole("combobox", { name: "Add an Upgrade" }).fill("primary laser");
  await page.keyboard.press("Enter");
  await expect(details).toContainText(`Attack ${attack}, defense`);
  await expect(details).toContainText(`now attack ${Number(attack) + 2}, defense`);
});

test("the buttons of the time line are drawn, not written", async ({ page }) => {
  const { config } = JSON.parse(
    readFileSync(new URL("../../benches/workload.json", import.meta.url), "utf8"),
  );
  const { load } = await import("altmode/tcg");
  const game = (await load()).newGame(config);
  game.playout({ bot: "greedy", decisions: 10 });
  await page.goto("/#/replay");
  await page.getByLabel("Record file").setInputFiles({
    name: "record.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(game.record())),
  });
  for (const name of ["To the start", "One back", "One on", "To the end"]) {
    const button = page.getByRole("button", { name });
    await expect(button.locator("svg path")).toHaveCount(1);
    expect(((await button.textContent()) ?? "").trim()).toBe("");
  }
});
