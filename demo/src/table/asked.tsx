import { engineLang } from "../messages/index.js";

/** A question of the page, in which the instructions of a card are quoted in the engine's language. */
export function Asked({ text }: { text: string }) {
  const lang = engineLang();
  if (lang === undefined) return <>{text}</>;
  // Each second part is quoted.
  const parts = text.split(/(„[^“]*“|« [^»]* »)/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} lang={lang}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
