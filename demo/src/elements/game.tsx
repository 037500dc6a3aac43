// <altmode-game game="unmatched">: a table to play at against the bot. Its engine and its table load when it is first seen.
import type { ComponentChildren } from "preact";
import { KeysFrom } from "../table/keys.js";
import { Drawn, define, seen } from "./element.js";
import { Spoken } from "./tables/spoken.js";
import { languageOf } from "./words.js";

const games = ["tcg", "unmatched", "deckbuilder"] as const;
const strengths = ["easy", "middle", "strong"] as const;

/** Returns the value of an attribute that is one of some words: the first of them if it is absent. */
function oneOf<W extends string>(element: Element, name: string, words: readonly W[], usual: W): W {
  const word = element.getAttribute(name);
  if (word === null) return usual;
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`${name}="${word}" is none of ${words.join(", ")}`);
  return found;
}

const listed = (word: string | null): string[] =>
  (word ?? "")
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** The element. Attributes: `game`, `strength`, `seed`, and those of each game (docs/elements.md). */
export class AltmodeGame extends Drawn {
  static observedAttributes = [
    "game",
    "deck",
    "against",
    "heroes",
    "board",
    "characters",
    "strength",
    "seed",
    "lang",
  ];
  /** The game that was begun last, because a change of language must not begin it anew. */
  #begun: { readonly by: string; readonly draw: Promise<() => ComponentChildren> } | undefined;

  protected async draw() {
    await seen(this);
    const by = AltmodeGame.observedAttributes
      .filter((name) => name !== "lang")
      .map((name) => this.getAttribute(name))
      .join("\n");
    if (this.#begun?.by !== by) {
      const begun = { by, draw: this.#begin() };
      // Allows another attempt after a failed download.
      begun.draw.catch(() => {
        if (this.#begun === begun) this.#begun = undefined;
      });
      this.#begun = begun;
    }
    const shown = await this.#begun.draw;
    return () => (
      <KeysFrom.Provider value={this}>
        <Spoken language={languageOf(this)} key={by}>
          {shown()}
        </Spoken>
      </KeysFrom.Provider>
    );
  }

  async #begin(): Promise<() => ComponentChildren> {
    const strength = oneOf(this, "strength", strengths, "middle");
    const seed = this.getAttribute("seed");
    switch (oneOf(this, "game", games, "tcg")) {
      case "tcg": {
        const decks = [this.getAttribute("deck"), this.getAttribute("against")] as const;
        return (await import("./tables/tcg.js")).tcgGame({ decks, strength, seed });
      }
      case "unmatched": {
        const heroes = listed(this.getAttribute("heroes"));
        const board = this.getAttribute("board");
        return (await import("./tables/unmatched.js")).unmatchedGame({ heroes, board, strength, seed });
      }
      case "deckbuilder": {
        const characters = listed(this.getAttribute("characters"));
        return (await import("./tables/deckbuilder.js")).deckbuilderGame({ characters, strength, seed });
      }
    }
  }
}

define("altmode-game", AltmodeGame);
