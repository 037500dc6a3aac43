// The deck in progress. Each tab stores its own deck with its undo history, and a new tab starts with the
// last one.
import type { Deck, Tcg } from "altmode/tcg/slim";
import { emptyDeck } from "../deck-lists/deck.js";
import { t } from "../messages/index.js";
import { putTextAside } from "../store/aside.js";
import { readOwnText, readText, writeOwn, writeText } from "../store/storage.js";

const PLACE = "draft";
/** Number of undo steps that survive a reload. */
const STEPS = 30;

export const isEmpty = ({
  characters,
  under = [],
  stratagems = [],
  battle,
  sideboard,
  outside = [],
}: Deck): boolean =>
  characters.length + under.length + stratagems.length + battle.length + outside.length === 0 &&
  sideboard === undefined;

const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function isDeck(value: unknown): value is Deck {
  if (typeof value !== "object" || value === null) return false;
  const {
    name,
    characters,
    under = [],
    stratagems = [],
    battle,
    sideboard,
    outside = [],
  } = value as Record<string, unknown>;
  return (
    (name === undefined || typeof name === "string") &&
    texts(characters) &&
    texts(under) &&
    texts(stratagems) &&
    texts(outside) &&
    (sideboard === undefined || isDeck({ characters: [], battle: [], ...(sideboard as object) })) &&
    Array.isArray(battle) &&
    battle.every(
      (entry) =>
        typeof entry === "object" &&
        entry !== null &&
        typeof entry.card === "string" &&
        Number.isInteger(entry.count),
    )
  );
}

/** Returns this tab's history of the deck, newest last. What is damaged in it is put aside. */
function ownHistory(): readonly Deck[] {
  const text = readOwnText(PLACE) ?? "[]";
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every(isDeck)) return value;
    putTextAside(PLACE, text, t("aside.strange"));
    return Array.isArray(value) ? value.filter(isDeck) : [];
  } catch {
    putTextAside(PLACE, text, t("aside.damaged"));
    return [];
  }
}

/** Returns whether there is a deck to continue. */
export const hasDraft = (): boolean => ownHistory().length > 0 || (readText(PLACE) ?? "").trim() !== "";

/** Returns the history of this tab's deck, else the last deck of any tab. A list with lines that cannot be read is put aside. */
export function draftHistory(tcg: Tcg | undefined): readonly Deck[] {
  const own = ownHistory();
  if (own.length > 0) return own;
  const list = readText(PLACE) ?? "";
  const { deck, problems } = tcg?.readDeck(list) ?? { deck: emptyDeck, problems: [] };
  const [first] = problems;
  if (first) putTextAside(PLACE, list, first.message, deck.name);
  return [deck];
}

/** The text that this tab last stored for new tabs. */
let written: string | undefined;

/** Stores the deck and its undo history. */
export function keepDraft(tcg: Tcg | undefined, history: readonly Deck[]): void {
  writeOwn(PLACE, history.slice(-STEPS));
  const deck = history.at(-1);
  if (tcg === undefined || deck === undefined) return;
  const [text, kept] = [tcg.formatDeck(deck), readText(PLACE)];
  // Does not overwrite a deck of another tab with an empty deck.
  if (text === kept || (isEmpty(deck) && kept !== written)) return;
  if (writeText(PLACE, text)) written = text;
}
