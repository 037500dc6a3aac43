// The package compiled to ES5, as projects for old browsers do with all of their packages: by Babel with its default targets,
// SWC and TypeScript. It is run in Node, whose WebAssembly it uses.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at, capture } from "../../../scripts/lib/run.mjs";
import { found, ours } from "../fresh.mjs";

const require = createRequire(at("package.json"));

const program = `
import { AltmodeError } from "altmode/tcg";
import { AltmodeError as AnotherError } from "altmode/tracker";
import { everything } from "./everything.js";
import { entries } from "./entries.js";

async function run() {
  const found = await everything();
  const tracker = await entries.tracker();
  try {
    tracker.fromLink("no link", { device: "one" });
    found.push("a wrong link was opened");
  } catch (error) {
    if (!(error instanceof AltmodeError) || !(error instanceof AnotherError)) found.push("no AltmodeError: " + error);
  }
  class Own extends AltmodeError {}
  if (!(new Own("code", "message") instanceof Own)) found.push("a class that extends AltmodeError is not recognised");
  return found;
}
run().then((found) => console.log(JSON.stringify(found)), (error) => console.log(JSON.stringify([error.stack])));
`;

const compilers = {
  Babel: (text) =>
    ours("@babel/core").transformSync(text, {
      babelrc: false,
      configFile: false,
      compact: true,
      presets: [[found("@babel/preset-env"), { modules: false }]],
    }).code,
  SWC: (text) =>
    ours("@swc/core").transformSync(text, { configFile: false, swcrc: false, jsc: { target: "es5" } }).code,
  TypeScript: (text) => {
    const { transpileModule, ScriptTarget, ModuleKind } = ours("typescript");
    const compilerOptions = { target: ScriptTarget.ES5, module: ModuleKind.ESNext, downlevelIteration: true };
    return transpileModule(text, { compilerOptions, fileName: "input.js" }).outputText;
  },
};

async function run(folder, compile) {
  writeFileSync(join(folder, "main.js"), program);
  const lower = {
    name: "lower",
    setup(build) {
      build.onLoad({ filter: /\.js$/ }, ({ path }) => ({ contents: compile(readFileSync(path, "utf8")) }));
    },
  };
  await require("esbuild").build({
    absWorkingDir: folder,
    entryPoints: ["main.js"],
    bundle: true,
    format: "iife",
    conditions: ["browser"],
    outfile: join(folder, "out.cjs"),
    plugins: [lower],
    logLevel: "error",
  });
  if (readFileSync(join(folder, "out.cjs"), "utf8").includes("class AltmodeError"))
    return ["classes are left"];
  return JSON.parse(await capture(process.execPath, ["out.cjs"], { cwd: folder }));
}

const packages = { Babel: "@babel/preset-env", SWC: "@swc/core", TypeScript: "typescript" };

export const lowered = Object.entries(compilers).map(([name, compile]) => ({
  name: `ES5 by ${name}`,
  missing: () =>
    found(`${packages[name]}/package.json`)
      ? undefined
      : `the npm package ${packages[name]} is not installed`,
  run: (folder) => run(folder, compile),
}));
