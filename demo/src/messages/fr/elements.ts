/** Textes des éléments que d’autres sites intègrent. */
export const elements = {
  "elements.deck.name": "Deck",
  "elements.deck.character": "Personnages",
  "elements.deck.stratagem": "Stratagèmes",
  "elements.deck.battle": "Cartes de combat",
  "elements.deck.unknown.one": "Cette ligne ne nomme aucune carte connue :",
  "elements.deck.unknown.other": "Ces {count} lignes ne nomment aucune carte connue :",
  "elements.deck.copy": "Copier la liste",
  "elements.deck.not-copied":
    "Le navigateur ne permet pas de copier. Autorisez ce site à utiliser le presse-papiers, puis réessayez.",
  "elements.deck.open": "Ouvrir dans l’éditeur de deck",
  "elements.deck.check": "Est-il légal ?",
  "elements.deck.legal": "Légal en tournoi.",
  "elements.odds.ko": "KO :",
  "elements.odds.open": "Ouvrir dans le calculateur",
  "elements.table": "table {number}",
};
