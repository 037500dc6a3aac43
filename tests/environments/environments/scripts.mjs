// Programs that run JavaScript files: Node, Deno, Bun.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../../../scripts/lib/run.mjs";
import { found, programOf } from "../fresh.mjs";

const importing = `
import { load } from "altmode/tcg";
import { differences } from "./conformance.js";
import { recorded } from "./recorded.js";
console.log(JSON.stringify(differences(await load(), recorded)));
`;

const requiring = `
const { load } = require("altmode/tcg");
async function main() {
  const { differences } = await import("./conformance.js");
  const { recorded } = await import("./recorded.js");
  console.log(JSON.stringify(differences(await load(), recorded)));
}
main();
`;

const slim = `
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "altmode/tcg/slim";
import { differences } from "./conformance.js";
import { recorded } from "./recorded.js";
const bytes = readFileSync(fileURLToPath(import.meta.resolve("altmode/tcg.wasm")));
console.log(JSON.stringify(differences(await load(bytes), recorded)));
`;

const script = (name, file, text, command, missing = () => undefined) => ({
  name,
  missing,
  async run(folder) {
    writeFileSync(join(folder, file), text);
    const [program, ...args] = command();
    return JSON.parse(await capture(program, [...args, file], { cwd: folder }));
  },
});

const lacks = (name, program) => () =>
  found(`${name}/package.json`) && existsSync(program())
    ? undefined
    : `the npm package ${name} is not installed`;

const deno = () => programOf("deno", "bin.cjs");
const bun = () => programOf("bun", "bin/bun.exe");

export const scripts = [
  script("Node ESM", "main.mjs", importing, () => [process.execPath]),
  script("Node CJS", "main.cjs", requiring, () => [process.execPath]),
  script("Node slim", "slim.mjs", slim, () => [process.execPath]),
  // Without a permission: the package asks for nothing.
  script(
    "Deno",
    "main.mjs",
    importing,
    () => [process.execPath, deno(), "run", "--no-prompt", "--cached-only"],
    lacks("deno", deno),
  ),
  script("Bun", "main.mjs", importing, () => [bun(), "run"], lacks("bun", bun)),
];
