// Suggests card names for misspelled ones.
import { distance, slips } from "../ui/near.js";
import { fold } from "../ui/words.js";
import type { CardFacts } from "./catalogue.js";

/** Maximum number of suggestions. */
const SHOWN = 3;

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
