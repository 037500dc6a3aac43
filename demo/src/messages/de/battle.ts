import type { Part } from "../types.js";

export const battle = {
  "battle.title": "Mitspielen",
  "battle.intro":
    "Echte Karten flippen und ihre Symbole eintragen: Die Regeln sagen, welche Angriffe erlaubt sind, wie viele Karten zu flippen sind und welcher Schaden daraus wird.",
  "battle.legal": "Was {name} angreifen darf",
  "battle.none-legal": "Jetzt ist kein Angriff erlaubt.",
  "battle.illegal": "Jetzt nicht erlaubt, und warum",
  "battle.pair": "{attacker} → {defender}",
  "battle.attacks": "{attacker} greift {defender} an",
  "battle.flips-attacker": "{name} flippt für den Angriff",
  "battle.flips-defender": "{name} flippt für die Verteidigung",
  "battle.left.one": "Noch 1 zu flippen, {all} im Ganzen.",
  "battle.left.other": "Noch {count} zu flippen, {all} im Ganzen.",
  "battle.over.one": "1 mehr als die {all}, die zu flippen sind; sie zählt nicht.",
  "battle.over.other": "{count} mehr als die {all}, die zu flippen sind; sie zählen nicht.",
  "battle.all": "Alle {all} sind geflippt.",
  "battle.may": "Fähigkeiten mit „du darfst“ werden genutzt",
  "battle.outcome": "Angriff {attack}, Verteidigung {defense}: {damage} Schaden",
  "battle.so-far": "Bisher: Angriff {attack}, Verteidigung {defense}: {damage} Schaden",
  "battle.ko": "Das ist ein KO.",
  "battle.other": "{name} nimmt auch {damage} Schaden.",
  "battle.apply": "Angriff und Schaden eintragen",
  "battle.cancel": "Abbrechen",
  "battle.limits": "Was es nicht weiß",
  "battle.limits-text":
    "Die Regeln sehen den Tisch, nicht die Hände: Gespielte Aktionen, geheime Aktionen und Wirkungen von früher sind nicht dabei, auch keine Grenzen, die sie dem Angreifen setzen. Nach Symbolen eingetragene Karten haben keinen Text. Wo eine Fähigkeit eine andere Entscheidung als „du darfst“ verlangt, steht da, welche angenommen wurde; der Schaden kann vor dem Eintragen berichtigt werden. Was auf einen Kampf folgt, etwa der Tausch für ein grünes Symbol, geschieht von Hand, und der KO auch.",
} as const satisfies Part;
