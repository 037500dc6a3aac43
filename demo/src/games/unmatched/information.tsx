// Information behind the bar of a player: the ability and the stats of the hero, and the discard pile.
import type { CardView } from "altmode/unmatched/slim";
import { engineLang, t } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";
import { CardFace } from "./card-face.js";
import { abilityOf } from "./card-text.js";
import type { HeroFacts } from "./facts.js";
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

/** The fighters of a hero with health, kind of attack and movement. */
export const FighterList = ({ hero }: { hero: HeroFacts }) => (
  <ul>
    {hero.fighters.map(({ id, name, count, health, attack, move }) => (
      <li key={id}>
        <strong lang="en">
          {name}
          {count > 1 ? ` ${t("unmatched.copies", { count })}` : ""}
        </strong>{" "}
        {[
          t("unmatched.health", { count: health }),
          t(`unmatched.attack.${attack}`),
          t("unmatched.move", { count: move }),
        ].join(" · ")}
      </li>
    ))}
  </ul>
);
