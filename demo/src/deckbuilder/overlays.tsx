// Overlays of the table: the cover between two people, and the end of the game.
import type { Observation } from "altmode/deckbuilder/slim";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { useSettling } from "../ui/settle.js";
import { outcomeText, playerName } from "./words.js";

/** Covers the hand and the moves while the screen is handed to another player. The Matrix stays in sight. */
export function Cover({ name, question, onReady }: { name: string; question: string; onReady: () => void }) {
  const ready = useRef<HTMLButtonElement>(null);
  const settling = useSettling(name);
  useLayoutEffect(() => ready.current?.focus({ preventScroll: true }), [name]);
  return (
    <section class={`table-cover${settling}`} aria-labelledby="cover-title" data-testid="cover">
      <h2 id="cover-title">{t("deckbuilder.cover", { name })}</h2>
      <p>{question}</p>
      <button type="button" class="primary" ref={ready} onClick={onReady}>
        {t("deckbuilder.cover-ready", { name })}
      </button>
    </section>
  );
}

interface ResultProps {
  observation: Observation;
  /** The seat of the person who plays against bots. */
  person: number | undefined;
  onRematch: () => void;
  onChange: () => void;
}

/** The end of a game, with the scores. */
export function Result({ observation, person, onRematch, onChange }: ResultProps) {
  const [open, setOpen] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class={`table-result${open ? "" : " aside"}`}
      aria-labelledby="result-title"
      data-testid="outcome"
    >
      <h2 id="result-title" tabIndex={-1} ref={title}>
        {outcomeText(observation, person)}
      </h2>
      {open ? (
        <ul>
          {observation.players.map(({ score, vp }, seat) => (
            <li key={seat}>
              {t("deckbuilder.score", { name: playerName(observation, seat), vp: score ?? vp })}
            </li>
          ))}
        </ul>
      ) : null}
      <div class="row">
        <button type="button" class="primary" onClick={onRematch}>
          {t("deckbuilder.rematch")}
        </button>
        <button type="button" onClick={onChange}>
          {t("deckbuilder.change")}
        </button>
        {open ? (
          <button type="button" onClick={() => setOpen(false)}>
            {t("deckbuilder.look-back")}
          </button>
        ) : null}
      </div>
    </section>
  );
}
