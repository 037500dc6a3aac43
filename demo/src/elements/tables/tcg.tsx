// Tables of the TCG: the page's own, with what the page brings them from its screens.
import type { Deck, GameRecord } from "altmode/tcg/slim";
import type { AsyncTcg } from "altmode/worker/tcg";
import type { Catalogue } from "../../cards/catalogue.js";
import type { CardFacts } from "../../cards/facts.js";
import { Timeline } from "../../games/tcg/replay/timeline.js";
import { Viewing } from "../../games/tcg/replay/viewing.js";
import type { Session } from "../../games/tcg/session.js";
import { Table } from "../../games/tcg/table.js";
import type { Strength } from "../../table/strength.js";
import { engine } from "../engine.js";
import { Box } from "./box.js";
import { playing } from "./playing.js";

/** Returns what draws a replay. Throws the engine's error for a record that does not replay. */
export async function tcgReplay(record: GameRecord, battle: number) {
  const tcg = await engine();
  const timeline = new Timeline(tcg, record);
  return () => (
    <Box>
      <Viewing tcg={tcg} timeline={timeline} battle={battle} />
    </Box>
  );
}

interface TcgChoices {
  /** Lists of cards, or names of decks of the package. */
  readonly decks: readonly [string | null, string | null];
  readonly strength: Strength;
  readonly seed: string | null;
}

/** Returns a deck of the package by its name, or reads a list. */
async function deckOf(tcg: AsyncTcg, word: string): Promise<Deck> {
  const decks: readonly Deck[] = Object.values(await import("altmode/decks")).flat();
  const wanted = word.trim().toLowerCase();
  const found = decks.find(({ name }) => name?.toLowerCase() === wanted);
  if (found !== undefined) return found;
  if (word.trim().includes("\n")) return tcg.parseDeck(word);
  const names = decks.map(({ name }) => name).join(", ");
  throw new Error(`there is no deck "${word.trim()}": write a list, or one of ${names}`);
}

/** Begins a game. Returns what draws its table. */
export async function tcgGame({ decks, strength, seed }: TcgChoices) {
  const { startWorker } = await import("altmode/worker/tcg");
  const tcg = await startWorker();
  const all = (await tcg.cards.all()) as CardFacts[];
  const catalogue: Catalogue = { all, byId: new Map(all.map((card) => [card.id, card])) };
  const own = await deckOf(tcg, decks[0] ?? "Autobot Starter Set");
  const other = await deckOf(tcg, decks[1] ?? "Blaster");
  const begin = async (): Promise<Session> => ({
    game: await tcg.newGame({ players: [own, other], ...(seed === null ? {} : { seed }) }),
    names: [own.name ?? "", other.name ?? ""],
    lists: [],
    controls: ["human", "bot"],
    strength,
  });
  return playing(begin, (session, ends) => <Table catalogue={catalogue} session={session} {...ends} />);
}
