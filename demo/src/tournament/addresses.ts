// Links of the tables, by which their players report results.
import type {
  ReportSlip,
  Tournament,
  Event as TournamentEvent,
  TournamentView,
} from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { pack, unpack } from "../ui/share.js";

/** Returns the link of a table, which has the slips of both players. */
export async function tableAddress(
  tournament: Tournament,
  { table, players }: { readonly table: number; readonly players: readonly string[] },
): Promise<string> {
  const slips = players.map((player) => tournament.reportSlip(table, player));
  return fullAddress(`#/tournament/report?s=${await pack(slips)}`);
}

/** Returns the links of the tables of the current round that have no result yet, by the number of the table. */
export async function tableAddresses(
  tournament: Tournament,
  view: TournamentView,
): Promise<ReadonlyMap<number, string>> {
  if (!view.reportsOpen) return new Map();
  const open = (view.rounds.at(-1)?.tables ?? []).filter(({ result }) => result === null);
  return new Map(
    await Promise.all(open.map(async (each) => [each.table, await tableAddress(tournament, each)] as const)),
  );
}

/** Returns the slips of a link: those of a table, or that of one player. */
export async function slipsOf(text: string): Promise<readonly ReportSlip[]> {
  const value = await unpack(text);
  return (Array.isArray(value) ? value : [value]) as ReportSlip[];
}

/** Returns the signed reports of a link. */
export async function claimsOf(text: string): Promise<readonly TournamentEvent[]> {
  const value = await unpack(text);
  return (Array.isArray(value) ? value : [value]) as TournamentEvent[];
}

/** Returns the packed reports in a link that was scanned or pasted, or `undefined` for any other text. */
export const claimIn = (text: string): string | undefined =>
  /#\/tournament\/claim\?c=([\w-]+)/.exec(text)?.[1];

/** A deck list that a player hands in by a link. */
export interface HandedList {
  /** The player's name as typed. */
  readonly player: string;
  readonly list: string;
}

/** Returns the link by which a player hands a deck list in. */
export const listAddress = async (handed: HandedList): Promise<string> =>
  fullAddress(`#/tournament/list?l=${await pack(handed)}`);

/** Returns the packed deck list in a link that was pasted, or `undefined` for any other text. */
export const listIn = (text: string): string | undefined => /#\/tournament\/list\?l=([\w-]+)/.exec(text)?.[1];

/** Returns the deck list of a link. Throws a readable error if the link is damaged. */
export async function handedList(text: string): Promise<HandedList> {
  const { player, list } = ((await unpack(text)) ?? {}) as Partial<HandedList>;
  if (typeof player !== "string" || typeof list !== "string") throw new Error(t("link.damaged"));
  return { player, list };
}
