// All texts of the page. English comes with the page and with the code of its screens, and other languages
// are loaded when selected. Texts of the engine are English.
import { readText, writeText } from "../store/storage.js";
import { first } from "./en/first.js";
import type { Questions } from "./question-types.js";
import type { Counted, Key, Part, Translation } from "./types.js";

export type { Key } from "./types.js";

export const languages = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof languages;

const files: Record<
  Exclude<Language, "en">,
  () => Promise<{ default: Translation; questions: Questions }>
> = {
  de: () => import("./de/index.js"),
  fr: () => import("./fr/index.js"),
};

const PLACE = "language";
const listeners = new Set<() => void>();
let current: Language = "en";
/** The English texts that have come so far. A screen brings its own before it is drawn. */
const english = { ...first } as Translation;
let translation: Translation = english;
let questions: Questions | undefined;
let plurals = new Intl.PluralRules("en");

export function isLanguage(word: string | undefined): word is Language {
  return word !== undefined && word in languages;
}

export const language = (): Language => current;

/** Returns the questions of the games in the page's language, unless that is English. */
export const translatedQuestions = (): Questions | undefined => questions;

/** Returns the `lang` attribute for English texts of the engine if the page has another language. */
export const engineLang = (): "en" | undefined => (current === "en" ? undefined : "en");

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in the page's language with a fixed number of decimals. */
export function decimal(value: number, digits = 1): string {
  const key = `${current} ${digits}`;
  let format = formats.get(key);
  if (format === undefined) {
    const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat(current, { ...decimals, useGrouping: false });
    formats.set(key, format);
  }
  return format.format(value);
}

/** Returns the name of a mode, such as "bot", in the page's language. */
const modeName = (mode: string): string => {
  const key = `said.word.${mode}`;
  return isKey(key) ? translation[key] : mode;
};

/** Returns a text with its placeholders filled: `t("cards.found", { count: 3 })`. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  const text = translation[key];
  // Most texts have no placeholders, and a table says hundreds of them at each move.
  if (!text.includes("{")) return text;
  const filled = text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = String(values[name] ?? place);
    return name === "mode" ? modeName(value) : value;
  });
  // A name that ends with an abbreviation has the full stop of its sentence: "She-Hulk plays Jennifer Walters, Esq."
  return text.endsWith("}.") && /[^.]\.\.$/.test(filled) ? filled.slice(0, -1) : filled;
}

/** Returns the singular or plural text for a count, available as `{count}`. */
export function many(stem: Counted, count: number, values: Record<string, string | number> = {}): string {
  const key = `${stem}.${plurals.select(count)}`;
  return t(isKey(key) ? key : (`${stem}.other` as Key), { count, ...values });
}

/** Tells whether there is a text of a key that is put together. */
export const isKey = (key: string): key is Key => key in translation;

/** Adds the English texts of one screen, which come with its code. */
export const addEnglish = (...parts: readonly Part[]): void => void Object.assign(english, ...parts);

export async function chooseLanguage(chosen: Language): Promise<void> {
  await speak(chosen);
  writeText(PLACE, chosen);
}

async function speak(chosen: Language): Promise<void> {
  if (chosen === "en") [translation, questions] = [english, undefined];
  else {
    const [texts, { saidIn }] = await Promise.all([files[chosen](), import("./said.js")]);
    [translation, questions] = [texts.default, texts.questions];
    sayer = saidIn;
  }
  current = chosen;
  plurals = new Intl.PluralRules(chosen);
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

/** Registers a listener for changes of the language. Returns a function that removes it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says sentences of the engine; it comes with a language other than English. */
let sayer: typeof import("./said.js").saidIn | undefined;

/**
 * Returns a sentence of the engine in the page's language, or `undefined` where its English is shown: on an English page, and for
 * sentences that the page does not know. `beginning` is that of the keys to look among, if those are apart.
 */
export const said = (text: string, beginning?: string): string | undefined =>
  current === "en" ? undefined : sayer?.(translation, text, beginning);

/** Returns the first language of the browser that the page supports. */
function preferred(): Language {
  for (const tag of navigator.languages) {
    const word = tag.toLowerCase().split("-", 1)[0];
    if (isLanguage(word)) return word;
  }
  return "en";
}

/** Restores the language of an earlier visit, or uses the browser's on the first visit. */
export async function restoreLanguage(): Promise<void> {
  const stored = readText(PLACE);
  const wanted = isLanguage(stored) ? stored : preferred();
  if (wanted === "en") return;
  try {
    await speak(wanted);
  } catch {
    // Falls back to English if the file cannot be loaded.
  }
}
