import { Choice } from "../ui/choice.js";
import { allDecks } from "./kept.js";

interface Props {
  label: string;
  /** Text shown while no deck is selected. */
  none: string;
  onTake: (list: string, id: string) => void;
}

/** Selects the list of a sample deck or a saved deck as a starting point. */
export function TakeDeck({ label, none, onTake }: Props) {
  const decks = allDecks();
  return (
    <Choice
      label={label}
      value=""
      options={[["", none], ...decks.map(({ name }, index) => [String(index), name] as const)]}
      onChange={(index) => {
        const deck = decks[Number(index)];
        if (deck) onTake(deck.list, deck.id);
      }}
    />
  );
}
