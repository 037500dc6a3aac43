// The filters of the catalogue as words of the package's own search.

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

/** `trait:"spy patrol" stars<=6`, as `cards.search` reads it. */
export function queryOf(words: string, filtered: Filtered): string {
  const terms = filters.flatMap((filter) => {
    const value = filtered[filter];
    return value ? [`${filter}:${/\s/.test(value) ? `"${value}"` : value}`] : [];
  });
  return [...terms, words.trim()].filter((term) => term !== "").join(" ");
}
