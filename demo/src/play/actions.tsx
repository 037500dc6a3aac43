import type { Action, AttackAction } from "altmode/tcg/slim";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { isFocusLost } from "../ui/focus.js";
import type { Pairing } from "./odds.js";

const groups = ["flip", "play-action", "play-upgrade", "tap-ability", "attack"] as const;
type Group = (typeof groups)[number];

interface Props {
  question: string;
  actions: readonly Action[];
  /** Text shown instead of moves while no person decides. */
  waiting: ComponentChildren | undefined;
  /** Counter of changes of the game. */
  change: number;
  onChoose: (id: number) => void;
  /** Reports the attack under the pointer, or `undefined`. */
  onPoint: (pairing: Pairing | undefined) => void;
}

/** The legal moves, or a text while waiting. */
export function Actions({ question, actions, waiting, change, onChoose, onPoint }: Props) {
  const region = useRef<HTMLElement>(null);
  /** True while the page itself moves the focus, which must not show a preview. */
  const guided = useRef(false);

  // A move removes the focused button, so the focus goes to the first move of the new list.
  useLayoutEffect(() => {
    if (!isFocusLost() && !region.current?.contains(document.activeElement)) return;
    guided.current = true;
    region.current?.querySelector<HTMLElement>(waiting === undefined ? "button" : "h2")?.focus();
    guided.current = false;
  }, [change, waiting === undefined]);

  return (
    <section class="actions" aria-labelledby="actions-title" ref={region}>
      <h2 id="actions-title" tabIndex={-1}>
        {question}
      </h2>
      {waiting}
      <Moves
        actions={actions}
        change={change}
        onChoose={onChoose}
        onPoint={(pairing) => {
          if (!guided.current) onPoint(pairing);
        }}
      />
    </section>
  );
}

interface MovesProps extends Pick<Props, "actions" | "change" | "onChoose" | "onPoint"> {
  /** Renders groups without landmark regions, because another list has them. */
  plain?: boolean;
}

/** Moves as buttons, grouped by kind. */
export function Moves({ actions, change, onChoose, onPoint, plain = false }: MovesProps) {
  return (
    <>
      {grouped(actions).map(([group, members]) => (
        <section key={group} aria-label={plain || group === "" ? undefined : t(`play.group.${group}`)}>
          {group === "" ? null : <h3>{t(`play.group.${group}`)}</h3>}
          <ul>
            {members.map((action) => (
              <li key={`${change} ${action.id}`}>
                <Move action={action} onChoose={onChoose} onPoint={onPoint} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Move({ action, onChoose, onPoint }: { action: Action } & Pick<Props, "onChoose" | "onPoint">) {
  const { id, label } = action;
  const pairing = action.type === "attack" ? pairingOf(action) : undefined;
  const point = pairing ? () => onPoint(pairing) : undefined;
  const away = pairing ? () => onPoint(undefined) : undefined;
  // Touch has no hover: a tap makes the move.
  const hover = pairing
    ? ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") onPoint(pairing);
      }
    : undefined;
  return (
    <button
      type="button"
      data-action-id={id}
      lang={engineLang()}
      onClick={() => onChoose(id)}
      // Key repeat must not make several moves.
      onKeyDown={(event) => {
        if (event.repeat && event.key === "Enter") event.preventDefault();
      }}
      onPointerEnter={hover}
      onPointerLeave={away}
      onFocus={point}
      onBlur={away}
    >
      {label}
    </button>
  );
}

/** Groups actions by kind, in order. Kinds without a title share a group. */
function grouped(actions: readonly Action[]): [Group | "", Action[]][] {
  const found = new Map<Group | "", Action[]>();
  for (const action of actions) {
    const group = groups.find((known) => known === action.type) ?? "";
    found.set(group, [...(found.get(group) ?? []), action]);
  }
  return [...found];
}

/** Returns the attacker and defender of an attack, if it names both. */
function pairingOf({ attacker, defender }: AttackAction): Pairing | undefined {
  return attacker === undefined || defender === undefined ? undefined : { attacker, defender };
}
