// demo/react-native: bundled by Metro together with React Native itself, its logic on the Hermes engine, and its screens
// in Chromium by react-native-web.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { at, capture } from "../../../scripts/lib/run.mjs";
import { found, here } from "../fresh.mjs";
import { chromium, serve } from "../page.mjs";
import { bundleWithMetro, hermes, missing } from "./hermes.mjs";

const require = createRequire(at("package.json"));
const copy = (folder) => cpSync(at("demo", "react-native"), folder, { recursive: true });

/** As an app is built for the store, apart from the phone's own tools. */
async function wholeApp(folder) {
  copy(folder);
  const bundle = readFileSync(await bundleWithMetro(folder, "index.ts", { alone: false }), "utf8");
  console.log(
    `         the app's bundle: ${bundle.length} bytes, ${gzipSync(bundle).length} compressed with gzip`,
  );
  const faults = [];
  if (!bundle.includes("Bumblebee, Brave Warrior")) faults.push("the app is not in its bundle");
  if (bundle.includes("WebAssembly.compile")) faults.push("the bundle has the WebAssembly build in it");
  return faults;
}

const logic = `
import { load } from "altmode/tcg";
import { begin, odds } from "./src/odds";
import { decks } from "./src/decks";
import { changed, isOut, layOut, starsOut } from "./src/team";

load().then((tcg) => {
  const result = [];
  const same = (what, is, should) => {
    if (JSON.stringify(is) !== JSON.stringify(should)) result.push(what + ": " + JSON.stringify(is));
  };
  const { ko, rows } = odds(tcg, { ...begin, health: 1 });
  same("the KO of one health", ko, "100.0 %");
  same("all chances", Math.round(rows.reduce((sum, { chance }) => sum + chance, 0) * 100), 100);
  let table = layOut(tcg, decks);
  const [member] = table.teams[0];
  same("the first of the team", member.name, "Bumblebee, Brave Warrior");
  table = changed(table, { type: "damage", team: 0, member: 0, amount: 99 });
  same("it is out", isOut(table.teams[0][0]), true);
  same("its stars", starsOut(table.teams[0]), member.stars);
  table = changed(table, { type: "flip", team: 0, member: 0 });
  same("its mode", table.teams[0][0].mode, 1);
  return result;
}).then((result) => print(JSON.stringify(result)), (error) => print(JSON.stringify([String(error), error.stack])));
`;

async function onHermes(folder) {
  copy(folder);
  writeFileSync(join(folder, "logic.js"), logic);
  const bundle = await bundleWithMetro(folder, "logic.js");
  return JSON.parse((await capture(hermes(), [bundle])).trim().split("\n").at(-1));
}

async function inBrowser(folder) {
  copy(folder);
  writeFileSync(
    join(folder, "web-entry.js"),
    `import { AppRegistry } from "react-native"; import "./index"; AppRegistry.runApplication("main", { rootTag: document.getElementById("root") });`,
  );
  await require("esbuild").build({
    absWorkingDir: folder,
    entryPoints: ["web-entry.js"],
    bundle: true,
    format: "esm",
    outfile: join(folder, "web", "main.js"),
    jsx: "automatic",
    alias: { "react-native": "react-native-web" },
    nodePaths: [here("node_modules")],
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
    logLevel: "warning",
  });
  // On a phone the app's shell asks for the application; on a page a script has to.
  writeFileSync(
    join(folder, "web", "index.html"),
    `<!doctype html><meta charset="utf-8"><title>altmode</title><div id="root"></div><script type="module" src="/main.js"></script>`,
  );
  const { address, close } = await serve(join(folder, "web"));
  const page = await (await chromium()).newPage();
  page.setDefaultTimeout(30_000);
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  const same = (what, is, should) => {
    if (is !== should) faults.push(`${what}: ${is}, not ${should}`);
  };
  try {
    await page.goto(address);
    const ko = page.getByTestId("ko");
    const before = await ko.textContent();
    for (let times = 0; times < 7; times++)
      await page.getByRole("button", { name: "Less Health left" }).click();
    same("the KO of one health", (await ko.textContent()).startsWith("KO 100.0 %"), true);
    same("the odds follow the form", (await ko.textContent()) === before, false);
    await page.getByRole("tab", { name: "Tracker" }).click();
    const more = page.getByRole("button", { name: "Damage Bumblebee, Brave Warrior" }).first();
    await more.click();
    await more.click();
    same("damage", await page.getByLabel(/^Bumblebee, Brave Warrior: 2 of/).count(), 1);
    await page.getByRole("button", { name: "Repair Bumblebee, Brave Warrior" }).first().click();
    same("repaired", await page.getByLabel(/^Bumblebee, Brave Warrior: 1 of/).count(), 1);
    for (let times = 0; times < 30; times++) await more.click();
    same("stars out", /: [1-9]\d* stars out/.test(await page.getByTestId("team-0").textContent()), true);
    await page.getByRole("button", { name: "Clear the table" }).click();
    same("cleared", await page.getByLabel(/^Bumblebee, Brave Warrior: 0 of/).count(), 2);
  } catch (error) {
    faults.push(error.message);
  } finally {
    await page.close();
    close();
  }
  return faults;
}

const needs =
  (...names) =>
  () => {
    const absent = names.find((name) => !found(`${name}/package.json`));
    return absent && `the npm package ${absent} is not installed`;
  };

export const native = [
  { name: "React Native screens", missing: needs("react-native-web", "react-dom"), run: inBrowser },
  { name: "React Native on Hermes", missing, run: onHermes },
  { name: "React Native app", missing: needs("react-native", "metro"), run: wholeApp },
];
