import type { Part } from "../types.js";

export const replay = {
  "replay.intro": "Ein Spiel noch einmal ansehen, aus seiner Aufzeichnung oder einem Link.",
  "replay.file": "Datei mit Aufzeichnung",
  "replay.kept": "Das Spiel auf dem Tisch",
  "replay.foreign":
    "Das ist keine Aufzeichnung eines Spiels: Bitte eine Datei wählen, die „Aufzeichnung speichern“ erzeugt hat.",
  "replay.timeline": "Zeitleiste",
  "replay.position": "Spielzug {move} von {moves}",
  "replay.start": "Der Anfang",
  "replay.first": "Zum Anfang",
  "replay.back": "Eins zurück",
  "replay.next": "Eins weiter",
  "replay.last": "Zum Ende",
  "replay.play": "Abspielen",
  "replay.pause": "Pause",
  "replay.eyes": "Gesehen von",
  "replay.eyes.all": "Allen",
  "replay.close": "Andere Aufzeichnung",
  "replay.turns": "Züge",
  "replay.battle-link": "Link zum letzten Kampf kopieren",
} as const satisfies Part;
