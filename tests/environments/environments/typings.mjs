// What TypeScript and package managers make of the packed package: arethetypeswrong and publint.
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, capture, npmProgram } from "../../../scripts/lib/run.mjs";
import { found, here, ours, programOf } from "../fresh.mjs";

/** Written for tools that read package.json's "exports"; a .wasm file and slim entries have no CommonJS face. */
const expected = ["--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm"];

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
      // What the projects have in node_modules of their own.
      paths: { "*": ["./node_modules/*", `${here("node_modules")}/@types/*`, `${here("node_modules")}/*`] },
    },
    include: ["src", "*.ts", ...types],
  });
  const faults = [];
  const projects = [
    [
      ["examples", "authoritative-server"],
      [here("node_modules", "@cloudflare", "workers-types", "index.d.ts")],
      ["es2022"],
    ],
    [["demo", "react-native"], [], ["es2022", "dom"]],
  ];
  for (const [path, types, lib] of projects) {
    const project = join(folder, path.at(-1));
    cpSync(at(...path), project, { recursive: true });
    cpSync(join(folder, "node_modules"), join(project, "node_modules"), { recursive: true });
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(settings(types, lib)));
    await capture(npmProgram("tsc"), ["--project", project], { cwd: project }).catch((error) =>
      faults.push(error.message),
    );
  }
  return faults;
}

const missing = () =>
  found("@arethetypeswrong/cli/package.json")
    ? undefined
    : "the npm package @arethetypeswrong/cli is not installed";

export const typings = [
  { name: "arethetypeswrong", missing, run: areTheTypesWrong },
  {
    name: "examples compile",
    missing: () =>
      found("@types/react/package.json") ? undefined : "the npm package @types/react is not installed",
    run: compile,
  },
];
