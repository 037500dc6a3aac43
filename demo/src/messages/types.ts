// The types of the texts. They follow from the English texts, which are complete.
import type { en } from "./en/index.js";

export type Key = keyof typeof en;
/** The texts of a language other than English. None may be missing. */
export type Translation = Readonly<Record<Key, string>>;
/** The texts of one subject. */
export type Part = Partial<Translation>;
/** Keys of texts that depend on a number, with variants `.one` and `.other`. */
export type Counted = { [K in Key]: K extends `${infer Stem}.other` ? Stem : never }[Key];
