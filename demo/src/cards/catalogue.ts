// The card catalogue of the page, with more precise types than the package. It is loaded once.
import type { Card, Tcg } from "altmode/tcg/slim";
import address from "../generated/catalogue.json?url";
import { painted } from "../ui/pause.js";
import { fullName } from "./full-name.js";

export type Color = "orange" | "blue" | "white" | "green" | "black";
export const colors: readonly Color[] = ["orange", "blue", "white", "green", "black"];

/** The facts of one mode of a character. */
export interface ModeFacts {
  readonly attack: number;
  readonly defense: number;
  readonly traits: readonly string[];
  readonly text: string;
  /** Bonus of a Titan Master's head to its body: attack, defense, health. */
  readonly bonus: readonly [number, number, number] | null;
  readonly keywords: Readonly<Record<string, number | boolean>>;
  /** The definition in the effect language. */
  readonly abilities?: readonly unknown[] | null;
}

/** A card with the facts that the page shows. */
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
  /** The Upgrade sides of a Battle Master or Weaponizer, which it becomes when it is KO'd. */
  readonly upgradeSides: readonly {
    readonly name: string;
    readonly subtype: string;
    readonly attackMod: number;
    readonly defenseMod: number;
    readonly text: string;
  }[];
  readonly target: string | null;
  /** Id of the card that this card reprints. */
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
  const cards = (await response.json()) as Omit<CardFacts, "fullName">[];
  return keep(cards.map((card) => ({ ...card, fullName: fullName(card) }) as CardFacts));
}

/** Returns the catalogue if it is loaded. */
export const knownCatalogue = (): Catalogue | undefined => known;

/**
 * Loads the catalogue from its file, which the build generates with the engine. The file loads long before
 * the engine.
 */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= read();
  // Allows a retry after a failed download.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Returns the catalogue synchronously. Without the file it asks the engine, which takes a phone more than
 * half a second.
 */
export function catalogueOf(tcg: Tcg): Catalogue {
  return known ?? keep(tcg.cards.all() as CardFacts[]);
}

export const isCharacter = ({ kind }: CardFacts) => kind === "character" || kind === "combiner";

/** Returns the name of a card in lists: its id if other cards share its name, else its name. */
export const setName = (card: CardFacts) =>
  `${card.set.toUpperCase()}${card.number ? ` ${card.number}` : ""}`;
