/** Deck lists of a tournament. */
export const tournamentDecks = {
  "tournament.decks": "Deck lists",
  "tournament.deck-of": "Whose",
  "tournament.deck-text": "Deck list",
  "tournament.deck-pool": "What was opened or drafted",
  "tournament.deck-judge": "Check the list",
  "tournament.deck-legal": "The list is legal.",
  "tournament.deck-hand-in": "Hand in",
  "tournament.deck-anyway": "Hand in anyway",
  "tournament.deck-handed-in": "The list of {name} is handed in.",
  "tournament.deck-minutes": "Minutes of the deck check",
  "tournament.deck-sideboarded": "Cards may have been swapped since the match began",
  "tournament.deck-compare": "Compare with the list",
  "tournament.deck-same": "The deck is as it is on the list.",
  "tournament.deck-difference": "{card}: {registered} on the list, {found} in the deck",
} as const;
