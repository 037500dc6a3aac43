// Questions and answers on the page: random games of all three are asked in each language, and no text is missing.
import { readdirSync, readFileSync } from "node:fs";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadUnmatched } from "altmode/unmatched";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { chooseLanguage, type Language, languages } from "../../demo/src/messages/index.js";
import type { Sentences } from "../../demo/src/messages/question-types.js";
import { answerOf, askedOf, type Question, sentenceOf } from "../../demo/src/table/questions.js";
import { config, root, tcg } from "./support.js";

interface Answer {
  readonly id: number;
  readonly type: string;
  readonly label: string;
}

interface Played<Game extends keyof Sentences> {
  readonly toAct: number | null;
  legalActions(): Answer[];
  advance(id: number): number;
  observe(viewer: number | "public"): { decision: Question<Game> | null };
}

const unmatched = await loadUnmatched();
const deckbuilder = await loadDeckbuilder();

/** Returns a choice that looks random but is the same in every run. */
const chosen = (number: number, count: number) => (Math.imul(number + 1, 2654435761) >>> 8) % count;

function* unmatchedGames() {
  const heroes = unmatched.heroes.all().map(({ id }) => id);
  const boards = unmatched.boards.all().map(({ id }) => id);
  for (const [number, hero] of heroes.entries()) {
    const other = heroes[chosen(number, heroes.length)] ?? hero;
    const board = boards[number % boards.length] ?? "";
    yield unmatched.newGame({ seed: `${number + 1}`, board, players: [{ hero }, { hero: other }] });
  }
}

function* tcgGames() {
  const folder = `${root}/rust/tcg/decks`;
  const decks = readdirSync(folder).map((file) => tcg.parseDeck(readFileSync(`${folder}/${file}`, "utf8")));
  for (const [number, deck] of decks.entries()) {
    const other = decks[(number + 1) % decks.length] ?? deck;
    yield tcg.newGame({ ...config, seed: `${number + 1}`, players: [deck, other] });
  }
}

function* deckbuilderGames() {
  const autobots = ["x-vanguard", "x-beacon", "x-dozer"];
  const decepticons = ["x-shade", "x-hammerfall", "x-marauder"];
  const players = (...ids: string[]) => ids.map((character) => ({ character }));
  for (let number = 1; number < 4; number++) {
    const seed = `${number}`;
    yield deckbuilder.newGame({ seed, mode: "competitive", players: players(...autobots) });
    yield deckbuilder.newGame({ seed, mode: "co-op", players: players(...decepticons) });
    const two = players("x-vanguard", "x-shade", "x-beacon", "x-hammerfall");
    yield deckbuilder.newGame({ seed, mode: "tvt", players: two });
    yield deckbuilder.newGame({ seed, mode: "1vm", players: players("x-vanguard", ...decepticons) });
  }
}

/** Words that say nothing without the question. */
const BARE = /^(?:Yes|No|Done|Ja|Nein|Fertig|Oui|Non|Terminé|(?:Option|Number|Nummer|Numéro) \d+)$/;
/** A place that is not filled, or a value that is missing. */
const UNFILLED = /[{}]|undefined|null|NaN| {2}|\(\)|““/;

const answers = ["yes", "no", "done", "decline"] as const;
const isAnswer = (type: string): type is (typeof answers)[number] => answers.some((each) => each === type);

/** A question with its answers, as the page gets them. */
interface Asked<Game extends keyof Sentences> {
  readonly decision: Question<Game>;
  /** The question for someone who may not see the card that asks. */
  readonly shared: Question<Game> | null;
  readonly answers: { readonly type: (typeof answers)[number]; readonly label: string }[];
}

/** Plays games at random. Returns their questions, equal ones once. */
function questionsOf<Game extends keyof Sentences>(games: Iterable<Played<Game>>): Asked<Game>[] {
  const found = new Map<string, Asked<Game>>();
  let number = 0;
  for (const game of games) {
    for (let seat = game.toAct; seat !== null; seat = game.toAct) {
      const actions = game.legalActions();
      const { decision } = game.observe(seat);
      if (decision === null) throw new Error("a running game asks nothing");
      const given = actions.flatMap(({ type, label }) => (isAnswer(type) ? [{ type, label }] : []));
      const asked = { decision, shared: game.observe("public").decision, answers: given };
      const { source, sentence } = decision;
      found.set(JSON.stringify([source?.name, sentence, given, asked.shared?.sentence]), asked);
      game.advance(actions[chosen(number++, actions.length)]?.id ?? 0);
    }
  }
  return [...found.values()];
}

/** Looks at all that the page says of some questions. */
function speaks<Game extends keyof Sentences>(name: Game, all: readonly Asked<Game>[], language: Language) {
  for (const { decision, shared, answers } of all) {
    const { sentence, source } = decision;
    const said = sentenceOf(name, sentence);
    expect(said).not.toMatch(UNFILLED);
    expect(said).toMatch(/[.?!]$/);
    expect(said === sentence.text).toBe(language === "en");
    const asked = askedOf(name, decision, "Ann");
    expect(asked).toContain("Ann");
    if (source !== null && source.type !== "rule") expect(asked).toContain(source.name);
    if (shared !== null) expect(askedOf(name, shared, "Ann")).not.toMatch(UNFILLED);
    for (const answer of answers) {
      // The table says "No card" by a text of its own.
      if (name === "unmatched" && answer.type === "decline") continue;
      const { label, lang } = answerOf(name, decision, answer);
      expect(label).not.toMatch(BARE);
      expect(label).not.toMatch(UNFILLED);
      // Only cards of the Deck-Building Game name what is chosen instead.
      if (language !== "en" && lang !== undefined)
        expect([name, sentence.type, answer.type]).toEqual(["deckbuilder", "target", "done"]);
    }
  }
}

const asked = {
  tcg: questionsOf<"tcg">(tcgGames()),
  unmatched: questionsOf<"unmatched">(unmatchedGames()),
  deckbuilder: questionsOf<"deckbuilder">(deckbuilderGames()),
};

test("the games ask many questions", () => {
  const types = Object.entries(asked).map(
    ([name, all]) => [name, new Set(all.map(({ decision }) => decision.sentence.type)).size] as const,
  );
  const least = { tcg: 15, unmatched: 22, deckbuilder: 9 };
  for (const [name, count] of types)
    expect(count, name).toBeGreaterThanOrEqual(least[name as keyof typeof least]);
});

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => vi.unstubAllGlobals());

describe.each(Object.keys(languages) as Language[])("in %s", (language) => {
  beforeAll(() => chooseLanguage(language));

  test("each question and each answer of the TCG is said", () => speaks("tcg", asked.tcg, language));
  test("each question and each answer of Unmatched is said", () =>
    speaks("unmatched", asked.unmatched, language));
  test("each question and each answer of the Deck-Building Game is said", () =>
    speaks("deckbuilder", asked.deckbuilder, language));
});
