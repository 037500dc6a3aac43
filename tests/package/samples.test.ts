// The page finds a sample deck by its name, so no two samples of the project and of the page have the same one.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDERS = ["rust/tcg/decks", "demo/src/deck-lists/samples"];

test("each sample deck has a name of its own", () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const names = files.map((file) => /^#\s*(.+)$/m.exec(readFileSync(file, "utf8"))?.[1]?.trim() ?? file);
  expect(names.length).toBeGreaterThanOrEqual(20);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect(twice).toEqual([]);
});
