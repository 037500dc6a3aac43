// Exports shared by `altmode/tracker` and `altmode/tracker/slim`.

export { AltmodeError } from "../errors.js";
export type * from "../generated/tracker.js";
export type { Input } from "../input.js";
export type { Decks, Forecaster, Match, TrackedForecast, When } from "./match.js";
export type { MatchOptions, Tracker } from "./tracker.js";
