import type { Translation } from "../index.js";
import { calculator } from "./calculator.js";
import { cards } from "./cards.js";
import { decks } from "./decks.js";
import { play } from "./play.js";
import { shell } from "./shell.js";
import { tournamentDecks } from "./tournament-decks.js";

const texts: Translation = { ...shell, ...calculator, ...cards, ...decks, ...play, ...tournamentDecks };
export default texts;
