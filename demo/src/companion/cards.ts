import type { CompanionCard, CompanionPlayer } from "altmode/companion/slim";
import { t } from "../messages/index.js";
import type { Option } from "../ui/combobox.js";

/** Returns the cards of a player that can still turn up, for a field with a list. */
export function cardOptions(
  player: CompanionPlayer | undefined,
  fits: (card: CompanionCard) => boolean = () => true,
): Option[] {
  return (player?.cards ?? [])
    .filter((card) => card.unseen > 0 && fits(card))
    .map((card) => ({ id: card.card, label: `${card.name} (${short(card)})`, detail: card.by.join(", ") }));
}

/** The type and the value of a card in short. */
export function short({ kind, value }: CompanionCard): string {
  const word = t(`unmatched.kind.${kind}`);
  return value === null ? word : `${word} ${value}`;
}

export const attacks = ({ kind }: CompanionCard) => kind === "attack" || kind === "versatile";
export const boosts = ({ boost }: CompanionCard) => boost !== null;
export const defends = ({ kind }: CompanionCard) => kind === "defense" || kind === "versatile";
