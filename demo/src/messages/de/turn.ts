import type { Part } from "../types.js";

export const turn = {
  "turn.title": "Ganze Züge",
  "battle.alone": "Ein Angriff",
  "turn.intro":
    "Die Regeln spielen mit, vom Tisch aus, wie er ist: Was gespielt und was geflippt wird, wird eingetragen; sie sagen, was erlaubt ist, und der Tisch folgt.",
  "turn.begin": "Von hier an mitspielen",
  "turn.may": "Was {name} tun darf",
  "turn.decides": "{name} entscheidet",
  "turn.decides-for": "{name} entscheidet: {card}",
  "turn.cards": "Eine Karte spielen",
  "turn.flips": "Einen Charakter umdrehen",
  "turn.taps": "Tapp-Fähigkeiten",
  "turn.attacks": "Angreifen",
  "turn.flip-to": "{name} in den Modus {mode}",
  "turn.tap-of": "Tapp-Fähigkeit von {name}",
  "turn.play": "Eine Karte, die {name} spielt",
  "turn.refused": "{name} kann jetzt nicht gespielt werden.",
  "turn.hidden": "Hände, Ablagen, Decks",
  "turn.deck": "Karten von {name} sind aus",
  "turn.any-card": "irgendeinem Deck",
  "turn.hand-count": "Karten in der Hand von {name} am Anfang",
  "turn.named-hand": "Genannte Karten in der Hand von {name}",
  "turn.named-scrap": "Genannte Karten in der Ablage von {name}",
  "turn.named-secret": "Genannte geheime Aktionen von {name}",
  "turn.name-hand": "Eine Karte in der Hand von {name} nennen",
  "turn.name-scrap": "Eine Karte in der Ablage von {name} nennen",
  "turn.name-secret": "Eine verdeckte geheime Aktion von {name} nennen",
  "turn.forget": "{name} wegnehmen",
  "turn.enter": "{name} flippt, sieht an oder zeigt",
  "turn.enter-for": "{name} deckt auf für {card}",
  "turn.enter-attack": "{name} flippt für den Angriff von {card}",
  "turn.enter-defense": "{name} flippt für die Verteidigung von {card}",
  "turn.flipped": "{name} flippt: {cards}",
  "turn.left.one": "Noch 1 Karte einzutragen.",
  "turn.left.other": "Noch {count} Karten einzutragen, der Reihe nach von oben.",
  "turn.entered": "Alle sind eingetragen.",
  "turn.told": "Was geschah",
  "turn.blank": "eine ungenannte Karte",
  "turn.counter": "Marke",
  "turn.take-back": "Letzten Schritt zurücknehmen",
  "turn.save": "Diesen Zug für eine Meldung sichern",
  "turn.leave": "Nicht mehr mitspielen",
  "turn.apart":
    "Der Tisch wurde inzwischen von Hand geändert. Vom Tisch aus, wie er ist, wissen die Regeln, was von diesem Zug verbraucht ist, aber nicht, was frühere Karten noch bewirken.",
  "turn.go-on": "Vom Tisch aus weiter, wie er ist",
  "turn.over": "Das Spiel ist aus: {reason}",
  "turn.by-hand":
    "Dieser Schritt wurde nicht gemacht. Er geht von Hand auf dem Tisch; danach machen die Regeln von dort weiter.",
  "turn.own": "{name} ist keine Karte des Katalogs; damit können die Regeln nicht mitspielen.",
  "turn.unknown-upgrade": "{name} ist keine Karte des Katalogs und bleibt außer Acht.",
  "turn.no-more": "„{step}“ ist damit nicht mehr möglich.",
  "turn.shuffled":
    "„{step}“ deckt eine Karte auf, die vor dem Mischen des Decks bekannt war; welche es wirklich ist, können die Regeln nicht aufnehmen.",
  "turn.search": "„{step}“ geht ein ganzes Deck durch, das die Regeln nicht kennen.",
  "turn.too-long": "Das ist länger, als die Regeln an einem Stück mitspielen.",
  "turn.kept-damaged":
    "Was vom Mitspielen der Regeln in diesem Spiel aufgehoben wurde, ist nicht lesbar (bei „{where}“) und wurde weggelassen. Das Spiel selbst ist vollständig: Von hier an können die Regeln wieder mitspielen.",
  "turn.kept-unplayable":
    "Was vom Mitspielen der Regeln in diesem Spiel aufgehoben wurde, lässt sich nicht mehr nachspielen und wurde weggelassen: {reason} Das Spiel selbst ist vollständig: Von hier an können die Regeln wieder mitspielen.",
  "turn.overtaken":
    "Inzwischen wurde in einem anderen Tab mitgespielt. So steht es dort; was hier eben getan wurde, zählt nicht.",
  "turn.named-deck": "Karten, die irgendwo im Deck von {name} sind",
  "turn.name-deck": "Eine Karte nennen, die irgendwo im Deck von {name} ist",
  "turn.name-deck-hint":
    "Für das, was vor dem Spiel gesucht wird: Die gefundene Karte hier nennen, dann kann sie gewählt werden.",
  "turn.new-deck": "Die Ablage von {name} wurde zum Deck",
  "turn.new-deck-forgets":
    "Die Regeln beginnen dann von hier aus neu: Was Karten bis zum Ende des Zugs noch bewirken, ist vergessen.",
  "turn.limits":
    "Decks sind unbekannt bis auf die eingetragenen Karten, Hände bis auf die genannten: Wo eine Karte nach einer fragt, die niemand genannt hat, steht eine ungenannte Karte. Auch wie viele Karten ein Deck hat, ist unbekannt; darum ist unter „Hände, Ablagen, Decks“ zu sagen, wenn eine Ablage zum Deck wurde; was Karten in diesem Augenblick bewirken, geschieht von Hand. In Ablagen liegt, was genannt wurde und was seither dorthin kam. Nach Symbolen eingetragene Karten haben keinen Text.",
  "turn.must-attack": "{name} greift an, bevor der Zug endet:",
} as const satisfies Part;
