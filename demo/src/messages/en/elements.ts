/** Texts of the elements that other web sites embed, beside those of the cards and of the calculator. */
export const elements = {
  "elements.deck.name": "Deck",
  "elements.deck.character": "Characters",
  "elements.deck.stratagem": "Stratagems",
  "elements.deck.battle": "Battle cards",
  "elements.deck.unknown.one": "This line names no known card:",
  "elements.deck.unknown.other": "These {count} lines name no known card:",
  "elements.deck.copy": "Copy the list",
  "elements.deck.not-copied":
    "The browser does not allow copying. Allow this site to use the clipboard, and try again.",
  "elements.deck.open": "Open in the deck editor",
  "elements.deck.check": "Is it legal?",
  "elements.deck.legal": "Legal for tournaments.",
  "elements.odds.ko": "KO:",
  "elements.odds.open": "Open in the calculator",
  "elements.table": "table {number}",
} as const;
