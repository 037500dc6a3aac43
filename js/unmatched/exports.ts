// Types shared by `altmode/unmatched` and `altmode/unmatched/slim`.

export type * from "../generated/unmatched.js";
export type { Input, Viewer } from "../input.js";
export type { Boards, Cards, Heroes } from "./catalogue.js";
export type { Game, Search } from "./game.js";
export type { Unmatched } from "./unmatched.js";
