import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import type { CardFacts } from "./catalogue.js";
import { CardFace } from "./face.js";

/** A card's face over the page. */
export function CardDialog({ card, onClose }: { card: CardFacts; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The card is read from its name on; a keyword in it is not what was asked for.
    dialog.current?.focus();
  }, [card]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape by itself.
    <dialog
      class="card-dialog"
      ref={dialog}
      tabIndex={-1}
      aria-label={card.fullName}
      onClose={onClose}
      // What is tapped beside the card is the dialog itself.
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
