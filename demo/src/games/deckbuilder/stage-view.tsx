// The stage of the Deck-Building Game: the battle in progress, the card of the told event, or the card that was chosen.
import type { Card, CardView, EventCard, Observation } from "altmode/deckbuilder/slim";
import { engineLang, t } from "../../messages/index.js";
import { Readable } from "../../table/readable.js";
import { Stage, type StageSide } from "../../table/stage.js";
import type { Telling } from "../../table/telling.js";
import { CardFace } from "./card-face.js";
import type { Scene } from "./scene.js";
import { type Cards, nameOf, playerName } from "./words.js";

interface Props {
  observation: Observation;
  cards: Cards;
  /** The scene up to the told event. */
  scene: Scene | undefined;
  telling: Telling;
  /** The present event in one sentence. */
  caption: string;
  /** Whether the stage stays open where it lies over the field. */
  open: boolean;
  /** The chosen card, which can be read here. */
  held: Card | undefined;
}

/** The side of an Adversary, which is no team's. */
const NO_TEAM = 2;

/** A told battle, or the one in progress. */
interface Battle {
  readonly seat: number;
  readonly card: EventCard | CardView | null;
  readonly power: number | undefined;
  readonly cost: number;
}

export function StageView({ observation, cards, scene, telling, caption, open, held }: Props) {
  const { battle, active } = observation;
  const now = telling.done && battle !== null ? { ...battle, seat: active } : undefined;
  const shown: Battle | Scene | undefined = now ?? (held ? undefined : scene);
  const fights = shown !== undefined && "cost" in shown;
  const teamOf = (seat: number) => observation.players[seat]?.team ?? 0;
  const face = cards.get(shown?.card?.card ?? "");
  const side = (parts: Pick<StageSide, "title" | "side" | "face"> & Partial<StageSide>): StageSide => ({
    value: undefined,
    parts: [],
    ...parts,
  });
  const drawn = face ? <StageCard card={face} /> : null;
  return (
    <Stage
      left={
        fights
          ? side({
              title: playerName(observation, shown.seat),
              side: teamOf(shown.seat),
              face: <Helpers observation={observation} cards={cards} />,
              value: shown.power,
              parts: [t("deckbuilder.figure.power")],
            })
          : drawn === null
            ? undefined
            : side({ title: playerName(observation, active), side: teamOf(active), face: drawn })
      }
      right={
        fights
          ? side({
              title: shown.card?.name ?? t("deckbuilder.facedown"),
              side: NO_TEAM,
              face: drawn,
              value: shown.cost,
              parts: [t("deckbuilder.figure.cost")],
            })
          : undefined
      }
      result={
        fights && shown.power !== undefined ? (
          <span class="stage-compare">{shown.power >= shown.cost ? "≥" : "<"}</span>
        ) : null
      }
      caption={
        now === undefined
          ? caption
          : t(now.boss ? "deckbuilder.confronting" : "deckbuilder.battling", { card: nameOf(now.card) })
      }
      telling={telling}
      kept={open}
      over={fights ? undefined : face && shown && !("onField" in shown && shown.onField) ? "low" : "away"}
      onAgain={scene?.kind === "battle" ? () => telling.repeat(scene.from) : undefined}
    >
      {held ? (
        <div class="held-card" data-testid="held">
          <StageCard card={held} />
        </div>
      ) : (
        <p class="stage-note">{t("deckbuilder.stage-idle")}</p>
      )}
    </Stage>
  );
}

const StageCard = ({ card }: { card: Card }) => (
  <Readable title={card.name} whole={<CardFace card={card} />}>
    <CardFace card={card} />
  </Readable>
);

/** The cards on the side of the player: an Encounter, and the Assists of others. */
function Helpers({ observation, cards }: Pick<Props, "observation" | "cards">) {
  const { battle } = observation;
  const encounter = cards.get(battle?.encounter?.card ?? "");
  return (
    <div class="build-assists">
      {encounter ? <StageCard card={encounter} /> : null}
      <ul aria-label={t("deckbuilder.assists")}>
        {battle?.assists.map((assist, index) => (
          <li key={index}>
            {playerName(observation, assist.seat)}:{" "}
            <span lang={assist.card?.name === undefined ? undefined : engineLang()}>
              {nameOf(assist.card)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
