import type { Part } from "../types.js";

export const coach = {
  "coach.title": "Dein erstes Spiel",
  "coach.number": "{number} von {count}.",
  "coach.next": "Weiter",
  "coach.close": "Hinweise schließen",
  "coach.done": "Spielen",
  "coach.field":
    "Deine Seite ist unten. Was leuchtet, kann handeln: Tippe es an, dann ein leuchtendes Ziel. Escape oder ein Tippen daneben lässt los.",
  "coach.hand":
    "Deine Karten. Tippe eine an, um zu sehen, was sie kann, und noch einmal, um sie zu spielen. Langes Drücken oder der Zeiger zeigt sie ganz.",
  "coach.stage":
    "Hier wird jeder Kampf Karte für Karte erzählt. Die Leertaste oder Überspringen geht weiter, und vor einem Angriff stehen hier die Chancen.",
  "coach.moves":
    "Die Frage des Augenblicks. In der Liste der Züge steht alles, was jetzt erlaubt ist, und jeder Zug lässt sich zurücknehmen.",
  "coach.menu":
    "Im Menü sind der Verlauf des Spiels, das Tempo der Szenen und der Ausgang. Das Spiel bleibt in diesem Browser gespeichert.",
} as const satisfies Part;
