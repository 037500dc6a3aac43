import { Fragment } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Tile } from "./tile.js";

interface Props {
  label: string;
  tiles: readonly Tile[];
  chosen: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Number of tiles from which on they can be searched: as many as two screens of a phone. */
const MANY = 12;

/** The dialog with the tiles of a choice. The browser gives the focus back to the button that opened it. */
export function TilesDialog({ label, tiles, chosen, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [query, setQuery] = useState("");
  // The chosen tile has the focus, so that it is in sight and a phone shows no keyboard.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, []);
  const words = query.toLowerCase().split(/\s+/);
  const shown = tiles.filter(({ name, line, group = "" }) =>
    words.every((word) => `${name} ${line} ${group}`.toLowerCase().includes(word)),
  );
  return (
    <dialog class="tiles-dialog" ref={dialog} aria-labelledby={title} onClose={onClose}>
      <div class="row spread tiles-head">
        <h2 id={title}>{label}</h2>
        <button type="button" class="small-button" onClick={() => dialog.current?.close()}>
          {t("ui.close")}
        </button>
        {tiles.length < MANY ? null : (
          <input
            type="search"
            aria-label={t("cards.search")}
            placeholder={t("cards.search")}
            value={query}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
            // Enter would begin the game, because the dialog is in the form of the set-up.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            autocomplete="off"
          />
        )}
      </div>
      <div class="tiles">
        {shown.map(({ id, name, lang, line, face, group, refused }, index) => (
          <Fragment key={id}>
            {group !== undefined && group !== shown[index - 1]?.group ? <h3>{group}</h3> : null}
            <button
              type="button"
              class="tile"
              data-tile={id}
              disabled={refused}
              aria-pressed={id === chosen}
              onClick={() => {
                onChoose(id);
                dialog.current?.close();
              }}
            >
              <span class="tile-face" aria-hidden="true">
                {face}
              </span>
              <strong lang={lang}>{name}</strong> <small class="tile-line">{line}</small>
            </button>
          </Fragment>
        ))}
      </div>
    </dialog>
  );
}
