// Decks that come with the page, as the lists that `tcg.parseDeck()` reads.

const files = import.meta.glob<string>(["../../../rust/tcg/decks/*.txt", "./samples/*.txt"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Starter {
  readonly name: string;
  readonly list: string;
}

/** Decks with cards that the engine does not play yet: for a real table, for odds and for the deck builder. */
const notPlayed = /\/(?:blaster|soundwave)\.txt$/;

const read = (entries: readonly [string, string][]): readonly Starter[] =>
  entries.map(([, list]) => ({ name: /^#\s*(.+)$/m.exec(list)?.[1]?.trim() ?? "A deck", list }));

/** All of them, in the order of their file names. */
export const starters: readonly Starter[] = read(Object.entries(files));

/** Those of which the engine plays every card. */
export const playable: readonly Starter[] = read(
  Object.entries(files).filter(([file]) => !notPlayed.test(file)),
);
