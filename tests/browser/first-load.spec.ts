// What a first visit downloads: 250 kB in all on every screen.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { test as plain } from "@playwright/test";
import { withStyles } from "../../demo/first-load.js";
import { expect, test } from "./visit.js";

const MOST_KILOBYTES = 250;
const built = new URL("../../demo/dist/", import.meta.url);

const weigh = (path: string) => {
  const content = readFileSync(new URL(path === "" ? "index.html" : path, built));
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
};

for (const [screen, sign, modules] of [
  ["play", "Start game", []],
  ["tracker", "Begin", ["tracker"]],
  ["decks", "Open a deck", []],
  ["cards", "Search", []],
  ["tournament", "Begin", ["tournament"]],
  ["replay", "Replay", []],
  ["calculator", "KO chance", []],
  ["calculator/deck", "Holding a card", []],
] as const) {
  test(`${screen} is light at the first visit`, async ({ page }) => {
    const paths = new Set<string>();
    page.on("request", (request) => paths.add(new URL(request.url()).pathname.slice(1)));
    await page.goto(`/#/${screen}`);
    await expect(page.locator("main").getByText(sign).or(page.getByLabel(sign)).first()).toBeVisible();
    // Also what comes after the first paint.
    await page.waitForLoadState("networkidle");
    const wasm = [...paths].flatMap((path) => /(\w+)-[^/]*\.wasm$/.exec(path)?.[1] ?? []);
    expect(wasm).toEqual(modules);
    const kilobytes = [...paths].reduce((sum, path) => sum + weigh(path), 0) / 1000;
    expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
  });
}

test("what a screen is made of is asked for before its code has run", async ({ page }) => {
  await page.goto("/#/cards");
  await expect(page.getByTestId("found")).toBeVisible();
  // The styles of the frame came with the page, and each preloaded file was used: else the browser complains.
  expect(await page.locator("head > style").count()).toBeGreaterThan(0);
  const asked = await page
    .locator('head > link[rel="preload"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(asked.length).toBeGreaterThan(0);
  for (const href of asked)
    await expect(page.locator(`link[rel="stylesheet"][href*="${href}"]`)).toHaveCount(1);
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
  for (const link of [
    '<link rel="stylesheet" href="./assets/other.css">',
    "<link rel=stylesheet href='/elsewhere/frame.css'>",
    '<link rel="stylesheet">',
  ]) {
    expect(() => withStyles(link, bundle)).toThrow(`${link} names no file of this build`);
  }
});
