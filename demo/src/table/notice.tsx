import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { onOtherTab } from "../store/storage.js";
import { Fault } from "../ui/fault.js";
import type { Table } from "./use-table.js";

interface Props {
  table: Pick<Table<unknown, unknown, unknown>, "error" | "kept" | "again">;
  /** The place in the browser's storage that the game is kept in, if it is kept there. */
  place: string | undefined;
  /** Replaces the game by the one that another tab stored. */
  onTake: () => void;
  /** Further notices. */
  children?: ComponentChildren;
}

/** Warnings of a table: another tab that plays on, a failed move, a browser that stores nothing. */
export function Notice({ table, place, onTake, children }: Props) {
  return (
    <div class="table-notice">
      {place === undefined ? null : <OtherTab place={place} onTake={onTake} />}
      {children}
      <Fault error={table.error} />
      {table.kept ? null : <p class="warning">{t("table.not-kept")}</p>}
      {table.error === undefined ? null : (
        <button type="button" onClick={table.again}>
          {t("shell.try-again")}
        </button>
      )}
    </div>
  );
}

/** Warns if another tab continues the stored game, because playing here would overwrite it. */
function OtherTab({ place, onTake }: { place: string; onTake: () => void }) {
  const [moved, setMoved] = useState(false);
  useEffect(
    () =>
      onOtherTab(place, (kept) => {
        if (kept !== undefined) setMoved(true);
      }),
    [],
  );
  if (!moved) return null;
  return (
    <div class="warning" role="alert">
      <p>{t("play.other-tab")}</p>
      <button
        type="button"
        onClick={() => {
          setMoved(false);
          onTake();
        }}
      >
        {t("play.other-tab-take")}
      </button>
    </div>
  );
}
