// Lamps of a combiner: a lamp for each part, lit while the part stands in bot mode.
import type { PlayerView } from "altmode/tcg/slim";
import { useMemo } from "preact/hooks";
import type { CardFacts } from "../../cards/catalogue.js";
import { engineLang, t } from "../../messages/index.js";

/** Returns the combiners whose parts a player has all in the game. */
function combinersOf({ characters }: PlayerView, combiners: readonly CardFacts[]) {
  const names = new Map(characters.map((character) => [character.card, character]));
  return combiners.flatMap((card) => {
    const parts = card.parts.flatMap((part) => names.get(part) ?? []);
    // The combiner itself says that its parts have combined.
    const whole = parts.length === card.parts.length && !parts.some(({ zone }) => zone === "combined");
    return whole ? [{ card, parts }] : [];
  });
}

export function Lamps({ player, cards }: { player: PlayerView; cards: ReadonlyMap<string, CardFacts> }) {
  const combiners = useMemo(
    () => [...cards.values()].filter(({ kind, parts }) => kind === "combiner" && parts.length > 0),
    [cards],
  );
  const found = combinersOf(player, combiners);
  if (found.length === 0) return null;
  return (
    <>
      {found.map(({ card, parts }) => {
        const isLit = ({ mode, zone }: (typeof parts)[number]) => mode === "bot" && zone === "battlefield";
        const lit = parts.filter(isLit).length;
        return (
          <p class="bot-lamps" key={card.id}>
            <span lang={engineLang()}>{card.name}</span>
            {parts.map((part) => (
              <span key={part.id} class={isLit(part) ? "lamp lit" : "lamp"} aria-hidden="true" />
            ))}
            {t("tcg.lamps", { lit, parts: parts.length })}
          </p>
        );
      })}
    </>
  );
}
