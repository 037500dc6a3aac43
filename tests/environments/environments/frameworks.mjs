// The package in the state of Vue, Svelte and React.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at } from "../../../scripts/lib/run.mjs";
import { found, here, ours } from "../fresh.mjs";
import { inChromium } from "../page.mjs";

const require = createRequire(at("package.json"));

/** Objects that every framework's state must leave as they are. */
const holds = `
import { load } from "altmode/tcg";
import { startWorker } from "altmode/worker";
import { autobotStarter, metroplex } from "altmode/decks";
import { differences, gameOf } from "./conformance.js";
import { entries } from "./entries.js";
import { recorded } from "./recorded.js";

/** Says what is wrong with handles and actions that come out of a framework's state. */
export async function faults(keep) {
  const found = [];
  const same = (what, is, should) => {
    if (is !== should) found.push(what + " is " + is + ", not " + should);
  };
  const tcg = keep(await load());
  const config = keep({ seed: "1", players: [autobotStarter, metroplex] });
  const game = keep(tcg.newGame(config));
  same("the card", tcg.cards.find("Zap").name, "Zap");
  const [action] = keep(game.legalActions());
  const there = keep(await startWorker());
  const remote = keep(await there.newGame(config));
  same("the actions", (await remote.legalActions()).length, game.legalActions().length);
  same("the events", (await remote.apply(action)).length, game.apply(action).length);
  same("the hash", await remote.hash(), game.hash());
  same("the view", keep(game.view(0)).observation.turn, 1);
  await remote.free();
  await there.close();
  for (const name of ["unmatched", "deckbuilder"]) {
    const { input, result } = gameOf(recorded, name);
    const worker = keep(await startWorker(keep({ game: name })));
    const game = keep(await worker.newGame(keep(input.config)));
    same("the hash of " + name + " in a worker", await game.hash(), result.hashes[0]);
    await worker.close();
  }
  // Every loaded object, and every input, is held by the state.
  const held = Object.entries(entries).map(([name, load]) => [name, async () => keep(await load())]);
  found.push(...(await differences(Object.fromEntries(held), keep(recorded))));
  return found;
}
`;

/** Bundles for a page, with the environments' own packages at hand. */
async function inPage(folder, text, options = {}) {
  writeFileSync(join(folder, "holds.js"), holds);
  writeFileSync(join(folder, "start.jsx"), text);
  const { build } = require("esbuild");
  await build({
    absWorkingDir: folder,
    entryPoints: ["start.jsx"],
    bundle: true,
    format: "esm",
    outfile: join("dist", "main.js"),
    jsx: "automatic",
    nodePaths: [here("node_modules")],
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "error",
    ...options,
  });
  writeFileSync(
    join(folder, "dist", "index.html"),
    `<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/main.js"></script>`,
  );
  return inChromium(join(folder, "dist"));
}

const ending = `.then(
  (found) => { globalThis.result = found; },
  (error) => { globalThis.result = [String(error)]; },
);`;

const vue = (folder) =>
  inPage(
    folder,
    `import { reactive, ref } from "vue";
     import { faults } from "./holds.js";
     const both = async () => [
       ...(await faults((value) => ref(value).value)),
       ...(await faults((value) => reactive({ value }).value)),
     ];
     both()${ending}`,
    {
      define: {
        __VUE_OPTIONS_API__: "true",
        __VUE_PROD_DEVTOOLS__: "false",
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
        "process.env.NODE_ENV": '"development"',
      },
    },
  );

async function svelte(folder) {
  const { compileModule } = ours("svelte/compiler");
  const { js } = compileModule(
    `export function keep(value) { const all = $state({ value }); return all.value; }`,
    { generate: "client", filename: "keep.svelte.js" },
  );
  writeFileSync(join(folder, "keep.js"), js.code);
  return inPage(
    folder,
    `import { keep } from "./keep.js"; import { faults } from "./holds.js"; faults(keep)${ending}`,
    { conditions: ["browser"] },
  );
}

/** In strict mode React draws twice and runs effects twice; no event may be lost by that. */
const react = (folder) =>
  inPage(
    folder,
    `import { StrictMode, useEffect, useReducer, useRef } from "react";
     import { createRoot } from "react-dom/client";
     import { load } from "altmode/tcg";
     import { autobotStarter, metroplex } from "altmode/decks";
     import { faults } from "./holds.js";

     const told = [];
     function Table({ game }) {
       const [, drawAgain] = useReducer((count) => count + 1, 0);
       const { events, eventCount } = game.view(0);
       useEffect(() => {
         told.push({ eventCount, texts: events.map(({ text }) => text) });
         if (told.at(-1).eventCount < 40) setTimeout(() => { game.apply(0); drawAgain(); }, 0);
       }, [eventCount]);
       return <ul>{events.map(({ text }, index) => <li key={index}>{text}</li>)}</ul>;
     }
     async function run() {
       const game = (await load()).newGame({ seed: "1", players: [autobotStarter, metroplex] });
       createRoot(document.querySelector("#root")).render(<StrictMode><Table game={game} /></StrictMode>);
       while (game.events().length < 40) await new Promise((resolve) => setTimeout(resolve, 20));
       await new Promise((resolve) => setTimeout(resolve, 100));
       // Effects that ran twice told the same twice.
       const once = new Map(told.map(({ eventCount, texts }) => [eventCount, texts]));
       const heard = [...once.values()].flat();
       const all = game.events(0, 0).slice(0, heard.length).map(({ text }) => text);
       const found = heard.length < 40 || JSON.stringify(heard) !== JSON.stringify(all) ? ["events were lost: " + heard.length + " of " + game.events(0, 0).length] : [];
       return [...found, ...(await faults((value) => value))];
     }
     run()${ending}`,
  );

const needs = (name) => () =>
  found(`${name}/package.json`) ? undefined : `the npm package ${name} is not installed`;

export const frameworks = [
  { name: "Vue state", missing: needs("vue"), run: vue },
  { name: "Svelte state", missing: needs("svelte"), run: svelte },
  { name: "React strict mode", missing: needs("react-dom"), run: react },
];
