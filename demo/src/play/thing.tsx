// Tappable things on the board: characters and cards with moves or a face.
import type { ComponentChildren } from "preact";
import { engineLang, t } from "../messages/index.js";
import type { Thing } from "./subject.js";

/** State and handlers of the things on the board. */
export interface Board {
  /** Highlight of a thing: it can act, it is selected, or the selection can target it. */
  readonly markOf: (thing: Thing) => "can" | "chosen" | "aim" | undefined;
  /** Whether tapping the thing has an effect. */
  readonly responds: (thing: Thing) => boolean;
  readonly onTap: (thing: Thing, byKeyboard: boolean) => void;
  /** Shows a card's face. */
  readonly onLook: (card: string) => void;
}

/** The name of a thing, as a button if tapping has an effect. */
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
      // A click by keyboard has `detail` 0.
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
