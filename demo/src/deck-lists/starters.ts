// Sample decks as lists for `tcg.parseDeck()`.

const ofProject = import.meta.glob<string>("../../../rust/tcg/decks/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofPage = import.meta.glob<string>("./samples/*.txt", { query: "?raw", import: "default", eager: true });
const files = [...Object.entries(ofProject), ...Object.entries(ofPage)];

export interface Starter {
  readonly name: string;
  readonly list: string;
}

const read = (entries: readonly [string, string][]): readonly Starter[] =>
  entries.map(([, list]) => ({ name: /^#\s*(.+)$/m.exec(list)?.[1]?.trim() ?? "A deck", list }));

/** All sample decks: those of the project, then those of the page, each in the order of file names. */
export const starters: readonly Starter[] = read(files);
