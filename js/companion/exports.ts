// Types shared by `altmode/companion` and `altmode/companion/slim`.

export type * from "../generated/companion.js";
export type { Input } from "../input.js";
export type { When } from "../journal/match.js";
export type { MatchOptions } from "../journal/options.js";
export type { Companion } from "./companion.js";
export type { Forecaster, Match, TrackedForecast } from "./match.js";
