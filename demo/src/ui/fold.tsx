import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
  title: string;
  open?: boolean;
  class?: string;
  children: () => ComponentChildren;
}

/** A collapsible section whose content is rendered only while it is open. */
export function Fold({ title, open: begun = false, class: name, children }: Props) {
  const [open, setOpen] = useState(begun);
  return (
    <details class={name} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children() : null}
    </details>
  );
}
