import { engineLang, said } from "../messages/index.js";
import { capital } from "../ui/words.js";

/** A sentence of the engine in the page's language, or marked as English. */
export function Said({ text }: { text: string }) {
  const own = said(text);
  // With a key, because Preact leaves an empty `lang` where it removes one.
  return own === undefined ? (
    <span key="english" lang={text === "" ? undefined : engineLang()}>
      {text}
    </span>
  ) : (
    <span key="own">{own}</span>
  );
}

/** A warning, as a whole sentence with its rule. Titles of documents stay English. */
export function Objection({ message, rule }: { message: string; rule: string | null }) {
  const own = said(message);
  return (
    <span lang={own === undefined ? engineLang() : undefined}>
      {capital(own ?? message)}.
      {rule === null ? null : (
        <small class="quiet" lang={engineLang()}>
          {" "}
          ({rule})
        </small>
      )}
    </span>
  );
}

/** Returns the sentence of a label, which cannot be marked. */
export const labelled = (text: string): string => said(text) ?? text;
