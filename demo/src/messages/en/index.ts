import { calculator } from "./calculator.js";
import { cards } from "./cards.js";
import { decks } from "./decks.js";
import { play } from "./play.js";
import { replay } from "./replay.js";
import { shell } from "./shell.js";
import { tournament } from "./tournament.js";

export const en = { ...shell, ...calculator, ...cards, ...decks, ...play, ...replay, ...tournament } as const;
