// A name in a text, with its face on hover, focus and tap.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../cards/face.js";
import type { CardFacts } from "../cards/facts.js";

/** The distance of a face from its name and from the edge of the window. */
const GAP = 6;

interface Named {
  label: string;
  /** The class of its colour. */
  tone: string;
  face: () => ComponentChildren;
}

/** A name that opens a face. */
export function FaceName({ label, tone, face: draw }: Named) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const name = useRef<HTMLButtonElement>(null);
  const face = useRef<HTMLDivElement>(null);
  const id = useId();
  // Set by a tap: a face that was opened by hover closes when the pointer leaves.
  const held = useRef(false);
  const close = () => {
    held.current = false;
    setOpen(false);
  };
  // Before the face is painted: it has its place then, and the next key is heard.
  useLayoutEffect(() => {
    if (!open || face.current === null || name.current === null) return;
    const at = name.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = face.current;
    const below = innerHeight - at.bottom - GAP;
    const top = below >= height || at.top < below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height);
    const left = Math.max(GAP, Math.min(at.left, document.documentElement.clientWidth - width - GAP));
    face.current.style.top = `${top}px`;
    face.current.style.left = `${left}px`;
    const away = (event: Event) => {
      if (frame.current && !event.composedPath().includes(frame.current)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", onKey);
    addEventListener("scroll", close, { passive: true });
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", onKey);
      removeEventListener("scroll", close);
    };
  }, [open]);
  return (
    <span
      class="card-name"
      ref={frame}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") setOpen(true);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse" && !held.current) close();
      }}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && frame.current?.contains(relatedTarget))) close();
      }}
    >
      <button
        type="button"
        part="name"
        class={`name ${tone}`}
        ref={name}
        aria-expanded={open}
        aria-controls={id}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(":focus-visible")) setOpen(true);
        }}
        onClick={() => {
          held.current = !held.current || !open;
          setOpen(held.current);
        }}
      >
        {label}
      </button>
      <div class="floating" part="face" id={id} ref={face} hidden={!open}>
        {open ? draw() : null}
      </div>
    </span>
  );
}

/** A card's name that opens its face. */
export const CardName = ({ card, label }: { card: CardFacts; label: string }) => (
  <FaceName label={label} tone={card.faction ?? "neutral"} face={() => <CardFace card={card} />} />
);
