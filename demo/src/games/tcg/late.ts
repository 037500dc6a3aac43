// Code that the set-up does not wait for: the table and the replay. One file, because they share most of it.
export { Viewing } from "./replay/viewing.js";
export { Table } from "./table.js";
