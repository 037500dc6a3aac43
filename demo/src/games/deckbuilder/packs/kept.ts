// The visitor's packs, which stay in this browser.
import type { Pack } from "altmode/deckbuilder/slim";
import { listOrPutAside } from "../../../store/aside.js";
import { writeJson } from "../../../store/storage.js";
import type { CharacterFacts } from "../facts.js";

/** A pack as the form has it: any JSON, which the engine's checker judges. */
export interface Draft {
  readonly id: string;
  readonly set: string;
  readonly cards: readonly Sheet[];
  readonly characters: readonly Sheet[];
}

/** A card or a character of a draft. */
export type Sheet = Readonly<Record<string, unknown>>;
/** The lists of a draft. */
export const lists = ["cards", "characters"] as const;
export type List = (typeof lists)[number];

const PLACE = "deckbuilder-packs";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const sheetsOf = (value: unknown): Sheet[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Returns a JSON value as a draft, or `undefined` if it is no pack. Keys that the form does not know are kept. */
export function draftFrom(value: unknown): Draft | undefined {
  if (!isObject(value) || !("id" in value || "cards" in value || "characters" in value)) return undefined;
  return {
    ...value,
    id: textOf(value.id),
    set: textOf(value.set),
    cards: sheetsOf(value.cards),
    characters: sheetsOf(value.characters),
  };
}

/** Returns the draft as the engine reads it. The engine refuses what is wrong. */
export const packOf = (draft: Draft): Pack => draft as unknown as Pack;

export const keptPacks = (): Draft[] => listOrPutAside(PLACE, draftFrom);

/** Stores all packs. Returns whether the browser stored them. */
export const keepPacks = (packs: readonly Draft[]): boolean => writeJson(PLACE, packs);

/** Returns an id that no pack has yet. */
export function freeId(wanted: string, packs: readonly Draft[]): string {
  const taken = new Set(packs.map(({ id }) => id));
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Returns the characters of packs that a set-up can offer: those without unknown facts. */
export const charactersOf = (packs: readonly Draft[]): CharacterFacts[] =>
  packs.flatMap(({ characters }) =>
    characters.flatMap(({ id, name, faction, unknown }) =>
      (faction === "autobot" || faction === "decepticon") && !(Array.isArray(unknown) && unknown.length > 0)
        ? [{ id: textOf(id), name: textOf(name), faction }]
        : [],
    ),
  );
