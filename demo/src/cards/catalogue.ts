// The card catalogue of the page. It is loaded once.
import type { Tcg } from "altmode/tcg/slim";
import address from "../generated/catalogue.json?url";
import { painted } from "../ui/pause.js";
import type { CardFacts } from "./facts.js";
import { fullName } from "./full-name.js";

export * from "./facts.js";

export interface Catalogue {
  readonly all: readonly CardFacts[];
  readonly byId: ReadonlyMap<string, CardFacts>;
}

let known: Catalogue | undefined;
let loading: Promise<Catalogue> | undefined;

/** Takes these cards as the catalogue unless one is loaded. Returns the catalogue. */
export function keepCatalogue(all: readonly CardFacts[]): Catalogue {
  known ??= { all, byId: new Map(all.map((card) => [card.id, card])) };
  return known;
}

async function read(): Promise<Catalogue> {
  await painted();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const cards = (await response.json()) as Omit<CardFacts, "fullName">[];
  return keepCatalogue(cards.map((card) => ({ ...card, fullName: fullName(card) }) as CardFacts));
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
  return known ?? keepCatalogue(tcg.cards.all() as CardFacts[]);
}
