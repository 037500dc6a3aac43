import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import type { CardFacts } from "./catalogue.js";
import { CardFace } from "./face.js";

/** Modal dialog with a card's face. */
export function CardDialog({ card, onClose }: { card: CardFacts; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // It is open before the next key can be pressed, because that may be Escape.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Focuses the dialog, so that reading starts at the name and not at the first keyword.
    dialog.current?.focus();
  }, [card]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes dialogs with Escape
    <dialog
      class="card-dialog"
      ref={dialog}
      tabIndex={-1}
      aria-label={card.fullName}
      onClose={onClose}
      // A click on the backdrop has the dialog itself as target.
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <CardFace card={card} level={2} />
      <button type="button" onClick={() => dialog.current?.close()}>
        {t("ui.close")}
      </button>
    </dialog>
  );
}
