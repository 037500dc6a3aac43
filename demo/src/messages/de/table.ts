import type { Part } from "../index.js";

export const table = {
  "table.stage": "Bühne",
  "table.story": "Verlauf",
  "table.hand": "Hand",
  "table.moves": "Alle Züge",
  "table.moves-open.one": "1 Zug",
  "table.moves-open.other": "{count} Züge",
  "table.why": "warum",
  "table.skip": "Überspringen",
  "table.again": "Noch einmal",
  "table.empty-hand": "Keine Karten.",
  "table.target": "Ziel",
  "table.can": "kann handeln",
  "table.chosen": "gewählt",
  "table.hits": "gegen",
} as const satisfies Part;
