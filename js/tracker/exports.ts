// Types shared by `altmode/tracker` and `altmode/tracker/slim`.

export type * from "../generated/tracker.js";
export type { Input } from "../input.js";
export type { When } from "../journal/match.js";
export type { MatchOptions } from "../journal/options.js";
export type { Decks, Forecaster, Match, TrackedForecast } from "./match.js";
export type { Tracker } from "./tracker.js";
