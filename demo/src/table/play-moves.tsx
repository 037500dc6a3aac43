// The moves of a table that people play at: its question and moves, the bot's advice, undo and the menu.
import type { ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { AskButton, type Suggested, useAdvice } from "./advice.js";
import { Menu } from "./menu.js";
import { labelIn, Moves } from "./moves.js";
import type { TableProps } from "./opened.js";
import type { Remote } from "./remote.js";
import type { Table } from "./use-table.js";

type OfMoves = ComponentProps<typeof Moves>;

interface Props extends Pick<OfMoves, "question" | "hint" | "refused" | "quick" | "groups" | "onChoose"> {
  opened: {
    spec: { readonly advise: (() => Promise<Suggested>) | undefined };
    running: Pick<Table<unknown, unknown, unknown>, "change" | "busy" | "telling" | "undo">;
  };
  leave: TableProps<{ readonly remote?: Remote | undefined }>;
  /** Number of all moves. */
  count: number;
  /** Tells the last scene again. */
  onAgain: (() => void) | undefined;
  /** Saves the record of the game. */
  onSave?: (() => Promise<void>) | undefined;
  /** Further buttons of the game. */
  children?: OfMoves["children"];
}

export function PlayMoves({ opened, leave, count, onAgain, onSave, children, ...moves }: Props) {
  const { spec, running } = opened;
  const [drawer, setDrawer] = useState(false);
  const advice = useAdvice(count > 0 ? spec.advise : undefined, running.change, labelIn(moves.groups), () =>
    setDrawer(true),
  );
  return (
    <Moves
      {...moves}
      count={count}
      advice={advice.advice}
      change={running.change}
      open={drawer && count > 0}
      onOpen={setDrawer}
    >
      {children}
      {leave.session.remote ? null : (
        <button type="button" class="undo-button" onClick={running.undo} disabled={running.busy}>
          <span>{t("table.undo")}</span>
        </button>
      )}
      <Menu telling={running.telling} onLeave={leave.onLeave} onAgain={onAgain}>
        <AskButton advice={advice} />
        {leave.menu}
        {onSave === undefined ? null : (
          <button type="button" onClick={() => void onSave()}>
            {t("table.save-record")}
          </button>
        )}
      </Menu>
    </Moves>
  );
}
