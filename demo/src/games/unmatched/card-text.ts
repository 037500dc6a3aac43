// The texts of cards and heroes.
import type { Card } from "altmode/unmatched/slim";

/** Returns the text of a card. */
export const textOf = ({ text }: Card): string => text;

/** Returns what a hero's abilities do, if the package renders their text. */
export function abilityOf(hero: object): string {
  const { text } = hero as { readonly text?: unknown };
  return typeof text === "string" ? text : "";
}
