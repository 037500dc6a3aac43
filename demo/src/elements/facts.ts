// The facts of cards, from files beside this script, which the build makes with the engine: one that names all cards, and one
// for each set. No engine is loaded for them.
import type { CardFacts } from "../cards/facts.js";
import { fullName } from "../cards/full-name.js";
import { fold } from "../ui/words.js";
import { names, type SetFacts } from "./files.js";

/** Values of absent facts, which the files leave out. */
const absent = {
  type: null,
  subtype: null,
  characterKind: null,
  faction: null,
  attackMod: null,
  defenseMod: null,
  health: null,
  modes: null,
  startMode: null,
  target: null,
  reprintOf: null,
  rarity: null,
  stars: 0,
  text: "",
  banned: false,
  icons: [],
  parts: [],
  upgradeSides: [],
};
const absentMode = { attack: 0, defense: 0, traits: [], text: "", bonus: null, keywords: {} };

/** Places of cards: by id, by full name, and by name alone where it is the first of that name. */
interface Index {
  readonly cards: ReadonlyMap<string, Place>;
  readonly ids: ReadonlyMap<string, string>;
}

/** A card in the list of names, with what loads the facts of its set. */
interface Place {
  readonly set: string;
  readonly number: string;
  readonly name: string;
  readonly subtitle: string | null;
  readonly facts: () => Promise<{ default: SetFacts }>;
}

let index: Promise<Index> | undefined;

async function readIndex(): Promise<Index> {
  const all = await names();
  const cards = new Map<string, Place>();
  const ids = new Map<string, string>();
  for (const [set, facts] of Object.entries(all.sets)) {
    for (const [number, name, subtitle = null] of all.names[set] ?? []) {
      const id = `${set}-${number}`;
      cards.set(id, { set, number, name, subtitle, facts });
      const whole = fold(fullName({ name, subtitle }));
      if (!ids.has(whole)) ids.set(whole, id);
    }
  }
  for (const [id, { name }] of cards) if (!ids.has(fold(name))) ids.set(fold(name), id);
  return { cards, ids };
}

/** Returns the facts of a card by its id or name in any case, or `undefined` if there is none. */
export async function cardFacts(word: string): Promise<CardFacts | undefined> {
  index ??= readIndex();
  index.catch(() => {
    index = undefined;
  });
  const { cards, ids } = await index;
  const wanted = word.trim();
  const id = cards.has(wanted.toLowerCase()) ? wanted.toLowerCase() : ids.get(fold(wanted));
  const place = id === undefined ? undefined : cards.get(id);
  if (place === undefined) return undefined;
  const { set, number, name, subtitle } = place;
  const card = (await place.facts()).default[number];
  if (card === undefined) return undefined;
  const modes =
    card.modes &&
    Object.fromEntries(Object.entries(card.modes).map(([key, mode]) => [key, { ...absentMode, ...mode }]));
  const whole = { ...absent, id, set, number, name, subtitle, ...card, ...(modes ? { modes } : {}) };
  return { ...whole, fullName: fullName(whole) } as CardFacts;
}
