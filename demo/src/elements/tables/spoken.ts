// The language of each part of a table when it is drawn: tables draw themselves anew at any time, and two on one page may differ.
import { type ComponentChildren, options, type VNode } from "preact";
import { type Language, speak } from "../words.js";

/** A vnode as Preact's own hooks see it: `__` is the one around it, and `__r` the function before each drawing of a component. */
type Inner = VNode<{ language?: Language }> & { readonly __?: Inner | null };
const inner = options as { __r?: (vnode: Inner) => void };

/** Has the language of all that is drawn in it. */
export const Spoken = ({ children }: { language: Language; children: ComponentChildren }) => children;

const before = inner.__r;
inner.__r = (vnode) => {
  before?.(vnode);
  let around: Inner | null | undefined = vnode;
  while (around && around.type !== Spoken) around = around.__;
  const language = around?.props.language;
  if (language !== undefined) speak(language);
};
