/** Deck lists of a tournament. */
export const tournamentDecks = {
  "tournament.decks": "Decklisten",
  "tournament.deck-of": "Wessen",
  "tournament.deck-text": "Deckliste",
  "tournament.deck-pool": "Was geöffnet oder gedraftet wurde",
  "tournament.deck-judge": "Prüfen",
  "tournament.deck-legal": "Die Liste ist erlaubt.",
  "tournament.deck-hand-in": "Abgeben",
  "tournament.deck-anyway": "Trotzdem abgeben",
  "tournament.deck-handed-in": "Die Liste von {name} ist abgegeben.",
  "tournament.deck-minutes": "Minuten der Deckkontrolle",
  "tournament.deck-sideboarded": "Seit Beginn des Matches können Karten getauscht worden sein",
  "tournament.deck-compare": "Mit der Liste vergleichen",
  "tournament.deck-same": "Das Deck stimmt mit der Liste überein.",
  "tournament.deck-difference": "{card}: {registered} auf der Liste, {found} im Deck",
} as const;
