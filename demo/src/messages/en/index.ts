import { coach } from "./coach.js";
import { companion } from "./companion.js";
import { cupSentences } from "./cup-sentences.js";
import { deckbuilder } from "./deckbuilder.js";
import { deckbuilderPacks } from "./deckbuilder-packs.js";
import { deckbuilderStory } from "./deckbuilder-story.js";
import { elements } from "./elements.js";
import { first } from "./first.js";
import { help } from "./help.js";
import { live } from "./live.js";
import { reasons } from "./reasons.js";
import { refusals } from "./refusals.js";
import { sentences } from "./sentences.js";
import { tcg } from "./tcg.js";
import { tcgMoves } from "./tcg-moves.js";
import { tournament } from "./tournament.js";
import { tournamentDecks } from "./tournament-decks.js";
import { tournamentDesk } from "./tournament-desk.js";
import { tournamentEntries } from "./tournament-entries.js";
import { tournamentPrint } from "./tournament-print.js";
import { unmatchedMore } from "./unmatched-more.js";

/** All English texts: the page imports their type only, as each screen brings its own (`addEnglish`). */
export const en = {
  ...first,
  ...help,
  ...coach,
  ...companion,
  ...cupSentences,
  ...deckbuilder,
  ...deckbuilderPacks,
  ...deckbuilderStory,
  ...live,
  ...elements,
  ...reasons,
  ...refusals,
  ...sentences,
  ...tcg,
  ...tcgMoves,
  ...tournament,
  ...tournamentDecks,
  ...tournamentDesk,
  ...tournamentEntries,
  ...tournamentPrint,
  ...unmatchedMore,
} as const;
