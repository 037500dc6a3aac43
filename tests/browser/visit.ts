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
