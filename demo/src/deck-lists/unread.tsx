import type { DeckReading } from "altmode/tcg/slim";
import { engineLang, many, t } from "../messages/index.js";
import { capital } from "../ui/words.js";

interface Props {
  reading: DeckReading | undefined;
  /** Takes the list with a line replaced or left out. */
  onMend: (list: string) => void;
}

/** The lines of a deck list that were not read, with what can be written instead. */
export function Unread({ reading, onMend }: Props) {
  if (reading === undefined || reading.problems.length === 0) return null;
  const { list, problems } = reading;
  const lines = list.split("\n");
  const mended = (line: number, text: string | undefined) =>
    lines
      .flatMap((each, index) => (index + 1 !== line ? [each] : text === undefined ? [] : [text]))
      .join("\n");
  return (
    <section class="notice stack" data-testid="unread">
      <p role="alert">{many("decks.unread", problems.length)}</p>
      <ul class="unread">
        {problems.map(({ line, text, message, suggestions }) => (
          <li key={line} class="stack tight">
            <span>
              <strong>{t("decks.unread-line", { line, text })}</strong>{" "}
              <span lang={engineLang()}>{capital(message)}</span>
            </span>
            {list === "" ? null : (
              <div class="row">
                {suggestions.map((suggestion) => (
                  <button
                    key={suggestion}
                    type="button"
                    lang={engineLang()}
                    onClick={() => onMend(mended(line, suggestion))}
                  >
                    {suggestion}
                  </button>
                ))}
                <button
                  type="button"
                  aria-label={t("decks.unread-without-line", { line })}
                  onClick={() => onMend(mended(line, undefined))}
                >
                  {t("decks.unread-without")}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
