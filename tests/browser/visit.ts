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

/** The narrowest phone that is meant. */
export const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

/**
 * Nothing that axe finds wrong, and nothing wider than the screen, on a desk and on a phone: it is on the phone's screen
 * that the test goes on. Axe is asked for faults alone and stays in this page; else it lists everything that is in order
 * and opens a second page for that, which takes four times as long.
 */
export async function expectSound(page: Page, sizes = [desk, phone]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      `${size.width} wide`,
    ).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${size.width} wide`).toBeLessThanOrEqual(0);
  }
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
