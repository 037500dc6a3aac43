// Decks that come with the page, as the lists that `tcg.parseDeck()` reads.

const files = import.meta.glob<string>("../../../rust/tcg/decks/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Starter {
  readonly name: string;
  readonly list: string;
}

/** In the order of their file names. */
export const starters: readonly Starter[] = Object.values(files).map((list) => ({
  name: /^#\s*(.+)$/m.exec(list)?.[1]?.trim() ?? "A deck",
  list,
}));
