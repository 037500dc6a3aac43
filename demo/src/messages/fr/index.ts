import type { Translation } from "../index.js";
import { calculator } from "./calculator.js";
import { play } from "./play.js";
import { shell } from "./shell.js";

// The deck builder and the card search are not translated yet and show their English texts.
const texts: Translation = { ...shell, ...calculator, ...play };
export default texts;
