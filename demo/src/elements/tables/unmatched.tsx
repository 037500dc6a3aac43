// Tables of Unmatched: the page's own, with what the page brings them from its screens.
import type { GameRecord } from "altmode/unmatched/slim";
import { rules } from "../../engine/unmatched.js";
import { loadBoards, loadFacts } from "../../games/unmatched/facts.js";
import { moveOfCombat, recorded, Viewing } from "../../games/unmatched/replay-view.js";
import {
  begin as beginGame,
  type Choices,
  type Session,
  usualChoices,
} from "../../games/unmatched/session.js";
import { Table } from "../../games/unmatched/table.js";
import type { Strength } from "../../table/strength.js";
import { Box } from "./box.js";
import { find } from "./find.js";
import { playing } from "./playing.js";

/** Returns what draws a replay. Throws the engine's error for a record that does not replay. */
export async function unmatchedReplay(record: GameRecord, battle: number) {
  const [facts, read, first] = await Promise.all([
    loadFacts(),
    recorded(record),
    moveOfCombat(record, battle),
    loadBoards(),
  ]);
  return () => (
    <Box class="replay-box">
      <Viewing facts={facts} recorded={read} first={first} />
    </Box>
  );
}

interface UnmatchedChoices {
  /** Ids or names of the heroes: the visitor's, then the bot's. */
  readonly heroes: readonly string[];
  readonly board: string | null;
  readonly strength: Strength;
  readonly seed: string | null;
}

/** Begins a game. Returns what draws its table. */
export async function unmatchedGame({ heroes, board, strength, seed }: UnmatchedChoices) {
  const [facts, unmatched] = await Promise.all([loadFacts(), rules(), loadBoards()]);
  const cards = new Map((await unmatched.cards.all()).map((card) => [card.id, card]));
  const choices: Choices = {
    ...usualChoices,
    heroes: usualChoices.heroes.map((usual, seat) => find(facts.heroes, "hero", heroes[seat] ?? usual).id),
    board: find(facts.boards, "battlefield", board ?? usualChoices.board).id,
    strength,
    seed: seed ?? "",
  };
  const begin = (): Promise<Session> => beginGame(unmatched, choices);
  return playing(begin, (session, ends) => <Table facts={facts} cards={cards} session={session} {...ends} />);
}
