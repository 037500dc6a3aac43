// Tests that a first visit downloads at most 250 kB, a table at most 71 kB, and that it keeps no phone busy for long.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { type Page, test as plain } from "@playwright/test";
import { withStyles } from "../../demo/first-load.js";
import { expect, test } from "./visit.js";

const MOST_KILOBYTES = 250;
/**
 * Limits of the tables, and of the tools with modules of their own: that of the companion contains the texts of 878 cards, and
 * the tracker has a view of the table from above, whose taps go through the rules.
 */
const KILOBYTES: Record<string, number> = {
  home: 42,
  play: 60,
  unmatched: 71,
  deckbuilder: 62,
  companion: 297,
  tracker: 263,
};
const built = new URL("../../demo/dist/", import.meta.url);

const weigh = (path: string) => {
  const content = readFileSync(new URL(path === "" ? "index.html" : path, built));
  // As web servers compress: the highest level takes seconds for a module.
  const quality = path.endsWith(".wasm") ? 9 : 11;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
};

const signs = [
  ["home", "Play now", []],
  ["play", "Play", []],
  ["unmatched", "First hero", []],
  ["companion", "Begin", ["companion"]],
  ["deckbuilder", "Mode", []],
  ["tracker", "Begin", ["tracker"]],
  ["decks", "Open a deck", []],
  ["cards", "Search", []],
  ["tournament", "Begin", []],
  ["replay", "Replay", []],
  ["calculator", "KO chance", []],
  ["calculator/deck", "Holding a card", []],
] as const;

for (const [screen, sign, modules] of signs) {
  test(`${screen} is light at the first visit`, async ({ page }) => {
    const paths = new Set<string>();
    page.on("request", (request) => paths.add(new URL(request.url()).pathname.slice(1)));
    await page.goto(`/#/${screen}`);
    await expect(page.locator("main").getByText(sign).or(page.getByLabel(sign)).first()).toBeVisible();
    // Also what comes after the first paint.
    await page.waitForLoadState("networkidle");
    // A busy machine asks for a module late.
    const wasm = () => [...paths].flatMap((path) => /(\w+)-[^/]*\.wasm$/.exec(path)?.[1] ?? []);
    await expect.poll(wasm).toEqual(modules);
    const kilobytes = [...paths].reduce((sum, path) => sum + weigh(path), 0) / 1000;
    console.log(`first visit of ${screen}: ${kilobytes.toFixed(1)} kB`);
    expect(kilobytes).toBeLessThan(KILOBYTES[screen] ?? MOST_KILOBYTES);
  });
}

/**
 * Number of files that the code of a screen is in: the frame's, its own, but for the first screen what games share, and for
 * tools two more, of what they share with each other and with the tables of the games.
 */
const CODE = (screen: string) =>
  screen === "home" ? 2 : ["play", "unmatched", "deckbuilder"].includes(screen) ? 3 : 5;
/** Elements that one piece of work may add to the page: a touch meanwhile has to wait. */
const MOST_ELEMENTS = 120;

for (const [screen, sign] of signs) {
  test(`${screen} asks for all its code at once, and draws itself in steps`, async ({ page }) => {
    const asked = new Set<string>();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\.(js|css)$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      // The script that stores the page for the time without a network comes seconds later.
      if (/register|workbox/.test(pathname)) return route.continue();
      asked.add(pathname);
      await answered;
      return route.continue();
    });
    await page.addInitScript(countDrawn);
    await page.goto(`/#/${screen}`, { waitUntil: "commit" });
    // None of them has come yet, so none waits for what is in another.
    await expect.poll(() => asked.size).toBe(CODE(screen));
    answer();
    await expect(page.locator("main").getByText(sign).or(page.getByLabel(sign)).first()).toBeVisible();
    expect(asked.size).toBe(CODE(screen));
    await page.waitForLoadState("networkidle");
    const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);
    expect(Math.max(...drawn)).toBeLessThan(MOST_ELEMENTS);
  });
}

/** Runs in the page: counts the elements that each piece of work adds to it. */
function countDrawn() {
  const drawn: number[] = [];
  Object.assign(window, { drawn });
  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]);
    const elements = added.filter((node) => node instanceof Element && node.closest("#app") !== null);
    drawn.push(
      elements.reduce((sum, element) => sum + 1 + (element as Element).querySelectorAll("*").length, 0),
    );
  }).observe(document, { childList: true, subtree: true });
}

/** Keeps modules from coming until the answer is called. */
async function withoutModules(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a game at a real table can be entered before the tracker's module is there", async ({ page }) => {
  const release = await withoutModules(page);
  await page.goto("/#/tracker");
  for (const [seat, name] of ["Ann", "Ben"].entries()) {
    const side = page.getByTestId(`side-${seat}`);
    await side.getByLabel("Team of a deck").selectOption({ index: seat + 1 });
    await side.getByLabel("Name").fill(name);
  }
  const begin = page.getByRole("button", { name: "Begin" });
  await expect(begin).toBeDisabled();
  release();
  await begin.click();
  await expect(page.getByTestId("bar")).toContainText("Turn 1: Ann");
  await expect(page.getByTestId("character-0")).toBeVisible();
});

test("a tournament is begun before its module is there, and begins when it comes", async ({ page }) => {
  const release = await withoutModules(page);
  await page.goto("/#/tournament");
  await page.getByLabel("Name", { exact: true }).fill("Cup");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("main").getByRole("status").first()).toContainText("Loading");
  release();
  await expect(page.getByRole("heading", { name: "Cup" })).toBeVisible();
});

plain("styles that can't be put into the page stop the build, which says what was wrong", () => {
  const asset = (source: string | Uint8Array) => ({ type: "asset", source });
  const bundle = {
    "assets/frame.css": asset("p{content:'$&'}"),
    "assets/bytes.css": asset(new TextEncoder().encode("b{}")),
  } as unknown as Parameters<typeof withStyles>[1];
  const page = `<link rel="icon" href="./icon.svg" />
    <link crossorigin rel="stylesheet" href="./assets/frame.css" />
    <link href='assets/bytes.css' rel=stylesheet>`;
  expect(withStyles(page, bundle)).toBe(`<link rel="icon" href="./icon.svg" />
    <style>p{content:'$&'}</style>
    <style>b{}</style>`);
  // Their files are no part of the build any more.
  expect(bundle).toEqual({});
  for (const link of [
    '<link rel="stylesheet" href="./assets/other.css">',
    "<link rel=stylesheet href='/elsewhere/frame.css'>",
    '<link rel="stylesheet">',
  ]) {
    expect(() => withStyles(link, bundle)).toThrow(`${link} names no file of this build`);
  }
});
