// Decks that come with the page, as the lists that `tcg.parseDeck()` reads.

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

/** Decks with cards that the engine does not play yet: for a real table, for odds and for the deck builder. */
const notPlayed = /\/(?:blaster|soundwave)\.txt$/;

const read = (entries: readonly [string, string][]): readonly Starter[] =>
  entries.map(([, list]) => ({ name: /^#\s*(.+)$/m.exec(list)?.[1]?.trim() ?? "A deck", list }));

/** All of them: those of the project, then those of the page alone, each in the order of their file names. */
export const starters: readonly Starter[] = read(files);

/** Those of which the engine plays every card. */
export const playable: readonly Starter[] = read(files.filter(([file]) => !notPlayed.test(file)));
