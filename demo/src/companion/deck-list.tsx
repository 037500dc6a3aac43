import type { Pile } from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { CorrectionField } from "../ui/number-field.js";
import { short } from "./cards.js";
import type { Tracking } from "./use-match.js";

const piles: readonly Pile[] = ["hand", "deck", "discard", "aside", "out"];

/** The deck card by card: what is discarded, what is left, and moves of named cards. */
export function DeckList({ tracking: { view, act }, seat }: { tracking: Tracking; seat: number }) {
  const [from, setFrom] = useState<Pile>("hand");
  const [to, setTo] = useState<Pile>("discard");
  const player = view.players[seat];
  if (player === undefined) return null;
  const counts: Record<Pile, number> = {
    deck: player.deck,
    hand: player.hand,
    discard: player.discard,
    aside: player.aside,
    out: player.gone,
  };
  const choice = (label: string, value: Pile, set: (pile: Pile) => void) => (
    <Choice
      label={label}
      value={value}
      options={piles.map((pile) => [pile, `${t(`companion.pile.${pile}`)} (${counts[pile]})`] as const)}
      onChange={set}
    />
  );
  const move = (card?: string) =>
    act({ type: "move-cards", seat, from, to, count: 1, ...(card === undefined ? {} : { card }) });
  const disabled = from === to || counts[from] === 0;
  return (
    <div class="stack tight" data-testid={`deck-${seat}`}>
      <div class="row">
        {choice(t("companion.from"), from, setFrom)}
        {choice(t("companion.to"), to, setTo)}
      </div>
      <div class="row">
        <button type="button" disabled={disabled} onClick={() => move()}>
          {t("companion.move-unknown")}
        </button>
        <CorrectionField
          key={from}
          label={t("companion.correct", { pile: t(`companion.pile.${from}`) })}
          value={counts[from]}
          most={99}
          onChange={(to) => act({ type: "set-cards", seat, pile: from, to })}
        />
      </div>
      {player.cards.length === 0 ? <p class="quiet">{t("companion.no-deck-list")}</p> : null}
      <ul class="deck-cards">
        {player.cards.map((card) => (
          <li key={card.card} class={card.unseen === 0 ? "row spread gone" : "row spread"}>
            <span>
              <span lang="en">{card.name}</span>{" "}
              <small>
                {short(card)}
                {card.boost === null ? "" : ` · ${t("unmatched.boost-of", { value: card.boost })}`}
              </small>
              <br />
              <small class="quiet">
                {t("companion.left-of", { left: card.unseen, copies: card.copies })}
                {card.discarded > 0 ? ` · ${t("companion.discarded", { count: card.discarded })}` : ""}
                {card.aside > 0 ? ` · ${t("companion.pile.aside")} ${card.aside}` : ""}
                {card.gone > 0 ? ` · ${t("companion.pile.out")} ${card.gone}` : ""}
              </small>
              {card.text === "" ? null : (
                <small class="card-text" lang="en">
                  {card.text}
                </small>
              )}
            </span>
            <button
              type="button"
              disabled={disabled}
              aria-label={t("companion.move-card", {
                card: card.name,
                from: t(`companion.pile.${from}`),
                to: t(`companion.pile.${to}`),
              })}
              onClick={() => move(card.card)}
            >
              {t("companion.move")}
            </button>
          </li>
        ))}
      </ul>
      {player.others.length === 0 ? null : (
        <p class="quiet">
          {player.others
            .map((other) => `${other.card} ×${other.count} (${t(`companion.pile.${other.pile}`)})`)
            .join(" · ")}
        </p>
      )}
    </div>
  );
}
