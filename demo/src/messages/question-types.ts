// The questions of the games in other languages than English: types of their texts.
import type { Sentence as DeckbuilderSentence } from "altmode/deckbuilder/slim";
import type { Sentence as TcgSentence } from "altmode/tcg/slim";
import type { Sentence as UnmatchedSentence } from "altmode/unmatched/slim";

/** The sentences of each game. */
export interface Sentences {
  tcg: TcgSentence;
  unmatched: UnmatchedSentence;
  deckbuilder: DeckbuilderSentence;
}

/** The things that are chosen. */
export type Noun = Extract<Sentences[keyof Sentences], { type: "target" }>["of"];
/** Answers whose words depend on the question. */
export type AnswerType = "yes" | "no" | "done" | "decline";

/**
 * The questions in one language. The compiler refuses a language that lacks a sentence of a game. The places of a text are the
 * values of its sentence, and `{things}` is the number of wanted things with their noun,
 * `{face}` that of a die.
 */
export interface Questions {
  readonly sentences: {
    readonly [Game in keyof Sentences]: Readonly<Record<Sentences[Game]["type"], string>>;
  };
  /** The texts after a question, if the sentence has the value. */
  readonly ifSo: string;
  readonly ifNot: string;
  /** One thing, and several of them without their number. */
  readonly things: Readonly<Record<Noun, readonly [one: string, several: string]>>;
  /** A number of things of which fewer are allowed, and one that is not limited. */
  readonly atMost: string;
  readonly anyNumber: string;
  /** Answers by the game, the type of the sentence or `*`, and the type of the answer. */
  readonly answers: {
    readonly [Game in keyof Sentences]: Partial<
      Record<Sentences[Game]["type"] | "*", Partial<Record<AnswerType, string>>>
    >;
  };
  /** Answers to a card that the person may not see. */
  readonly unseen: Readonly<Record<"yes" | "no", string>>;
}
