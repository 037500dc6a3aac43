import { engineLang } from "../messages/index.js";

/**
 * The text of a card for the screen reader, as the description of a button: the card's text is English, which can be marked here
 * but not in a label.
 */
export const Described = ({ id, text }: { id: string; text: string }) =>
  text === "" ? null : (
    <span hidden id={id} lang={engineLang()}>
      {text.replaceAll("\n", " ")}
    </span>
  );
