// <altmode-card card="w1-t29">: a card by its name, with its face on hover, focus and tap, or the face itself (`face`).
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../cards/face.js";
import type { CardFacts } from "../cards/facts.js";
import { Drawn, define } from "./element.js";
import { cardFacts } from "./facts.js";

/** The distance of a face from its name and from the edge of the window. */
const GAP = 6;

/** A name that opens its face. */
export function CardName({ card, label }: { card: CardFacts; label: string }) {
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
        class={`name ${card.faction ?? "neutral"}`}
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
        {open ? <CardFace card={card} /> : null}
      </div>
    </span>
  );
}

/** The element. Attributes: `card` (an id or a name; without it the content is the name), and `face`. */
export class AltmodeCard extends Drawn {
  static observedAttributes = ["card", "face", "lang"];

  protected async draw() {
    const own = this.textContent?.trim() ?? "";
    const wanted = this.getAttribute("card") ?? own;
    if (wanted === "") return undefined;
    const card = await cardFacts(wanted);
    if (card === undefined)
      throw new Error(`there is no card "${wanted}"; ids and names are in the list of cards`);
    if (this.hasAttribute("face")) {
      return () => (
        <div part="face">
          <CardFace card={card} />
        </div>
      );
    }
    return () => <CardName card={card} label={own === "" ? card.name : own} />;
  }
}

define("altmode-card", AltmodeCard);
