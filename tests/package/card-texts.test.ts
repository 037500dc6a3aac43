// The generated texts of all cards, heroes and characters read well: articles, plurals, genitives, spaces, marks.
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadUnmatched } from "altmode/unmatched";
import { expect, test } from "vitest";
import { tcg } from "./support.js";

const unmatched = await loadUnmatched();
const deckbuilder = await loadDeckbuilder();

const things = "card|space|fighter|action|character|token|time|upgrade|counter";

/** Patterns of clumsy English, by what is wrong. */
const clumsy: Readonly<Record<string, RegExp>> = {
  "a before a vowel": /\b[Aa] (?=[aeio]|u(?!ni|se|sa|ti))/,
  "an before a consonant": /\b[Aa]n (?![aeiouAEIOU[]|hour|honest|X\b)/,
  "two articles": /\b(?:[Aa]n?|[Tt]he) (?:an?|[Tt]he) /,
  "a word twice": /\b(\w+) \1\b/i,
  "1 of several": new RegExp(`\\b1 (?:${things})s\\b`, "i"),
  "several of one": new RegExp(`\\b(?:[2-9]|\\d\\d) (?:${things})\\b(?!-)`, "i"),
  "a double genitive": /'s's|s's\b|'s 's/,
  "less of what is counted": new RegExp(`\\bless (?:${things})s\\b`),
  spaces: / {2}|^ | $| [.,;:!?]/,
  marks: /[.,;:]{2}|[.,;][A-Za-z]/,
  "singular they": /\b[Tt]hey (?:is|has)\b/,
};

/** Returns all texts in a card, hero or character with their places. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name !== "text" && name !== "note") return textsIn(part, `${place}.${name}`);
    return typeof part === "string" ? [[`${place}.${name}`, part] as [string, string]] : [];
  });
}

const all = { tcg: tcg.cards.all(), unmatched: [] as object[], deckbuilder: [] as object[] };
all.unmatched = [...unmatched.heroes.all(), ...unmatched.cards.all(), ...unmatched.boards.all()];
all.deckbuilder = [...deckbuilder.cards.all(), ...deckbuilder.characters.all()];
/** Fewer texts than the cards with abilities. */
const least = { tcg: 1000, unmatched: 900, deckbuilder: 90 };

test.each(["tcg", "unmatched", "deckbuilder"] as const)("no text of %s is clumsy", (game) => {
  const texts = all[game].flatMap((thing) => textsIn(thing, String("id" in thing ? thing.id : "")));
  expect(texts.filter(([, text]) => text !== "").length).toBeGreaterThan(least[game]);
  const found = texts.flatMap(([place, text]) =>
    text
      .split("\n")
      .flatMap((line) =>
        Object.entries(clumsy).flatMap(([wrong, pattern]) =>
          pattern.test(line) ? [`${wrong}: ${place}: ${line}`] : [],
        ),
      ),
  );
  expect(found).toEqual([]);
});
