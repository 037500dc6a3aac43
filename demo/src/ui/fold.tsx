import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
  title: string;
  open?: boolean;
  class?: string;
  onToggle?: (open: boolean) => void;
  children: () => ComponentChildren;
}

/** A collapsible section whose content is rendered only while it is open. */
export function Fold({ title, open: begun = false, class: name, onToggle, children }: Props) {
  const [open, setOpen] = useState(begun);
  return (
    <details
      class={name}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        setOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      {open ? children() : null}
    </details>
  );
}
