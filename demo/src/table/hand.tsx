import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";
import { type Mark, markClass, marked } from "./marks.js";
import { useRoving } from "./roving.js";

/** Equal cards of a hand, as one pile. */
export interface Pile {
  readonly key: string;
  /** The label for screen readers. */
  readonly label: string;
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

/** The hand as a fan of cards. */
export function Hand({ label, piles, onTap, children }: Props) {
  const roving = useRoving(piles.length);
  return (
    <section class="table-hand" aria-label={label} data-testid="hand">
      {children ??
        (piles.length === 0 ? (
          <p class="hand-empty">{t("table.empty-hand")}</p>
        ) : (
          <ul class="hand-fan" style={{ "--cards": piles.length }} {...roving.group}>
            {piles.map(({ key, label: name, face, count, mark }, index) => (
              <li key={key} style={{ "--place": index - (piles.length - 1) / 2 }}>
                <button
                  type="button"
                  class={`hand-card ${markClass(mark)}`}
                  data-card={key}
                  aria-label={marked(name, mark)}
                  aria-pressed={mark === "chosen"}
                  onClick={() => onTap(key)}
                  {...roving.item(index)}
                >
                  {face}
                  {count > 1 ? <span class="pile-count">×{count}</span> : null}
                </button>
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}
