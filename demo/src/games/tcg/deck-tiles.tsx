// Sample and saved decks as tiles: the characters as silhouettes, their names, and how the deck plays in one line.
import { type Choosable, ownDecks, sampleDecks } from "../../deck-lists/kept.js";
import samples from "../../generated/decks.json?raw";
import { decimal, t } from "../../messages/index.js";
import type { Tile } from "../../ui/tile.js";
import { initialsOf } from "../../ui/tiles.js";
import type { DeckFacts } from "./deck-facts.js";
import { Silhouette } from "./silhouette.js";

/** The facts of the sample decks by name. */
const sampleFacts = new Map(Object.entries(JSON.parse(samples) as Record<string, DeckFacts>));

/** Returns a sample deck as a tile, or a saved one as far as its list tells. */
export const deckTile = (deck: Choosable): Tile =>
  tileOf(deck, deck.id === deck.name ? sampleFacts.get(deck.name) : undefined);

/** Returns all decks as tiles. The facts of saved decks take the catalogue and the rules. */
export async function deckTiles(): Promise<readonly Tile[]> {
  const own = ownDecks();
  const saved = own.length === 0 ? [] : await (await import("./own-decks.js")).ownFacts(own);
  const titled = saved.length > 0 ? { group: t("play.sample-decks") } : {};
  return [
    ...saved.map(({ deck, facts, unread }) => ({
      ...tileOf(deck, facts),
      ...(unread.length === 0
        ? {}
        : { refused: true, line: t("play.deck-refused", { lines: unread.join(", ") }) }),
      group: t("play.own-decks"),
    })),
    ...sampleDecks.map((deck) => ({ ...deckTile(deck), ...titled })),
  ];
}

/** Returns a deck as a tile with these facts. */
const tileOf = ({ id, name, list }: Choosable, facts: DeckFacts | undefined): Tile => ({
  id,
  name,
  line: [namesOf(list), ...(facts === undefined ? [] : [lineOf(facts)])].join(" · "),
  face: facts?.team.map(([faction, mode, traits], index) => (
    <span key={index} class={faction}>
      <Silhouette mode={mode} traits={traits} />
    </span>
  )) ?? <span class="tile-letters">{initialsOf(name)}</span>,
});

/** Returns how a deck plays. */
const lineOf = ({ attack, defense, health, style }: DeckFacts): string =>
  [
    t("play.tile.stats", { attack: decimal(attack), defense: decimal(defense), health: decimal(health) }),
    t(`play.tile.${style}`),
  ].join(" · ");

/** Returns the names of the characters in a deck list, without their titles. */
const namesOf = (list: string): string =>
  (/^Characters\n((?:\d+ .*\n)+)/m.exec(list)?.[1] ?? "")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^\d+ /, "").replace(/,.*/, ""))
    .join(", ");
