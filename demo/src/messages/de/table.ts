import type { Part } from "../types.js";

export const table = {
  "table.stage": "Bühne",
  "table.story": "Verlauf",
  "table.moves": "Alle Züge",
  "table.moves-open.one": "1 Zug",
  "table.moves-open.other": "{count} Züge",
  "table.skip": "Überspringen",
  "table.again": "Noch einmal",
  "table.empty-hand": "Keine Karten.",
  "table.target": "Ziel",
  "table.can": "kann handeln",
  "table.chosen": "gewählt",
} as const satisfies Part;
