// The first screen, and the way from it to games and tools.
import { leave } from "./at-table.js";
import { expect, expectSound, openTool, phone, test } from "./visit.js";

const games = [
  ["Transformers TCG", "Play"],
  ["Unmatched", "Play"],
  ["Deck-Building Game", "Play"],
] as const;

test("the first screen is sound, and so is the open menu of tools", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByTestId("start").getByRole("listitem")).toHaveCount(games.length);
  await expectSound(page);
  await page.getByTestId("tools-menu").locator("summary").click();
  await expect(page.getByTestId("tools-menu").getByRole("link", { name: "Companion" })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("tools-menu")).not.toHaveAttribute("open");
});

for (const locale of ["en", "de", "fr"]) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test("four tabs are whole on the narrowest phone", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto("/#/unmatched");
      const tabs = page.getByTestId("screens").locator("ul").first().locator("> li");
      await expect(tabs).toHaveCount(4);
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
      const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
  });
}

test("the menu leads to a tool, closes, and marks it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/#/play");
  await openTool(page, "Calculator");
  await expect(page.getByTestId("sentence")).toBeVisible();
  await expect(page.getByTestId("tools-menu")).not.toHaveAttribute("open");
  await page.getByTestId("tools-menu").locator("summary").click();
  await expect(page.getByTestId("tools-menu").locator("[aria-current=page]")).toHaveText("Calculator");
});

for (const [name, start] of games) {
  test(`${name} begins at once, and is resumed from its tile`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: `Play now: ${name}` }).click();
    await expect(page.getByTestId("table")).toBeVisible();
    await expect(page).not.toHaveURL(/now/);
    await leave(page);
    await expect(page.getByRole("button", { name: start, exact: true })).toBeVisible();
    await page.getByRole("link", { name: "altmode", exact: true }).click();
    await page.getByRole("link", { name: `Resume: ${name}` }).click();
    await expect(page.getByTestId("table")).toBeVisible();
  });
}

for (const [name] of games)
  test(`${name}: Back leaves the table, and the game can be resumed`, async ({ page }) => {
    await page.goto("/");
    const table = page.getByTestId("table");
    await page.getByRole("link", { name: `Play now: ${name}` }).click();
    await expect(table).toBeVisible();
    await page.goBack();
    await expect(table).toHaveCount(0);
    await expect(page.getByTestId("choice-0")).toBeVisible();
    await page.getByRole("button", { name: "Resume", exact: true }).click();
    await expect(table).toBeVisible();
    // After a reload too.
    await page.reload();
    await expect(table).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId("choice-0")).toBeVisible();
    // A table that is left by its menu leaves nothing behind.
    await page.getByRole("button", { name: "Resume", exact: true }).click();
    await expect(table).toBeVisible();
    await leave(page);
    await expect(page.getByTestId("choice-0")).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId("start")).toBeVisible();
  });
