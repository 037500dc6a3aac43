import type { Translation } from "../index.js";

export const cards: Translation = {
  "stat.attack": "Angriff",
  "stat.defense": "Verteidigung",
  "stat.health": "Leben",
  "stat.stars": "Sterne",
  "cards.title": "Karten",
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
  "cards.more": "{count} weitere zeigen",
  "cards.back": "Alle Karten",
  "cards.unknown": "Es gibt keine Karte {id}.",
  "cards.other-printings": "Andere Ausgaben",
  "cards.kind.battle": "Kampfkarte",
  "cards.kind.character": "Charakter",
  "cards.for": "für {name}",
  "cards.mode-word": "Modus",
  "cards.banned": "In Turnieren verboten",
  "cards.not-implemented": "Hier noch nicht spielbar",
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
};
