import type { Tournament as WasmTournament } from "../generated/glue/tournament.js";
import type {
  Applied,
  ClockView,
  CutChance,
  CutOptions,
  DeckList,
  DeckVersion,
  Event,
  Merged,
  Options,
  Placing,
  PlayerCard,
  PlayerId,
  PlayerList,
  ReportSlip,
  SavedTournament,
  Standing,
  TournamentView,
  Viewer,
} from "../generated/tournament.js";
import { ASK, CALL, Handle, type Kind } from "../handle.js";
import { count, type Input, json, milliseconds, optionsJson, string } from "../input.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";

/** Options whose seed is optional. A missing seed is chosen at random. */
export type Seeded<T extends { seed: string }> = Omit<T, "seed"> & { seed?: string | undefined };

/** Tables that can be exported as comma-separated values. */
export type Table = "standings" | "placing" | "pairings";

/**
 * Printable pages: pairings by name, pairings by table, result slips, standings, the final placing, the
 * bracket.
 */
export type Printed = "pairings" | "tables" | "slips" | "standings" | "placing" | "bracket";

/** The ids of the two players of a table. */
export type PlayerOfTable = readonly [PlayerId, PlayerId];

/** Stands for a parameter's default: all rounds, the current round or the announced cut. */
const DEFAULT = 0;

/** @internal The default viewer: organiser and judges, who may see everything. */
export const OFFICIAL: Viewer = "official";

const kind: Kind = { name: "tournament", goOnFrom: "a save", instance };

/** A tournament on one device: a log of events and the state derived from it. */
export class Tournament extends Handle {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmTournament) {
    super(wasm, kind);
  }

  /** Records an event. Throws if the event is not possible, and leaves the tournament unchanged. */
  apply(event: Input<Event>): Applied {
    const text = json(event, "the event");
    const at = milliseconds(undefined);
    return this[ASK]((inner: WasmTournament) => inner.apply(text, at));
  }

  /** Enters a player and returns the player's id. */
  addPlayer(name: string): PlayerId {
    const { player } = this.apply({ type: "addPlayer", name: string(name, "the name") });
    return player ?? "";
  }

  /**
   * Enters all players of a list: comma-separated values of a spreadsheet or form, or names in lines or in a row.
   * If one entry fails, none is entered. The answer says which columns were used; see `readList()`.
   */
  enterList(text: string): Applied {
    const list = string(text, "the list");
    const at = milliseconds(undefined);
    return this[ASK]((inner: WasmTournament) => inner.enterList(list, at));
  }

  /** Returns the players, columns and warnings that `enterList()` would enter. The tournament stays unchanged. */
  readList(text: string): PlayerList {
    const list = string(text, "the list");
    return this[ASK]((inner: WasmTournament) => inner.readList(list));
  }

  /** Allows players to report results by links from now on, with a random key. */
  openReports(): Applied {
    return this.apply({ type: "openReports", key: instance.freshSeed() + instance.freshSeed() });
  }

  /** Chooses a random table of the current round for a deck check. */
  drawDeckCheck(): Applied {
    const at = milliseconds(undefined);
    return this[ASK]((inner: WasmTournament) => inner.drawDeckCheck(at));
  }

  /** Pairs the next round: Swiss, round robin, or the bracket of a playoff. */
  pair(): Applied {
    const at = milliseconds(undefined);
    return this[ASK]((inner: WasmTournament) => inner.pair(at));
  }

  /** Cuts to the best players for the playoff. */
  cut(options?: Input<CutOptions>): Applied {
    const text = optionsJson(options);
    const at = milliseconds(undefined);
    return this[ASK]((inner: WasmTournament) => inner.cut(text, at));
  }

  /** Draws draft pods of at most `size` players. */
  drawPods(size = 8): Applied {
    const most = count(size, "the size of a pod");
    const at = milliseconds(undefined);
    return this[ASK]((inner: WasmTournament) => inner.drawPods(most, at));
  }

  /**
   * Undoes this device's last entry. Returns `false` if there is none. Throws `undo-blocked` if entries of
   * other devices depend on it.
   */
  undo(): boolean {
    const at = milliseconds(undefined);
    return this[CALL]((inner: WasmTournament) => inner.undo(at));
  }

  /** Redoes the last undone entry, unless another was entered since. Returns `false` if there is none. */
  redo(): boolean {
    const at = milliseconds(undefined);
    return this[CALL]((inner: WasmTournament) => inner.redo(at));
  }

  /** Merges the entries of another device. */
  merge(saved: Input<SavedTournament>): Merged {
    const text = json(saved, "the saved tournament");
    return this[ASK]((inner: WasmTournament) => inner.merge(text));
  }

  /** Returns the tournament as plain JSON for `restoreTournament()` and `merge()`. */
  save(): SavedTournament {
    return this[ASK]((inner: WasmTournament) => inner.save());
  }

  /**
   * Returns the whole tournament as a viewer may see it, officials by default. Public screens use `"public"`
   * and players' apps `{ player: id }`; these views omit the seed and other players' decks and penalties.
   */
  view(viewer: Viewer = OFFICIAL): TournamentView {
    const text = json(viewer, "the viewer");
    return this[ASK]((inner: WasmTournament) => inner.view(text));
  }

  /** The options currently in force. */
  get options(): Options {
    return this.view().options;
  }

  /** Returns the standings after a number of rounds, by default after all of them. */
  standings(afterRounds = DEFAULT): Standing[] {
    const rounds = count(afterRounds, "the number of rounds");
    return this[ASK]((inner: WasmTournament) => inner.standings(rounds));
  }

  /** Returns the final placing, as far as it is decided: the playoff first, then the Swiss rounds. */
  placing(): Placing[] {
    return this[ASK]((inner: WasmTournament) => inner.placing());
  }

  /** Returns a player's opponents, results and points. */
  card(player: PlayerId): PlayerCard {
    const id = string(player, "the player");
    return this[ASK]((inner: WasmTournament) => inner.card(id));
  }

  /**
   * Returns which players can still make the cut by match points alone. The default size is that of the
   * announced cut.
   */
  chances(size = DEFAULT): CutChance[] {
    const places = count(size, "the size of the cut");
    return this[ASK]((inner: WasmTournament) => inner.chances(places));
  }

  /**
   * Returns a slip with which one player reports a match on another device. Only that player may receive it.
   * See `openReports()`.
   */
  reportSlip(table: number, player: PlayerId, round = DEFAULT): ReportSlip {
    const [number, id, which] = [
      count(table, "the table"),
      string(player, "the player"),
      count(round, "the round"),
    ];
    return this[ASK]((inner: WasmTournament) => inner.reportSlip(which, number, id));
  }

  /** Returns the clock of the current round at a time in milliseconds since 1970, by default now. */
  clock(now?: number): ClockView {
    const time = milliseconds(now);
    return this[ASK]((inner: WasmTournament) => inner.clock(time));
  }

  /**
   * Returns a player's registered deck, or `null` if there is none. Officials may see it, and the player
   * between matches; throws for others.
   */
  deck(player: PlayerId, viewer: Viewer = OFFICIAL): DeckList | null {
    const [id, text] = [string(player, "the player"), json(viewer, "the viewer")];
    return this[ASK]((inner: WasmTournament) => inner.deck(id, text));
  }

  /**
   * Returns all versions of a player's registered deck, the valid one last. Throws for viewers who may not
   * see it.
   */
  deckVersions(player: PlayerId, viewer: Viewer = OFFICIAL): DeckVersion[] {
    const [id, text] = [string(player, "the player"), json(viewer, "the viewer")];
    return this[ASK]((inner: WasmTournament) => inner.deckVersions(id, text));
  }

  /** Returns a table as comma-separated values, by default of the current round. */
  csv(what: Table, round = DEFAULT): string {
    const [table, number] = [string(what, "the table"), count(round, "the round")];
    return this[CALL]((inner: WasmTournament) => inner.csv(table, number));
  }

  /** Returns a printable page as HTML, by default of the current round. */
  html(what: Printed, round = DEFAULT): string {
    const [page, number] = [string(what, "the page"), count(round, "the round")];
    return this[CALL]((inner: WasmTournament) => inner.html(page, number));
  }

  /** Returns a player's card as printable HTML. */
  cardHtml(player: PlayerId): string {
    const id = string(player, "the player");
    return this[CALL]((inner: WasmTournament) => inner.cardHtml(id));
  }
}
guard(Tournament);
