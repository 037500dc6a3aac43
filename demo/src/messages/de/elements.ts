/** Texte der Elemente, die andere Webseiten einbetten. */
export const elements = {
  "elements.deck.name": "Deck",
  "elements.deck.character": "Charaktere",
  "elements.deck.stratagem": "Stratageme",
  "elements.deck.battle": "Kampfkarten",
  "elements.deck.unknown.one": "Diese Zeile nennt keine bekannte Karte:",
  "elements.deck.unknown.other": "Diese {count} Zeilen nennen keine bekannte Karte:",
  "elements.deck.copy": "Liste kopieren",
  "elements.deck.not-copied":
    "Der Browser erlaubt das Kopieren nicht. Erlaube dieser Seite die Zwischenablage, und versuche es noch einmal.",
  "elements.deck.open": "Im Deck-Editor öffnen",
  "elements.deck.check": "Ist es erlaubt?",
  "elements.deck.legal": "In Turnieren erlaubt.",
  "elements.odds.ko": "KO:",
  "elements.odds.open": "Im Rechner öffnen",
  "elements.table": "Tisch {number}",
};
