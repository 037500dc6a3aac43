// The files beside the elements' scripts: facts, texts, styles. They are modules, so that bundlers find them, and each is
// loaded when something needs it.
import type { CardFacts } from "../cards/facts.js";

/** A card in the file of names: its id without the set, its name, its subtitle. */
export type Named = readonly [number: string, name: string, subtitle?: string];
/** The facts of a set by the cards' ids without the set, without those that are absent or in the names. */
export type SetFacts = Readonly<Record<string, Partial<CardFacts>>>;
type Texts = Readonly<Record<string, string>>;

/** All cards by their sets, and where the facts of each set are. */
export interface Names {
  readonly names: Readonly<Record<string, readonly Named[]>>;
  readonly sets: Readonly<Record<string, () => Promise<{ default: SetFacts }>>>;
}

export const names = (): Promise<Names> => import("made:facts/tcg") as Promise<unknown> as Promise<Names>;

const texts = {
  en: () => import("made:words-en"),
  de: () => import("made:words-de"),
  fr: () => import("made:words-fr"),
};
export type Language = keyof typeof texts;

/** Returns the texts of a language. */
export const textsIn = async (language: Language): Promise<Texts> =>
  (await texts[language]()).default as Texts;

/** Returns the style sheet of a file. It is constructed, because a page may forbid inline styles. */
export function sheetOf({ default: text }: { default: unknown }): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text as string);
  return made;
}

let sheet: Promise<CSSStyleSheet> | undefined;

/** Returns the style sheet of all elements. */
export function styles(): Promise<CSSStyleSheet> {
  sheet ??= import("made:styles").then(sheetOf);
  sheet.catch(() => {
    sheet = undefined;
  });
  return sheet;
}
