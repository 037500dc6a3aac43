// The stage of the Deck-Building Game: the battle in progress, or the card that was chosen.
import type { Card, Observation } from "altmode/deckbuilder/slim";
import { engineLang, t } from "../../messages/index.js";
import { Stage } from "../../table/stage.js";
import { CardFace } from "./card-face.js";
import { type Cards, nameOf, playerName } from "./words.js";

interface Props {
  observation: Observation;
  cards: Cards;
  /** The chosen card, which can be read here. */
  held: Card | undefined;
}

export function StageView({ observation, cards, held }: Props) {
  const { battle, active } = observation;
  const card = battle === null ? undefined : cards.get(battle.card.card ?? "");
  const encounter = battle?.encounter ? cards.get(battle.encounter.card ?? "") : undefined;
  return (
    <Stage
      left={
        battle === null
          ? undefined
          : {
              title: playerName(observation, active),
              side: 0,
              face: (
                <div class="build-assists">
                  {encounter ? <CardFace card={encounter} /> : null}
                  <ul aria-label={t("deckbuilder.assists")}>
                    {battle.assists.map((assist, index) => (
                      <li key={index}>
                        {playerName(observation, assist.seat)}:{" "}
                        <span lang={assist.card?.name === undefined ? undefined : engineLang()}>
                          {nameOf(assist.card)}
                        </span>
                      </li>
                    ))}
                  </ul>
                </div>
              ),
              value: battle.power,
              parts: [t("deckbuilder.figure.power")],
            }
      }
      right={
        battle === null
          ? undefined
          : {
              title: nameOf(battle.card),
              side: 1,
              face: card ? <CardFace card={card} /> : null,
              value: battle.cost,
              parts: [t("deckbuilder.figure.cost")],
            }
      }
      result={
        battle === null ? null : <span class="stage-compare">{battle.power >= battle.cost ? "≥" : "<"}</span>
      }
      caption={
        battle === null
          ? ""
          : t(battle.boss ? "deckbuilder.confronting" : "deckbuilder.battling", { card: nameOf(battle.card) })
      }
      telling={false}
      onSkip={() => {}}
      onAgain={undefined}
    >
      {held ? (
        <div class="held-card" data-testid="held">
          <CardFace card={held} />
        </div>
      ) : (
        <p class="stage-note">{t("deckbuilder.stage-idle")}</p>
      )}
    </Stage>
  );
}
