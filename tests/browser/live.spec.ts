// Playing a friend by link: two browsers play a whole game over a server of live tables, one is closed and comes back, a third watches.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startNode } from "../live/hosts.mjs";
import { faultsOf, move } from "./at-table.js";
import { expect, expectSound, test } from "./visit.js";

/** Lets the page know a server, as index.html does where the page is deployed with one. */
async function withServer(page: Page, address: string): Promise<void> {
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(
        'name="altmode-live-tables" content=""',
        `name="altmode-live-tables" content="${address}"`,
      ),
    });
  });
}

test("a page without a server has no live tables", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByTestId("screens").getByRole("link", { name: "Unmatched" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Play a friend" })).toHaveCount(0);
});

/** Opens the page in a browser of its own, at the size of a phone. */
async function visitor(browser: Browser, address: string): Promise<{ context: BrowserContext; page: Page }> {
  // Chromium asks before a page may use a server of the same machine.
  const context = await browser.newContext({
    permissions: ["local-network-access"],
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await withServer(page, address);
  return { context, page };
}

/** Makes a link for a game, and lets a second person take the seat by it. */
async function meet(ann: Page, bea: Page, game: string): Promise<string> {
  await ann.goto("/#/live");
  await ann.getByLabel("Game", { exact: true }).selectOption(game);
  await ann.getByLabel("Your name").fill("Ann");
  await ann.getByRole("button", { name: "Make a link" }).click();
  const link = await ann.getByTestId("live-link").inputValue();
  expect(link).toContain("#/live?table=");
  await bea.goto(link);
  await bea.getByLabel("Your name").fill("Bea");
  await bea.getByRole("button", { name: "Take the seat" }).click();
  for (const page of [ann, bea]) await expect(page.getByTestId("table")).toBeVisible();
  return link;
}

/** Number of the decision that a page shows. */
const at = async (page: Page): Promise<number> =>
  Number(await page.getByTestId("live-game").getAttribute("data-at"));

/** Waits until one of two players is asked, and returns that player, or `undefined` after the end. */
async function asked(one: Page, other: Page): Promise<Page | undefined> {
  const isAsked = (page: Page) => page.getByTestId("open-moves").isEnabled();
  const isOver = () => one.getByTestId("outcome").isVisible();
  let found: Page | undefined;
  await expect
    .poll(async () => {
      found = (await isAsked(one)) ? one : (await isAsked(other)) ? other : undefined;
      return found !== undefined || (await isOver());
    })
    .toBe(true);
  return (await isOver()) ? undefined : found;
}

for (const game of ["unmatched", "deckbuilder"])
  test(`two browsers begin a game of ${game} by link`, async ({ browser }) => {
    const host = await startNode();
    try {
      const [ann, bea] = [await visitor(browser, host.address), await visitor(browser, host.address)];
      await meet(ann.page, bea.page, game);
      for (let moves = 0; moves < 6; moves++) {
        const actor = await asked(ann.page, bea.page);
        if (actor === undefined) break;
        await move(actor, (listed) => listed.first());
        for (const { page } of [ann, bea]) await expect.poll(() => at(page)).toBeGreaterThan(moves);
      }
      for (const { page } of [ann, bea]) {
        // No odds and no way back: both need what the server alone knows.
        await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
        expect(await faultsOf(page)).toEqual([]);
        await page.keyboard.press("Escape");
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/live-${game}-${page === ann.page ? "ann" : "bea"}.png`,
          });
      }
      // Back leaves the table for its form, which leads back to it.
      await bea.page.goBack();
      await expect(bea.page.getByTestId("table")).toHaveCount(0);
      await bea.page.getByRole("button", { name: "Back to your table" }).click();
      await expect(bea.page.getByTestId("table")).toBeVisible();
      await ann.page.locator(".table-menu > summary").click();
      await ann.page.getByRole("button", { name: "Resign" }).click();
      await expect(bea.page.getByTestId("outcome")).toBeVisible();
      for (const { context } of [ann, bea]) await context.close();
    } finally {
      await host.stop();
    }
  });

test("two browsers play a whole game by link, one comes back, and a third watches", {
  tag: "@long",
}, async ({ browser }) => {
  const host = await startNode();
  try {
    const visit = () => visitor(browser, host.address);
    const ann = await visit();
    await ann.page.goto("/");
    await ann.page.getByRole("link", { name: "Play a friend" }).click();
    await expect(ann.page.getByRole("heading", { name: "Play a friend" })).toBeVisible();
    await expectSound(ann.page);
    const bea = await visit();
    const link = await meet(ann.page, bea.page, "tcg");
    const watcher = await visit();
    await watcher.page.goto(link);
    await expect(watcher.page.getByTestId("table")).toBeVisible();

    let { page: second } = bea;
    let hasComeBack = false;
    for (let moves = 0; ; moves++) {
      const actor = await asked(ann.page, second);
      if (actor === undefined) break;
      if (moves === 10) {
        // The tab is closed, which the other player sees, and the same browser comes back by the same address.
        const address = second.url();
        await second.close();
        await expect(ann.page.getByTestId("live-notice")).toContainText("Away: Bea");
        second = await bea.context.newPage();
        await withServer(second, host.address);
        await second.goto(address);
        await expect(ann.page.getByTestId("live-notice")).not.toContainText("Away");
        await expect(second.getByTestId("table")).toBeVisible();
        hasComeBack = true;
        continue;
      }
      const before = await at(actor);
      await move(actor, (listed) =>
        listed
          .nth(moves % 3)
          .or(listed.last())
          .first(),
      );
      await expect.poll(() => at(actor)).toBeGreaterThan(before);
    }
    expect(hasComeBack).toBe(true);
    for (const page of [ann.page, second, watcher.page]) {
      await expect(page.getByTestId("outcome")).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/live-over-${[ann.page, second].indexOf(page)}.png`,
        });
    }
    await expect(watcher.page.getByTestId("open-moves")).toBeDisabled();
    await expect(watcher.page.getByRole("button", { name: "Rematch" })).toHaveCount(0);
    // A rematch begins when both have asked.
    await second.getByRole("button", { name: "Rematch" }).click();
    await expect(ann.page.getByTestId("live-notice")).toContainText("Bea: asks for a rematch");
    await ann.page.getByRole("button", { name: "Rematch" }).click();
    for (const page of [ann.page, second]) await expect(page.getByTestId("outcome")).toHaveCount(0);
    for (const { context } of [ann, bea, watcher]) await context.close();
  } finally {
    await host.stop();
  }
});
