// Characters for the set-up, from a file of the build: the set-up shows before the engine has loaded.
import type { Character, CharacterSide } from "altmode/deckbuilder/slim";
import address from "../../generated/deckbuilder.json?url";
import { painted } from "../../ui/pause.js";

/** The data of a character that the set-up shows. */
export type CharacterFacts = Pick<Character, "id" | "name" | "faction"> & {
  readonly combiner?: boolean;
  /** The numbers of both sides; missing for characters of a visitor's packs. */
  readonly sides?: Readonly<Record<"alt" | "bot", Pick<CharacterSide, "power" | "range" | "move">>>;
};

let known: readonly CharacterFacts[] | undefined;

export const knownCharacters = () => known;

/** Returns the characters whose facts are all known. Others are refused by default. */
export async function loadCharacters(): Promise<readonly CharacterFacts[]> {
  if (known) return known;
  await painted();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  known = (await response.json()) as CharacterFacts[];
  return known;
}
