import type { Part } from "../types.js";

export const help = {
  "help.title": "Regeln des Augenblicks",
  "help.source": "Quelle: {source}",
  "help.keys":
    "Mit der Tastatur: Tab führt von Teil zu Teil, Pfeiltasten führen darin weiter, Enter wählt und Escape lässt los. F6 führt von der Frage zum Spielfeld, zur Hand und zurück. Die Kontextmenü-Taste zeigt ein Ding ganz, und die Leertaste geht weiter.",
  "help.tcg-main":
    "Hauptphase: je einmal und in beliebiger Reihenfolge einen Charakter umdrehen, eine Aktion spielen und ein Upgrade spielen. In den ersten Zügen ist weniger erlaubt. Danach greift ein ungetappter Charakter an.",
  "help.tcg-attack":
    "Angriff: Ein ungetappter Charakter wird getappt und greift einen getappten Gegner an; ist keiner getappt, dann einen beliebigen. Gegner mit „Brave“ werden vor anderen angegriffen.",
  "help.tcg-flip":
    "Kampf: Beide Seiten flippen zwei Kampfkarten, mit Bold oder Tough mehr, und einmal zwei weitere für ein weißes Symbol. Jedes orange Symbol gibt 1 Angriff, jedes blaue 1 Verteidigung. Was der Angriff über der Verteidigung hat, ist Schaden.",
  "help.tcg-choice":
    "Eine Fähigkeit wird ausgeführt, so weit wie möglich und in der Reihenfolge ihres Textes. Lösen mehrere Fähigkeiten einer Person zugleich aus, bestimmt sie die Reihenfolge.",
  "help.unmatched-action":
    "Ein Zug hat zwei Aktionen, auch zweimal die gleiche: Manöver (eine Karte ziehen, dann die Kämpfer bewegen), eine Aktionskarte spielen oder Angriff. Am Ende bleiben höchstens sieben Karten auf der Hand.",
  "help.unmatched-move":
    "Jeder deiner Kämpfer geht höchstens so weit wie sein Bewegungswert. Eine als BOOST abgeworfene Karte erhöht ihn für alle. Kämpfer gehen durch die eigene Seite, nie durch Gegner, und enden auf einem leeren Feld.",
  "help.unmatched-combat":
    "Wer angreift, spielt eine Karte verdeckt, wer verteidigt, darf eine spielen. Beide werden aufgedeckt. Effekte folgen ihrer Zeit: sofort, während des Kampfes, nach dem Kampf; zur gleichen Zeit zuerst die der Verteidigung. Der Schaden ist der Angriffswert ohne den der Verteidigung.",
  "help.unmatched-choice":
    "Ein Effekt wird ausgeführt, so weit wie möglich. Einen Effekt mit „du darfst“ kann man ablehnen, andere nicht.",
  "help.deckbuilder-turn":
    "In deinem Zug spielst du Karten, gehst und suchst mit Move und gibst Power aus, um Karten zu kaufen oder gegen erreichbare zu kämpfen. Am Ende werden alle Karten abgeworfen, und eine neue Hand wird gezogen.",
  "help.deckbuilder-battle":
    "Konfrontation: Nach Assists und einem Encounter wird die Power mit den Kosten der Karte verglichen. Genug Power besiegt sie und bringt die Belohnung, zu wenig nicht.",
  "help.deckbuilder-choice":
    "Ein Effekt wird ausgeführt. Wähle, wonach er fragt; was freiwillig ist, lässt sich ablehnen.",
} as const satisfies Part;
