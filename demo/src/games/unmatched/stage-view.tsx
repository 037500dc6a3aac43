// The stage of Unmatched: the two cards of a combat, their values with parts, and what comes out.
import type { GameEvent } from "altmode/unmatched/slim";
import type { ComponentChildren } from "preact";
import { t } from "../../messages/index.js";
import { Readable } from "../../table/readable.js";
import { Stage, type StageSide } from "../../table/stage.js";
import type { Telling } from "../../table/telling.js";
import { CardBack, CardFace } from "./card-face.js";
import type { Scene, Side } from "./scene.js";
import { sentence } from "./story.js";
import type { Cards, Names } from "./words.js";

interface Props {
  scene: Scene | undefined;
  telling: Telling;
  cards: Cards;
  names: Names;
  /** Number of the card that the person at the screen committed, if it is known. */
  children: ComponentChildren;
}

export function StageView({ scene, telling, cards, names, children }: Props) {
  const half = (side: Side): StageSide => ({
    title: names.fighter(side.fighter),
    side: side.seat,
    face: <Face side={side} cards={cards} />,
    value: scene?.kind === "scheme" ? undefined : side.value,
    parts: partsOf(side),
  });
  return (
    <Stage
      left={scene && half(scene.attack)}
      right={scene?.defense && half(scene.defense)}
      result={scene ? <Result scene={scene} /> : null}
      caption={scene ? captionOf(scene.last, names) : ""}
      telling={telling}
      over="high"
      onAgain={scene && scene.kind === "combat" ? () => telling.repeat(scene.from) : undefined}
    >
      {children}
    </Stage>
  );
}

const captionOf = (event: GameEvent, names: Names) => sentence(event, names);

function Face({ side, cards }: { side: Side; cards: Cards }) {
  const { state, card, cancelled } = side;
  const known = card && cards.get(card.card);
  if (state === "none") return <p class="stage-note">{t("unmatched.no-card")}</p>;
  if (state === "open" && known !== undefined) {
    return (
      <div class={cancelled ? "stage-card cancelled" : "stage-card"} key={card?.id}>
        <Readable title={known.name} whole={<CardFace card={known} />}>
          <CardFace card={known} small />
        </Readable>
        {cancelled ? <span class="cancelled-note">{t("unmatched.cancelled")}</span> : null}
      </div>
    );
  }
  const waiting = state === "waiting";
  return (
    <div class="stage-card" key="down">
      <CardBack waiting={waiting} />
      <span class="hidden-visually">{t(waiting ? "unmatched.waiting" : "unmatched.face-down")}</span>
    </div>
  );
}

/** The parts of a value, where it is not just the printed one. */
function partsOf({ value, printed, boost, state }: Side): string[] {
  if (value === undefined || state !== "open") return [];
  const effects = value - printed - boost;
  if (boost === 0 && effects === 0) return [];
  return [
    t("unmatched.part.printed", { value: printed }),
    ...(boost === 0 ? [] : [t("unmatched.part.boost", { value: boost })]),
    ...(effects === 0 ? [] : [t("unmatched.part.effects", { value: effects })]),
  ];
}

function Result({ scene }: { scene: Scene }) {
  const { compared, damage, defeated, attack, defense } = scene;
  if (!compared || defense === undefined) return <span class="table-versus">{t("table.versus")}</span>;
  const [one, other] = [attack.value ?? 0, defense.value ?? 0];
  return (
    <>
      <span class="stage-compare">{one > other ? ">" : one === other ? "=" : "<"}</span>
      {damage === undefined ? null : (
        <span class={damage > 0 ? "stage-hit" : "stage-hit none"} key={damage}>
          {damage > 0 ? `−${damage}` : "0"}
        </span>
      )}
      {defeated ? <span class="stage-out">✕</span> : null}
    </>
  );
}
