// The elements in apps of frameworks, which their own builds bundle: a card, a deck, odds and a replay.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { at } from "../../../scripts/lib/run.mjs";
import { copyPackages, found, ours } from "../fresh.mjs";
import { chromium, serve } from "../page.mjs";
import { writeRecord } from "../record.mjs";
import { buildNext } from "./next.mjs";

const list = readFileSync(at("rust", "tcg", "decks", "autobot-starter.txt"), "utf8");

/** The content of the apps. Each element has a text for readers without scripts. */
const markup = (deck) => `<main>
  <h1>A blog</h1>
  <h2>Of today</h2>
  <p>Nothing stops <altmode-card card="w1-t29">Optimus Prime</altmode-card>.</p>
  <altmode-deck>${deck}</altmode-deck>
  <altmode-odds attacker-attack="6" defender-defense="2" defender-health="14" attacker-deck="40 blue"
    defender-deck="40 orange">Six against two</altmode-odds>
  <altmode-replay src="game.json">Our final</altmode-replay>
</main>`;

/** Returns what axe finds wrong in a page. */
async function violations(page) {
  await page.evaluate(readFileSync(createRequire(at("package.json")).resolve("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(async () => {
    const found = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

/** Returns the sum of the sizes of files, each compressed with brotli, in kilobytes. */
function kilobytes(folder, paths) {
  const files = [...new Set(paths)].map((path) =>
    join(folder, path.endsWith("/") ? `${path}index.html` : path),
  );
  const there = files.filter((file) => existsSync(file) && statSync(file).isFile());
  const bytes = there.map((file) => brotliCompressSync(readFileSync(file)).length);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1000);
}

/** Opens a built app. Returns what is missing in it and what axe finds, and says how much it has loaded. */
async function shown(name, folder) {
  const { address, asked, close } = await serve(folder);
  const page = await (await chromium()).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  try {
    await page.goto(address);
    const wait = { timeout: 60_000 };
    await page.locator("p altmode-card").getByRole("button", { name: "Optimus Prime" }).waitFor(wait);
    await page.locator("altmode-deck").getByRole("button", { name: "Is it legal?" }).waitFor(wait);
    await page.locator("altmode-odds").getByText("KO:").waitFor(wait);
    await page.locator("altmode-replay").scrollIntoViewIfNeeded();
    await page.locator("altmode-replay").getByTestId("replay-position").waitFor(wait);
    console.log(`the page with a card, a deck, odds and a replay in ${name}: ${kilobytes(folder, asked)} KB`);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      complaints.push(...(await violations(page)));
    }
    return complaints;
  } catch (error) {
    return [error.message, ...complaints];
  } finally {
    await page.close();
    close();
  }
}

/** A page that Next renders while it builds, with the elements defined where a browser runs it. */
async function inNext(folder) {
  mkdirSync(join(folder, "public"), { recursive: true });
  await writeRecord(join(folder, "public", "game.json"));
  const files = {
    "app/elements.js": `"use client";\nimport "altmode/elements";\nexport const Elements = () => null;\n`,
    "app/page.js": `import { Elements } from "./elements.js";
      const list = ${JSON.stringify(list)};
      export const metadata = { title: "A blog" };
      export default () => <><Elements />${markup("{list}")}</>;\n`,
  };
  await buildNext(folder, files, { output: "export" });
  const html = readFileSync(join(folder, "out", "index.html"), "utf8");
  const texts = ["Optimus Prime", "Bumblebee, Brave Warrior", "Six against two", "Our final"];
  const missing = texts.filter((text) => !html.includes(text));
  if (missing.length > 0) return [`the server's page is without ${missing.join(", ")}`];
  return shown("Next", join(folder, "out"));
}

/** A component of Svelte, in whose templates elements are written as they are. */
async function inSvelte(folder) {
  const { compile } = ours("svelte/compiler");
  const { js } = compile(
    `<script>\nimport "altmode/elements";\nlet { list } = $props();\n</script>${markup("{list}")}`,
    {
      generate: "client",
      filename: "Blog.svelte",
    },
  );
  writeFileSync(join(folder, "Blog.js"), js.code);
  writeFileSync(
    join(folder, "main.js"),
    `import { mount } from "svelte";\nimport Blog from "./Blog.js";
     mount(Blog, { target: document.body, props: { list: ${JSON.stringify(list)} } });\n`,
  );
  const { build } = createRequire(at("package.json"))("vite");
  copyPackages(folder, ["svelte"]);
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8" /><title>A blog</title><body><script type="module" src="/main.js"></script></body></html>`,
  );
  mkdirSync(join(folder, "public"), { recursive: true });
  await writeRecord(join(folder, "public", "game.json"));
  await build({
    root: folder,
    base: "./",
    logLevel: "error",
    build: { target: "es2022" },
    resolve: { conditions: ["browser", "module", "import", "default"] },
    configFile: false,
  });
  return shown("Svelte", join(folder, "dist"));
}

const needs = (name) => () =>
  found(`${name}/package.json`) ? undefined : `the npm package ${name} is not installed`;

export const elements = [
  { name: "elements: Next", missing: needs("next"), run: inNext },
  { name: "elements: Svelte", missing: needs("svelte"), run: inSvelte },
];
