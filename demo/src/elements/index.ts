// All elements at once: importing this defines them.
export { AltmodeCard } from "./card.js";
export { AltmodeDeck } from "./deck.js";
export { AltmodeOdds } from "./odds.js";
