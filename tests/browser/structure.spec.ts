// The structure of the page's code: the tables of the games share `table/`, and know nothing of each other.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "@playwright/test";

const folder = new URL("../../demo/src/", import.meta.url);
/** Folders of the games with a table. */
const games = ["games/tcg", "unmatched", "deckbuilder"];

const within = (file: string, place: string) => file.startsWith(`${place}/`);

test("the tables of the games never import each other, and the shared table imports none", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const wrong: string[] = [];
  let tables = 0;
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), "utf8");
    const own = games.find((game) => within(file, game));
    if (own === undefined && !within(file, "table")) continue;
    tables += Number(text.includes("TableSpec<"));
    for (const [, from = ""] of text.matchAll(/(?:from|import|import\() ?"(\.[^"]+)"/g)) {
      const to = posix.join(posix.dirname(file), from);
      if (games.some((game) => within(to, game) && game !== own)) wrong.push(`${file} imports ${to}`);
    }
  }
  expect(wrong).toEqual([]);
  // One specification for each game, and the type itself.
  expect(tables).toBe(games.length + 1);
});
