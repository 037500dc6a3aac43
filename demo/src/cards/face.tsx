import { engineLang, type Key, t } from "../messages/index.js";
import { capital } from "../ui/words.js";
import { type CardFacts, type ModeFacts, setName } from "./facts.js";
import { BattleIcons } from "./icons.js";
import { Stat } from "./stats.js";
import { CardText } from "./text.js";

interface Props {
  card: CardFacts;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Whether the name links to the card's own page. */
  linked?: boolean;
}

/** A card's face, drawn from its data, without art and printed text. */
export function CardFace({ card, level = 3, linked = false }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  const Part = level === 2 ? "h3" : "h4";
  return (
    <article class={`face ${card.faction}`} aria-label={card.fullName}>
      <header>
        <div>
          <Heading lang={engineLang()}>
            {linked ? <a href={`#/cards/${card.id}`}>{card.name}</a> : card.name}
          </Heading>
          {card.subtitle ? (
            <p class="subtitle" lang={engineLang()}>
              {card.subtitle}
            </p>
          ) : null}
        </div>
        <div class="corner">
          {card.kind === "battle" ? <BattleIcons icons={card.icons} /> : null}
          {card.stars > 0 ? <Stat stat="stars" value={card.stars} /> : null}
        </div>
      </header>
      <p class="line">
        <span>{typeLine(card)}</span>
        {card.health === null ? null : <Stat stat="health" value={card.health} />}
        {card.attackMod ? <Stat stat="attack" value={signed(card.attackMod)} /> : null}
        {card.defenseMod ? <Stat stat="defense" value={signed(card.defenseMod)} /> : null}
      </p>
      {card.modes ? (
        Object.entries(card.modes).map(([mode, facts]) => (
          <Mode key={mode} mode={mode} facts={facts} Part={Part} />
        ))
      ) : (
        <CardText text={card.text} />
      )}
      {card.upgradeSides.map((side) => (
        <section class="mode" key={side.name}>
          <div class="line">
            <Part lang={engineLang()}>{side.name}</Part>
            <span class="signs">
              {side.attackMod ? <Stat stat="attack" value={signed(side.attackMod)} /> : null}
              {side.defenseMod ? <Stat stat="defense" value={signed(side.defenseMod)} /> : null}
            </span>
          </div>
          <p class="traits">
            {t("cards.type.upgrade")} · {t("cards.side")}
          </p>
          <CardText text={side.text} />
        </section>
      ))}
      <footer>
        <span>{setName(card)}</span>
        {card.rarity ? <span>{capital(card.rarity.replaceAll("-", " "))}</span> : null}
        {card.banned ? <strong class="mark">{t("cards.banned")}</strong> : null}
      </footer>
    </article>
  );
}

const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

/** Returns the type line: "Decepticon · Character", "Upgrade · Weapon", "Secret Action". */
export function typeLine({ faction, kind, type, subtype, target }: CardFacts): string {
  const word = (name: string | null) => t(`cards.type.${name}` as Key);
  const isSecret = subtype === "secret";
  const words = [kind === "battle" ? word(isSecret ? subtype : type) : t(`cards.kind.${kind}`)];
  if (subtype && !isSecret) words.push(word(subtype));
  if (target) words.push(t("cards.for", { name: target }));
  if (faction !== null && faction !== "neutral") words.unshift(capital(faction));
  return words.join(" · ");
}

function Mode({ mode, facts, Part }: { mode: string; facts: ModeFacts; Part: "h3" | "h4" }) {
  const { attack, defense, traits, text, bonus } = facts;
  return (
    <section class="mode">
      <div class="line">
        <Part>
          {capital(mode)} <span class="hidden-visually">{t("cards.mode-word")}</span>
        </Part>
        <span class="signs">
          {bonus ? (
            <>
              {bonus[0] ? <Stat stat="attack" value={signed(bonus[0])} /> : null}
              {bonus[1] ? <Stat stat="defense" value={signed(bonus[1])} /> : null}
              {bonus[2] ? <Stat stat="health" value={signed(bonus[2])} /> : null}
            </>
          ) : (
            <>
              <Stat stat="attack" value={attack} />
              <Stat stat="defense" value={defense} />
            </>
          )}
        </span>
      </div>
      {traits.length === 0 ? null : (
        <p class="traits" lang={engineLang()}>
          {traits.join(" · ")}
        </p>
      )}
      <CardText text={text} />
    </section>
  );
}
