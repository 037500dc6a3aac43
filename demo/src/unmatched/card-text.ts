// The text of a card.
import type { Card } from "altmode/unmatched/slim";

/**
 * Returns what a card does. Until the package renders the text of a card, its definition is read out, which is near to
 * English: `after: if won, draw 2`.
 */
export function textOf(card: Card): string {
  const { text } = card as Card & { readonly text?: unknown };
  if (typeof text === "string") return text;
  return (card.definition ?? [])
    .map(readOut)
    .filter((line) => line !== "")
    .join(" ");
}

/** Returns what a hero's abilities do, if the package renders their text. */
export function abilityOf(hero: object): string {
  const { text } = hero as { readonly text?: unknown };
  return typeof text === "string" ? text : "";
}

const timing: Readonly<Record<string, string>> = {
  immediately: "Immediately",
  during: "During combat",
  after: "After combat",
  scheme: "Scheme",
  ongoing: "Ongoing",
};

function readOut(rule: unknown): string {
  if (typeof rule !== "object" || rule === null) return words(rule);
  return Object.entries(rule)
    .map(([moment, effects]) => `${timing[moment] ?? spoken(moment)}: ${words(effects)}.`)
    .join(" ");
}

const spoken = (word: string) => word.replaceAll("-", " ");

/** Words that only hold others together. */
const silent = new Set(["do", "of", "amount", "count", "who", "to"]);

function words(value: unknown): string {
  if (value === null || value === false) return "";
  if (value === true) return "";
  if (typeof value === "string") return value.replace(/\[(.*?)\]/g, "$1");
  if (Array.isArray(value))
    return value
      .map(words)
      .filter((each) => each !== "")
      .join("; ");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== false && !(Array.isArray(part) && part.length === 0))
    .map(([name, part]) => {
      const said = words(part);
      if (silent.has(name)) return said;
      if (name === "if" && said.startsWith("if ")) return said;
      return said === "" ? spoken(name) : `${spoken(name)} ${said}`;
    })
    .join(" ");
}
