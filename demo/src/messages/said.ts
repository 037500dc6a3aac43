// Says the engine's English sentences of entries, warnings, refusals and reasons in the page's language.
import { cupSentences } from "./en/cup-sentences.js";
import { reasons } from "./en/reasons.js";
import { refusals } from "./en/refusals.js";
import { sentences } from "./en/sentences.js";
import type { Translation } from "./types.js";

/** Places that hold a number, perhaps with its sign. */
const numbers = new Set(
  "amount old now most change turn game sides result minutes stars number after left".split(" "),
);

const english = { ...sentences, ...cupSentences, ...refusals, ...reasons };

interface Pattern {
  readonly key: keyof typeof english;
  readonly shape: RegExp;
  readonly literal: number;
}

/** The sentences as patterns, those with more words of their own first. */
const patterns: readonly Pattern[] = Object.entries(english)
  .map(([key, text]) => {
    const literal = text.replace(/\{\w+\}/g, "");
    const shape = text
      .split(/(\{\w+\})/)
      .map((part) => {
        const place = /^\{(\w+)\}$/.exec(part)?.[1];
        if (place === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
        return numbers.has(place) ? `(?<${place}>[+−-]?\\d+)` : `(?<${place}>.+?)`;
      })
      .join("");
    return { key: key as Pattern["key"], shape: new RegExp(`^${shape}$`, "su"), literal: literal.length };
  })
  .sort((one, other) => other.literal - one.literal);

/** Sentences that are looked for by the beginning of their keys alone: those inside others, and the reasons of the rules. */
const apart = /^said\.(?:part|word|why)\./;

/** The sentences that stand inside others, at the places that hold them. */
const within = (place: string): string | undefined =>
  place === "whom"
    ? "said.part."
    : place === "reason"
      ? "said.why."
      : ["pile", "there", "mode", "what"].includes(place)
        ? "said.word."
        : undefined;

/**
 * Returns a sentence of the engine in a language, or `undefined` if it is not known. `beginning` is that of the keys to look
 * among.
 */
export function saidIn(translation: Translation, text: string, beginning = ""): string | undefined {
  for (const { key, shape } of patterns) {
    if (beginning === "" ? apart.test(key) : !key.startsWith(beginning)) continue;
    const values = shape.exec(text)?.groups ?? (shape.test(text) ? {} : undefined);
    if (values === undefined) continue;
    return translation[key].replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = values[place] ?? "";
      if (place === "icons") return iconsIn(translation, value);
      if (place === "list") return value.replace(/ (?:and|or) /g, ", ");
      if (place === "slot") return wordIn(translation, `cards.type.${value.toLowerCase()}`) ?? value;
      if (place === "player")
        return value.replace(/^Player (\d)$/, (_, number) =>
          translation["play.player"].replace("{number}", number),
        );
      const inner = within(place);
      return (inner === undefined ? undefined : saidIn(translation, value, inner)) ?? value;
    });
  }
  return undefined;
}

/** Returns a text of a key that is put together, if there is one. */
const wordIn = (translation: Translation, key: string): string | undefined =>
  key in translation ? translation[key as keyof Translation] : undefined;

/** Returns the icons of flipped cards, such as "orange blue, no icon", in a language. */
const iconsIn = (translation: Translation, icons: string): string =>
  icons.replace(
    /no icon|\p{L}+/gu,
    (icon) => wordIn(translation, icon === "no icon" ? "color.none" : `color.${icon}`) ?? icon,
  );
