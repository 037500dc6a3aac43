// Generates the entry files: `js/generated/entries/<name>.ts`. They differ by the names of the list (entries.mjs).
import { mkdirSync, writeFileSync } from "node:fs";
import { entryPoints, folderOf, games, importPath, loaderOf } from "./entries.mjs";
import { at } from "./run.mjs";

const folder = at("js", "generated", "entries");

/** Returns the path of an entry file. */
export const entryFile = (name) => `${folder}/${name}.ts`;

/** Writes an entry file. The name of the module is that of its page in the documentation. */
function write(name, about, code) {
  mkdirSync(folder, { recursive: true });
  const lines = [`\`altmode/${importPath(name)}\`: ${about}`, "", `@module ${name}`].join("\n").split("\n");
  const comment = lines.map((line) => ` * ${line}`.trimEnd()).join("\n");
  writeFileSync(entryFile(name), `/**\n${comment}\n */\n// Made by the build; edits are lost.\n\n${code}`);
}

/** Returns the exports that all entries have. */
const exported = (entry) => `export { AltmodeError } from "../../errors.js";
export type * from "../../${folderOf(entry)}/exports.js";`;

/** Writes the files of an entry point: with its module, and without. */
export function writeEntry(entry) {
  const { about, member, rules, source } = entryPoints[entry];
  const path = importPath(entry);
  write(
    entry,
    `${about}
It runs on every platform that runs JavaScript: Node reads the WebAssembly module from a file, workerd compiles it at
deployment, and React Native gets it as plain JavaScript. Elsewhere it is embedded as text. \`altmode/${path}/slim\`
leaves the module out, for hosts that serve it themselves.`,
    `import type { ${rules} } from "../../${source}.js";
import { begin } from "../${entry}-module.js";

${exported(entry)}

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<${rules}> {
  return begin();
}
`,
  );
  write(
    `${entry}-slim`,
    `\`altmode/${path}\` without the embedded WebAssembly module. The caller provides the module,
which the package ships as \`altmode/${path}.wasm\`.`,
    `import { compile, type ModuleSource } from "../../hosts/slim.js";
import type { ${rules} } from "../../${source}.js";
import { ${loaderOf(entry)} } from "../${entry}-core.js";

${exported(entry)}

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = ${loaderOf(entry)}((source: WasmSource) => compile(source, "${path}", "${member}"));

/**
 * Loads the module from \`source\` on the first call. Later calls ignore \`source\` and return the same object.
 */
export function load(source: WasmSource): Promise<${rules}> {
  return begin(source);
}
`,
  );
}

/** Returns the name of the type of a worker's handle. */
const asyncOf = (game) => `Async${entryPoints[game].rules}`;

/** Returns the types of the workers that an entry exports. */
const asyncTypes = (...names) => {
  const handles = ["AsyncCards", "AsyncCatalogue", "AsyncGame", "AsyncListing", ...names].join(", ");
  return `export type { ${handles} } from "../../worker/handles.js";`;
};

/** Writes the entry files of the worker of a game system: of the page, and of the worker's script. */
export function writeWorkerEntries(game) {
  const thread = `altmode/worker/thread${games[game]}`;
  write(
    `worker-${game}`,
    `${entryPoints[game].about.replace(/\.$/, "")} in a worker. It is \`altmode/worker\` for one game system, so that a
bundler emits the worker of that one alone.`,
    `import { start } from "../../worker/start.js";
import type { ${asyncOf(game)} } from "../../worker/handles.js";
import type { WorkerLike, WorkerOptions } from "../../worker/types.js";
import { ways } from "../worker/spawn-${game}.js";

${exported(game)}
${asyncTypes(asyncOf(game))}
export type { TaskOptions } from "../../worker/task.js";
export type { WorkerLike, WorkerOptions } from "../../worker/types.js";

/**
 * Starts a worker and loads the rules in it. Rejects with \`worker-failed\` if the worker cannot start.
 *
 * @param options a worker created by the caller, whose script is \`import "${thread}"\`, for
 *   bundlers that must see the worker's script. By default the package starts its own.
 */
export function startWorker(options?: WorkerLike | WorkerOptions<"${game}">): Promise<${asyncOf(game)}> {
  return start(options, { ${game}: ways }, "${game}");
}
`,
  );
  const options = game === "tcg" ? "" : `{ game: "${game}" }`;
  write(
    `worker-thread${games[game]}`,
    `the worker script that \`startWorker(${options})\` communicates with.`,
    `import { answer } from "../../worker/thread.js";
import { load } from "./${game}.js";

answer(load);
`,
  );
}

/** Writes the entry file of the workers of all game systems. */
export function writeWorkerEntry() {
  const names = Object.keys(games);
  const imports = names.map((game) => `import { ways as ${game} } from "../worker/spawn-${game}.js";`);
  const own = names.map((game) => `\`altmode/worker/${game}\``).join(", ");
  write(
    "worker",
    `a game system in a worker, with an asynchronous version of the API, so that searches and bulk playouts do
not block the page. Bundlers emit the workers of all game systems for it; ${own} have one each.`,
    `import type { Handles } from "../../worker/handles.js";
import { start } from "../../worker/start.js";
import type { GameName, WorkerLike, WorkerOptions } from "../../worker/types.js";
${imports.join("\n")}

${exported("tcg")}
${asyncTypes(...names.map(asyncOf))}
export type { TaskOptions } from "../../worker/task.js";
export type { GameName, WorkerLike, WorkerOptions } from "../../worker/types.js";

/**
 * Starts a worker and loads the rules in it. Rejects with \`worker-failed\` if the worker cannot start.
 *
 * @param options the game system, or a worker created by the caller. By default the package starts a worker of
 *   its own with the Transformers TCG.
 */
export function startWorker<Name extends GameName = "tcg">(
  options?: WorkerLike | WorkerOptions<Name>,
): Promise<Handles[Name]> {
  return start<Handles[Name]>(options, { ${names.join(", ")} }, "tcg");
}
`,
  );
}
