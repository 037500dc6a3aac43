import { decimal } from "../messages/index.js";

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters without accents, signs and case, so that "Sideswipe" is found by "side-swipe". */
export const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "");

/** A probability as people read it: never "0 %" for what can happen, never "100 %" for what need not. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1 - 1e-9) return "100 %";
  if (chance < 0.001) return `< ${decimal(0.1)} %`;
  if (chance > 0.999) return `> ${decimal(99.9)} %`;
  const value = chance * 100;
  return `${value < 10 || value > 90 ? decimal(value) : Math.round(value)} %`;
}
