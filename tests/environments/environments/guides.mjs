// The snippets of the guides that belong on pages: whole pages are opened as they are; those of React and React Native
// are drawn by react-native-web, those of Vue and Svelte compiled by their own compilers.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at, capture } from "../../../scripts/lib/run.mjs";
import { found, here, ours, programOf } from "../fresh.mjs";
import { chromium, serve } from "../page.mjs";
import { writeRecord } from "../record.mjs";

const require = createRequire(at("package.json"));
const folderOfGuides = at("docs", "guides");

/** The snippets of all guides in one language. */
export const snippets = (language) =>
  readdirSync(folderOfGuides)
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => {
      const text = readFileSync(join(folderOfGuides, name), "utf8");
      return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
        ([, snippet], index) => ({
          name: `${name.replace(".md", "")}-${index + 1}`,
          snippet,
        }),
      );
    });

/** Opens a page and waits until it says how many cards there are. */
async function counts(address) {
  const page = await (await chromium()).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  try {
    await page.goto(address);
    await page.getByText(/^[1-9]\d+ cards$/).waitFor({ timeout: 30_000 });
    return [];
  } catch (error) {
    return [`${address}: ${error.message}`, ...complaints];
  } finally {
    await page.close();
  }
}

/** The guide whose snippets are the parts of one page. */
const isBlog = ({ name }) => name.startsWith("blog");

/** Puts the snippets of the guide for blogs into one page, with the package's files where the guide has them. */
async function blog(folder) {
  const parts = snippets("html").filter(isBlog);
  if (parts.length !== 4) return ["the guide for blogs has a script, a deck, odds and links"];
  cpSync(join(folder, "node_modules", "altmode", "pkg"), join(folder, "altmode"), { recursive: true });
  const body = parts.map(({ snippet }) => snippet).join("\n");
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8" /><title>blog</title><p>[[Bumblebee, Brave Warrior]]</p>\n${body}`,
  );
  mkdirSync(join(folder, "games"));
  await writeRecord(join(folder, "games", "final.json"));
  const { address, close } = await serve(folder);
  const page = await (await chromium()).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  try {
    await page.goto(address);
    // Text in the shadow roots, which the page itself does not have.
    await page.locator("p altmode-card button[aria-expanded]").waitFor({ timeout: 30_000 });
    await page
      .locator("altmode-deck")
      .getByRole("button", { name: "Is it legal?" })
      .waitFor({ timeout: 30_000 });
    await page.locator("altmode-odds").getByText("KO:").waitFor({ timeout: 60_000 });
    // The link of a calculation has no calculation in the guide, and stays a link.
    await page.getByRole("link", { name: "My attack" }).waitFor({ timeout: 30_000 });
    await page.locator("altmode-replay").scrollIntoViewIfNeeded();
    await page.locator("altmode-replay").getByTestId("replay-position").waitFor({ timeout: 60_000 });
    return complaints;
  } catch (error) {
    return [error.message, ...complaints];
  } finally {
    await page.close();
    close();
  }
}

async function pages(folder) {
  const found = snippets("html").filter((each) => !isBlog(each));
  if (found.length === 0) return ["there are no pages in the guides"];
  for (const { name, snippet } of found) writeFileSync(join(folder, `${name}.html`), snippet);
  const { address, close } = await serve(folder);
  const faults = [];
  for (const { name } of found) faults.push(...(await counts(`${address}${name}.html`)));
  close();
  return faults;
}

/** The guide whose component needs a server. */
const isLive = ({ name }) => name.startsWith("live-tables");

async function live(folder) {
  const { seatInReact } = await import("./guide-live.mjs");
  const found = snippets("tsx").filter(isLive);
  if (found.length !== 1) return ["the guide of live tables has one component"];
  return seatInReact(folder, found[0].snippet, here("node_modules"));
}

async function phones(folder) {
  const { build } = require("esbuild");
  const found = snippets("tsx").filter((each) => !isLive(each));
  if (found.length === 0) return ["there is nothing for phones in the guides"];
  const faults = [];
  for (const { name, snippet } of found) {
    writeFileSync(join(folder, "snippet.tsx"), snippet);
    const [component] = /(?<=export function )\w+/.exec(snippet) ?? [];
    const start = `import { AppRegistry } from "react-native"; import { ${component} } from "./snippet";
      AppRegistry.registerComponent("main", () => ${component});
      AppRegistry.runApplication("main", { rootTag: document.getElementById("root") });`;
    writeFileSync(join(folder, "start.js"), start);
    await build({
      absWorkingDir: folder,
      entryPoints: ["start.js"],
      bundle: true,
      format: "esm",
      outfile: join(folder, name, "main.js"),
      jsx: "automatic",
      alias: { "react-native": "react-native-web" },
      nodePaths: [here("node_modules")],
      define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
      logLevel: "warning",
    });
    writeFileSync(
      join(folder, name, "index.html"),
      `<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>`,
    );
    const { address, close } = await serve(join(folder, name));
    faults.push(...(await counts(address)));
    close();
  }
  return faults;
}

/** Bundles a compiled component with what mounts it, opens it, and clicks on an action where the seat has one. */
async function mounted(folder, name, component, start, options = {}) {
  const { build } = require("esbuild");
  writeFileSync(join(folder, "component.ts"), component);
  writeFileSync(join(folder, "start.js"), start);
  await build({
    absWorkingDir: folder,
    entryPoints: ["start.js"],
    bundle: true,
    format: "esm",
    outfile: join(folder, name, "main.js"),
    nodePaths: [here("node_modules")],
    logLevel: "warning",
    ...options,
  });
  writeFileSync(
    join(folder, name, "index.html"),
    `<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>`,
  );
  const { address, close } = await serve(join(folder, name));
  const page = await (await chromium()).newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  try {
    await page.goto(address);
    await page.getByText(/^[1-9]\d+ cards$/).waitFor({ timeout: 30_000 });
    const actions = page.getByRole("button");
    const before = await actions.allTextContents();
    if (before.length > 0) {
      await actions.last().click();
      await page.waitForFunction(
        (texts) =>
          JSON.stringify([...document.querySelectorAll("button")].map((each) => each.textContent)) !== texts,
        JSON.stringify(before),
        { timeout: 30_000 },
      );
    }
  } catch (error) {
    complaints.push(error.message);
  } finally {
    await page.close();
    close();
  }
  return complaints.map((complaint) => `${name}: ${complaint}`);
}

async function vue(folder) {
  const { compileScript, parse } = ours("vue/compiler-sfc");
  const all = snippets("vue");
  if (all.length === 0) return ["there is nothing for Vue in the guides"];
  const faults = [];
  for (const { name, snippet } of all) {
    const { descriptor, errors } = parse(snippet, { filename: `${name}.vue` });
    const { content } = compileScript(descriptor, { id: name, inlineTemplate: true });
    faults.push(...errors.map(({ message }) => `${name}: ${message}`));
    const start = `import { createApp, h, Suspense } from "vue"; import Component from "./component.ts";
      createApp({ render: () => h(Suspense, null, { default: () => h(Component) }) }).mount("#root");`;
    const define = {
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
      "process.env.NODE_ENV": '"production"',
    };
    faults.push(...(await mounted(folder, name, content, start, { define })));
  }
  return faults;
}

async function svelte(folder) {
  const { compile } = ours("svelte/compiler");
  const all = snippets("svelte");
  if (all.length === 0) return ["there is nothing for Svelte in the guides"];
  const faults = [];
  for (const { name, snippet } of all) {
    const { js, warnings } = compile(snippet, { generate: "client", filename: `${name}.svelte` });
    faults.push(...warnings.map(({ message }) => `${name}: ${message}`));
    const start = `import { mount } from "svelte"; import Component from "./component.ts";
      mount(Component, { target: document.querySelector("#root") });`;
    faults.push(...(await mounted(folder, name, js.code, start, { conditions: ["browser"] })));
  }
  return faults;
}

/** The most that Angular lets a new project's initial scripts have: "maximumError" of the template's budget. */
const ANGULAR_BUDGET = 1_000_000;

/** Angular's decorator, and a program that uses the service of the guide. */
const angularFiles = {
  "angular.ts": "export const Injectable = (_: object) => <T>(service: T): T => service;\n",
  "main.ts": `import { Rules } from "./rules";
    declare const document: { body: { textContent: string } };
    new Rules().tcg.then(({ cards }) => (document.body.textContent = cards.all().length + " cards"));\n`,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      lib: ["es2022"],
      types: [],
      strict: true,
      experimentalDecorators: true,
      noEmit: true,
      paths: { "@angular/core": ["./angular.ts"] },
    },
    files: ["main.ts"],
  }),
};

/** The service of the guide, bundled by esbuild with code splitting as Angular does, whose initial scripts have a budget. */
async function angular(folder) {
  const { build } = require("esbuild");
  const [{ snippet }] = snippets("typescript");
  const files = { ...angularFiles, "index.html": `<body><script type="module" src="/main.js"></script>` };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const initialBytes = async (service) => {
    writeFileSync(join(folder, "rules.ts"), service);
    const { metafile } = await build({
      absWorkingDir: folder,
      entryPoints: ["main.ts"],
      bundle: true,
      minify: true,
      splitting: true,
      format: "esm",
      outdir: folder,
      metafile: true,
      logLevel: "warning",
    });
    const initial = new Set(["main.js"]);
    for (const name of initial)
      for (const { path, kind } of metafile.outputs[name].imports)
        if (kind === "import-statement") initial.add(path);
    return [...initial].reduce((sum, name) => sum + metafile.outputs[name].bytes, 0);
  };
  const eager = await initialBytes(
    snippet
      .replace("import type { Tcg }", "import { load, type Tcg }")
      .replace(`import("altmode/tcg").then(({ load }) => load())`, "load()"),
  );
  if (eager < ANGULAR_BUDGET)
    return [`without a dynamic import there are ${eager} bytes, so the guide says too much`];
  const bytes = await initialBytes(snippet);
  if (bytes > ANGULAR_BUDGET) return [`the initial scripts have ${bytes} bytes`];
  await capture(process.execPath, [programOf("typescript", "bin/tsc"), "--project", folder], { cwd: folder });
  const { address, close } = await serve(folder);
  try {
    return await counts(address);
  } finally {
    close();
  }
}

const needs = (name) => () =>
  found(`${name}/package.json`) ? undefined : `the npm package ${name} is not installed`;
const missing = () =>
  found("react-native-web/package.json") ? undefined : "the npm package react-native-web is not installed";

export const guides = [
  { name: "guides: pages", missing: () => undefined, run: pages },
  { name: "guides: blog", missing: () => undefined, run: blog },
  { name: "guides: React", missing, run: phones },
  { name: "guides: React, live tables", missing: needs("react-dom"), run: live },
  { name: "guides: Vue", missing: needs("vue"), run: vue },
  { name: "guides: Svelte", missing: needs("svelte"), run: svelte },
  { name: "guides: Angular", missing: needs("typescript"), run: angular },
];
