// Drafts and sealed pools on this device, beside the tournament that they belong to. They are private information, so
// they are not in the file that other devices take in.
import type { SavedDraft, SealedPool } from "altmode/tournament/slim";
import { t } from "../../messages/index.js";
import { putTextAside, readOrPutAside } from "../../store/aside.js";
import { forget, onOtherTab, readText, writeJson, writeText } from "../../store/storage.js";

const PLACE = "tournament-drafts";

interface KeptDrafts {
  /** By the players of the table, in the order of their seats. */
  readonly drafts: Readonly<Record<string, SavedDraft>>;
  readonly pools: readonly SealedPool[];
  /** Cards of real boosters by the player who has them, each as often as it is there. */
  readonly real: Readonly<Record<string, readonly string[]>>;
  /** Cards that were picked of real boosters, by the unknown card of the draft that they stand for. */
  readonly named: Readonly<Record<string, string>>;
}

const nothing: KeptDrafts = { drafts: {}, pools: [], real: {}, named: {} };

/** Returns the drafts and pools. What cannot be read is put aside. */
export const keptDrafts = (): KeptDrafts => readOrPutAside(PLACE, draftsFrom) ?? nothing;

function draftsFrom(value: unknown): KeptDrafts | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { drafts, pools, real, named } = { ...nothing, ...(value as Partial<KeptDrafts>) };
  const isRecord = (kept: unknown) => typeof kept === "object" && kept !== null;
  const whole =
    isRecord(drafts) &&
    Array.isArray(pools) &&
    isRecord(real) &&
    Object.values(real).every(Array.isArray) &&
    isRecord(named);
  return whole ? { drafts, pools, real, named } : undefined;
}

/** Puts a draft aside that the rules cannot read, so that its players can begin anew. */
export function putDraftAside(saved: SavedDraft, cause: string): void {
  const { drafts } = keptDrafts();
  if (!putTextAside(PLACE, JSON.stringify(saved), cause)) return;
  keepDrafts({
    drafts: Object.fromEntries(Object.entries(drafts).filter(([, each]) => !isSame(each, saved))),
  });
}

const isSame = (one: SavedDraft, other: SavedDraft) => JSON.stringify(one) === JSON.stringify(other);

export function keepDrafts(change: Partial<KeptDrafts>): void {
  if (!writeJson(PLACE, { ...keptDrafts(), ...change })) throw new Error(t("error.storage"));
}

export const dropDrafts = (): void => forget(PLACE);

/** Returns the drafts and pools as they are stored, or `undefined` without any. */
export const draftsText = (): string | undefined => readText(PLACE);

/** Stores the text of drafts and pools, which `draftsText` returned. */
export function putDrafts(text: string | undefined): void {
  dropDrafts();
  if (text !== undefined && !writeText(PLACE, text)) throw new Error(t("error.storage"));
}

/**
 * Calls back when another tab kept a draft or pools, and once at the start, because another tab may have done so since the
 * caller read them. Returns a function that ends that.
 */
export function onOtherDrafts(listener: () => void): () => void {
  const end = onOtherTab(PLACE, listener);
  listener();
  return end;
}
