import { useState } from "preact/hooks";
import { Fault } from "./fault.js";
import type { Tile } from "./tile.js";
import type { TilesDialog } from "./tiles-dialog.js";
import "./tiles.css";
import "./chosen-tile.css";

interface Props {
  /** Names the choice: "First hero". */
  label: string;
  /** The number of the choice in its form. */
  seat: number;
  chosen: Tile;
  /** Returns all tiles. Asked only when they are shown, because some are many and need facts that the form does not. */
  tiles: () => Promise<readonly Tile[]>;
  onChoose: (id: string) => void;
}

/** The content of the dialog, once it is loaded. */
interface Opened {
  readonly Dialog: typeof TilesDialog;
  readonly tiles: readonly Tile[];
}

/** The tile of what is chosen, a button that opens the tiles of all choices. Their code comes when they are wanted. */
export function ChosenTile({ label, seat, chosen, tiles, onChoose }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<unknown>();
  const open = async () => {
    const [{ TilesDialog: Dialog }, all] = await Promise.all([import("./tiles-dialog.js"), tiles()]);
    setOpened({ Dialog, tiles: all });
    setError(undefined);
  };
  return (
    <>
      <button
        type="button"
        class="tile chosen-tile"
        aria-haspopup="dialog"
        data-chosen={chosen.id}
        data-testid={`choice-${seat}`}
        onClick={() => void open().catch(setError)}
      >
        <span class="tile-face" aria-hidden="true">
          {chosen.face}
        </span>
        <small class="tile-label">{label}</small> <strong lang={chosen.lang}>{chosen.name}</strong>{" "}
        <small class="tile-line">{chosen.line}</small>
      </button>
      <Fault error={error} />
      {opened ? (
        <opened.Dialog
          label={label}
          tiles={opened.tiles}
          chosen={chosen.id}
          onChoose={onChoose}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}

/** Returns the capitals of a name, at most two. */
export const initialsOf = (name: string): string =>
  name
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");
