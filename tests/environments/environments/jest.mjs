// Jest as people start with it: its two environments, CommonJS and ES modules, and the presets of React Native, Expo, Next,
// ts-jest and SWC.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { capture } from "../../../scripts/lib/run.mjs";
import { found, lend, programOf, writeCommonJs } from "../fresh.mjs";

/** The first lines of a test: with `require`, with `import`, and in TypeScript. */
const requiring = `const { AltmodeError, load } = require("altmode/tcg");
const { AltmodeError: AnotherError, load: loadTracker } = require("altmode/tracker");
const { autobotStarter, metroplex } = require("altmode/decks");
const { everything } = require("./everything.cjs");
`;
const importing = `import { AltmodeError, load } from "altmode/tcg";
import { AltmodeError as AnotherError, load as loadTracker } from "altmode/tracker";
import { autobotStarter, metroplex } from "altmode/decks";
`;
const importingAll = `${importing}import { everything } from "./everything.js";\n`;
const typed = `import { expect, test } from "@jest/globals";\n${importing}`;

/** A test as people write it. */
const body = `
test("a game", async () => {
  const tcg = await load();
  const game = tcg.newGame({ seed: "1", players: [autobotStarter, metroplex] });
  while (game.toAct !== null) game.apply(0);
  expect(game.outcome?.reason).toBeTruthy();
  expect(tcg.restore(game.save()).hash()).toBe(game.hash());
  // As a save comes from a file.
  expect(tcg.restore(Buffer.from(game.save())).hash()).toBe(game.hash());
  expect(tcg.formatDeck({ ...autobotStarter, name: "d\\u00e9j\\u00e0 \\u6f22" })).toContain("d\\u00e9j\\u00e0 \\u6f22");
  expect(() => tcg.cards.find("nothing")).toThrow(AltmodeError);
  const tracker = await loadTracker();
  expect(() => tracker.fromLink("no link", { device: "one" })).toThrow(AltmodeError);
  expect(AnotherError).toBe(AltmodeError);
});
`;

/** The program of all environments, which plays every entry point. */
const all = `
test("all entry points", async () => {
  expect(await everything()).toEqual([]);
}, 120_000);
`;

/**
 * Runs a test in a folder and returns no differences, because Jest's exit code says it.
 *
 * @param config the settings of the project
 * @param test the test, and its file name
 * @param files files of the project beside the test
 * @param lent packages that the project has installed
 * @param jest the name under which the environments have Jest
 * @param modules whether Node runs ES modules as such
 */
async function run(
  folder,
  {
    config,
    test = requiring + body + all,
    name = "game.test.js",
    files = {},
    lent = [],
    jest = "jest",
    modules,
  },
) {
  lend(folder, lent);
  await writeCommonJs(folder);
  const settings = JSON.stringify({ rootDir: folder, testMatch: [`**/${name}`], ...config });
  for (const [path, text] of Object.entries({ "jest.config.json": settings, [name]: test, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const chosen = files["jest.config.cjs"] === undefined ? "jest.config.json" : "jest.config.cjs";
  const args = ["--config", chosen, "--ci", "--cacheDirectory", join(folder, ".jest"), "-i"];
  const node = modules ? ["--experimental-vm-modules"] : [];
  await capture(process.execPath, [...node, programOf(jest, "bin/jest.js"), ...args], { cwd: folder });
  return [];
}

const environment = (name) => (name === "node" ? "node" : found(`jest-environment-${name}`));
const required = (name) => ({
  config: { testEnvironment: environment(name), transform: {} },
  name: "game.test.cjs",
});
const imported = (name) => ({
  config: { testEnvironment: environment(name), transform: {} },
  name: "game.test.mjs",
  test: importingAll + body + all,
  modules: true,
});

/** A thread of Node and a slim entry, from CommonJS. */
const inNode = `
test("a worker and a slim entry", async () => {
  const { startWorker } = require("altmode/worker/unmatched");
  const { load: loadSlim } = require("altmode/deckbuilder/slim");
  const unmatched = await startWorker();
  expect((await unmatched.heroes.find("Medusa")).name).toBe("Medusa");
  await unmatched.close();
  const module = require("node:fs").readFileSync(require.resolve("altmode/deckbuilder.wasm"));
  expect((await loadSlim(module)).sets.length).toBeGreaterThan(0);
});
`;

/** A test of the smallest entry point, whose transformation by Babel takes half a minute. */
const smallest = `
test("an error of a class that Babel lowered", async () => {
  const { AltmodeError, load } = require("altmode/tracker");
  const tracker = await load();
  expect(() => tracker.fromLink("no link", { device: "one" })).toThrow(AltmodeError);
  expect(tracker.newMatch({ seed: "1", players: [{}, {}] }, { device: "one" }).view().turn).toBe(1);
}, 120_000);
`;

/** The settings of a new React Native app. */
const reactNative = {
  jest: "jest-29",
  config: { preset: "react-native" },
  files: { "babel.config.cjs": `module.exports = { presets: ["module:@react-native/babel-preset"] };` },
  lent: ["react-native", "@react-native/jest-preset", "@react-native/babel-preset", "@babel/runtime"],
};

/** The remedy that the documentation of React Native names for packages that are ES modules. */
const lowered = {
  ...reactNative.config,
  transformIgnorePatterns: ["node_modules/(?!((jest-)?react-native|@react-native(-community)?|altmode)/)"],
};

/** The settings of a new Expo app. */
const expo = (preset) => ({
  ...reactNative,
  config: { preset },
  files: { "babel.config.cjs": `module.exports = { presets: ["babel-preset-expo"] };` },
  lent: [...reactNative.lent, "expo", "jest-expo", "babel-preset-expo", "react"],
});

const next = `const nextJest = require("next/jest");
module.exports = nextJest({ dir: __dirname })({ testEnvironment: "jsdom" });`;

/** The settings of ts-jest, which checks types. */
const tsJest = (preset, compilerOptions) => ({
  config: { preset },
  name: "game.test.ts",
  test: typed + body,
  files: {
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        target: "es2022",
        strict: true,
        types: ["node"],
        isolatedModules: false,
        ...compilerOptions,
      },
    }),
  },
  lent: ["ts-jest", "typescript", "@jest/globals", "@types/node"],
});

const expoPackages = ["jest-29", "@react-native/jest-preset", "jest-expo"];

/** The projects by name, each with the packages that it needs. */
const projects = {
  "Jest, node": [{ ...required("node"), test: requiring + body + inNode + all }, "jest"],
  "Jest, jsdom": [required("jsdom"), "jest-environment-jsdom"],
  "Jest, ES modules": [imported("node"), "jest"],
  "Jest, ES modules, jsdom": [imported("jsdom"), "jest-environment-jsdom"],
  "Jest, React Native": [reactNative, "jest-29", "@react-native/jest-preset"],
  "Jest, React Native, lowered": [
    { ...reactNative, config: lowered, test: smallest },
    "jest-29",
    "@react-native/jest-preset",
  ],
  "Jest, Expo iOS": [expo("jest-expo/ios"), ...expoPackages],
  "Jest, Expo Android": [expo("jest-expo/android"), ...expoPackages],
  "Jest, Next": [
    {
      files: { "jest.config.cjs": next, "app/page.js": "export default () => null;" },
      lent: ["next", "react", "react-dom", "jest-environment-jsdom"],
    },
    "next",
    "jest-environment-jsdom",
  ],
  "Jest, ts-jest": [tsJest("ts-jest", { module: "commonjs", moduleResolution: "node10" }), "ts-jest"],
  "Jest, ts-jest, ES modules": [
    {
      ...tsJest("ts-jest/presets/default-esm", { module: "esnext", moduleResolution: "bundler" }),
      modules: true,
    },
    "ts-jest",
  ],
  "Jest, SWC": [
    {
      config: { transform: { "^.+\\.js$": "@swc/jest" } },
      test: importing + body,
      lent: ["@swc/jest", "@swc/core"],
    },
    "@swc/jest",
    "@swc/core",
  ],
};

const needs =
  (...names) =>
  () => {
    const absent = names.find((name) => !found(`${name}/package.json`));
    return absent && `the npm package ${absent} is not installed`;
  };

export const jest = Object.entries(projects).map(([name, [project, ...packages]]) => ({
  name,
  missing: needs(...packages),
  run: (folder) => run(folder, project),
}));
