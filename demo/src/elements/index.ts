// All elements at once: importing this defines them.
export { AltmodeBoard } from "./board.js";
export { AltmodeCard } from "./card.js";
export { AltmodeDeck } from "./deck.js";
export { AltmodeGame } from "./game.js";
export { AltmodeOdds } from "./odds.js";
export { AltmodeReplay } from "./replay.js";
