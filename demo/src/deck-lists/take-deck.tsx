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
    <label class="field">
      <span>{label}</span>
      <select
        value=""
        onChange={({ currentTarget }) => {
          const deck = decks[Number(currentTarget.value)];
          if (currentTarget.value !== "" && deck) onTake(deck.list, deck.id);
          currentTarget.value = "";
        }}
      >
        <option value="">{none}</option>
        {decks.map(({ name }, index) => (
          <option key={`${index} ${name}`} value={String(index)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
