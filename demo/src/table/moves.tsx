import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { many, t } from "../messages/index.js";
import { isFocusLost } from "../ui/focus.js";
import { useSettling } from "../ui/settle.js";
import type { Advice } from "./advice.js";
import { Asked } from "./asked.js";
import { useRegion } from "./region.js";
import { hear } from "./said.js";

/** A move as a button. */
export interface Choice {
  readonly id: number;
  readonly label: string;
  readonly primary?: boolean;
  /** Whether it ends something, such as the turn. It then stays in sight beside more buttons than there is room for. */
  readonly ends?: boolean;
  /** The language of the label, if it is not that of the page. */
  readonly lang?: "en" | undefined;
}

interface Props {
  /** The question. */
  question: string;
  /** A hint, for example what is still to choose. */
  hint: ComponentChildren;
  /** Whether the hint says why a thing that was chosen can't act. It then stands in place of the question where room is short. */
  refused?: boolean;
  /** Moves that have a button of their own. */
  quick: readonly Choice[];
  /** Number of all moves. */
  count: number;
  /** Returns all moves, grouped, with the titles of the groups. Asked only for an open drawer. */
  groups: () => readonly (readonly [string, readonly Choice[]])[];
  /** The move that the bot would make, at the top of the drawer. */
  advice?: Advice | undefined;
  /** Counter of changes. */
  change: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (id: number) => void;
  /** Buttons for the game as a whole. */
  children: ComponentChildren;
}

/** Returns the label of a move in the list of moves. */
export const labelIn =
  (groups: Props["groups"]) =>
  (id: number): string | undefined =>
    groups()
      .flatMap(([, choices]) => choices)
      .find((choice) => choice.id === id)?.label;

/** The question, moves as buttons, and a drawer with the whole list of moves. */
export function Moves({
  question,
  hint,
  refused = false,
  quick,
  count,
  groups,
  advice,
  change,
  open,
  onOpen,
  onChoose,
  children,
}: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // A new button under a finger that taps twice would make a second move.
  const settling = useSettling(String(change), false);
  const region = useRegion();

  // A move can remove the focused button.
  useLayoutEffect(() => {
    if (!isFocusLost()) return;
    if (open) drawer.current?.querySelector<HTMLElement>("[data-action-id]")?.focus();
    if (isFocusLost()) title.current?.focus({ preventScroll: true });
  }, [change, question, count]);
  useLayoutEffect(() => {
    if (open) drawer.current?.querySelector<HTMLElement>(advice ? "[data-action-id]" : "button")?.focus();
  }, [open, advice]);

  const listed = open ? groups() : [];
  const advised = advice && listed.flatMap(([, choices]) => choices).find(({ id }) => id === advice.id);
  const ends = quick.findLast(({ ends: end, label }) => end && lettersOfLine(label) <= SHORT);
  const buttons = ends ? [...quick.filter((choice) => choice !== ends), ends] : quick;
  const hasLongAnswers = quick.length === 2 && quick.map(({ label }) => label).join("").length > LONG_ANSWERS;
  const close = () => {
    onOpen(false);
    opener.current?.focus();
  };
  return (
    <section
      class={hasLongAnswers ? "table-moves long-answers" : "table-moves"}
      aria-labelledby={region.heading("moves-title")}
      data-testid="moves"
      data-change={change}
    >
      <div class={refused ? "moves-asked refused" : "moves-asked"}>
        <h2 id="moves-title" tabIndex={-1} ref={title} onFocus={() => hear(question)}>
          <Asked text={question} />
        </h2>
        <p class="moves-hint" role="status" aria-atomic={false}>
          {hint}
        </p>
      </div>
      <div class={`moves-quick${settling}`}>
        {buttons.map((choice) => (
          <Move key={`${change} ${choice.id}`} choice={choice} ends={choice === ends} onChoose={onChoose} />
        ))}
      </div>
      <div class="table-tools">
        <button
          type="button"
          ref={opener}
          class="drawer-button"
          data-count={count}
          aria-expanded={open}
          disabled={count === 0}
          onClick={() => onOpen(!open)}
          data-testid="open-moves"
        >
          <span>{many("table.moves-open", count)}</span>
        </button>
        {children}
      </div>
      {open ? (
        <section
          class={`moves-drawer${settling}`}
          ref={drawer}
          aria-label={region.label(t("table.moves"))}
          data-testid="drawer"
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
        >
          <div class="row spread">
            <h2>{t("table.moves")}</h2>
            <button type="button" class="small-button" onClick={close}>
              {t("ui.close")}
            </button>
          </div>
          {advised ? (
            <section aria-label={region.label(t("table.advice"))} data-testid="advice">
              <h3>{t("table.advice")}</h3>
              <ul>
                <li>
                  <Move choice={{ ...advised, primary: true }} onChoose={onChoose} />
                </li>
              </ul>
              <p>{advice?.reason}</p>
            </section>
          ) : null}
          {listed.map(([group, choices]) =>
            choices.length === 0 ? null : (
              <section key={group} aria-label={region.label(group)}>
                <h3>{group}</h3>
                <ul>
                  {choices.map((choice) => (
                    <li key={`${change} ${choice.id}`}>
                      <Move choice={choice} onChoose={onChoose} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
          )}
        </section>
      ) : null}
    </section>
  );
}

/** Longest line of a label that stays in sight. A longer one would cover the others. */
const SHORT = 12;

/** Number of letters from which two answers do not fit beside the tools of a narrow screen. */
const LONG_ANSWERS = 50;

/** Returns the number of letters in the longer one of the two lines that a label is broken into best. */
function lettersOfLine(label: string): number {
  const words = label.split(" ");
  const lengths = words.map((_, at) =>
    Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length),
  );
  return Math.min(...lengths);
}

interface MoveProps {
  choice: Choice;
  ends?: boolean;
  onChoose: (id: number) => void;
}

function Move({ choice, ends = false, onChoose }: MoveProps) {
  return (
    <button
      type="button"
      class={[choice.primary && "primary", ends && "ends"].filter(Boolean).join(" ")}
      style={{ "--letters": lettersOfLine(choice.label) }}
      data-action-id={choice.id}
      lang={choice.lang}
      onClick={() => onChoose(choice.id)}
      // Key repeat must not make several moves.
      onKeyDown={(event) => {
        if (event.repeat && event.key === "Enter") event.preventDefault();
      }}
    >
      {choice.label}
    </button>
  );
}
