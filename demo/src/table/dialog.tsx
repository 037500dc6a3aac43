import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A modal dialog over the table, for example a pile of cards. A press outside and Escape close it. */
export function TableDialog({ title, onClose, children }: Props) {
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
      <h2>{title}</h2>
      {children}
      <button type="button" onClick={() => dialog.current?.close()}>
        {t("ui.close")}
      </button>
    </dialog>
  );
}
