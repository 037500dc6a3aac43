// Functions that the tests of the page share.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page, test as plain } from "@playwright/test";

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

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** The part of axe that is used here. */
interface Axe {
  run(
    of: Document | string,
    options: { resultTypes: ["violations"]; runOnly?: readonly string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
type WithAxe = typeof globalThis & { axe?: Axe };

/**
 * Returns the faults that axe finds in a page, or in the parts of it that a selector has. The page has no frames. Its tools for Playwright would read it into the page
 * anew for each question and bring back all that is in order too, which takes nearly twice as long.
 */
async function violations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => (globalThis as WithAxe).axe !== undefined))) {
    await page.evaluate(readFileSync(axeFile, "utf8"));
  }
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { axe } = globalThis as WithAxe;
      if (axe === undefined) throw new Error("axe is not there");
      const found = await axe.run(selector ?? document, {
        resultTypes: ["violations"],
        ...(runOnly && { runOnly }),
      });
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [within, rules] as const,
  );
}

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];
/** The rules of axe that colours decide. All others find the same in each theme. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * Nothing that axe finds wrong in a page or in the parts of it that a selector has, and no colours that it finds wrong in further
 * themes. It is in the first theme that the test goes on.
 */
async function expectNoViolations(
  page: Page,
  where: string,
  [first, ...others]: readonly Theme[],
  within?: string,
): Promise<void> {
  expect(await violations(page, within), where).toEqual([]);
  for (const colorScheme of others) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, within, ofColours), `${where}, ${colorScheme}`).toEqual([]);
    await page.emulateMedia({ colorScheme: first ?? null });
  }
}

/** Nothing that axe finds wrong in the parts of a page that a selector has. */
export const expectSoundWithin = (page: Page, selector: string, inThemes: readonly Theme[] = []) =>
  expectNoViolations(page, selector, inThemes, selector);

/**
 * Nothing that axe finds wrong, and nothing wider than the screen, on a desk and on a phone: it is on the phone's screen
 * that the test goes on.
 */
export async function expectSound(
  page: Page,
  sizes = [desk, phone],
  inThemes: readonly Theme[] = [],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Figures are dimmed while they are computed anew.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoViolations(page, `${size.width} wide`, inThemes);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${size.width} wide`).toBeLessThanOrEqual(0);
  }
}

/** Expects a page to be sound on a desk and on a phone, in the light and in the dark. */
export const expectSoundInThemes = (page: Page): Promise<void> => expectSound(page, undefined, themes);

/** Opens a screen by the menu of tools. */
export async function openTool(page: Page, name: string): Promise<void> {
  await page.getByTestId("tools-menu").locator("summary").click();
  await page.getByTestId("tools-menu").getByRole("link", { name, exact: true }).click();
}

/** Stands for a busy machine: until it is loaded anew the page paints no frame and runs no timer. */
export const stall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { requestAnimationFrame: () => 0, setTimeout: () => 0 });
  });

/** Begins a game in the tracker of two starter teams, Ann against Ben, as a list and without the rules engine. */
export async function beginTracked(page: Page, go = true): Promise<void> {
  if (go) {
    await page.goto("/#/tracker");
    await page.evaluate(() => localStorage.setItem("altmode.tracker.shape", "list"));
  }
  await page.getByLabel("Count only").check();
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    const side = page.getByTestId(`side-${seat}`);
    await side.getByLabel("Name").fill(name);
    const deck = ["Autobot Starter Set", "Blaster"][seat] ?? "";
    await side.getByLabel("Team of a deck").selectOption({ label: deck });
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByTestId("bar")).toContainText("Turn 1: Ann");
}

/** Damages the game that the page keeps under a key, and expects the page to say so and to leave the way free. */
export async function expectDamagedKept(page: Page, key: string, table: Locator): Promise<void> {
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
    localStorage.setItem(name, JSON.stringify({ ...kept, save: btoa("no save") }));
  }, key);
  await page.reload();
  await expect(page.getByTestId("aside")).toContainText("This page can’t read a kept game");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(table).toBeVisible();
}

/** Opens all that is folded, also what comes with that. */
export const unfold = (page: Page) =>
  expect
    .poll(() =>
      page.locator("main").evaluate((main) => {
        const closed = main.querySelectorAll<HTMLDetailsElement>("details:not([open])");
        for (const fold of closed) fold.open = true;
        return closed.length;
      }),
    )
    .toBe(0);

/** Fills in the set-up of the tracker: Ann and Ben, each with the team of a sample deck. */
export async function seatTeams(page: Page, decks: readonly [string, string]): Promise<void> {
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    const side = page.getByTestId(`side-${seat}`);
    await side.getByLabel("Name").fill(name);
    await side.getByLabel("Team of a deck").selectOption({ label: decks[seat] ?? "" });
  }
}
