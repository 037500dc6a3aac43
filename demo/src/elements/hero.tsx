// Heroes and cards of Unmatched in <altmode-card>, loaded when a page has some: <altmode-card hero="medusa">.
import type { Card, Hero } from "altmode/unmatched/slim";
import type { ComponentChildren } from "preact";
import { CardFace } from "../games/unmatched/card-face.js";
import { FighterList } from "../games/unmatched/fighter-list.js";
import { sheetOf } from "./files.js";
import { FaceName } from "./name.js";
import { find } from "./tables/find.js";
import { engineLang } from "./words.js";

type HeroFacts = Omit<Hero, "definition" | "deck">;
type Cards = Readonly<Record<string, () => Promise<{ default: readonly Card[] }>>>;

/** Has the style sheet of these faces, beside that of all elements. */
function Styled({ sheet, children }: { sheet: CSSStyleSheet; children: ComponentChildren }) {
  const adopt = (box: HTMLDivElement | null) => {
    const root = box?.getRootNode();
    if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets.push(sheet);
  };
  return (
    <div class="duel-face" ref={adopt}>
      {children}
    </div>
  );
}

const HeroFace = ({ hero }: { hero: HeroFacts }) => (
  <article class="hero-face">
    <p lang="en">
      <strong>{hero.name}</strong> <small class="quiet">{hero.set}</small>
    </p>
    <FighterList hero={hero} />
    <p lang={engineLang()}>{hero.text}</p>
  </article>
);

const UnmatchedFace = ({ card }: { card: Card }) => (
  <article>
    <CardFace card={card} />
  </article>
);

/** Returns what draws the hero or the card of an element. Throws an error for names that there are not. */
export async function drawHero(element: Element): Promise<() => ComponentChildren> {
  const [sheet, heroes] = await Promise.all([
    import("made:hero-styles").then(sheetOf),
    import("made:facts/unmatched-heroes") as Promise<unknown> as Promise<{ default: readonly HeroFacts[] }>,
  ]);
  const wanted = element.getAttribute("unmatched");
  // An id has its hero in it: medusa/feint.
  const [, ofHero, ofCard = wanted] = /^([^/]+)\/(.+)$/.exec(wanted ?? "") ?? [];
  const word = element.getAttribute("hero") ?? ofHero;
  if (word === undefined)
    throw new Error(
      `unmatched="${wanted}" needs its hero: write hero="…" too, or an id such as medusa/feint`,
    );
  const hero = find(heroes.default, "hero", word);
  let name = hero.name;
  let face = () => <HeroFace hero={hero} />;
  if (ofCard) {
    const { cards } = (await import("made:facts/unmatched")) as unknown as { cards: Cards };
    const all = (await cards[hero.id]?.())?.default ?? [];
    const id = `${hero.id}/${ofCard}`;
    const card = all.find((each) => each.id === id) ?? find(all, `card of ${hero.name}`, ofCard);
    name = card.name;
    face = () => <UnmatchedFace card={card} />;
  }
  const styled = () => <Styled sheet={sheet}>{face()}</Styled>;
  const own = element.textContent?.trim() ?? "";
  return element.hasAttribute("face")
    ? () => <div part="face">{styled()}</div>
    : () => <FaceName label={own === "" ? name : own} tone="neutral" face={styled} />;
}
