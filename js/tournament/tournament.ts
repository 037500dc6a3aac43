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
  ReportSlip,
  SavedTournament,
  Standing,
  TournamentView,
  Viewer,
} from "../generated/tournament.js";
import type { Tournament as WasmTournament } from "../generated/wasm/tournament.js";
import { Handle, type Kind } from "../handle.js";
import { count, type Input, json, milliseconds, optionsJson, string } from "../input.js";
import { freshSeed } from "../seed.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";

/** Options whose seed may be left to the platform's randomness. */
export type Seeded<T extends { seed: string }> = Omit<T, "seed"> & { seed?: string };

/** Tables for spreadsheets. */
export type Table = "standings" | "placing" | "pairings";

/** Pages to print: pairings by name, the same by table, result slips, standings, the final placing, the bracket. */
export type Printed = "pairings" | "tables" | "slips" | "standings" | "placing" | "bracket";

/** The two players of a table, by their ids. */
export type PlayerOfTable = readonly [PlayerId, PlayerId];

/** All rounds, or the present one. */
const DEFAULT = 0;

/** @internal The organiser and the judges, who may know what players may. */
export const OFFICIAL: Viewer = "official";

const kind: Kind = { name: "tournament", goOnFrom: "a save", instance };

/** A tournament on one device: a list of events, and all that follows from it. */
export class Tournament extends Handle<WasmTournament> {
  /** @internal It comes from the object that `load()` gives. */
  constructor(wasm: WasmTournament) {
    super(wasm, kind);
  }

  /** Adds what happened. Anything that cannot have happened throws and changes nothing. */
  apply(event: Input<Event>): Applied {
    const text = json(event, "the event");
    const at = milliseconds(undefined);
    return this.ask((inner) => inner.apply(text, at));
  }

  /** A player enters. */
  addPlayer(name: string): PlayerId {
    const { player } = this.apply({ type: "addPlayer", name: string(name, "the name") });
    return player ?? "";
  }

  /** Enters the players of a list (comma-separated values, or a name a line), all of them or nobody. */
  enterList(text: string): Applied {
    const list = string(text, "the list");
    const at = milliseconds(undefined);
    return this.ask((inner) => inner.enterList(list, at));
  }

  /** Lets players report results by links from now on; the key is drawn by the platform. */
  openReports(): Applied {
    return this.apply({ type: "openReports", key: freshSeed() + freshSeed() });
  }

  /** Chooses a table of the present round at random for a deck check. */
  drawDeckCheck(): Applied {
    const at = milliseconds(undefined);
    return this.ask((inner) => inner.drawDeckCheck(at));
  }

  /** Pairs the next round: Swiss, round robin, or the bracket of a playoff. */
  pair(): Applied {
    const at = milliseconds(undefined);
    return this.ask((inner) => inner.pair(at));
  }

  /** Cuts to the best, who play on for the title. */
  cut(options?: Input<CutOptions>): Applied {
    const text = optionsJson(options);
    const at = milliseconds(undefined);
    return this.ask((inner) => inner.cut(text, at));
  }

  /** Draws draft pods of at most `size` players. */
  drawPods(size = 8): Applied {
    const most = count(size, "the size of a pod");
    const at = milliseconds(undefined);
    return this.ask((inner) => inner.drawPods(most, at));
  }

  /** Takes back this device's last entry; `false` when there is none. */
  undo(): boolean {
    const at = milliseconds(undefined);
    return this.call((inner) => inner.undo(at));
  }

  /** Takes back the last undo; `false` when there is none. */
  redo(): boolean {
    const at = milliseconds(undefined);
    return this.call((inner) => inner.redo(at));
  }

  /** Takes in what another device entered. */
  merge(saved: Input<SavedTournament>): Merged {
    const text = json(saved, "the saved tournament");
    return this.ask((inner) => inner.merge(text));
  }

  /** All that `restoreTournament()` and `merge()` take: plain JSON. */
  save(): SavedTournament {
    return this.ask((inner) => inner.save());
  }

  /**
   * The whole tournament as somebody may see it: officials if left out. Screens for everybody ask for `"public"`, apps of
   * players for `{ player: id }`; other players' decks, penalties and the seed are left out there.
   */
  view(viewer: Viewer = OFFICIAL): TournamentView {
    const text = json(viewer, "the viewer");
    return this.ask((inner) => inner.view(text));
  }

  /** The options as they hold now. */
  get options(): Options {
    return this.view().options;
  }

  /** The standings, by default after all rounds. */
  standings(afterRounds = DEFAULT): Standing[] {
    const rounds = count(afterRounds, "the number of rounds");
    return this.ask((inner) => inner.standings(rounds));
  }

  /** The final placing, or what is known of it: of the playoff, then of the Swiss rounds. */
  placing(): Placing[] {
    return this.ask((inner) => inner.placing());
  }

  /** A player's way through the tournament: opponents, results, points. */
  card(player: PlayerId): PlayerCard {
    const id = string(player, "the player");
    return this.ask((inner) => inner.card(id));
  }

  /** Who can still make the cut by match points alone, by default the announced one. */
  chances(size = DEFAULT): CutChance[] {
    const places = count(size, "the size of the cut");
    return this.ask((inner) => inner.chances(places));
  }

  /** A slip by which a player reports a match on another device; it is for that player alone. See `openReports()`. */
  reportSlip(table: number, player: PlayerId, round = DEFAULT): ReportSlip {
    const [number, id, which] = [
      count(table, "the table"),
      string(player, "the player"),
      count(round, "the round"),
    ];
    return this.ask((inner) => inner.reportSlip(which, number, id));
  }

  /** The present round's clock, by default now (milliseconds since 1970). */
  clock(now?: number): ClockView {
    const time = milliseconds(now);
    return this.ask((inner) => inner.clock(time));
  }

  /** The registered deck of a player. It is for officials and, between matches, the player; otherwise it throws. */
  deck(player: PlayerId, viewer: Viewer = OFFICIAL): DeckList | null {
    const [id, text] = [string(player, "the player"), json(viewer, "the viewer")];
    return this.ask((inner) => inner.deck(id, text));
  }

  /** All versions of a player's registered deck, the one that counts last, for those who may see it. */
  deckVersions(player: PlayerId, viewer: Viewer = OFFICIAL): DeckVersion[] {
    const [id, text] = [string(player, "the player"), json(viewer, "the viewer")];
    return this.ask((inner) => inner.deckVersions(id, text));
  }

  /** Comma-separated values, by default of the present round. */
  csv(what: Table, round = DEFAULT): string {
    const [table, number] = [string(what, "the table"), count(round, "the round")];
    return this.call((inner) => inner.csv(table, number));
  }

  /** A page to print, by default of the present round. */
  html(what: Printed, round = DEFAULT): string {
    const [page, number] = [string(what, "the page"), count(round, "the round")];
    return this.call((inner) => inner.html(page, number));
  }

  /** A player's card as a page to print. */
  cardHtml(player: PlayerId): string {
    const id = string(player, "the player");
    return this.call((inner) => inner.cardHtml(id));
  }
}
guard(Tournament);
