// <altmode-board board="marmoreal" fighters="Medusa @ 12">: a battlefield with fighters, for diagrams. No engine is loaded for it.
import { cropped } from "../games/unmatched/facts.js";
import { Drawn, define, seen } from "./element.js";
import { Diagram } from "./tables/diagram.js";
import { boardFile, heroFile } from "./tables/fact-files.js";
import { placeFighters, readChildren, readFighters } from "./tables/fighters.js";
import { find } from "./tables/find.js";
import { Spoken } from "./tables/spoken.js";
import { languageOf } from "./words.js";

/** The element. Attributes: `board` (an id or a name) and `fighters`; child elements with `data-at` are fighters too. */
export class AltmodeBoard extends Drawn {
  static observedAttributes = ["board", "fighters", "lang"];

  protected async draw() {
    const word = this.getAttribute("board");
    if (word === null) throw new Error('board is missing: a battlefield, such as "marmoreal"');
    await seen(this);
    const [boards, heroes] = await Promise.all([boardFile(), heroFile()]);
    const board = cropped(find(boards.default, "battlefield", word));
    const written = [...readFighters(this.getAttribute("fighters") ?? ""), ...readChildren(this)];
    const placed = placeFighters(written, board, heroes.default);
    return () => (
      <Spoken language={languageOf(this)}>
        <Diagram board={board} placed={placed} />
      </Spoken>
    );
  }
}

define("altmode-board", AltmodeBoard);
