import type { Translation } from "../index.js";
import { calculator } from "./calculator.js";
import { cards } from "./cards.js";
import { decks } from "./decks.js";
import { play } from "./play.js";
import { shell } from "./shell.js";

const texts: Translation = { ...shell, ...calculator, ...cards, ...decks, ...play };
export default texts;
