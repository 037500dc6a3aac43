import type { Action } from "altmode/tcg/slim";
import { useEffect, useRef } from "preact/hooks";
import { isFocusLost } from "../ui/focus.js";

const groups: Record<string, string> = {
  flip: "Flip",
  "play-action": "Play an Action",
  "play-upgrade": "Play an Upgrade",
  "tap-ability": "Tap abilities",
  attack: "Attack",
};

interface Props {
  question: string;
  actions: readonly Action[];
  /** What to say instead of moves when no person decides. */
  waiting: string | undefined;
  /** Grows with each change of the game. */
  change: number;
  onChoose: (id: number) => void;
}

/** The legal moves. */
export function Actions({ question, actions, waiting, change, onChoose }: Props) {
  const region = useRef<HTMLElement>(null);

  // A move takes its button away, and the focus with it: bring it to the first move of the new list.
  useEffect(() => {
    if (!isFocusLost() && !region.current?.contains(document.activeElement)) return;
    region.current?.querySelector<HTMLElement>(waiting ? "h2" : "button")?.focus();
  }, [change, waiting]);

  return (
    <section class="actions" aria-labelledby="actions-title" ref={region}>
      <h2 id="actions-title" tabIndex={-1}>
        {question}
      </h2>
      {waiting ? <p>{waiting}</p> : null}
      {grouped(actions).map(([title, members]) => (
        <section key={title} aria-label={title || undefined}>
          {title === "" ? null : <h3>{title}</h3>}
          <ul>
            {members.map(({ id, label }) => (
              <li key={`${change} ${id}`}>
                <button type="button" data-action-id={id} onClick={() => onChoose(id)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The actions by kind, in their order; kinds that need no title together. */
function grouped(actions: readonly Action[]): [string, Action[]][] {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const title = groups[action.type] ?? "";
    found.set(title, [...(found.get(title) ?? []), action]);
  }
  return [...found];
}
