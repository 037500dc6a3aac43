// <altmode-card card="w1-t29">: a card by its name, with its face on hover, focus and tap, or the face itself (`face`).
import { CardFace } from "../cards/face.js";
import { Drawn, define } from "./element.js";
import { cardFacts } from "./facts.js";
import { CardName } from "./name.js";

/**
 * The element. Attributes: `card` (an id or a name; without it the content is the name), or `hero` and `unmatched` for heroes
 * and cards of Unmatched, and `face`.
 */
export class AltmodeCard extends Drawn {
  static observedAttributes = ["card", "hero", "unmatched", "face", "lang"];

  protected async draw() {
    if (this.hasAttribute("hero") || this.hasAttribute("unmatched"))
      return (await import("./hero.js")).drawHero(this);
    const own = this.textContent?.trim() ?? "";
    const wanted = this.getAttribute("card") ?? own;
    if (wanted === "") return undefined;
    const card = await cardFacts(wanted);
    if (card === undefined) throw new Error(`there is no card "${wanted}": write its id or name`);
    if (this.hasAttribute("face")) {
      return () => (
        <div part="face">
          <CardFace card={card} />
        </div>
      );
    }
    return () => <CardName card={card} label={own === "" ? card.name : own} />;
  }
}

define("altmode-card", AltmodeCard);
