// Finds names for misspelled ones.
import { fold } from "./words.js";

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
export const slips = (word: string) => (word.length < 4 ? 1 : Math.max(1, Math.floor(word.length / 3)));

/** Words of fewer letters, such as titles, do not tell names apart. */
const TELLING = 4;

/**
 * Returns the texts that are nearest to the words, which no text has as they are: written as one word ("T-Rex"), or with
 * most letters in words that are spelled alike ("Dr. Strange", "Sindbad").
 */
export function nearest<T>(all: readonly T[], words: readonly string[], textOf: (one: T) => string): T[] {
  const joined = words.join("");
  const letters = (text: string) => {
    const parts = fold(text).split(" ").filter(Boolean);
    if (joined !== "" && parts.join("").includes(joined)) return { found: joined.length, far: 0 };
    let [found, far] = [0, 0];
    for (const word of words) {
      const least = Math.min(...parts.map((part) => distance(word, part)));
      if (word.length < TELLING || least > slips(word)) continue;
      found += word.length;
      far += least;
    }
    return { found, far };
  };
  const ranked = all.map((one) => ({ one, ...letters(textOf(one)) })).filter(({ found }) => found > 0);
  const most = Math.max(...ranked.map(({ found }) => found));
  return ranked
    .filter(({ found }) => found === most)
    .sort((one, other) => one.far - other.far)
    .map(({ one }) => one);
}
