import { engineLang, said } from "../messages/index.js";
import { capital } from "./words.js";

/** A reason of the rules as a whole sentence in the page's language, or marked as English. */
export function Reason({ message }: { message: string }) {
  if (message === "") return null;
  const plain = message.replace(/\.$/, "");
  const own = said(plain, "said.why.");
  const lang = own === undefined ? engineLang() : undefined;
  // With a key, because Preact leaves an empty `lang` where it removes one.
  return (
    <span key={lang} lang={lang}>
      {capital(own ?? plain)}.
    </span>
  );
}
