// Suggests card names for misspelled ones.
import { fold } from "../ui/words.js";
import type { CardFacts } from "./catalogue.js";

/** Maximum number of suggestions. */
const SHOWN = 3;

/** Returns the edit distance of two words: changed, missing, additional or transposed letters. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? 0;
}

/** Returns the number of typing errors allowed in a word of this length. */
const slips = (word: string) => (word.length < 4 ? 1 : Math.max(1, Math.floor(word.length / 3)));

/** Returns names similar to the words, in the spelling of the cards, nearest first. */
export function suggestions(all: readonly CardFacts[], typed: string): readonly string[] {
  const wanted = fold(typed).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const found = new Map<string, number>();
  for (const { name, subtitle } of all) {
    for (const part of [name, subtitle ?? "", `${name} ${subtitle ?? ""}`]) {
      const words = part.split(/[\s,•]+/).filter(Boolean);
      let total = 0;
      const chosen: string[] = [];
      for (const want of wanted) {
        const near = words
          .map((word) => ({ word, far: distance(want, fold(word)) }))
          .sort((one, other) => one.far - other.far)[0];
        if (near === undefined || near.far > slips(want) || chosen.includes(near.word)) {
          total = Number.POSITIVE_INFINITY;
          break;
        }
        total += near.far;
        chosen.push(near.word);
      }
      const phrase = chosen.join(" ");
      if (Number.isFinite(total) && total < (found.get(phrase) ?? Number.POSITIVE_INFINITY))
        found.set(phrase, total);
    }
  }
  return [...found]
    .sort(([, one], [, other]) => one - other)
    .slice(0, SHOWN)
    .map(([phrase]) => phrase);
}
