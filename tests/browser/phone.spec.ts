// On a phone: where a screen begins, which tab is shown, and moves that are made on the board.
import type { Page } from "@playwright/test";
import { gameWhere, openGame } from "./positions.js";
import { beginTracked, expect, expectSound, phone, test } from "./visit.js";

test.use({ viewport: phone, hasTouch: true });

const top = (page: Page) => page.evaluate(() => scrollY);
const down = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

for (const [path, name] of [
  ["replay", "Replay"],
  ["tournament", "Tournament"],
  ["play", "Play"],
] as const) {
  test(`the tab of ${path} is in sight, and whether there are more`, async ({ page }) => {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
    const screens = page.getByTestId("screens");
    await expect(screens).toHaveClass(path === "play" ? /more-after/ : /more-before/);
    await expectSound(page, [phone]);
  });
}

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

test("a game and its cover begin at their top, and so does the form after it", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("altmode.speed", "instant"));
  await page.goto("/");
  await page.getByLabel("Two people at this screen").check();
  await page.getByLabel("Seed (optional)").fill("2a");
  await down(page);
  await page.getByRole("button", { name: "Start game" }).tap();
  await expect(page.getByTestId("board")).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  const cover = page.getByTestId("handover");
  for (let clicks = 0; clicks < 60 && !(await cover.isVisible()); clicks++) {
    const change = await page.locator(".moves button[data-action-id]").last().elementHandle();
    await change?.evaluate((button) => {
      scrollTo(0, document.body.scrollHeight);
      (button as HTMLElement).click();
    });
    await page.waitForTimeout(100);
  }
  await expect(cover).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await cover.getByRole("button").tap();
  await down(page);
  await page.getByRole("button", { name: "New game" }).tap();
  await expect(page.getByRole("button", { name: "Start game" })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
});

test("the whole card can be tapped, and its moves come to the finger", async ({ page }) => {
  const game = await gameWhere(
    ({ turn, decision }, actions) =>
      turn > 2 && decision?.kind === "main" && actions.some(({ type }) => type === "attack"),
  );
  await openGame(page, game);
  const attack = game.legalActions().find(({ type }) => type === "attack");
  if (attack?.type !== "attack") throw new Error("no attack");
  const attacker = page.locator(`[data-thing="character ${attack.attacker}"]`);
  await expect(page.locator(".table")).not.toHaveClass(/settling|moved/);
  await attacker.scrollIntoViewIfNeeded();
  const before = await attacker.boundingBox();
  if (before === null) throw new Error("no attacker");
  // Far from the name, at the lower edge.
  await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height - 4);
  const sheet = page.locator(".sheet");
  await expect(sheet).toBeInViewport({ ratio: 0.9 });
  await expect(sheet.locator("[data-action-id]").first()).toBeInViewport();
  // Nothing moved under the finger.
  expect((await attacker.boundingBox())?.y).toBeCloseTo(before.y, 0);
  await expectSound(page, [phone]);
  const defender = page.locator(`[data-thing="character ${attack.defender}"]`);
  await defender.scrollIntoViewIfNeeded();
  await expect(defender).toHaveClass(/aim/);
  await defender.getByRole("button").first().tap();
  await expect(sheet).toHaveCount(0);
  // Told in the log, or on the cover if the turn is over with it.
  await expect(page.locator(".log")).toContainText(/attacks/);
});

test("what is asked stays in sight while the moves are not", async ({ page }) => {
  const game = await gameWhere(({ turn, decision }) => turn > 2 && decision?.kind === "main");
  await openGame(page, game);
  await expect(page.locator(".actions h2")).toBeVisible();
  await expect(page.getByTestId("asked")).toHaveCount(0);
  await down(page);
  const asked = page.getByTestId("asked");
  await expect(asked).toBeInViewport();
  await expect(asked).toContainText((await page.locator(".actions h2").textContent()) ?? "?");
  await asked.getByText("To the moves").tap();
  await expect(page.locator(".actions h2")).toBeInViewport();
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

test("who has won comes into sight wherever the player looks", async ({ page }) => {
  // The last decision of a game, where one of several moves ends it.
  let last: string | undefined;
  const game = await gameWhere((_, actions, running) => {
    const ending = actions.find(({ id }) => {
      if (actions.length < 2) return false;
      const next = running.clone();
      next.apply(id);
      const over = next.outcome !== null;
      next.free();
      return over;
    });
    last = ending?.label;
    return ending !== undefined;
  });
  await openGame(page, game, ["human", "human"], "slow");
  const move = page.locator(".moves button[data-action-id]").filter({ hasText: last ?? "" });
  await move.first().tap();
  // The log is read while its events are still being shown.
  await down(page);
  const outcome = page.getByTestId("outcome");
  await expect(outcome).toHaveCount(0);
  await expect(outcome).toContainText("wins", { timeout: 60_000 });
  await expect(outcome).toBeInViewport();
  await down(page);
  await expect(outcome).not.toBeInViewport();
});

test("the deck builder fits a screen of 320 pixels", async ({ page }) => {
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
