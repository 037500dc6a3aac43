// On a phone: where a screen begins, which tab is shown, and moves that are made on the board.
import type { Page } from "@playwright/test";
import { change, faultsOf, leave } from "./at-table.js";
import { gameWhere, openGame } from "./positions.js";
import { beginTracked, expect, phone, test } from "./visit.js";

test.use({ viewport: phone, hasTouch: true });

const top = (page: Page) => page.evaluate(() => scrollY);
const down = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test("a card's page begins at its top", async ({ page }) => {
  await page.goto("/#/cards");
  const faces = page.locator(".faces .face");
  await expect(faces.nth(23)).toBeVisible();
  await faces.nth(20).getByRole("heading").getByRole("link").tap();
  await expect(page.locator(".one-card")).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
});

test("a tracked game begins at its top", async ({ page }) => {
  await page.goto("/#/tracker");
  await beginTracked(page, false);
  await expect.poll(() => top(page)).toBe(0);
});

test("a game begins at its top, and so does the form after it", async ({ page }) => {
  await page.goto("/#/play");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await down(page);
  await page.getByRole("button", { name: "Play", exact: true }).tap();
  await expect(page.getByTestId("board")).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await leave(page);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
});

test("an attack is made by two taps, and a long press shows a card whole", async ({ page }) => {
  const game = await gameWhere(
    ({ turn, decision, players, toAct }, actions) =>
      turn > 2 &&
      decision?.kind === "main" &&
      (players[toAct ?? 0]?.hand.count ?? 0) > 0 &&
      actions.some(({ type }) => type === "attack"),
  );
  const attack = game.legalActions().find(({ type }) => type === "attack");
  if (attack?.type !== "attack") throw new Error("no attack");
  await openGame(page, game, game.toAct === 0 ? ["human", "bot"] : ["bot", "human"]);
  const card = page.getByTestId("hand").locator(".hand-card").first();
  const box = await card.boundingBox();
  if (box === null) throw new Error("no card");
  await card.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(page.getByTestId("whole-card")).toBeInViewport({ ratio: 1 });
  await card.dispatchEvent("pointerup", { pointerType: "touch" });
  await page.locator("body").dispatchEvent("pointerdown");
  await expect(page.getByTestId("whole-card")).toHaveCount(0);

  await page.waitForTimeout(500);
  const before = await change(page);
  await page.locator(`[data-thing="character ${attack.attacker}"]`).tap();
  await page.locator(`[data-thing="character ${attack.defender}"]`).tap();
  await expect.poll(() => change(page)).toBeGreaterThan(before);
  expect(await faultsOf(page)).toEqual([]);
});

test("who has won stays in sight in the tracker", async ({ page }) => {
  await beginTracked(page);
  const team = page.locator(".tracker-team").nth(1);
  const out = team.getByRole("button", { name: /^KO / });
  while ((await out.count()) > 0) await out.last().tap();
  await down(page);
  const wins = page.getByRole("button", { name: "Ann wins this game" });
  await expect(wins.first()).toBeInViewport();
  await wins.first().tap();
  await down(page);
  await expect(page.getByText("Ann wins", { exact: false }).first()).toBeInViewport();
  await expect(page.getByTestId("ended")).toContainText("Ann has won the match 1 : 0");
});

test("the deck editor fits a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/#/decks");
  await page.getByRole("combobox", { name: "Open a deck" }).selectOption("Devastator Deck");
  await expect(page.getByTestId("characters")).toContainText("Scavenger");
  for (const view of ["Deck", "Add cards", "Odds"]) {
    await page.getByText(view, { exact: true }).first().tap();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, view).toBeLessThanOrEqual(0);
    const inside = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .filter((element) => element.closest(".scroll-x") === null && !element.matches(".hidden-visually"))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(inside, view).toEqual([]);
  }
});
