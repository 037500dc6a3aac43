// Code that the set-up does not wait for: the table, and the views beside the game. One file, because they share most of it.
export { SectionView } from "./section-view.js";
export { Table } from "./table.js";
