import type { Translation } from "../index.js";

const texts: Translation = {};
export default texts;
