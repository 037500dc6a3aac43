// Comments and documents avoid the phrases of phrases.ts.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PHRASES } from "./phrases.js";

const root = new URL("../../", import.meta.url);
const FOLDERS = ["rust", "js", "demo/src", "docs", "scripts", "tests/package", "tests/browser"];
const PROSE = /\.(?:rs|ts|tsx|mjs|css|md)$/;
/** Generated files, programs of other makers, and this test's own list. */
const SKIPPED = /(?:^|\/)(?:target|node_modules|generated|api|phrases(?:\.test)?\.ts)(?:\/|$)/;

const read = (path: string) => readFileSync(new URL(path, root), "utf8");

function files(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true, recursive: false }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // The facades of Rust are folders named `api` too.
    if (SKIPPED.test(path) && !path.startsWith("rust/")) return [];
    if (entry.isDirectory()) return entry.name === "target" ? [] : files(path);
    return PROSE.test(entry.name) ? [path] : [];
  });
}

/** Returns the comments of code, or the whole text of a document. */
function proseOf(path: string): string {
  const text = read(path);
  if (path.endsWith(".md")) return text;
  return text
    .split("\n")
    .map((line) => (/^\s*(?:\/\/|\/\*|\*)/.test(line) ? line : (line.match(/\s\/\/ .*$/)?.[0] ?? "")))
    .join("\n");
}

test("comments and documents avoid the listed phrases", () => {
  const paths = [...FOLDERS.flatMap(files), "README.md", "CONTRIBUTING.md"];
  expect(paths.length).toBeGreaterThan(500);
  const faults = paths.flatMap((path) => {
    const lines = proseOf(path).split("\n");
    return PHRASES.flatMap(([phrase, instead]) =>
      lines.flatMap((line, index) =>
        phrase.test(line) ? [`${path}:${index + 1}: "${line.match(phrase)?.[0]}": ${instead}`] : [],
      ),
    );
  });
  expect(faults).toEqual([]);
});

test("the check finds a phrase", () => {
  expect(PHRASES.some(([phrase]) => phrase.test("cards, so that nobody forgets one"))).toBe(true);
});
