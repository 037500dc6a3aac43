// Marks of things on the table: by shape and word as well as by colour.
import { t } from "../messages/index.js";

/** It can be chosen, the choice can aim at it, it is chosen, or it is of no use now. */
export type Mark = "can" | "aim" | "chosen" | "dim" | undefined;

/** Returns the CSS class of a mark. */
export const markClass = (mark: Mark) => (mark === undefined ? "" : `mark-${mark}`);

/** Returns a label with the mark in words. */
export function marked(label: string, mark: Mark): string {
  if (mark === undefined || mark === "dim") return label;
  const word = mark === "aim" ? t("table.target") : mark === "can" ? t("table.can") : t("table.chosen");
  return `${label}, ${word}`;
}
