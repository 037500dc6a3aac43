// The package in a page without any bundler: the files of pkg/ as a plain web server would give them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";

const site = "http://altmode.test";
const types: Record<string, string> = { js: "text/javascript", wasm: "application/wasm", html: "text/html" };
const { config } = JSON.parse(readFileSync(new URL("../../benches/workload.json", import.meta.url), "utf8"));

/** Runs the body of an async function in the page and returns what it returns. */
async function inPage(page: Page, body: string): Promise<unknown> {
  await page.route(`${site}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/")
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>package</title>" });
    const file = fileURLToPath(new URL(`../../pkg${path}`, import.meta.url));
    return route.fulfill({ path: file, contentType: types[path.split(".").at(-1) ?? ""] ?? "text/plain" });
  });
  await page.goto(`${site}/`);
  return page.evaluate(`(async () => { ${body} })()`);
}

const play = `
  const game = tcg.newGame(${JSON.stringify(config)});
  game.playout();
  return game.hash();`;

async function hashInNode(): Promise<string> {
  const { load } = await import("altmode/tcg");
  const game = (await load()).newGame(config);
  game.playout();
  return game.hash();
}

test("the default entry plays the same game as in Node", async ({ page }) => {
  const hash = await inPage(
    page,
    `const { load } = await import("/tcg.js"); const tcg = await load(); ${play}`,
  );
  expect(hash).toBe(await hashInNode());
});

test("the slim entry streams the WebAssembly file", async ({ page }) => {
  const hash = await inPage(
    page,
    `const { load } = await import("/tcg-slim.js"); const tcg = await load("/tcg.wasm"); ${play}`,
  );
  expect(hash).toBe(await hashInNode());
});

test("a worker plays too", async ({ page }) => {
  const worker = `import { load } from "${site}/tcg.js"; load().then((tcg) => { postMessage((() => { ${play} })()); });`;
  const hash = await inPage(
    page,
    `const source = URL.createObjectURL(new Blob([${JSON.stringify(worker)}], { type: "text/javascript" }));
     const worker = new Worker(source, { type: "module" });
     return new Promise((resolve, reject) => {
       worker.onmessage = ({ data }) => resolve(data);
       worker.onerror = ({ message }) => reject(new Error(message));
     });`,
  );
  expect(hash).toBe(await hashInNode());
});
