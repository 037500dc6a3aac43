import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { isPressed } from "../ui/focus.js";
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
  /** Its cards. */
  readonly ids: readonly (number | string)[];
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
  const { fan, isNew, onPointerCancel } = useNewest(piles);
  return (
    <section class="table-hand" aria-label={region.label(label)} data-testid="hand">
      {children ??
        (piles.length === 0 ? (
          <p class="hand-empty">{t("table.empty-hand")}</p>
        ) : (
          <ul
            class="hand-fan"
            style={{ "--cards": piles.length }}
            {...roving.group}
            ref={(list) => {
              fan.current = list;
              roving.group.ref(list);
            }}
            onPointerCancel={onPointerCancel}
          >
            {piles.map((pile, index) => (
              <li key={pile.key} style={{ "--place": index - (piles.length - 1) / 2 }}>
                <Card
                  pile={pile}
                  isNew={isNew(pile)}
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

/** Milliseconds after a finger began to scroll the hand in which new cards do not scroll it. */
const SCROLLING = 1500;

/**
 * Finds the cards that came by the last change of the hand, and brings the last of them into sight, unless the player scrolls or
 * chose a card. A wholly new hand has none.
 */
function useNewest(piles: readonly Pile[]) {
  const fan = useRef<HTMLUListElement | null>(null);
  const scrolled = useRef(0);
  const last = useRef<ReadonlySet<number | string>>(new Set());
  const ids = piles.flatMap((pile) => pile.ids);
  const came = useMemo(() => {
    const came = ids.filter((id) => !last.current.has(id));
    last.current = new Set(ids);
    return new Set(came.length < ids.length ? came : []);
  }, [ids.join()]);
  const isNew = (pile: Pile) => pile.ids.some((id) => came.has(id));
  useLayoutEffect(() => {
    const list = fan.current;
    const card = list?.children[piles.findLastIndex(isNew)];
    if (list === null || !(card instanceof HTMLElement)) return;
    if (Date.now() - scrolled.current < SCROLLING || isPressed()) return;
    if (list.querySelector('[aria-pressed="true"], :focus-visible') !== null) return;
    list.scrollLeft = card.offsetLeft - list.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
  }, [came]);
  return {
    fan,
    isNew,
    // The browser takes a finger over that scrolls.
    onPointerCancel: () => {
      scrolled.current = Date.now();
    },
  };
}

interface CardProps {
  pile: Pile;
  isNew: boolean;
  roving: object;
  onTap: () => void;
  onHold: () => void;
}

function Card({ pile: { key, label, text, face, ids, mark }, isNew, roving, onTap, onHold }: CardProps) {
  const hold = useHold(onTap, onHold);
  const described = useId();
  return (
    <button
      type="button"
      class={`hand-card ${markClass(mark)}`}
      data-card={key}
      data-thing={`card ${key}`}
      data-new={isNew ? t("table.new") : undefined}
      // A card is no target, also where it is the last thing of a move.
      aria-label={marked(label, mark === "aim" ? "can" : mark)}
      aria-describedby={text === "" ? undefined : described}
      aria-pressed={mark === "chosen"}
      {...hold}
      {...roving}
    >
      {face}
      {ids.length > 1 ? <span class="pile-count">×{ids.length}</span> : null}
      <Described id={described} text={text} />
    </button>
  );
}
