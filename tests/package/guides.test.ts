// Every TypeScript snippet of the guides compiles, and runs in Node to its end. Those for pages and phones run where
// they belong, see tests/environments.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { transform } from "esbuild";
import ts from "typescript";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "./support.js";

const guides = `${root}/docs/guides`;
const folder = `${root}/test-results/guides`;

/** The snippets of a file in a language. */
const snippetsOf = (file: string, language: string) =>
  [...readFileSync(file, "utf8").matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(
    ([, text], index) => ({ name: `${basename(file, ".md")}-${index + 1}`, text: text ?? "" }),
  );

const snippets = readdirSync(guides)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => snippetsOf(`${guides}/${name}`, "ts"))
  .concat(snippetsOf(`${root}/docs/unmatched.md`, "ts"))
  .concat(snippetsOf(`${root}/docs/companion.md`, "ts"));
const readme = snippetsOf(`${root}/README.md`, "js");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, text } of snippets) writeFileSync(`${folder}/${name}.ts`, text);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the guides have snippets", () => {
  expect(snippets.length).toBeGreaterThan(8);
  expect(readme).toHaveLength(2);
});

test("no snippet needs a file of the project", () => {
  const reading = [...snippets, ...readme].filter(({ text }) => /readFile|benches/.test(text));
  expect(reading.map(({ name }) => name)).toEqual([]);
});

test("every snippet compiles", () => {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const files = snippets.map(({ name }) => `${folder}/${name}.ts`);
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const complaints = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName.split("/").at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  expect(complaints).toEqual([]);
});

/** The lines that snippets print, in order, for those whose output the reader relies on. */
const printed: Readonly<Record<string, readonly RegExp[]>> = {
  "servers-2": [
    /^not-your-seat unknown-action bad-input$/,
    /^not-your-seat$/,
    /^undefined$/,
    /^undefined 1$/,
  ],
  "node-server-1": [
    /^not-your-seat$/,
    /^[A-Z].*\.$/,
    /^stale$/,
    /^not-your-seat$/,
    /^(0 \{ winner: 1|1 \{ winner: 0), reason: 'the opponent conceded' \}$/,
  ],
};

describe("runs to its end", () => {
  test.each([...snippets, ...readme])("$name", async ({ name, text }) => {
    const { code } = await transform(text, { loader: "ts", format: "esm", target: "es2022" });
    const file = `${folder}/${name}.mjs`;
    writeFileSync(file, code);
    const lines = execFileSync(process.execPath, [file], { cwd: root, encoding: "utf8" }).trim().split("\n");
    expect(lines.join()).not.toBe("");
    for (const [index, line] of (printed[name] ?? []).entries()) expect(lines[index]).toMatch(line);
    if (name in printed) expect(lines).toHaveLength(printed[name]?.length ?? 0);
  });
});
