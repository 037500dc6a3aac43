import { type DeckForm, example } from "../calculator/state.js";
import { starters } from "../decks/starters.js";

/** What the deck report opens with. */
export const exampleDeck: DeckForm = {
  ...example.decks.attacker,
  by: "list",
  list: starters[0]?.list ?? "",
};
