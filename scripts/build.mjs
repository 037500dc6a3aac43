// Builds the npm package into pkg/.
import { pathToFileURL } from "node:url";
import { buildHosts } from "./lib/hosts.mjs";
import { buildPackage } from "./lib/package.mjs";
import { duration, say } from "./lib/run.mjs";
import { buildBytes, buildTypes, buildWasm, entries } from "./lib/wasm.mjs";
import { buildWithoutWasm } from "./lib/without-wasm.mjs";
import { setupForBuild } from "./setup.mjs";

export async function buildAll() {
  // In parallel: wasm-opt runs on one module while the compiler builds the next.
  const made = entries.map(async (entry) => {
    await buildWasm(entry);
    await buildTypes(entry);
    buildBytes(entry);
    await buildWithoutWasm(entry);
    buildHosts(entry);
  });
  await Promise.all(made);
  await buildPackage(entries);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const begun = performance.now();
  await setupForBuild();
  await buildAll();
  say(`built in ${duration(performance.now() - begun)}`);
}
