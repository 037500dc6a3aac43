import type { Part } from "../types.js";

export const table = {
  "table.stage": "Scène",
  "table.story": "Récit",
  "table.moves": "Tous les coups",
  "table.moves-open.one": "{count} coup",
  "table.moves-open.other": "{count} coups",
  "table.skip": "Passer",
  "table.again": "Revoir",
  "table.empty-hand": "Aucune carte.",
  "table.target": "cible",
  "table.can": "peut agir",
  "table.chosen": "choisi",
} as const satisfies Part;
