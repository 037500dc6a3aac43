// What TypeScript and package managers make of the packed package: arethetypeswrong and publint.
import { capture } from "../../../scripts/lib/run.mjs";
import { found, ours, programOf } from "../fresh.mjs";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Written for tools that read package.json's "exports"; a .wasm file and slim entries have no CommonJS face. */
const expected = ["--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm"];

async function areTheTypesWrong(folder) {
  const manifest = ours(join(folder, "node_modules", "altmode", "package.json"));
  const files = Object.keys(manifest.exports).filter((name) => name.endsWith(".wasm"));
  const exclude = files.length > 0 ? ["--exclude-entrypoints", ...files.map((name) => name.slice(2))] : [];
  const program = programOf("@arethetypeswrong/cli", "dist/index.js");
  await capture("npm", ["pack", join(folder, "node_modules", "altmode"), "--pack-destination", folder, "--ignore-scripts"], { cwd: folder });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  await capture(process.execPath, [program, join(folder, tarball), ...expected, ...exclude, "--no-color", "--no-emoji"], { cwd: folder });
  return [];
}

const missing = () => (found("@arethetypeswrong/cli/package.json") ? undefined : "the npm package @arethetypeswrong/cli is not installed");

export const typings = [{ name: "arethetypeswrong", missing, run: areTheTypesWrong }];
