import { Rules } from "../game/rules.js";
import type { CardSet, Pack, PackMistake, Standalone } from "../generated/deckbuilder.js";
import type { Types } from "../generated/deckbuilder-makers.js";
import { Deckbuilder as WasmDeckbuilder, type Game as WasmGame } from "../generated/glue/deckbuilder.js";
import { ASK } from "../handle.js";
import { type Input, json } from "../input.js";
import { guard } from "../stack.js";
import { Cards, Characters } from "./catalogue.js";
import { Game } from "./game.js";
import { instance } from "./instance.js";

/**
 * The rules of the Transformers Deck-Building Game: games, cards and characters. `load()` returns this object.
 */
export class Deckbuilder extends Rules<Game, Types> {
  /** The cards. */
  readonly cards = new Cards((question) => this[ASK](question));
  /** The characters. */
  readonly characters = new Characters((question) => this[ASK](question));

  /** @internal Created by `load()`. */
  constructor() {
    super({ instance, create: () => new WasmDeckbuilder(), game: (wasm: WasmGame) => new Game(wasm) });
  }

  /** The sets of cards with their contents. */
  get sets(): CardSet[] {
    return this[ASK]((deckbuilder: WasmDeckbuilder) => deckbuilder.setsAll());
  }

  /**
   * Returns all mistakes of a pack with their paths, without loading the pack. A loaded pack with the same id is
   * ignored.
   */
  checkPack(pack: Input<Pack>): PackMistake[] {
    const text = json(pack, "the pack");
    return this[ASK]((deckbuilder: WasmDeckbuilder) => deckbuilder.checkPack(text));
  }

  /**
   * Returns how many players can play with the cards of a pack alone, and everything that the pack lacks for a game for
   * one. Nothing is loaded. Throws `bad-pack` if the pack cannot be read.
   */
  standalone(pack: Input<Pack>): Standalone {
    const text = json(pack, "the pack");
    return this[ASK]((deckbuilder: WasmDeckbuilder) => deckbuilder.standalone(text));
  }
}

guard(Deckbuilder);
