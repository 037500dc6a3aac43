// The texts of the page: none is missing in any language, none lacks a place to fill, none is unused.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import de, { questions as questionsDe } from "../../demo/src/messages/de/index.js";
import { companion } from "../../demo/src/messages/en/companion.js";
import { deckbuilder } from "../../demo/src/messages/en/deckbuilder.js";
import { en } from "../../demo/src/messages/en/index.js";
import { tcg } from "../../demo/src/messages/en/tcg.js";
import { tournament } from "../../demo/src/messages/en/tournament.js";
import { tournamentDecks } from "../../demo/src/messages/en/tournament-decks.js";
import { tournamentDesk } from "../../demo/src/messages/en/tournament-desk.js";
import { tournamentPrint } from "../../demo/src/messages/en/tournament-print.js";
import { unmatchedMore } from "../../demo/src/messages/en/unmatched-more.js";
import fr, { questions as questionsFr } from "../../demo/src/messages/fr/index.js";
import { usedKeys } from "../../scripts/lib/used-keys.mjs";

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

/** Words of the rules in English, where they have that meaning, and the one word for each in German and French. */
const terms: readonly (readonly [english: RegExp, keys: RegExp, german: RegExp, french: RegExp])[] = [
  [/\bscheme\b/i, /^(?:companion|help|said|unmatched)\./, /aktion/i, /manigance/i],
  [/\bKO/, /./, /\bKO/, /\bKO/],
  [/\bhealth\b/i, /./, /leben/i, /\bvie\b/i],
  [/\bUpgrades?\b/, /./, /Upgrade/, /Upgrade/],
  [/\bscrap pile\b/i, /./, /Ablage/, /rebut/i],
  [/\btap abilit/i, /./, /Tapp-Fähigkeit/, /capacités? d’engagement/i],
  [/\b(?:Power|Encounter)s?\b/, /^(?:deckbuilder|help)\./, /Power|Encounter/, /Power|Encounter/],
];

for (const [name, texts] of Object.entries({ de, fr })) {
  test(`${name} has one word for each term of the rules`, () => {
    for (const [term, keys, german, french] of terms) {
      const those = Object.entries(texts).filter(
        ([key]) => keys.test(key) && term.test(en[key as keyof typeof en].replace(/\{\w+\}/g, "")),
      );
      expect(those.length, String(term)).toBeGreaterThan(5);
      expect(those.filter(([, text]) => !(name === "de" ? german : french).test(text))).toEqual([]);
    }
  });
}

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

/** Returns all texts of an object with their paths. */
function flat(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => flat(part, `${path}.${key}`));
}

test("the questions of the games name the same things in German and French", () => {
  const french = new Map(flat(questionsFr));
  const german = flat(questionsDe);
  expect(german.map(([path]) => path).sort()).toEqual([...french.keys()].sort());
  for (const [path, text] of german) expect(places(text), path).toEqual(places(french.get(path) ?? ""));
});

/** The page's own files with what is in them, without the texts. */
function sources(): (readonly [file: string, code: string])[] {
  const folder = new URL("../../demo/src/", import.meta.url);
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/^messages/.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), "utf8")] as const);
}

test("every text is used", () => {
  const code = sources()
    .map(([, text]) => text)
    .join("\n");
  const keys = Object.keys(en);
  const used = new Set(usedKeys(code, keys));
  // Sentences of the engine are found by their words (`said.ts`).
  const unused = keys.filter((key) => !key.startsWith("said.") && !used.has(key));
  expect(unused).toEqual([]);
});

test("texts that come with a screen's code are used by that screen alone", () => {
  const screens = {
    companion,
    deckbuilder,
    tcg,
    tournament: { ...tournament, ...tournamentDecks, ...tournamentDesk, ...tournamentPrint },
    unmatched: unmatchedMore,
  };
  const own = Object.entries(screens).flatMap(([screen, texts]) =>
    Object.keys(texts).map((key) => [key.replace(/\.(one|other)$/, ""), screen] as const),
  );
  const used = sources().flatMap(([file, code]) =>
    own
      .filter(
        ([key, screen]) => code.includes(`"${key}"`) && !file.replace("games/", "").startsWith(`${screen}/`),
      )
      .map(([key]) => [file, key]),
  );
  expect(own.length).toBeGreaterThan(300);
  expect(used).toEqual([]);
});

test("German says du, and French says vous", () => {
  // At the beginning of a longer sentence, "Sie" may stand for what was named before.
  const formal = / (?:Sie|Ihnen|Ihr|Ihre[nmrs]?)\b|^Sie \w+en$/;
  const familiar = /(?<!\p{L})(?:(?:tu|toi|ton|tes)(?!\p{L})|t’)/iu;
  const wrong = [
    ...[...Object.entries(de), ...flat(questionsDe)].filter(([, text]) => formal.test(text)),
    ...[...Object.entries(fr), ...flat(questionsFr)].filter(([, text]) => familiar.test(text)),
  ];
  expect(wrong).toEqual([]);
});

/** English words with several meanings at the tables, which other languages tell apart. */
const ambiguous: readonly string[] = ["Attack", "attack", "Damage", "Move", "Place", "Play", "Set", "none"];

for (const [name, texts] of Object.entries({ de, fr })) {
  test(`${name} has one word for each thing at the tables of the games`, () => {
    const said = new Map<string, Map<string, string[]>>();
    for (const [key, text] of Object.entries(texts)) {
      if (!/^(?:deckbuilder|play|replay|table|tcg|unmatched)\./.test(key)) continue;
      const english = en[key as keyof typeof en];
      if (ambiguous.includes(english)) continue;
      // English has one word for one health and for several.
      if (key.endsWith(".one") && english === en[key.replace(/one$/, "other") as keyof typeof en]) continue;
      const words = said.get(english) ?? new Map<string, string[]>();
      words.set(text, [...(words.get(text) ?? []), key]);
      said.set(english, words);
    }
    const several = [...said].filter(([, words]) => words.size > 1);
    expect(several.map(([english, words]) => [english, ...words.values()])).toEqual([]);
  });
}
