import { battle } from "./battle.js";
import { calculator } from "./calculator.js";
import { cards } from "./cards.js";
import { decks } from "./decks.js";
import { draft } from "./draft.js";
import { play } from "./play.js";
import { replay } from "./replay.js";
import { shell } from "./shell.js";
import { table } from "./table.js";
import { tracker } from "./tracker.js";
import { turn } from "./turn.js";
import { unmatched } from "./unmatched.js";
import { zones } from "./zones.js";

/** The English texts that several screens use. They come with the page. */
export const first = {
  ...shell,
  ...calculator,
  ...cards,
  ...decks,
  ...draft,
  ...play,
  ...replay,
  ...table,
  ...tracker,
  ...turn,
  ...unmatched,
  ...zones,
  ...battle,
} as const;
