// The public surface, so that a change of it shows in review: one report for each file of types, without comments.
// After a wanted change: npx vitest run --config tests/package/vitest.config.ts api -u
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./support.js";

const types = `${root}/pkg/types`;
const reports = `${root}/docs/api`;

const declarations = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".d.ts"))
    .sort();
const names = declarations(types);

/** Returns the declarations of a file without comments, because documentation is read in the file itself. */
function surface(name: string): string {
  const text = readFileSync(`${types}/${name}`, "utf8");
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}

test.each(names)("%s declares what was agreed on", async (name) => {
  const text = surface(name);
  // `any` switches off the checks of its users.
  expect(text).not.toMatch(/\bany\b/);
  // The classes of wasm-bindgen are no part of the API.
  expect(text).not.toMatch(/generated\/wasm|\bWasm(?!Source)/);
  await expect(text).toMatchFileSnapshot(`${reports}/${name}`);
});

test("every report is of a file that is there", () => {
  expect(declarations(reports)).toEqual(names);
});
