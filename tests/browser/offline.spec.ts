// The page without a network, and when a new version of it is there.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import type { Page } from "@playwright/test";
import { leave } from "./at-table.js";
import { beginTracked, expect, openTool, test } from "./visit.js";

const site = new URL("../../demo/dist/", import.meta.url);
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** A plain web server for the built page, which can pretend that there is a newer one. */
class Site {
  readonly #server: Server;
  newer = false;

  constructor() {
    this.#server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://site").pathname.slice(1) || "index.html";
      if (path.startsWith("docs/")) {
        response.writeHead(200, { "content-type": "text/html" }).end("<h1>The documentation</h1>");
        return;
      }
      try {
        let content: Buffer | string = readFileSync(new URL(path, site));
        if (path === "sw.js" && this.newer) content = `${content}\n// newer`;
        response.writeHead(200, { "content-type": types[extname(path)] ?? "text/plain" }).end(content);
      } catch {
        response.writeHead(404).end();
      }
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

test.use({ serviceWorkers: "allow" });

/** Until everything is stored for the time without a network. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test("after the first visit everything works with the server stopped", async ({ page }) => {
  const server = new Site();
  const address = await server.open();
  try {
    await page.goto(address);
    await stored(page);
  } finally {
    await server.close();
  }
  await page.reload();
  await page.getByRole("link", { name: "TCG", exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByTestId("board")).toBeVisible();
  await leave(page);
  for (const [screen, sign] of [
    ["Calculator", page.getByTestId("sentence")],
    ["Decks", page.getByTestId("finder")],
    ["Cards", page.getByTestId("found")],
    ["Replay", page.getByLabel("Record file")],
  ] as const) {
    await openTool(page, screen);
    await expect(sign).toBeVisible();
  }
  // The tracker, with its table mode, and the organiser's view have modules of their own.
  await openTool(page, "Tracker");
  await beginTracked(page, false);
  await page
    .getByTestId("character-0")
    .getByRole("button", { name: /^1 damage on/ })
    .click();
  await page.locator("summary", { hasText: "Play along" }).click();
  await page.getByRole("button", { name: "Play along from here" }).click();
  await expect(page.getByTestId("turn-legal")).toContainText("What Ann may do");
  await openTool(page, "Tournament");
  await page.getByRole("textbox", { name: "Name" }).fill("Cup");
  await page.getByRole("button", { name: "Begin" }).click();
  for (const player of ["One", "Two"]) {
    await page.getByLabel("Name of a player").fill(player);
    await page.getByLabel("Name of a player").press("Enter");
  }
  await page.getByRole("button", { name: "Pair the next round" }).click();
  await expect(page.getByLabel(/^Result of table 1/)).toBeVisible();
  // Other languages are there too.
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(page.getByTestId("tools-menu")).toContainText("Werkzeuge");
});

test("the documentation beside the page is reached after the first visit", async ({ page }) => {
  const server = new Site();
  const address = await server.open();
  try {
    await page.goto(address);
    await stored(page);
    // From now on the page is in the hands of what is stored.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    for (const place of ["docs/", "docs/index.html", "docs/modules/tcg.html?query"]) {
      await page.goto(`${address}${place}`);
      await expect(page.getByRole("heading", { name: "The documentation" })).toBeVisible();
    }
    // The page itself comes from there, with any query in its address.
    await server.close();
    await page.goto(`${address}?source=somewhere#/cards`);
    await expect(page.getByTestId("found")).toContainText(/\d+ cards/);
  } finally {
    await server.close();
  }
});

test("a new version waits until the visitor takes it", async ({ page }) => {
  const server = new Site();
  const address = await server.open();
  try {
    await page.goto(address);
    await stored(page);
    await page.reload();
    server.newer = true;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText("A new version of this page is ready.")).toBeVisible();
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Use it now" }).click();
    await loaded;
    await expect(page.getByTestId("start")).toBeVisible();
    await expect(page.getByText("A new version of this page is ready.")).toHaveCount(0);
  } finally {
    await server.close();
  }
});

test("the page can be installed", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ display: "standalone", start_url: "./" });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});
