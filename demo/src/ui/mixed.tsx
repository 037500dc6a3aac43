import { engineLang, type Key, t } from "../messages/index.js";

interface Props {
  text: Key;
  /** Words of the engine, by the places that they fill. */
  words: Readonly<Record<string, string>>;
  /** Words of the page. */
  values?: Readonly<Record<string, string | number>>;
}

/** A text of the page around words of the engine, which are marked as English. */
export function Mixed({ text, words, values = {} }: Props) {
  // Places without a value stay in the text.
  const parts = t(text, values).split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} lang={engineLang()}>
            {words[part] ?? ""}
          </span>
        ),
      )}
    </>
  );
}
