import type { Deck, DeckFormat, DeckProblem, DeckRules, Tcg } from "altmode/tcg/slim";
import { type Line, totalsOf } from "../deck-lists/deck.js";
import { isEngineError } from "../engine/errors.js";
import { engineLang, many, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { capital } from "../ui/words.js";

export const formats = [
  "constructed",
  "standard",
  "sealed",
  "draft",
  "turbo",
] as const satisfies DeckFormat[];

export type ShownFormat = (typeof formats)[number];

/** Printed limits of stars and cards per format, for display. The engine decides legality. */
const goals: Record<ShownFormat, { stars?: number; cards: number }> = {
  constructed: { stars: 25, cards: 40 },
  standard: { stars: 25, cards: 40 },
  sealed: { stars: 25, cards: 25 },
  draft: { stars: 25, cards: 25 },
  turbo: { cards: 1 },
};

export function problemsOf(tcg: Tcg, deck: Deck, rules: DeckFormat | DeckRules): readonly DeckProblem[] {
  try {
    return tcg.validateDeck(deck, rules);
  } catch (error) {
    if (!isEngineError(error)) throw error;
    return [{ code: error.code, message: error.message, ...(error.path ? { path: error.path } : {}) }];
  }
}

interface Props {
  format: ShownFormat;
  onFormat: (format: ShownFormat) => void;
  /** `undefined` until the engine has validated the deck. */
  problems: readonly DeckProblem[] | undefined;
  lines: readonly Line[];
}

/** Counters of the deck, and its legality with the reasons. */
export function Legality({ format, onFormat, problems, lines }: Props) {
  const { stars, cards, characters } = totalsOf(lines);
  const goal = goals[format];
  // Some cards raise the limit. The engine reports it if it is exceeded.
  const tooMany = problems?.some(({ code }) => code === "too-many-stars") ?? false;
  const raised = !tooMany && stars > (goal.stars ?? stars);
  return (
    <>
      <dl class="figures deck-figures">
        <Figure
          name={t("decks.stars")}
          value={stars}
          goal={raised ? undefined : goal?.stars}
          over={tooMany}
        />
        <Figure
          name={t("decks.part.battle")}
          value={cards}
          goal={goal?.cards}
          over={cards < (goal?.cards ?? 0)}
        />
        <Figure name={t("decks.part.characters")} value={characters} />
      </dl>
      <div class="row">
        <Choice
          class="row"
          label={t("decks.format")}
          value={format}
          options={formats.map((each) => [each, t(`decks.format.${each}`)] as const)}
          onChange={onFormat}
        />
        <strong class={problems?.length === 0 ? "legal" : "illegal"} role="status" data-testid="legality">
          {problems === undefined
            ? ""
            : problems.length === 0
              ? t("decks.legal")
              : many("decks.problems", problems.length)}
        </strong>
      </div>
      {problems === undefined || problems.length === 0 ? null : (
        <ul class="problems" lang={engineLang()}>
          {problems.map(({ message }, index) => (
            <li key={index}>{capital(message)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Figure(props: { name: string; value: number; goal?: number | undefined; over?: boolean }) {
  const { name, value, goal, over = false } = props;
  return (
    <div>
      <dt>{name}</dt>
      <dd class={over ? "threat" : undefined}>
        {value}
        {goal === undefined ? null : <small> / {goal}</small>}
      </dd>
    </div>
  );
}
