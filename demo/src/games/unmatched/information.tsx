// Information behind the bar of a player: the ability and the stats of the hero, and what is known of the piles.
import type { CardView } from "altmode/unmatched/slim";
import { engineLang } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";
import { Piles } from "../../table/piles.js";
import { CardFace } from "./card-face.js";
import { abilityOf } from "./card-text.js";
import type { HeroFacts } from "./facts.js";
import { FighterList } from "./fighter-list.js";
import type { Cards } from "./words.js";

export type Shown = "hero" | "discard";

interface Props {
  shows: Shown;
  /** The numbers of cards, and what else a hero counts. */
  counts: string;
  /** Piles with the cards in them that are known, by their titles. */
  piles: readonly (readonly [title: string, cards: readonly CardView[]])[];
  hero: HeroFacts | undefined;
  title: string;
  cards: Cards;
  onClose: () => void;
}

export function Information({ shows, counts, piles, hero, title, cards, onClose }: Props) {
  return (
    <TableDialog title={title} onClose={onClose}>
      {shows === "hero" ? (
        <About hero={hero} />
      ) : (
        <>
          <p>{counts}</p>
          <Piles
            piles={piles}
            face={(id) => {
              const card = cards.get(id);
              return card && <CardFace card={card} />;
            }}
          />
          {/* Counters and side piles are explained there. */}
          <About hero={hero} />
        </>
      )}
    </TableDialog>
  );
}

/** The fighters and the ability of a hero. */
const About = ({ hero }: { hero: HeroFacts | undefined }) =>
  hero === undefined ? null : (
    <>
      <FighterList hero={hero} />
      <p lang={engineLang()}>{abilityOf(hero)}</p>
    </>
  );

interface SpaceProps {
  title: string;
  /** The heroes whose fighters or tokens are there. */
  heroes: readonly HeroFacts[];
  onClose: () => void;
}

/** The things on a space of the map, with the abilities of the heroes that it belongs to. */
export const SpaceInformation = ({ title, heroes, onClose }: SpaceProps) => (
  <TableDialog title={title} onClose={onClose}>
    {heroes.map((hero) => (
      <section key={hero.id}>
        <h3 lang={engineLang()}>{hero.name}</h3>
        <About hero={hero} />
      </section>
    ))}
  </TableDialog>
);
