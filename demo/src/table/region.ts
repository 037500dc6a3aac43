// Names of a table's sections, which screen readers list as landmarks.
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The name of a table among several of one page. The page of altmode has one, without a name. */
export const TableName = createContext<string | undefined>(undefined);

/** The id of the element with the name of the table, for sections that are named by their headings. */
export const NAME_ID = "table-name";

/** Attributes that name a section, so that no other table of the page has a section of that name. */
interface Region {
  /** Returns the value of `aria-label`. */
  readonly label: (label: string) => string;
  /** Returns the value of `aria-labelledby` for a heading. */
  readonly heading: (id: string) => string;
}

const alone: Region = { label: (label) => label, heading: (id) => id };

export function useRegion(): Region {
  const table = useContext(TableName);
  if (table === undefined) return alone;
  return { label: (label) => `${label}, ${table}`, heading: (id) => `${id} ${NAME_ID}` };
}
