import { calculator } from "./calculator.js";
import { cards } from "./cards.js";
import { decks } from "./decks.js";
import { play } from "./play.js";
import { replay } from "./replay.js";
import { shell } from "./shell.js";

export const en = { ...shell, ...calculator, ...cards, ...decks, ...play, ...replay } as const;
