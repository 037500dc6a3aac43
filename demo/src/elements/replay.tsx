// <altmode-replay src="game.json" battle="2">: a recorded game on the table. Its engine and its table load when it is first seen.
import type { ComponentChildren } from "preact";
import { KeysFrom } from "../table/keys.js";
import { Drawn, define, seen } from "./element.js";
import { type AnyRecord, readSource } from "./tables/record.js";
import { Spoken } from "./tables/spoken.js";
import { languageOf } from "./words.js";

/** Loads the table of a record. Returns the function that draws it, from a battle on. */
async function tableOf(record: AnyRecord, battle: number): Promise<() => ComponentChildren> {
  return record.game === "tcg"
    ? (await import("./tables/tcg.js")).tcgReplay(record.record, battle)
    : (await import("./tables/unmatched.js")).unmatchedReplay(record.record, battle);
}

/** The element. Attributes: `src` (a file, or a link of a replay) and `battle` (the number of the battle to begin with). */
export class AltmodeReplay extends Drawn {
  static observedAttributes = ["src", "battle", "lang"];
  /** The replay that was shown last, because a change of language must not begin it anew. */
  #shown: { readonly by: string; readonly draw: Promise<() => ComponentChildren> } | undefined;

  protected async draw() {
    const src = this.getAttribute("src");
    if (src === null || src === "") return undefined;
    await seen(this);
    const battle = this.getAttribute("battle");
    const by = `${battle} ${src}`;
    if (this.#shown?.by !== by) {
      const shown = { by, draw: this.#load(src, battle) };
      // Allows another attempt after a failed download.
      shown.draw.catch(() => {
        if (this.#shown === shown) this.#shown = undefined;
      });
      this.#shown = shown;
    }
    const draw = await this.#shown.draw;
    return () => (
      <KeysFrom.Provider value={this}>
        <Spoken language={languageOf(this)} key={by}>
          {draw()}
        </Spoken>
      </KeysFrom.Provider>
    );
  }

  async #load(src: string, word: string | null): Promise<() => ComponentChildren> {
    const { record, battle: own } = await readSource(src, this.baseURI);
    const battle = word === null ? own : Number(word);
    if (!Number.isInteger(battle) || battle < 0)
      throw new Error(`battle="${word}" is no number of a battle: the first has the number 1`);
    return tableOf(record, battle);
  }
}

define("altmode-replay", AltmodeReplay);
