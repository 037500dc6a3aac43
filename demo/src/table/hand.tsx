import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Described } from "./described.js";
import { useHold } from "./hold.js";
import { type Mark, markClass, marked } from "./marks.js";
import { useRegion } from "./region.js";
import { useRoving } from "./roving.js";

/** Equal cards of a hand, as one pile. */
export interface Pile {
  readonly key: string;
  /** The label for screen readers. */
  readonly label: string;
  /** The text of the cards, in English. */
  readonly text: string;
  readonly face: ComponentChildren;
  readonly count: number;
  readonly mark: Mark;
}

interface Props {
  label: string;
  piles: readonly Pile[];
  onTap: (key: string) => void;
  /** Shown instead of the cards, for example while the hand is covered. */
  children?: ComponentChildren;
}

/** The hand as a fan of cards. A card is whole at hover, at focus and after a long press. */
export function Hand({ label, piles, onTap, children }: Props) {
  const roving = useRoving();
  const region = useRegion();
  const [whole, setWhole] = useState<string>();
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    if (whole === undefined) return;
    const close = () => setWhole(undefined);
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, [whole]);
  const shown = piles.find(({ key }) => key === whole);
  return (
    <section class="table-hand" aria-label={region.label(label)} data-testid="hand">
      {children ??
        (piles.length === 0 ? (
          <p class="hand-empty">{t("table.empty-hand")}</p>
        ) : (
          <ul class="hand-fan" style={{ "--cards": piles.length }} {...roving.group}>
            {piles.map((pile, index) => (
              <li key={pile.key} style={{ "--place": index - (piles.length - 1) / 2 }}>
                <Card
                  pile={pile}
                  roving={roving.item}
                  onTap={() => onTap(pile.key)}
                  onHold={() => setWhole(pile.key)}
                />
              </li>
            ))}
          </ul>
        ))}
      {shown ? (
        <div class="whole-card" data-testid="whole-card">
          {shown.face}
        </div>
      ) : null}
    </section>
  );
}

interface CardProps {
  pile: Pile;
  roving: object;
  onTap: () => void;
  onHold: () => void;
}

function Card({ pile: { key, label, text, face, count, mark }, roving, onTap, onHold }: CardProps) {
  const hold = useHold(onTap, onHold);
  const described = useId();
  return (
    <button
      type="button"
      class={`hand-card ${markClass(mark)}`}
      data-card={key}
      data-thing={`card ${key}`}
      // A card is no target, also where it is the last thing of a move.
      aria-label={marked(label, mark === "aim" ? "can" : mark)}
      aria-describedby={text === "" ? undefined : described}
      aria-pressed={mark === "chosen"}
      {...hold}
      {...roving}
    >
      {face}
      {count > 1 ? <span class="pile-count">×{count}</span> : null}
      <Described id={described} text={text} />
    </button>
  );
}
