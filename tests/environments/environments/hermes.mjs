// React Native: bundled by Metro with React Native's own Babel preset, run on the Hermes engine. Hermes has no
// WebAssembly, and here none of what React Native adds to it.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../../../scripts/lib/run.mjs";
import { found, here, ours, programOf } from "../fresh.mjs";

const program = `
import { gameOf } from "./conformance.js";
import { entries } from "./entries.js";
import { everything } from "./everything.js";
import { recorded } from "./recorded.js";

async function main() {
  const result = await everything();
  // Hermes alone has no source of randomness, so a seed must be given; what is said without one must help.
  const [tracker, companion, tournaments] = [
    await entries.tracker(),
    await entries.companion(),
    await entries.tournament(),
  ];
  const heroes = [{ hero: "medusa" }, { hero: "sinbad" }];
  const seeded = {
    "a tracked match": (seed) => tracker.newMatch({ ...seed, players: [{}, {}] }, { device: "one", at: 0 }),
    "a companion match": (seed) => companion.newMatch({ ...seed, players: heroes }, { device: "one", at: 0 }),
    "a tournament": (seed) => tournaments.newTournament({ ...seed }),
    "a match of games": (seed) => tournaments.newMatch({ ...seed }),
  };
  for (const name of ["tcg", "tcg/play", "unmatched", "deckbuilder"]) {
    const rules = await entries[name]();
    const { seed: _, ...config } = gameOf(recorded, name).input.config;
    seeded["a game of " + name] = (seed) => rules.newGame({ ...config, ...seed });
  }
  for (const [name, begin] of Object.entries(seeded)) {
    try {
      begin({});
      result.push(name + " without a seed began without any randomness");
    } catch (error) {
      if (error.code !== "no-randomness") result.push(name + " without a seed: " + error.message);
    }
    try {
      begin({ seed: "5eed" });
    } catch (error) {
      result.push(name + " with a seed: " + error.message);
    }
  }
  return result;
}
main().then(
  (result) => print(JSON.stringify(result)),
  (error) => print(JSON.stringify([String(error), error.stack])),
);
`;

export const hermes = () => programOf("hermes-engine-cli", "linux64-bin/hermes");

export function missing() {
  if (!found("metro") || !found("@react-native/babel-preset"))
    return "the npm packages of React Native are not installed";
  if (process.platform !== "linux" || process.arch !== "x64" || !found("hermes-engine-cli/package.json"))
    return "there is no Hermes engine for this platform";
  return existsSync(hermes()) ? undefined : "the Hermes engine is not installed";
}

/** Bundles a folder's program as a React Native project does; gives the bundle's path. */
export async function bundleWithMetro(folder, entry, { alone = true, minify = false, exports = true } = {}) {
  const { loadConfig, mergeConfig, runBuild } = ours("metro");
  const packages = here("node_modules");
  const config = mergeConfig(await loadConfig({ config: here("metro.config.cjs"), cwd: folder }), {
    projectRoot: folder,
    watchFolders: [folder, packages],
    resolver: { nodeModulesPaths: [packages], useWatchman: false, unstable_enablePackageExports: exports },
    reporter: { update: () => {} },
    // React Native's own start-up code would need the phone's side of it.
    ...(alone ? { serializer: { getPolyfills: () => [], getModulesRunBeforeMainModule: () => [] } } : {}),
  });
  const out = join(folder, "bundle.js");
  await runBuild(config, { entry, out, platform: "ios", dev: false, minify, sourceMap: false });
  return out;
}

/**
 * The smallest entry points show what is resolved, and whether one knows the errors of the other: this Hermes ignores
 * `Symbol.hasInstance`.
 */
const smallest = (imports) => `
${imports}
load().then((tracker) => {
  try {
    tracker.fromLink("no link", { device: "one" });
  } catch (error) {
    return error instanceof AltmodeError ? [] : [String(error)];
  }
  return ["a wrong link was opened"];
}).then((found) => print(JSON.stringify(found)), (error) => print(JSON.stringify([String(error), error.stack])));
`;

async function resolved(folder, imports, options) {
  writeFileSync(join(folder, "main.js"), smallest(imports));
  const bundle = await bundleWithMetro(folder, "main.js", options);
  return JSON.parse((await capture(hermes(), [bundle])).trim().split("\n").at(-1));
}

async function run(folder) {
  writeFileSync(join(folder, "main.js"), program);
  const bundle = await bundleWithMetro(folder, "main.js");
  const bytecode = join(folder, "bundle.hbc");
  await capture(hermes(), ["-O", "-emit-binary", "-out", bytecode, bundle]);
  return JSON.parse((await capture(hermes(), ["-b", bytecode])).trim().split("\n").at(-1));
}

const required = `const { load } = require("altmode/tracker"); const { AltmodeError } = require("altmode/companion");`;
const imported = `import { load } from "altmode/tracker"; import { AltmodeError } from "altmode/companion";`;

export const reactNative = [
  { name: "Metro + Hermes", missing, run },
  { name: "Metro, require", missing, run: (folder) => resolved(folder, required) },
  // React Native before 0.79 does not read package.json's "exports".
  {
    name: "Metro without exports",
    missing,
    run: (folder) => resolved(folder, imported, { exports: false }),
  },
];
