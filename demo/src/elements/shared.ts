// Exports that the scripts of all elements share. The build makes `card.js` of it, and lets the other scripts import it from there,
// because every element shows cards or is beside some.

export { Component, Fragment, h } from "preact";
export { useId, useMemo, useState } from "preact/hooks";
export { colors, isCharacter } from "../cards/facts.js";
export { BattleIcons } from "../cards/icons.js";
export { Stat } from "../cards/stats.js";
export { AltmodeCard } from "./card.js";
export { Drawn, define, seen } from "./element.js";
export { cardFacts } from "./facts.js";
export { CardName, FaceName } from "./name.js";
export { decimal, engineLang, language, many, t } from "./words.js";
