import { decimal } from "../messages/index.js";

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Normalises text for search: removes accents, punctuation and case, so that "side-swipe" matches
 * "Sideswipe".
 */
export const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "");

/** Formats a probability. It never shows "0 %" for possible or "100 %" for uncertain outcomes. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1 - 1e-9) return "100 %";
  if (chance < 0.001) return `< ${decimal(0.1)} %`;
  if (chance > 0.999) return `> ${decimal(99.9)} %`;
  const value = chance * 100;
  return `${value < 10 || value > 90 ? decimal(value) : Math.round(value)} %`;
}
