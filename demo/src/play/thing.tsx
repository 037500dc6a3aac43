// What can be tapped on the board: characters and cards that moves are about, and faces to look at.
import type { ComponentChildren } from "preact";
import { engineLang, t } from "../messages/index.js";
import type { Thing } from "./subject.js";

/** What the board knows about its things, and what tapping them does. */
export interface Board {
  /** How a thing is drawn: it can act, it is what was tapped, or what was tapped can aim at it. */
  readonly markOf: (thing: Thing) => "can" | "chosen" | "aim" | undefined;
  /** Whether tapping means anything for it. */
  readonly responds: (thing: Thing) => boolean;
  readonly onTap: (thing: Thing, byKeyboard: boolean) => void;
  /** Shows a card's face. */
  readonly onLook: (card: string) => void;
}

/** The name of a thing, which can be tapped where that means anything. */
export function ThingButton(props: { thing: Thing; board: Board; children: ComponentChildren }) {
  const { thing, board, children } = props;
  if (!board.responds(thing))
    return (
      <span class="thing" lang={engineLang()}>
        {children}
      </span>
    );
  const mark = board.markOf(thing);
  return (
    <button
      type="button"
      class="thing"
      aria-pressed={mark === "chosen"}
      // A click without a pointer has no count.
      onClick={({ detail }) => board.onTap(thing, detail === 0)}
    >
      <span lang={engineLang()}>{children}</span>
      {mark === "can" || mark === "aim" ? (
        <span class="hidden-visually">{t(mark === "aim" ? "play.target" : "play.can")}</span>
      ) : null}
    </button>
  );
}

export function LookButton({ card, name, board }: { card: string; name: string; board: Board }) {
  return (
    <button
      type="button"
      class="plain look"
      aria-label={t("play.look", { name })}
      onClick={() => board.onLook(card)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 11v6M12 7v.5" />
      </svg>
    </button>
  );
}
