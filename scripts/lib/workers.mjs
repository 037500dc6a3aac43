// Generates and bundles the files of the workers: one set for each game system, because a bundler emits all that it finds.
import { mkdirSync, writeFileSync } from "node:fs";
import { games, loaderOf } from "./entries.mjs";
import { writeWorkerEntries, writeWorkerEntry } from "./entry-files.mjs";
import { at } from "./run.mjs";

/** The generated modules by name, with their sources. */
const sources = {
  // Starts the worker of a page. Bundlers recognise a worker's script by this exact form.
  spawn: (game) => `import { ofPage } from "../../worker/spawn.js";

/** The ways to start the worker. */
export const ways = ofPage(
  "${game}",
  () => new Worker(new URL("./worker-thread${games[game]}.js", import.meta.url), { type: "module" }),
  () => import("./inline-${game}.js"),
);
`,
  // Starts a thread of Node. Turbopack compiles every file of the package for any other form.
  "spawn-node": (game) => `import { Worker } from "../../hosts/threads.js";
import { ofNode } from "../../worker/spawn-node.js";

/** The ways to start the thread. */
export const ways = ofNode(
  Worker,
  () => new Worker(new URL("./worker-thread-node${games[game]}.js", import.meta.url)),
  () => import("./inline-${game}.js"),
);
`,
  // The script and the module as text, for programs without a file for the script.
  inline: (game) => `export { read as readText } from "../${game}-bytes.js";
export { read as readScript } from "../worker-${game}.js";
`,
  "thread-inline": (game) => `import { answerInline } from "../../worker/thread-inline.js";
import { ${loaderOf(game)} } from "../${game}-core.js";

answerInline(${loaderOf(game)});
`,
  "thread-node": (game) => `import { parentPort } from "node:worker_threads";
import { load } from "../entries/${game}.js";
import { answerNode } from "../../worker/spawn-node.js";

if (parentPort !== null) answerNode(load, parentPort);
`,
};

/** Returns the path of a generated module of a game system. */
export const generatedWorker = (name, game) => at("js", "generated", "worker", `${name}-${game}.ts`);

/** Writes the entry files and the modules of all game systems. */
export function writeWorkers() {
  mkdirSync(at("js", "generated", "worker"), { recursive: true });
  writeWorkerEntry();
  for (const game of Object.keys(games)) {
    writeWorkerEntries(game);
    for (const [name, source] of Object.entries(sources))
      writeFileSync(generatedWorker(name, game), `// Made by the build; edits are lost.\n\n${source(game)}`);
  }
}
