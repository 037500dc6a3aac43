// Tournaments of this device that are put away, each with its drafts. The one on the screen is in `kept.ts`.
import type { SavedTournament, Tournament, Tournaments } from "altmode/tournament/slim";
import { type Entry, gameStore } from "../store/games.js";
import { draftsText, dropDrafts, putDrafts } from "./draft/kept.js";
import { device, drop, keep } from "./kept.js";

/** Entry of the list of tournaments, readable without the rules. */
export interface KeptEvent extends Entry {
  /** Whether the tournament is in the archive. */
  readonly archived: boolean;
}

/** A tournament as it is put away. */
interface PutAway {
  readonly id: string;
  readonly saved: SavedTournament;
  readonly drafts: string | undefined;
}

export const EVENTS = "tournament-events";

/** The part of the list's entry that is not about the storage. */
type Listed = Omit<KeptEvent, "id" | "changed">;

const store = gameStore<KeptEvent, Listed>(
  EVENTS,
  ({ id, title, changed, archived }) => ({ id, title, changed, archived: archived === true }),
  (listed) => listed,
);

/** Returns the tournaments that are put away, newest first. */
export const keptEvents = store.all;

export const forgetEvent = store.forget;

function write(event: PutAway, title: string, archived = false): void {
  store.keep({ view: () => ({ title, archived }), export: () => event });
}

/** Puts the tournament of the screen away, with its drafts. */
export function putAway(tournament: Tournament): void {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const { name = "" } = tournament.options;
  write({ id, saved: tournament.save(), drafts: draftsText() }, name);
  drop();
  dropDrafts();
}

/** Restores a tournament that is put away. One that cannot be read is put aside, and the error says so. */
function restored(id: string, rules: Tournaments): PutAway & { tournament: Tournament } {
  return store.open(id, {
    import: (text) => {
      const event = JSON.parse(text) as PutAway;
      return { ...event, tournament: rules.restoreTournament(event.saved, device()) };
    },
  });
}

/** Brings a tournament back to the screen. */
export function takeOut(id: string, rules: Tournaments): Tournament {
  const { tournament, saved, drafts } = restored(id, rules);
  keep(saved);
  putDrafts(drafts);
  store.forget(id);
  return tournament;
}

/** Changes the name of a tournament that is put away. */
export function renameEvent({ id, archived }: KeptEvent, name: string, rules: Tournaments): void {
  const { tournament, drafts } = restored(id, rules);
  try {
    tournament.apply({ type: "configure", options: { name } });
    write({ id, saved: tournament.save(), drafts }, tournament.options.name ?? name, archived);
  } finally {
    tournament.free();
  }
}

/** Puts a tournament into the archive, or takes it out. */
export function archiveEvent({ id, title }: KeptEvent, archived: boolean): void {
  write(putAwayAs(id), title, archived);
}

/** Returns the file of a tournament that is put away. */
export const savedEvent = (id: string): SavedTournament => putAwayAs(id).saved;

const putAwayAs = (id: string) => store.open(id, { import: (text) => JSON.parse(text) as PutAway });
