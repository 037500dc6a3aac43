// Drafts and sealed pools on this device, beside the tournament that they belong to. They are private information, so
// they are not in the file that other devices take in.
import type { SavedDraft, SealedPool } from "altmode/tournament/slim";
import { t } from "../../messages/index.js";
import { forget, onOtherTab, readJson, writeJson } from "../../store/storage.js";

const PLACE = "tournament-drafts";

export interface KeptDrafts {
  /** By the players of the table, in the order of their seats. */
  readonly drafts: Readonly<Record<string, SavedDraft>>;
  readonly pools: readonly SealedPool[];
}

const nothing: KeptDrafts = { drafts: {}, pools: [] };

export function keptDrafts(): KeptDrafts {
  const kept = readJson(PLACE);
  return typeof kept === "object" && kept !== null ? { ...nothing, ...kept } : nothing;
}

export function keepDrafts(change: Partial<KeptDrafts>): void {
  if (!writeJson(PLACE, { ...keptDrafts(), ...change })) throw new Error(t("error.storage"));
}

export const dropDrafts = (): void => forget(PLACE);

/**
 * Calls back when another tab kept a draft or pools, and once at the start, because another tab may have done so since the
 * caller read them. Returns a function that ends that.
 */
export function onOtherDrafts(listener: () => void): () => void {
  const end = onOtherTab(PLACE, listener);
  listener();
  return end;
}
