// The Matrix on the field of the table: a grid of cards with the characters on them.
import type { Card, Observation, SpaceView } from "altmode/deckbuilder/slim";
import { useState } from "preact/hooks";
import { engineLang, t } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";
import { Field, type Place } from "../../table/field.js";
import type { Mark } from "../../table/marks.js";
import { CardFace } from "./card-face.js";
import { Supply } from "./supply.js";
import { type Cards, cardLabel, nameOf, playerName } from "./words.js";

interface Props {
  observation: Observation;
  cards: Cards;
  /** The space of the event that the table tells. */
  told: string | undefined;
  markOf: (space: SpaceView) => Mark;
  onTap: (space: SpaceView) => void;
}

/** Width and height of a space, in units of the field. A turned Matrix needs as much room one way as the other. */
const SPACE = [158, 158] as const;
/** Width and height of a card in a space. */
const CARD = [140, 148] as const;

export function Matrix({ observation, cards, told, markOf, onTap }: Props) {
  const [read, setRead] = useState<SpaceView>();
  const { matrix, rows, columns } = observation;
  const center = ({ row, column }: SpaceView) => [(column + 0.5) * SPACE[0], (row + 0.5) * SPACE[1]] as const;
  const faceOf = ({ card }: SpaceView): Card | undefined => cards.get(card?.card ?? "");
  const whoOf = ({ characters }: SpaceView) => characters.map((seat) => playerName(observation, seat));
  const describe = (space: SpaceView): string => {
    const face = faceOf(space);
    const content =
      space.card === null
        ? t("deckbuilder.empty")
        : face === undefined
          ? nameOf(space.card)
          : cardLabel(face);
    const cost =
      space.cost === null || space.cost === face?.cost
        ? ""
        : t("deckbuilder.cost-now", { value: space.cost });
    const who = whoOf(space);
    const here = who.length === 0 ? "" : t("deckbuilder.here", { names: who.join(", ") });
    return [t("deckbuilder.space", { space: space.space }), content, cost, here]
      .filter((part) => part !== "")
      .join(", ");
  };
  const places = matrix.map((space): Place => {
    const [x, y] = center(space);
    const near = matrix.filter(
      (other) => Math.abs(other.row - space.row) + Math.abs(other.column - space.column) === 1,
    );
    return {
      id: space.space,
      x,
      y,
      label: describe(space),
      text: faceOf(space)?.text,
      near: near.map((other) => other.space),
      mark: markOf(space),
    };
  });
  const tokenClass = (seat: number) =>
    `matrix-token team-${observation.players[seat]?.team ?? 0}${observation.active === seat ? " acting" : ""}`;
  const frame = [columns * SPACE[0], rows * SPACE[1]] as const;
  const shown = read && faceOf(read);
  return (
    <>
      <Field
        label={t("deckbuilder.matrix")}
        frame={frame}
        places={places}
        size={CARD[0]}
        picture={(view) =>
          matrix.map((space) => {
            const [x, y] = view.at(...center(space));
            const kind =
              space.card === null ? "empty" : space.faceup ? (faceOf(space)?.faction ?? "none") : "down";
            return (
              <rect
                key={space.space}
                class={`matrix-space ${kind}`}
                x={x - CARD[0] / 2}
                y={y - CARD[1] / 2}
                width={CARD[0]}
                height={CARD[1]}
                rx="12"
              />
            );
          })
        }
        pieces={(view) =>
          matrix.map((space) => {
            const [x, y] = view.at(...center(space));
            const [width, height] = view.frame;
            const face = faceOf(space);
            return (
              <span
                class={`field-piece matrix-piece${space.space === told ? " told" : ""}`}
                key={space.space}
                style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
              >
                {face === undefined ? null : (
                  <>
                    <span class="matrix-name" lang={engineLang()}>
                      {face.name}
                    </span>
                    <span class="matrix-kind" lang={engineLang()}>
                      {face.types.join(", ")}
                    </span>
                    {space.cost === null ? null : <strong class="matrix-cost">{space.cost}</strong>}
                  </>
                )}
                <span class="matrix-who">
                  {space.characters.map((seat) => (
                    <span key={seat} class={tokenClass(seat)}>
                      {playerName(observation, seat).slice(0, 2)}
                    </span>
                  ))}
                </span>
                <span class="matrix-id">{space.space}</span>
              </span>
            );
          })
        }
        onAct={(id) => {
          const space = matrix.find((each) => each.space === id);
          if (space) onTap(space);
        }}
        onRead={(id) => setRead(matrix.find(({ space }) => space === id))}
        caption={(pointed) => {
          const there = matrix.find(({ space }) => space === pointed);
          return (
            <>
              <Supply observation={observation} cards={cards} class="matrix-turn" />
              {there === undefined ? (
                <span class="matrix-help">{t("deckbuilder.matrix-help")}</span>
              ) : (
                <span>{describe(there)}</span>
              )}
            </>
          );
        }}
      />
      {read ? (
        <TableDialog title={describe(read)} onClose={() => setRead(undefined)}>
          {shown ? <CardFace card={shown} /> : null}
        </TableDialog>
      ) : null}
    </>
  );
}
