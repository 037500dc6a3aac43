// Playing a friend by link: two browsers play a whole game over a server of live tables, one is closed and comes back, a third watches.
import type { Page } from "@playwright/test";
import { startNode } from "../live/hosts.mjs";
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
  await expect(page.getByTestId("screens").getByRole("link", { name: "Cards" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Play a friend" })).toHaveCount(0);
});

test("two browsers play a whole game by link, one comes back, and a third watches", async ({ browser }) => {
  const host = await startNode();
  try {
    const visit = async () => {
      // Chromium asks before a page may use a server of the same machine.
      const context = await browser.newContext({ permissions: ["local-network-access"] });
      const page = await context.newPage();
      await withServer(page, host.address);
      return { context, page };
    };
    const ann = await visit();
    await ann.page.goto("/");
    await ann.page.getByRole("link", { name: "Play a friend" }).click();
    await expectSound(ann.page);
    await ann.page.getByLabel("Your name").fill("Ann");
    await ann.page.getByRole("button", { name: "Make a link" }).click();
    const link = await ann.page.getByTestId("live-link").inputValue();
    expect(link).toContain("#/live?table=");

    const bea = await visit();
    await bea.page.goto(link);
    await bea.page.getByLabel("Your name").fill("Bea");
    await bea.page.getByRole("button", { name: "Take the seat" }).click();
    await expect(ann.page.getByTestId("live-seats")).toContainText("Bea");
    const watcher = await visit();
    await watcher.page.goto(link);
    await expect(watcher.page.getByTestId("live-story")).toBeVisible();
    await expectSound(ann.page);

    let { page: second } = bea;
    const outcome = (page: Page) => page.getByTestId("live-outcome");
    const buttons = (page: Page) => page.getByTestId("live-actions").locator("button:enabled");
    for (let clicks = 0; clicks < 400; clicks++) {
      await expect(
        outcome(ann.page).or(buttons(ann.page).first()).or(buttons(second).first()).first(),
      ).toBeVisible();
      if (await outcome(ann.page).isVisible()) break;
      if (clicks === 10) {
        // The tab is closed, the other player is told, and the same browser comes back by the same address.
        const address = second.url();
        await second.close();
        await expect(ann.page.getByTestId("live-seats")).toContainText("away");
        second = await bea.context.newPage();
        await withServer(second, host.address);
        await second.goto(address);
        await expect(ann.page.getByTestId("live-seats")).not.toContainText("away");
        continue;
      }
      const actor = (await buttons(ann.page).count()) > 0 ? ann.page : second;
      const offered = buttons(actor).filter({ hasNotText: /concede/i });
      const count = await offered.count();
      if (count > 0)
        await offered
          .nth((clicks * 7) % count)
          .click({ timeout: 5000 })
          .catch(() => {});
    }
    for (const page of [ann.page, second, watcher.page])
      await expect(outcome(page)).toContainText("The game is over.");
    await expect(watcher.page.getByTestId("live-actions").getByRole("button")).toHaveCount(0);
    for (const { context } of [ann, bea, watcher]) await context.close();
  } finally {
    await host.stop();
  }
});
