import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import { memo } from "../ui/memo.js";
import { painted } from "../ui/pause.js";
import { useRegion } from "./region.js";
import { useRoving } from "./roving.js";

/** A line of the story, which folds open if it has details. */
export interface Entry {
  readonly key: number;
  readonly text: string;
  readonly details?: readonly string[];
  readonly heading?: boolean;
  /** The language of the text, if it is not that of the page. */
  readonly lang?: "en" | undefined;
  /** The language of the details, if it is not that of the line. */
  readonly detailsLang?: "en" | undefined;
}

/** Returns a sentence about an event with the effect that causes it. */
export function withCause(text: string, by: { readonly name: string } | null): string {
  return by === null ? text : t("table.by", { text: text.replace(/\.$/, ""), name: by.name });
}

interface Props {
  entries: readonly Entry[];
  /** The announcement for screen readers. */
  said: ComponentChildren;
}

/** Number of lines shown at most, because a long game has hundreds. */
const SHOWN = 60;

/** The story of the game: one line for each battle or other action. Only this is read aloud. */
export const Story = memo(({ entries, said }: Props) => {
  const list = useRef<HTMLElement>(null);
  const last = entries.at(-1);
  const region = useRegion();
  // Between hand and moves, Tab does not pass each line.
  const roving = useRoving(true);
  useEffect(() => {
    // Asking for the height before the browser has laid the table out would do so twice.
    void painted().then(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
  }, [last?.key, last?.text]);
  return (
    <div class="table-story" data-testid="story">
      <h2 id="story-title">{t("table.story")}</h2>
      <button
        type="button"
        class="small-button story-close"
        onClick={({ currentTarget }) => currentTarget.closest(".game-table")?.removeAttribute("data-story")}
      >
        {t("ui.close")}
      </button>
      <section
        class="story-lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
        tabIndex={0}
        aria-labelledby={region.heading("story-title")}
      >
        <ol {...roving.group}>
          {entries.slice(-SHOWN).map(({ key, details, ...entry }) => (
            <Line key={key} {...entry} details={details?.join("\n")} />
          ))}
        </ol>
      </section>
      <p class="hidden-visually" role="status" aria-atomic="true" data-testid="said">
        {said}
      </p>
    </div>
  );
});

interface LineProps extends Omit<Entry, "key" | "details"> {
  /** The lines of the details, one below the other. */
  readonly details: string | undefined;
}

/** A line is drawn anew only when its text has changed. */
const Line = memo(({ text, details, heading, lang, detailsLang }: LineProps) => (
  <li class={heading ? "story-heading" : undefined} lang={lang}>
    {details === undefined ? (
      text
    ) : (
      <details>
        <summary data-roving="">{text}</summary>
        <ul lang={detailsLang}>
          {details.split("\n").map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </details>
    )}
  </li>
));
