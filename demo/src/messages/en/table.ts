/** Texts of the table that every game is played on. */
export const table = {
  "table.stage": "Stage",
  "table.story": "Story",
  "table.moves": "All moves",
  "table.moves-open.one": "1 move",
  "table.moves-open.other": "{count} moves",
  "table.skip": "Skip",
  "table.again": "Again",
  "table.empty-hand": "No cards.",
  "table.target": "target",
  "table.can": "can act",
  "table.chosen": "chosen",
} as const;
