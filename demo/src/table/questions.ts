// The questions of the games and their answers in the page's language. English is the engine's own.
import { engineLang, t, translatedQuestions } from "../messages/index.js";
import type { AnswerType, Noun, Questions, Sentences } from "../messages/question-types.js";

type Values = Record<string, string | number>;

/** A number of things from which the engine says "any number". */
const ANY = 16;

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

function thingsIn(
  said: Questions,
  { of, count, fewer }: { of: Noun; count: number; fewer: boolean },
): string {
  const [one, several] = said.things[of];
  if (fewer && count >= ANY) return fill(said.anyNumber, { several });
  const things = count === 1 ? one : `${count} ${several}`;
  return fewer ? fill(said.atMost, { things }) : things;
}

/** Returns the values of a sentence for the places of its text. */
function valuesOf(said: Questions, sentence: Sentences[keyof Sentences]): Values {
  const values = { ...sentence } as unknown as Values;
  if (sentence.type === "target") return { ...values, things: thingsIn(said, sentence) };
  return sentence.type === "roll-again" ? { ...values, face: sentence.rolled || "X" } : values;
}

/** Returns the sentence of a question in the page's language. */
export function sentenceOf<Game extends keyof Sentences>(game: Game, sentence: Sentences[Game]): string {
  const said = translatedQuestions();
  if (said === undefined) return sentence.text;
  const texts: Readonly<Record<string, string>> = said.sentences[game];
  const has = (name: string) => sentence[name as keyof typeof sentence] !== undefined;
  const all = [texts[sentence.type] ?? sentence.text];
  if (has("then")) all.push(said.ifSo);
  if (has("otherwise")) all.push(said.ifNot);
  return all.map((text) => fill(text, valuesOf(said, sentence))).join(" ");
}

/** A pending question, as far as its words need it. */
export interface Question<Game extends keyof Sentences> {
  readonly source: { readonly type: string; readonly name: string } | null;
  readonly sentence: Sentences[Game];
}

/** Number of letters from which an answer does not repeat the effect that the question says. */
const LONG = 60;

/** The words of an answer, and their language if it is not that of the page. */
export interface Answer {
  readonly label: string;
  readonly lang: "en" | undefined;
}

/** Returns the words of an answer in the page's language. `label` has the engine's words. */
export function answerOf<Game extends keyof Sentences>(
  game: Game,
  question: Question<Game> | null,
  { type, label }: { readonly type: AnswerType; readonly label: string },
): Answer {
  const said = translatedQuestions();
  const english = { label, lang: engineLang() };
  if (question === null) return english;
  const { source, sentence } = question;
  const name = source === null || source.type === "rule" ? undefined : source.name;
  if (said === undefined) {
    const repeats = type === "yes" && name !== undefined && sentence.type === "may" && label.length > LONG;
    return repeats ? { ...english, label: t("table.use", { name }) } : english;
  }
  const texts: Readonly<Record<string, Partial<Record<AnswerType, string>>>> = said.answers[game];
  const text = texts[sentence.type]?.[type] ?? texts["*"]?.[type];
  if (text !== undefined) return { label: fill(text, valuesOf(said, sentence)), lang: undefined };
  if (type !== "yes" && type !== "no") return english;
  const use = type === "yes" ? "table.use" : "table.use-not";
  return { label: name === undefined ? said.unseen[type] : t(use, { name }), lang: undefined };
}

/** Returns a question with who is asked and what asks: "Medusa · Second Shot: Draw a card?" */
export function askedOf<Game extends keyof Sentences>(
  game: Game,
  { source, sentence }: Question<Game>,
  who: string | undefined,
): string {
  const what = source === null || source.type === "rule" ? undefined : source.name;
  const before = [who, what === who ? undefined : what].filter((name) => name !== undefined);
  const asked = sentenceOf(game, sentence);
  return before.length === 0 ? asked : t("table.asked", { before: before.join(" · "), asked });
}
