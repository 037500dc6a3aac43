// Builds the npm package into pkg/.
import { pathToFileURL } from "node:url";
import { buildHosts } from "./lib/hosts.mjs";
import { buildBundles, buildDeclarations } from "./lib/package.mjs";
import { duration, say } from "./lib/run.mjs";
import { buildBytes, buildGlue, compile, entries } from "./lib/wasm.mjs";
import { buildWithoutWasm } from "./lib/without-wasm.mjs";
import { setupForBuild } from "./setup.mjs";

/** Builds the modules of a release, and those for engines without WebAssembly. */
export async function buildAll() {
  // In parallel: glue and wasm-opt for one module while the compiler makes the next.
  const tasks = [];
  const built = (task) => tasks.push(task.catch((error) => ({ error })));
  await compile(entries, "speed", (entry, compiled) => {
    built(buildGlue(entry, compiled, "speed").then(() => buildBytes(entry)));
    buildHosts(entry);
  });
  await compile(entries, "size", (entry, compiled) => built(buildWithoutWasm(entry, compiled)));
  for (const { error } of (await Promise.all(tasks)).filter(Boolean)) throw error;
  await buildBundles(entries);
  await buildDeclarations(entries);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const begun = performance.now();
  await setupForBuild();
  await buildAll();
  say(`built in ${duration(performance.now() - begun)}`);
}
