// The lines of a pasted deck list. Only counts and names are read here, for showing; what is legal the engine says.

/** A line of a list: a count and what was written for the card, or a title. */
export type Line = { readonly count: number; readonly name: string } | { readonly title: string };

/** A card with its count, before or after the name: `3 Field Repair`, `3x Field Repair`, `Field Repair x3`. */
const COUNTED = /^(?:(\d{1,3})\s*[x×]?\s+(.+)|(.+?)\s+[x×]\s*(\d{1,3}))$/i;
/** The words that lists put over their parts. */
const TITLES =
  /^(?:characters?|stratagems?|deck|battle (?:cards|deck)|actions?|upgrades?|sideboard|outside|starting)s?\b.*$/i;

/** Returns the name of a list, if it has one, and its lines. Empty lines and comments are left out. */
export function readLines(text: string): { name: string | undefined; lines: readonly Line[] } {
  let name: string | undefined;
  const lines: Line[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("//")) continue;
    if (line.startsWith("#")) {
      name ??= line.replace(/^#+\s*/, "");
      continue;
    }
    const [, before, after, first, behind] = COUNTED.exec(line) ?? [];
    if (before !== undefined && after !== undefined) lines.push({ count: Number(before), name: after });
    else if (first !== undefined && behind !== undefined) lines.push({ count: Number(behind), name: first });
    else if (TITLES.test(line)) lines.push({ title: line.replace(/:$/, "") });
    else lines.push({ count: 1, name: line });
  }
  return { name, lines };
}
