// The texts of the page: none is missing in any language, none lacks a place to fill, none is unused.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import de from "../../demo/src/messages/de/index.js";
import { en } from "../../demo/src/messages/en/index.js";
import fr from "../../demo/src/messages/fr/index.js";

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

for (const [name, texts] of Object.entries({ de, fr })) {
  test(`${name} says all that English says, and fills the same places`, () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(texts)) {
      // A language that says "one" of other numbers too, as French of 0, has to name it.
      const filled = (all: string) =>
        places(all).filter((place) => !(key.endsWith(".one") && place === "{count}"));
      expect(filled(text), key).toEqual(filled(en[key as keyof typeof en]));
    }
  });
}

test("every text is used", () => {
  const folder = new URL("../../demo/src/", import.meta.url);
  const files = readdirSync(folder, { recursive: true }).map(String);
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !/^messages/.test(file))
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
  // Keys are written out, or begin with what stands before the first place of a template.
  const beginnings = [...code.matchAll(/`([a-z-]+\.[\w.-]*)\$\{/g)].map(([, beginning]) => beginning ?? "");
  const unused = Object.keys(en).filter((key) => {
    const stem = key.replace(/\.(one|other)$/, "");
    const isUsed = code.includes(`"${key}"`) || code.includes(`"${stem}"`);
    return !isUsed && !beginnings.some((beginning) => key.startsWith(beginning));
  });
  expect(unused).toEqual([]);
});
