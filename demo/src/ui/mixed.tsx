import { type Key, t } from "../messages/index.js";
import { Reason } from "./reason.js";

interface Props {
  text: Key;
  /** Reasons of the rules, by placeholder. */
  words: Readonly<Record<string, string>>;
}

/** A text of the page with embedded reasons of the rules. */
export function Mixed({ text, words }: Props) {
  // Placeholders without a value remain in the text.
  const parts = t(text).split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? part : <Reason key={index} message={words[part] ?? ""} />,
      )}
    </>
  );
}
