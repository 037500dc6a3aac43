// Types shared by `altmode/deckbuilder` and `altmode/deckbuilder/slim`.

export type * from "../generated/deckbuilder.js";
export type { Input, Viewer } from "../input.js";
export type { Cards, Characters } from "./catalogue.js";
export type { Deckbuilder } from "./deckbuilder.js";
export type { Game, Search } from "./game.js";
