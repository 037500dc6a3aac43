import type { Forecast } from "altmode/tcg/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Catalogue } from "../cards/catalogue.js";
import { DeckReadings, type Readings, withReadings } from "../deck-lists/readings.js";
import { askFirst } from "../engine/first-answers.js";
import { decimal, t } from "../messages/index.js";
import { DeckForm } from "../report/deck-form.js";
import { deckPlace, question } from "../report/question.js";
import { type Calculation, type Side, sides } from "../report/state.js";
import { Later } from "../ui/later.js";
import { FaultPlace, placed } from "../ui/place.js";
import { percent } from "../ui/words.js";
import { Against } from "./against.js";
import { choicesOf, FighterForm } from "./fighter.js";
import { Options } from "./options.js";
import { Result } from "./result.js";

/** Debounce delay before a request to the engine, in milliseconds. */
const PAUSE = 120;

const noReadings: Readings = new Map();

interface Answer {
  readonly forecast?: Forecast;
  readonly error?: unknown;
  readonly readings: Readings;
  /** The input that the result belongs to. */
  readonly of: Calculation;
}

interface Props {
  catalogue: Catalogue;
  calculation: Calculation;
  onChange: (calculation: Calculation) => void;
  /** The calculation that "Start anew" brings back. */
  initial: Calculation;
  /** A fault above the form. */
  fault?: ComponentChildren;
  /** A button or a link that shares the calculation. */
  share?: ComponentChildren;
  /** The calculations that are kept. */
  sets?: ComponentChildren;
}

/** Form for both sides of an attack, and its odds: on the page, and in elements of other sites. */
export function Attack({ catalogue, calculation, onChange, initial, fault: above, share, sets }: Props) {
  const choices = useMemo(() => choicesOf(catalogue), [catalogue]);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const { answer: forecast, ...rest } = await withReadings(askFirst, async (known) =>
        known("forecast", await question(calculation, known)),
      );
      if (current) setAnswer({ ...rest, ...(forecast ? { forecast } : {}), of: calculation });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [calculation]);

  const change = (part: Partial<Calculation>) => onChange({ ...calculation, ...part });
  const { fighters, decks } = calculation;
  const fault = placed(answer?.error);
  const region = useRef<HTMLElement>(null);
  const look = () => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView();
  };
  return (
    <FaultPlace.Provider value={fault}>
      <DeckReadings.Provider value={answer?.readings ?? noReadings}>
        <div class="attack">
          <div class="question">
            {above}
            <div class="sides">
              {sides.map((side) => (
                <Later key={side}>
                  {() => (
                    <FighterForm
                      side={side}
                      fighter={fighters[side]}
                      choices={choices}
                      catalogue={catalogue}
                      onChange={(fighter) => change({ fighters: { ...fighters, [side]: fighter } })}
                    />
                  )}
                </Later>
              ))}
            </div>
            <div class="sides">
              {sides.map((side) => (
                <Later key={side}>
                  {() => (
                    <DeckForm
                      title={t(`calculator.deck-of.${side}`)}
                      place={deckPlace(side)}
                      form={decks[side]}
                      places
                      onChange={(deck) => change({ decks: { ...decks, [side]: deck } })}
                    />
                  )}
                </Later>
              ))}
            </div>
            <Later>
              {() => (
                <>
                  <Options calculation={calculation} onChange={change} />
                  <div class="row">
                    <button type="button" onClick={() => onChange(swapped(calculation))}>
                      {t("calculator.swap")}
                    </button>
                    <button type="button" onClick={() => onChange(initial)}>
                      {t("calculator.reset")}
                    </button>
                    {share}
                  </div>
                  {sets}
                  <details>
                    <summary>{t("calculator.against")}</summary>
                    <Against calculation={calculation} catalogue={catalogue} />
                  </details>
                </>
              )}
            </Later>
            {answer?.forecast ? <Peek forecast={answer.forecast} onLook={look} /> : null}
          </div>
          <Later>
            {() => (
              <Result
                forecast={answer?.forecast}
                error={answer?.error}
                busy={answer?.of !== calculation}
                region={region}
                unknown={sides.some((side) => decks[side].by === "unknown")}
                remaining={remaining(
                  calculation,
                  catalogue.byId.get(fighters.defender.card)?.health ?? undefined,
                )}
              />
            )}
          </Later>
        </div>
      </DeckReadings.Provider>
    </FaultPlace.Provider>
  );
}

/** Summary of the figures that stays visible on small screens. */
function Peek({ forecast, onLook }: { forecast: Forecast; onLook: () => void }) {
  return (
    <button type="button" class="peek" onClick={onLook}>
      <span>{t("calculator.peek-damage", { mean: decimal(forecast.expected) })}</span>
      <span>{t("calculator.peek-ko", { chance: percent(forecast.ko) })}</span>
      <span aria-hidden="true">↓</span>
    </button>
  );
}

/** Returns the defender's remaining health, from its card and the entered numbers. */
function remaining({ fighters }: Calculation, printed: number | undefined): number | undefined {
  const { numbers, damage } = fighters.defender;
  const health = numbers.health ? Number(numbers.health) : printed;
  return health === undefined ? undefined : health - (Number(damage) || 0);
}

function swapped({ fighters, decks, best, rulings }: Calculation): Calculation {
  const swap = <T,>(pair: Readonly<Record<Side, T>>) => ({
    attacker: pair.defender,
    defender: pair.attacker,
  });
  return { fighters: swap(fighters), decks: swap(decks), best: swap(best), rulings };
}
