import { type DeckForm, example } from "../calculator/state.js";
import { starters } from "../decks/starters.js";

/** The initial example of the deck report. */
export const exampleDeck: DeckForm = {
  ...example.decks.attacker,
  by: "list",
  list: starters[0]?.list ?? "",
};
