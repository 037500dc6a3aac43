// Visits of the built page's tables in a browser, for measurements.
import { ensureChromium } from "./chromium.mjs";

/** The tables. */
export const tables = [{ path: "play" }, { path: "unmatched" }, { path: "deckbuilder" }];

/** The screens on which tables are measured. A phone has no mouse. */
export const screens = {
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

export async function launch() {
  const { chromium } = await import("@playwright/test");
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** Opens a page for a visitor who knows the tables and sees scenes at once. */
export async function visit(browser, screen) {
  const context = await browser.newContext({ ...screen, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("altmode.coached", "yes");
    localStorage.setItem("altmode.speed", "instant");
  });
  return { context, page };
}

/** Fills in the set-up of a game, and returns the button that begins it. */
export async function prepare(page, seed = "2a") {
  const field = page.getByLabel("Seed (optional)");
  const begin = page.locator("form button[type=submit]");
  await begin.waitFor();
  if (!(await field.isVisible())) await page.getByText("More", { exact: true }).click();
  await field.fill(seed);
  return begin;
}

/** The button of the list of moves, once a person is asked and the engine does not work. */
export const asked = (page) =>
  page.locator('.game-table:not([aria-disabled]) [data-testid="open-moves"]:enabled');

/** Returns the value below which a share of some values lies. */
export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.max(Math.ceil(values.length * share) - 1, 0)];

export const median = (values) => percentile(values, 0.5);
