// Converts the catalogue's filters into the query language of the package's search.

export const filters = ["type", "faction", "icon", "set", "trait"] as const;
export type Filter = (typeof filters)[number];
export type Filtered = Readonly<Partial<Record<Filter, string>>>;

export const types = [
  "character",
  "combiner",
  "action",
  "secret",
  "upgrade",
  "weapon",
  "armor",
  "utility",
  "stratagem",
] as const;

/** Returns a query for `cards.search`, such as `trait:"spy patrol" stars<=6`. */
export function queryOf(words: string, filtered: Filtered): string {
  const terms = filters.flatMap((filter) => {
    const value = filtered[filter];
    return value ? [`${filter}:${/\s/.test(value) ? `"${value}"` : value}`] : [];
  });
  return [...terms, words.trim()].filter((term) => term !== "").join(" ");
}
