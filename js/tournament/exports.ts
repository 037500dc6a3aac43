// Types shared by `altmode/tournament` and `altmode/tournament/slim`.

export type * from "../generated/tournament.js";
export type { Input } from "../input.js";
export type { Draft } from "./draft.js";
export type { Match } from "./match.js";
export type { PlayerOfTable, Printed, Seeded, Table, Tournament } from "./tournament.js";
export type { Tournaments } from "./tournaments.js";
