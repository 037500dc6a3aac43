// The begin of every table: the game is followed, and drawn as soon as its first position is read.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import type { Leave } from "./game-screen.js";
import { type Snapshot, type Table, type TableSpec, useTable } from "./use-table.js";

/** The properties of every table. */
export interface TableProps<Session> extends Leave {
  session: Session;
  /** Notices and buttons of a table over a server. */
  notice?: ComponentChildren;
  menu?: ComponentChildren;
}

/** A table whose first position is read. */
export interface Opened<O extends { readonly toAct: number | null }, A extends { readonly id: number }, E> {
  spec: TableSpec<O, A, E>;
  running: Table<O, A, E>;
  snapshot: Snapshot<O, A, E>;
}

interface Props<O extends { readonly toAct: number | null }, A extends { readonly id: number }, E> {
  /** Returns the table of the game. Called once. */
  specOf: () => TableSpec<O, A, E>;
  onLeave: () => void;
  children: (opened: Opened<O, A, E>) => ComponentChildren;
}

export function OpenTable<O extends { readonly toAct: number | null }, A extends { readonly id: number }, E>({
  specOf,
  onLeave,
  children,
}: Props<O, A, E>) {
  useAwake();
  const [spec] = useState(specOf);
  const running = useTable(spec);
  const { snapshot, error } = running;
  if (snapshot) return <>{children({ spec, running, snapshot })}</>;
  return (
    <>
      <p role="status">{t("shell.loading")}</p>
      <Fault error={error} />
      {error === undefined ? null : (
        <button type="button" onClick={onLeave}>
          {t("table.leave")}
        </button>
      )}
    </>
  );
}
