// A pile of cards, opened to be read.
import type { CardView } from "altmode/tcg/slim";
import { useEffect, useRef } from "preact/hooks";
import type { CardFacts } from "../../cards/catalogue.js";
import { CardFace } from "../../cards/face.js";
import { t } from "../../messages/index.js";

export interface Pile {
  readonly title: string;
  readonly cards: readonly CardView[];
}

interface Props {
  pile: Pile;
  cards: ReadonlyMap<string, CardFacts>;
  onClose: () => void;
}

/** A modal dialog with the cards of a pile, the newest first. */
export function PileDialog({ pile, cards, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes dialogs with Escape
    <dialog
      class="card-dialog pile-dialog"
      ref={dialog}
      tabIndex={-1}
      aria-label={pile.title}
      data-testid="pile"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <h2>{pile.title}</h2>
      {[...pile.cards].reverse().map(({ id, card }, index) => {
        const facts = cards.get(card ?? "");
        return facts ? (
          <CardFace key={id ?? index} card={facts} level={3} />
        ) : (
          <p key={id ?? index}>{t("play.face-down")}</p>
        );
      })}
      <button type="button" onClick={() => dialog.current?.close()}>
        {t("ui.close")}
      </button>
    </dialog>
  );
}
