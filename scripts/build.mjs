// Builds the npm package into pkg/.
import { pathToFileURL } from "node:url";
import { entries, plainOf } from "./lib/entries.mjs";
import { buildHosts, hostsWithWasm } from "./lib/hosts.mjs";
import { buildBundles, buildDeclarations, bundle } from "./lib/package.mjs";
import { duration, say } from "./lib/run.mjs";
import { buildBytes, buildWasm, compile } from "./lib/wasm.mjs";
import { buildWithoutWasm } from "./lib/without-wasm.mjs";
import { setupForBuild } from "./setup.mjs";

/** Takes tasks as modules come from the compiler, which makes the next one meanwhile. */
async function asCompiled(aim, task, wanted = entries) {
  const tasks = [];
  const made = (entry, compiled) => tasks.push(task(entry, compiled).catch((error) => ({ error })));
  await compile(wanted, aim, made);
  for (const { error } of (await Promise.all(tasks)).filter(Boolean)) throw error;
}

/** Builds the package without the plain JavaScript for engines without WebAssembly. */
export async function buildModules() {
  await asCompiled("speed", async (entry, compiled) => {
    await buildWasm(entry, compiled, "speed");
    buildBytes(entry);
    buildHosts(entry, hostsWithWasm);
  });
  await buildBundles(entries, hostsWithWasm);
  await buildDeclarations(entries);
}

/** Adds the plain JavaScript to the package. */
export async function buildPlain() {
  await asCompiled(
    "size",
    buildWithoutWasm,
    entries.filter((entry) => plainOf(entry) === entry),
  );
  for (const entry of entries) buildHosts(entry, ["plain"]);
  await Promise.all(entries.map((entry) => bundle(entry, ["plain"])));
}

/** Builds the whole package. */
export async function buildAll() {
  await buildModules();
  await buildPlain();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const begun = performance.now();
  await setupForBuild();
  await buildAll();
  say(`built in ${duration(performance.now() - begun)}`);
}
