import type { Translation } from "../index.js";
import { calculator } from "./calculator.js";
import { play } from "./play.js";
import { shell } from "./shell.js";
import { tournamentDecks } from "./tournament-decks.js";

// The deck builder and the card search are not translated yet and show their English texts.
const texts: Translation = { ...shell, ...calculator, ...play, ...tournamentDecks };
export default texts;
