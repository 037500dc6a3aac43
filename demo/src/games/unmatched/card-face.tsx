// The face of a card in the hand and on the stage, drawn by ourselves.
import type { Card } from "altmode/unmatched/slim";
import { t } from "../../messages/index.js";
import { CardName } from "../../table/card-name.js";
import { PrintedText } from "../../table/printed-text.js";
import { memo } from "../../ui/memo.js";
import { textOf } from "./card-text.js";
import "./card-face.css";

/** A sign for each kind: sword, shield, both, scroll. */
const signs = {
  attack: "M5 19l3-3M6 14l4 4M9 15L19 5l1-1M20 4l-1 6-8 7",
  defense: "M12 3l8 3v6c0 5-3 8-8 10-5-2-8-5-8-10V6z",
  versatile: "M12 3l8 3v6c0 5-3 8-8 10-5-2-8-5-8-10V6zM8 16l8-9M8 12l4 4",
  scheme: "M6 4h12v14a3 3 0 0 1-3 3H6zM9 9h6M9 13h6",
} as const;

function KindSign({ kind }: { kind: Card["kind"] }) {
  return (
    <svg class="kind-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[kind]} />
    </svg>
  );
}

export const CardFace = memo(({ card, small = false }: { card: Card; small?: boolean }) => {
  const { name, kind, value, boost, by } = card;
  return (
    <span class={`duel-card kind-${kind}${small ? " small" : ""}`}>
      <span class="duel-head">
        <KindSign kind={kind} />
        {value === null ? null : <strong class="duel-value">{value}</strong>}
        {boost === null ? null : <span class="duel-boost">+{boost}</span>}
      </span>
      <CardName class="duel-name" name={name} />
      <span class="duel-kind">
        {t(`unmatched.kind.${kind}`)}
        {by.length === 0 ? "" : ` · ${by.join(", ")}`}
      </span>
      <PrintedText class="duel-text" text={textOf(card)} />
    </span>
  );
});

export function CardBack({ waiting = false }: { waiting?: boolean }) {
  return <span class={waiting ? "duel-card back waiting" : "duel-card back"} />;
}

/** Returns what a screen reader says of a card, without its text. */
export function cardLabel(card: Card): string {
  const { name, kind, value, boost, by } = card;
  const parts = [
    name,
    t(`unmatched.kind.${kind}`),
    value === null ? "" : t("unmatched.value-of", { value }),
    boost === null ? "" : t("unmatched.boost-of", { value: boost }),
    by.length === 0 ? "" : t("unmatched.by", { names: by.join(", ") }),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
