import { engineLang } from "../messages/index.js";

interface Props {
  name: string;
  class: string;
}

/** The name of a card. In the hand it is as small as its longest word needs, because names never break inside a word. */
export function CardName({ name, class: own }: Props) {
  const letters = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return (
    <span class={`printed-name ${own}`} lang={engineLang()} style={{ "--letters": letters }}>
      {name}
    </span>
  );
}
