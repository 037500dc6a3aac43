// Information behind the bar of a player: the ability and the stats of the hero, and the discard pile.
import type { CardView } from "altmode/unmatched/slim";
import { engineLang } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";
import { CardFace } from "./card-face.js";
import { abilityOf } from "./card-text.js";
import type { HeroFacts } from "./facts.js";
import { FighterList } from "./fighter-list.js";
import type { Cards } from "./words.js";

export type Shown = "hero" | "discard";

interface Props {
  shows: Shown;
  discard: readonly CardView[];
  hero: HeroFacts | undefined;
  title: string;
  cards: Cards;
  onClose: () => void;
}

export function Information({ shows, discard, hero, title, cards, onClose }: Props) {
  return (
    <TableDialog title={title} onClose={onClose}>
      {shows === "hero" && hero ? (
        <>
          <FighterList hero={hero} />
          <p lang={engineLang()}>{abilityOf(hero)}</p>
        </>
      ) : (
        [...discard].reverse().map(({ id, card }, index) => {
          const face = cards.get(card ?? "");
          return face ? <CardFace key={id ?? index} card={face} /> : null;
        })
      )}
    </TableDialog>
  );
}
