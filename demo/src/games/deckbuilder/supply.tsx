// The turn and the cards that belong to no player: a button that opens the numbers of decks and the cards that lie face up.
import type { Card, Observation } from "altmode/deckbuilder/slim";
import { useState } from "preact/hooks";
import { t } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";
import { Piles } from "../../table/piles.js";
import { CardFace } from "./card-face.js";

interface Props {
  observation: Observation;
  cards: ReadonlyMap<string, Card>;
  class: string;
}

export function Supply({ observation, cards, class: place }: Props) {
  const [open, setOpen] = useState(false);
  const { turn, mainDeck, encounterDeck, damageStack, ruins, ruinDeck } = observation;
  const discarded = t("deckbuilder.zone.discard");
  const decks = [
    ["main", mainDeck],
    ["encounters", encounterDeck],
    ["damage", damageStack],
    ...(ruins ? ([["ruins", ruinDeck]] as const) : []),
  ] as const;
  const piles = [
    [t("deckbuilder.destroyed"), observation.destroyed],
    [`${t("deckbuilder.part.encounters")}: ${discarded}`, observation.encounterDiscard],
    [`${t("deckbuilder.part.ruins")}: ${discarded}`, observation.ruinDiscard],
  ] as const;
  return (
    <>
      <button type="button" class={place} data-testid="supply" onClick={() => setOpen(true)}>
        {t("deckbuilder.turn", { turn, deck: mainDeck })}
      </button>
      {open ? (
        <TableDialog title={t("deckbuilder.supply")} onClose={() => setOpen(false)}>
          <ul>
            {decks.map(([part, count]) => (
              <li key={part}>
                {t(`deckbuilder.part.${part}`)}: {count}
              </li>
            ))}
          </ul>
          <Piles
            piles={piles}
            face={(id) => {
              const card = cards.get(id);
              return card && <CardFace card={card} />;
            }}
          />
        </TableDialog>
      ) : null}
    </>
  );
}
