// Tables of the Deck-Building Game: the page's own.
import { rulesWith } from "../../games/deckbuilder/engine.js";
import { type Session, seated, seatsOf, usualChoices } from "../../games/deckbuilder/session.js";
import { Table } from "../../games/deckbuilder/table.js";
import type { Strength } from "../../table/strength.js";
import { find } from "./find.js";
import { playing } from "./playing.js";

interface DeckbuilderChoices {
  /** Ids or names of the characters: the visitor's, then the bots'. */
  readonly characters: readonly string[];
  readonly strength: Strength;
  readonly seed: string | null;
}

/** Begins a game. Returns what draws its table. */
export async function deckbuilderGame({ characters, strength, seed }: DeckbuilderChoices) {
  const { deckbuilder, cards } = await rulesWith([]);
  const all = (await deckbuilder.characters.all()).filter(({ complete }) => complete);
  const wanted = characters.map((word) => find(all, "character", word).id);
  const seats = Math.max(wanted.length, Math.min(...seatsOf.competitive));
  const choices = { ...usualChoices, strength };
  const seatedIn = seated({ ...choices, characters: wanted }, all, seats);
  const begin = async (): Promise<Session> => ({
    game: await deckbuilder.newGame({
      mode: "competitive",
      players: seatedIn.map((character) => ({ character })),
      ...(seed === null ? {} : { seed }),
    }),
    choices: { ...choices, characters: seatedIn },
    cards,
    packs: [],
  });
  return playing(begin, (session, ends) => <Table session={session} {...ends} />);
}
