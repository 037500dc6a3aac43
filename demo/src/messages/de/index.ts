import type { Translation } from "../types.js";
import { battle } from "./battle.js";
import { calculator } from "./calculator.js";
import { cards } from "./cards.js";
import { coach } from "./coach.js";
import { companion } from "./companion.js";
import { cupSentences } from "./cup-sentences.js";
import { deckbuilder } from "./deckbuilder.js";
import { deckbuilderPacks } from "./deckbuilder-packs.js";
import { deckbuilderStory } from "./deckbuilder-story.js";
import { decks } from "./decks.js";
import { draft } from "./draft.js";
import { elements } from "./elements.js";
import { help } from "./help.js";
import { live } from "./live.js";
import { play } from "./play.js";
import { reasons } from "./reasons.js";
import { refusals } from "./refusals.js";
import { replay } from "./replay.js";
import { sentences } from "./sentences.js";
import { shell } from "./shell.js";
import { table } from "./table.js";
import { tcg } from "./tcg.js";
import { tournament } from "./tournament.js";
import { tournamentDecks } from "./tournament-decks.js";
import { tournamentDesk } from "./tournament-desk.js";
import { tournamentEntries } from "./tournament-entries.js";
import { tournamentPrint } from "./tournament-print.js";
import { tracker } from "./tracker.js";
import { turn } from "./turn.js";
import { unmatched } from "./unmatched.js";
import { unmatchedMore } from "./unmatched-more.js";
import { zones } from "./zones.js";

// All of them: the compiler refuses a language that lacks a text.
const texts: Translation = {
  ...battle,
  ...calculator,
  ...cards,
  ...coach,
  ...companion,
  ...cupSentences,
  ...deckbuilder,
  ...deckbuilderPacks,
  ...deckbuilderStory,
  ...live,
  ...decks,
  ...draft,
  ...elements,
  ...help,
  ...play,
  ...replay,
  ...reasons,
  ...refusals,
  ...sentences,
  ...shell,
  ...table,
  ...tcg,
  ...tournament,
  ...tournamentDecks,
  ...tournamentDesk,
  ...tournamentEntries,
  ...tournamentPrint,
  ...tracker,
  ...turn,
  ...unmatched,
  ...unmatchedMore,
  ...zones,
};
export default texts;
export { questions } from "./questions.js";
