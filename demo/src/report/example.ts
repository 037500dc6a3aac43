import { starters } from "../deck-lists/starters.js";
import { type DeckForm, example } from "./state.js";

/** The initial example of the deck report. */
export const exampleDeck: DeckForm = {
  ...example.decks.attacker,
  by: "list",
  list: starters[0]?.list ?? "",
};
