// English for what the engine names by short identifiers.
import type { Observation, Outcome } from "altmode/tcg/slim";

export const playerName = (seat: number) => `Player ${seat + 1}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 card", "2 cards". */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

const questions: Record<string, string> = {
  main: "play cards, flip a character, or stop",
  attack: "attack",
  defender: "choose whom to attack",
  "choose-characters": "choose a character",
  "choose-cards": "choose a card",
  "play-card": "choose a card to play",
  "choose-option": "choose one",
  "choose-trigger": "choose which ability resolves first",
  "yes-no": "use the ability?",
  reveal: "reveal a card?",
  "swap-green": "swap a card for a flipped green one?",
};

/** What is asked of the seat to act, for example "Player 1: choose a character (for Ramming Speed)". */
export function question({ decision }: Observation): string {
  if (!decision) return "";
  const wanted = decision.wanted > 1 ? `, ${decision.wanted} more` : "";
  const source = decision.source?.name ? ` (for ${decision.source.name})` : "";
  return `${playerName(decision.seat)}: ${questions[decision.kind] ?? "decide"}${wanted}${source}`;
}

export function result({ winner, reason }: Outcome): string {
  return winner === null ? `The game is a draw: ${reason}.` : `${playerName(winner)} wins: ${reason}.`;
}
