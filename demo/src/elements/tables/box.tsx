// The box of a table, which names its sections where a page has several tables.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { NAME_ID, TableName } from "../../table/region.js";
import { t } from "../words.js";

const TABLES = "altmode-game, altmode-replay, altmode-board";

/** Returns the label of the element around a box, its number among the tables of the page, or `undefined` if it is the only one. */
function nameOf(box: Element): string | number | undefined {
  const root = box.getRootNode();
  if (!(root instanceof ShadowRoot)) return undefined;
  const label = root.host.getAttribute("label");
  if (label !== null && label.trim() !== "") return label;
  const tables = [...document.querySelectorAll(TABLES)];
  return tables.length < 2 ? undefined : tables.indexOf(root.host) + 1;
}

/** A box in the place of the window. Without `class` it has that of tables. */
export function Box({ class: name = "table-box", part, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [of, setOf] = useState<string | number>();
  useLayoutEffect(() => {
    if (box.current) setOf(nameOf(box.current));
  }, []);
  const table = typeof of === "number" ? t("elements.table", { number: of }) : of;
  return (
    <div class={name} part={part} ref={box}>
      <TableName.Provider value={table}>{children}</TableName.Provider>
      {table === undefined ? null : (
        <span id={NAME_ID} hidden>
          {table}
        </span>
      )}
    </div>
  );
}

interface BoxProps {
  class?: string;
  part?: string;
  children: ComponentChildren;
}
