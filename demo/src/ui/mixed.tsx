import { engineLang, type Key, t } from "../messages/index.js";

interface Props {
  text: Key;
  /** Texts of the engine, by placeholder. */
  words: Readonly<Record<string, string>>;
  /** Texts of the page, by placeholder. */
  values?: Readonly<Record<string, string | number>>;
}

/** A text of the page with embedded texts of the engine, which are marked as English. */
export function Mixed({ text, words, values = {} }: Props) {
  // Placeholders without a value remain in the text.
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
