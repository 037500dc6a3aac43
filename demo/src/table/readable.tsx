// Cards on the stage, which open to be read whole.
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { useSettling } from "../ui/settle.js";
import { useHold } from "./hold.js";

/** A card that is opened to be read. */
export interface Reading {
  readonly title: string;
  /** The whole card. */
  readonly whole: ComponentChildren;
}

/** Opens a card. The stage provides it. */
export const OpenCard = createContext<(reading: Reading) => void>(() => undefined);

/** A card on the stage. A tap opens it whole, and so do a long press, the right button and the key of the context menu. */
export function Readable({ title, whole, children }: Reading & { children: ComponentChildren }) {
  const openCard = useContext(OpenCard);
  // A scene may begin under a finger that taps the field.
  const settling = useSettling(title);
  const open = () => openCard({ title, whole });
  return (
    <button type="button" class={`readable${settling}`} aria-haspopup="dialog" {...useHold(open, open)}>
      {children}
    </button>
  );
}
