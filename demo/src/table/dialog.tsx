import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";

interface Props {
  title: string;
  /** Whether the content begins with the title, for example a card with its name. */
  named?: boolean | undefined;
  onClose: () => void;
  children: ComponentChildren;
}

/** A modal dialog over the table, for example a pile of cards. A press outside and Escape close it. */
export function TableDialog({ title, named = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The finger whose long press opens a dialog is lifted over it.
  const pressed = useRef(false);
  // It is open before the next key can be pressed, because that may be Escape.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Focuses the dialog, so that reading starts at its title.
    dialog.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes dialogs with Escape
    <dialog
      class="table-dialog"
      ref={dialog}
      tabIndex={-1}
      aria-label={title}
      data-testid="table-dialog"
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (pressed.current && target === dialog.current) dialog.current?.close();
      }}
    >
      {named ? null : <h2>{title}</h2>}
      {children}
      <button type="button" onClick={() => dialog.current?.close()}>
        {t("ui.close")}
      </button>
    </dialog>
  );
}
