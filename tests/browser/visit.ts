// What the tests of the page share.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as plain } from "@playwright/test";

/** A page whose errors fail the test that caused them. */
export const test = plain.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const sizes = [
  ["phone", { width: 360, height: 740 }],
  ["desktop", { width: 1280, height: 900 }],
] as const;

/** Nothing that axe finds wrong, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Begins a game in the tracker of two starter teams, Ann against Ben. */
export async function beginTracked(page: Page, go = true): Promise<void> {
  if (go) await page.goto("/#/tracker");
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    const side = page.getByTestId(`side-${seat}`);
    await side.getByLabel("Name").fill(name);
    await side.getByLabel("Team of a deck").selectOption({ index: seat + 1 });
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("bar")).toContainText("Turn 1: Ann");
}
