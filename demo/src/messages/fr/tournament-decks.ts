/** Deck lists of a tournament. */
export const tournamentDecks = {
  "tournament.decks": "Listes de deck",
  "tournament.deck-of": "De qui",
  "tournament.deck-text": "Liste de deck",
  "tournament.deck-pool": "Cartes ouvertes ou draftées",
  "tournament.deck-judge": "Vérifier",
  "tournament.deck-legal": "La liste est légale.",
  "tournament.deck-hand-in": "Remettre",
  "tournament.deck-anyway": "Remettre quand même",
  "tournament.deck-handed-in": "La liste de {name} est remise.",
  "tournament.deck-minutes": "Minutes du contrôle de deck",
  "tournament.deck-sideboarded": "Des cartes ont pu être échangées depuis le début du match",
  "tournament.deck-compare": "Comparer avec la liste",
  "tournament.deck-same": "Le deck est conforme à la liste.",
  "tournament.deck-difference": "{card} : {registered} sur la liste, {found} dans le deck",
} as const;
