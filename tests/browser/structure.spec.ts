// The structure of the page's code: screens share folders, and know nothing of each other.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "@playwright/test";

const folder = new URL("../../demo/src/", import.meta.url);

/** Folders whose code screens share. Each other folder is a screen. */
const shared = [
  "cards",
  "deck-lists",
  "engine",
  "generated",
  "journal",
  "messages",
  "report",
  "shell",
  "store",
  "styles",
  "table",
  "ui",
];

/** Returns the folder of a file, which for the table of a game is that of the game. */
function folderOf(file: string): string {
  const [first = "", second = ""] = file.split("/");
  return first === "games" ? `${first}/${second}` : first;
}

const isScreen = (place: string) => place.includes("/") || !shared.includes(place);

/** Returns whether a file may import from a screen that is not its own. */
const mayImport = (file: string, to: string): boolean =>
  // The list of screens loads each of them when it is first shown.
  file === "shell/screens.ts" ||
  // Live tables and the elements for pages of others show the boards of the games.
  (/^(live|elements)\//.test(file) && to.startsWith("games/")) ||
  // One of the elements is the calculator.
  (file.startsWith("elements/") && to.startsWith("calculator/"));

/** The source files with the files of the page that each imports. */
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && file.includes("/"))
  .map((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const imports = [...text.matchAll(/(?:from|import|import\() ?"(\.[^"]+)"/g)].map(([, from = ""]) =>
      posix.join(posix.dirname(file), from),
    );
    return { file, text, imports: imports.filter((to) => !to.startsWith("..")) };
  });

test("screens never import each other, and what they share imports none", () => {
  const wrong = files.flatMap(({ file, imports }) =>
    imports
      .filter((to) => isScreen(folderOf(to)) && folderOf(to) !== folderOf(file) && !mayImport(file, to))
      .map((to) => `${file} imports ${to}`),
  );
  expect(wrong).toEqual([]);
  const places = new Set(files.map(({ file }) => folderOf(file)));
  for (const place of shared)
    if (place !== "styles" && place !== "generated") expect(places).toContain(place);
  expect([...places].filter(isScreen).length).toBeGreaterThan(8);
});

test("each game has one specification of its table", () => {
  const specs = files.filter(({ file, text }) => text.includes("TableSpec<") && file.startsWith("games/"));
  expect(specs.map(({ file }) => folderOf(file)).sort()).toEqual([
    "games/deckbuilder",
    "games/tcg",
    "games/unmatched",
  ]);
});
