// Says the engine's English sentences of entries, warnings and refusals in the page's language.
import { cupSentences } from "./en/cup-sentences.js";
import { refusals } from "./en/refusals.js";
import { sentences } from "./en/sentences.js";
import type { Translation } from "./types.js";

/** Places that hold a number, perhaps with its sign. */
const numbers = new Set(
  "amount old now most change turn game sides result minutes stars number after left".split(" "),
);

interface Pattern {
  readonly key: keyof typeof sentences | keyof typeof cupSentences | keyof typeof refusals;
  readonly shape: RegExp;
  readonly literal: number;
}

/** The sentences as patterns, those with more words of their own first. */
const patterns: readonly Pattern[] = Object.entries({ ...sentences, ...cupSentences, ...refusals })
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

/** The sentences that stand inside others, at the places that hold them. */
const within = (place: string): string | undefined =>
  place === "whom"
    ? "said.part."
    : ["pile", "there", "mode", "slot"].includes(place)
      ? "said.word."
      : undefined;

/**
 * Returns a sentence of the engine in a language, or `undefined` if it is not known. `beginning` is that of the keys to look
 * among.
 */
export function saidIn(translation: Translation, text: string, beginning = ""): string | undefined {
  for (const { key, shape } of patterns) {
    const isInner = key.startsWith("said.part.") || key.startsWith("said.word.");
    if (beginning === "" ? isInner : !key.startsWith(beginning)) continue;
    const values = shape.exec(text)?.groups ?? (shape.test(text) ? {} : undefined);
    if (values === undefined) continue;
    return translation[key].replace(/\{(\w+)\}/g, (_, place: string) => {
      const value = values[place] ?? "";
      if (place === "icons") return iconsIn(translation, value);
      if (place === "list") return value.replace(" and ", ", ");
      const inner = within(place);
      return (inner === undefined ? undefined : saidIn(translation, value, inner)) ?? value;
    });
  }
  return undefined;
}

/** Returns the icons of flipped cards, such as "orange blue, no icon", in a language. */
const iconsIn = (translation: Translation, icons: string): string =>
  icons.replace(/no icon|\p{L}+/gu, (icon) => {
    const key = icon === "no icon" ? "color.none" : `color.${icon}`;
    return key in translation ? translation[key as keyof Translation] : icon;
  });
