// Checks the packed package as TypeScript and package managers see it: arethetypeswrong and publint.
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, capture, npmProgram } from "../../../scripts/lib/run.mjs";
import { found, here, ours, programOf } from "../fresh.mjs";

/** The scripts of workers are ES modules alone. */
const expected = ["--ignore-rules", "cjs-resolves-to-esm"];

async function areTheTypesWrong(folder) {
  const manifest = ours(join(folder, "node_modules", "altmode", "package.json"));
  const files = Object.keys(manifest.exports).filter((name) => name.endsWith(".wasm"));
  const exclude = files.length > 0 ? ["--exclude-entrypoints", ...files.map((name) => name.slice(2))] : [];
  const program = programOf("@arethetypeswrong/cli", "dist/index.js");
  await capture(
    "npm",
    ["pack", join(folder, "node_modules", "altmode"), "--pack-destination", folder, "--ignore-scripts"],
    { cwd: folder },
  );
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  await capture(
    process.execPath,
    [program, join(folder, tarball), ...expected, ...exclude, "--no-color", "--no-emoji"],
    { cwd: folder },
  );
  return [];
}

/** A program with the settings of TypeScript's "node10", which does not read package.json's "exports". */
async function node10(folder) {
  writeFileSync(
    join(folder, "main.ts"),
    `import { load, type Game } from "altmode/tcg"; import { load as loadSlim } from "altmode/tcg/play/slim";
     import { decks } from "altmode/decks"; import { startWorker } from "altmode/worker/unmatched";
     export const game = async (): Promise<Game> => (await load()).newGame({ players: [decks[0]!, decks[1]!] });
     export const found = async (): Promise<string> => (await (await startWorker()).heroes.find("Medusa")).name;
     // @ts-expect-error no such member
     export const wrong = async () => (await loadSlim("tcg-play.wasm")).loadPack;\n`,
  );
  const compilerOptions = {
    module: "commonjs",
    moduleResolution: "node10",
    target: "es2022",
    lib: ["es2022"],
    types: [],
    strict: true,
    noEmit: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
  await capture(process.execPath, [programOf("typescript", "bin/tsc"), "--project", folder], { cwd: folder });
  return [];
}

/** The examples and the app, as their own compilers would see them. */
async function compile(folder) {
  const settings = (types, lib) => ({
    compilerOptions: {
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      lib,
      types: [],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      // The packages that the projects have in node_modules of their own.
      paths: { "*": ["./node_modules/*", `${here("node_modules")}/@types/*`, `${here("node_modules")}/*`] },
    },
    include: ["src", "*.ts", ...types],
  });
  const faults = [];
  const projects = [
    [
      ["examples", "live-tables"],
      [
        here("node_modules", "@cloudflare", "workers-types", "index.d.ts"),
        "../../tests/live/workerd-host.ts",
      ],
      ["es2022"],
    ],
    [["demo", "react-native"], [], ["es2022", "dom"]],
  ];
  // The tests' host in workerd, which imports the example by its place in the project.
  for (const name of ["workerd-host.ts", "failing.ts"])
    cpSync(at("tests", "live", name), join(folder, "tests", "live", name), { recursive: true });
  for (const [path, types, lib] of projects) {
    const project = join(folder, ...path);
    cpSync(at(...path), project, { recursive: true });
    cpSync(join(folder, "node_modules"), join(project, "node_modules"), { recursive: true });
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(settings(types, lib)));
    await capture(npmProgram("tsc"), ["--project", project], { cwd: project }).catch((error) =>
      faults.push(error.message),
    );
  }
  return faults;
}

const lacks = (name) => () =>
  found(`${name}/package.json`) ? undefined : `the npm package ${name} is not installed`;

export const typings = [
  { name: "arethetypeswrong", missing: lacks("@arethetypeswrong/cli"), run: areTheTypesWrong },
  { name: "types: node10", missing: lacks("typescript"), run: node10 },
  {
    name: "examples compile",
    missing: lacks("@types/react"),
    run: compile,
  },
];
