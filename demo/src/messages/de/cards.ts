import type { Part } from "../types.js";

export const cards = {
  "stat.attack": "Angriff",
  "stat.defense": "Verteidigung",
  "stat.health": "Leben",
  "stat.stars": "Sterne",
  "stat.tap": "tappen",
  "cards.missing":
    "Die Karten konnten nicht geladen werden. Bitte die Verbindung prüfen und noch einmal versuchen.",
  "cards.intro":
    "Jede Karte mit ihren Werten, ihren Symbolen und ihrem Text in den Worten der Regeln. Ein Schlüsselwort antippen erklärt es.",
  "cards.search": "Suche",
  "cards.search-help":
    "Wörter aus Name, Trait oder Text, oder Begriffe wie trait:plane, type:weapon, icon:orange, stars<=6, bold>=1. Ein Strich davor kehrt um.",
  "cards.any": "Alle",
  "cards.filter.type": "Art",
  "cards.filter.faction": "Fraktion",
  "cards.filter.icon": "Symbol",
  "cards.filter.set": "Serie",
  "cards.filter.trait": "Trait",
  "cards.sort": "Reihenfolge",
  "cards.sort.set": "Serie",
  "cards.sort.name": "Name",
  "cards.sort.stars": "Sterne",
  "cards.found.one": "1 Karte",
  "cards.found.other": "{count} Karten",
  "cards.found.zero": "Keine Karte passt zu allem.",
  "cards.meant": "Meintest du",
  "cards.more": "{count} weitere zeigen",
  "cards.back": "Alle Karten",
  "cards.unknown": "Es gibt keine Karte {id}.",
  "cards.other-printings": "Andere Ausgaben",
  "cards.kind.battle": "Kampfkarte",
  "cards.kind.character": "Charakter",
  "cards.kind.combiner": "Combiner",
  "cards.kind.stratagem": "Stratagem",
  "cards.type.action": "Aktion",
  "cards.type.secret": "Geheime Aktion",
  "cards.type.upgrade": "Upgrade",
  "cards.type.weapon": "Waffe",
  "cards.type.armor": "Rüstung",
  "cards.type.utility": "Ausrüstung",
  "cards.side": "seine Upgrade-Seite",
  "cards.for": "für {name}",
  "cards.mode-word": "Modus",
  "cards.banned": "In Turnieren verboten",
  "known.add": "Eine Karte mit {icons}",
  "known.several": "Mehrere Symbole…",
  "known.by-name": "Eine Karte nach Namen",
  "known.remove": "Karte {number} entfernen: {name}",
  "keyword.bold":
    "Bold N: Wenn dieser Charakter angreift, flippt sein Spieler N Karten mehr. Mehrere zählen zusammen.",
  "keyword.tough":
    "Tough N: Wenn dieser Charakter verteidigt, flippt sein Spieler N Karten mehr. Mehrere zählen zusammen.",
  "keyword.pierce":
    "Pierce N: Ein Angriff macht mindestens N Schaden, gleich wie hoch die Verteidigung ist, aber nie mehr als seine Angriffssumme.",
  "keyword.focus":
    "Focus N: Vor den Flips sieht der Spieler die obersten N Karten an, wirft beliebige ab und legt den Rest in beliebiger Reihenfolge zurück.",
  "keyword.plan": "Plan N: Der Spieler legt bis zu N Handkarten in beliebiger Reihenfolge auf sein Deck.",
  "keyword.safeguard":
    "Safeguard N: Solange dieser Charakter unbeschädigt ist, nimmt er höchstens N Schaden auf einmal.",
  "keyword.brave": "Brave: Unter den angreifbaren Charakteren muss einer mit Brave gewählt werden.",
  "keyword.stealth":
    "Stealth: Wird nicht angegriffen, solange ein Charakter ohne Stealth angegriffen werden könnte.",
  "keyword.bounty":
    "Bounty: gilt, wenn dieser Charakter genug Angriffsschaden macht, um einen Gegner KO zu setzen.",
  "keyword.revenge": "Revenge: gilt, wenn der Charakter, der es hat, KO geht.",
  "keyword.repair": "Repair N: nimmt N Schadensmarken vom Charakter.",
  "keyword.scrap": "Scrap: auf die Ablage legen; sie wird zum Deck, wenn dieses leer ist.",
  "keyword.secret-action":
    "Geheime Aktion: wird verdeckt gespielt; ihr Spieler deckt sie auf, wenn im Zug des Gegners geschieht, was sie nennt.",
  "cards.add-to-deck": "Ins Deck legen",
  "cards.rulings": "Regelauskünfte",
} as const satisfies Part;
