export type * from "../generated/tcg.js";
export type { Input, Viewer } from "../input.js";
export type { Cards } from "./cards.js";
export type { Game, Search } from "./game.js";
export type { TcgPlay } from "./play.js";
export type { Tcg } from "./tcg.js";
