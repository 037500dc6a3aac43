// The stage of the TCG: the flips of both sides one by one, the sums with their parts, and what comes out.
import type { ComponentChildren } from "preact";
import type { CardFacts } from "../../cards/catalogue.js";
import { CardFace } from "../../cards/face.js";
import { BattleIcons } from "../../cards/icons.js";
import { many, t } from "../../messages/index.js";
import { CardName } from "../../table/card-name.js";
import { Readable } from "../../table/readable.js";
import { Stage, type StageSide } from "../../table/stage.js";
import type { Telling } from "../../table/telling.js";
import type { Flip, Scene, Side } from "./scene.js";
import { signed } from "./words.js";

interface Props {
  scene: Scene | undefined;
  telling: Telling;
  cards: ReadonlyMap<string, CardFacts>;
  /** The present event in one sentence. */
  caption: string;
  /** Shown instead of a scene. */
  children: ComponentChildren;
}

export function StageView({ scene, telling, cards, caption, children }: Props) {
  const half = (side: Side, stat: "attack" | "defense"): StageSide => ({
    title: side.name,
    side: side.seat,
    face: <Flips side={side} cards={cards} />,
    value: scene?.compared || side.flips.length > 0 ? side.base + side.bonus : side.base,
    parts: partsOf(side),
    notes: notesOf(side, stat === "attack" ? (scene?.pierce ?? 0) : 0),
  });
  return (
    <Stage
      left={scene && half(scene.attack, "attack")}
      right={scene?.defense && half(scene.defense, "defense")}
      result={scene ? <Outcome scene={scene} /> : null}
      caption={caption}
      telling={telling}
      onAgain={scene?.compared ? () => telling.repeat(scene.from) : undefined}
    >
      {children}
    </Stage>
  );
}

/** Returns the parts of a sum in words: "2 base", "1 flips". */
function partsOf({ base, bonus, flips }: Side): string[] {
  const parts = [t("tcg.part.base", { value: base })];
  if (flips.length > 0) parts.push(t("tcg.part.flips", { value: bonus }));
  return parts;
}

/** Returns what changes a battle without being part of a sum: more flips, and Pierce. */
function notesOf({ counted: [, keyword] }: Side, pierce: number): string[] {
  const notes: string[] = [];
  if (keyword > 0) notes.push(many("tcg.part.keyword", keyword));
  if (pierce > 0) notes.push(t("tcg.part.pierce", { value: pierce }));
  return notes;
}

/** Number of flips that are shown with their names. */
const FEW = 4;

function Flips({ side, cards }: { side: Side; cards: ReadonlyMap<string, CardFacts> }) {
  return (
    <ol
      class={side.flips.length > FEW ? "flips many" : "flips"}
      aria-label={t("tcg.flips", { name: side.name })}
    >
      {side.flips.map((flip, index) => (
        <li key={index}>
          <FlippedCard flip={flip} card={cards.get(flip.card ?? "")} />
        </li>
      ))}
    </ol>
  );
}

function FlippedCard({ flip, card }: { flip: Flip; card: CardFacts | undefined }) {
  const { bonus, pierce, reason } = flip;
  const drawn = (
    <span class={bonus > 0 ? "flip counts" : "flip"}>
      {card === undefined ? <span class="flip-back" /> : <BattleIcons icons={card.icons} />}
      <CardName class="flip-name" name={card?.name ?? t("play.face-down")} />
      <b>{bonus > 0 ? signed(bonus) : "–"}</b>
      {pierce > 0 ? <small class="flip-why">{t("tcg.part.pierce", { value: pierce })}</small> : null}
      {reason === "base" ? null : <small class="flip-why">{t(`tcg.flip.${reason}`)}</small>}
    </span>
  );
  return card === undefined ? (
    drawn
  ) : (
    <Readable title={card.fullName} whole={<CardFace card={card} level={2} />}>
      {drawn}
    </Readable>
  );
}

function Outcome({ scene }: { scene: Scene }) {
  const { compared, damage, ko } = scene;
  if (!compared || damage === undefined) return <span class="table-versus">{t("table.versus")}</span>;
  return (
    <>
      <span class={damage ? "stage-hit" : "stage-hit none"} key={damage}>
        {damage ? `−${damage}` : "0"}
      </span>
      {ko ? <span class="stage-out">{t("play.ko")}</span> : null}
    </>
  );
}
