// Keywords of card texts, and the messages that explain them.

/** Keywords in matching order, longer ones first. */
export const keywords = [
  "secret-action",
  "bold",
  "tough",
  "pierce",
  "focus",
  "plan",
  "safeguard",
  "brave",
  "stealth",
  "bounty",
  "revenge",
  "repair",
  "scrap",
] as const;

export type Keyword = (typeof keywords)[number];

const written: Record<Keyword, string> = {
  "secret-action": "Secret Actions?",
  bold: "Bold",
  tough: "Tough",
  pierce: "Pierce",
  focus: "Focus",
  plan: "Plan",
  safeguard: "Safeguard",
  brave: "Brave",
  stealth: "Stealth",
  bounty: "Bounty",
  revenge: "Revenge",
  repair: "Repair",
  scrap: "Scrap",
};

const numbered: ReadonlySet<Keyword> = new Set([
  "bold",
  "tough",
  "pierce",
  "focus",
  "plan",
  "safeguard",
  "repair",
]);

/** Matches a keyword with its number, or a symbol in brackets. */
export const pattern = new RegExp(
  `\\[([A-Z]+)\\]|\\b(${keywords.map((word) => `${written[word]}${numbered.has(word) ? "(?: \\d+)?" : ""}`).join("|")})\\b`,
  "g",
);

/** Returns the keyword of a matched piece of text. */
export function keywordOf(text: string): Keyword | undefined {
  return keywords.find((word) => new RegExp(`^${written[word]}\\b`).test(text));
}
