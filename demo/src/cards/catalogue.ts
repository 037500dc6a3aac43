// The catalogue as the page uses it: typed a little closer than the package does, and read once.
import type { Card, Tcg } from "altmode/tcg/slim";
import address from "../generated/catalogue.json?url";
import { painted } from "../ui/pause.js";

export type Color = "orange" | "blue" | "white" | "green" | "black";
export const colors: readonly Color[] = ["orange", "blue", "white", "green", "black"];

/** What one side of a character says. */
export interface ModeFacts {
  readonly attack: number;
  readonly defense: number;
  readonly traits: readonly string[];
  readonly text: string;
  /** What a Titan Master's head adds to its body: attack, defense, health. */
  readonly bonus: readonly [number, number, number] | null;
  readonly keywords: Readonly<Record<string, number | boolean>>;
  /** The definition. */
  readonly abilities?: readonly unknown[] | null;
}

/** A card with the facts that the page draws. */
export type CardFacts = Card & {
  readonly number: string | null;
  readonly kind: "battle" | "character" | "combiner" | "stratagem";
  readonly type: "action" | "upgrade" | null;
  readonly subtype: string | null;
  readonly characterKind: string | null;
  readonly icons: readonly Color[];
  readonly attackMod: number | null;
  readonly defenseMod: number | null;
  readonly health: number | null;
  readonly modes: Readonly<Record<string, ModeFacts>> | null;
  readonly startMode: string | null;
  readonly parts: readonly string[];
  /** What a Battle Master or Weaponizer becomes when it is KO'd. */
  readonly upgradeSides: readonly {
    readonly name: string;
    readonly subtype: string;
    readonly attackMod: number;
    readonly defenseMod: number;
    readonly text: string;
  }[];
  readonly target: string | null;
  /** The card that it prints again under another number. */
  readonly reprintOf: string | null;
  readonly rarity: string | null;
  readonly banned: boolean;
};

export interface Catalogue {
  readonly all: readonly CardFacts[];
  readonly byId: ReadonlyMap<string, CardFacts>;
}

let known: Catalogue | undefined;
let loading: Promise<Catalogue> | undefined;

function keep(all: readonly CardFacts[]): Catalogue {
  known ??= { all, byId: new Map(all.map((card) => [card.id, card])) };
  return known;
}

async function read(): Promise<Catalogue> {
  await painted();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return keep((await response.json()) as CardFacts[]);
}

/** What has been read. */
export const knownCatalogue = (): Catalogue | undefined => known;

/** From its file, which the build made of what the engine says: there long before the engine. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= read();
  // What could not be fetched may be there at the next try.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The catalogue at once. Without its file the engine is asked, which takes a phone longer than half a second. */
export function catalogueOf(tcg: Tcg): Catalogue {
  return known ?? keep(tcg.cards.all() as CardFacts[]);
}

export const isCharacter = ({ kind }: CardFacts) => kind === "character" || kind === "combiner";

/** "w1-061" for a card whose name others have too, else its name: how lists name it. */
export const setName = (card: CardFacts) =>
  `${card.set.toUpperCase()}${card.number ? ` ${card.number}` : ""}`;
