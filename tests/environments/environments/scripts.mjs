// Programs that run JavaScript files: Node, Deno, Bun.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../../../scripts/lib/run.mjs";
import { found, programOf, writeCommonJs, writeEntries } from "../fresh.mjs";

const importing = `
import { everything } from "./everything.js";
console.log(JSON.stringify(await everything()));
`;

const requiring = `
const { everything } = require("./everything.cjs");
everything().then((found) => console.log(JSON.stringify(found)));
`;

/** The slim entry points, with bytes that Node reads. */
const slim = {
  head: `import { readFileSync } from "node:fs"; import { fileURLToPath } from "node:url";`,
  addressOf: (entry) => `altmode/${entry}/slim`,
  sourceOf: (entry) => `readFileSync(fileURLToPath(import.meta.resolve("altmode/${entry}.wasm")))`,
};

const script = (name, file, text, command, { missing = () => undefined, prepare } = {}) => ({
  name,
  missing,
  async run(folder) {
    writeFileSync(join(folder, file), text);
    await prepare?.(folder);
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
  script("Node CJS", "main.cjs", requiring, () => [process.execPath], { prepare: writeCommonJs }),
  script("Node slim", "main.mjs", importing, () => [process.execPath], {
    prepare: (folder) => writeEntries(folder, slim),
  }),
  // Without a permission: the package asks for nothing.
  script(
    "Deno",
    "main.mjs",
    importing,
    () => [process.execPath, deno(), "run", "--no-prompt", "--cached-only"],
    { missing: lacks("deno", deno) },
  ),
  script("Bun", "main.mjs", importing, () => [bun(), "run"], { missing: lacks("bun", bun) }),
];
