// The texts of the elements: those of the page that they use. The build puts this file in the place of the page's messages and
// the texts into `words-en.js` and the like, so that a page with a card does not load the texts of ten screens.

import type { Questions } from "../messages/question-types.js";
import type { Counted, Key } from "../messages/types.js";
import { type Language, textsIn } from "./files.js";

export type { Language };

const languages: readonly Language[] = ["en", "de", "fr"];
type Words = Readonly<Record<string, string>>;

const known = new Map<Language, Words>();
let current: Language = "en";
let plurals = new Intl.PluralRules("en");

/** Returns the language of an element: the nearest `lang` around it that the elements speak, or English. */
export function languageOf(element: Element): Language {
  const root = element.getRootNode();
  const near = element.closest("[lang]") ?? (root instanceof ShadowRoot ? root.host.closest("[lang]") : null);
  const word = near?.getAttribute("lang")?.toLowerCase().split("-", 1)[0];
  return languages.find((each) => each === word) ?? "en";
}

/** Loads the texts of a language. */
export async function learn(language: Language): Promise<void> {
  known.set(language, await textsIn(language));
}

/** Chooses the language of the texts that are drawn next. */
export function speak(language: Language): void {
  current = language;
  plurals = new Intl.PluralRules(current);
}

export const language = (): Language => current;
export const engineLang = (): "en" | undefined => (current === "en" ? undefined : "en");
export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(current, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(value);

export function t(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
  const text = known.get(current)?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export const many = (
  stem: Counted,
  count: number,
  values?: Readonly<Record<string, string | number>>,
): string => t(`${stem}.${plurals.select(count)}` as Key, { count, ...values });

/** Returns the questions of the games in the language of the element, unless that is English. They are in the texts of tables. */
export const translatedQuestions = (): Questions | undefined =>
  (known.get(current) as { readonly questions?: Questions } | undefined)?.questions ?? undefined;

/** Tells whether there is a text of a key that is put together. */
export const isKey = (key: string): key is Key => known.get(current)?.[key] !== undefined;

/** The texts of the elements are files of their own. */
export const addEnglish = (): void => undefined;

/** Elements show the engine's refusals in English. */
export const said = (_: string, _beginning?: string): string | undefined => undefined;
