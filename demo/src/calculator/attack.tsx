import type { Forecast } from "altmode/tcg/slim";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Catalogue } from "../cards/catalogue.js";
import { DeckReadings, type Readings, withReadings } from "../deck-lists/readings.js";
import { askFirst } from "../engine/first-answers.js";
import { decimal, t } from "../messages/index.js";
import { DeckForm } from "../report/deck-form.js";
import { deckPlace, question } from "../report/question.js";
import { readCalculation } from "../report/read.js";
import { type Calculation, example, type Side, sides } from "../report/state.js";
import { readJson, writeJson } from "../store/storage.js";
import { Fault } from "../ui/fault.js";
import { Later } from "../ui/later.js";
import { FaultPlace, placed } from "../ui/place.js";
import { unpack } from "../ui/share.js";
import { ShareButton } from "../ui/share-button.js";
import { percent } from "../ui/words.js";
import { Against } from "./against.js";
import { choicesOf, FighterForm } from "./fighter.js";
import { Options } from "./options.js";
import { Result } from "./result.js";
import { Sets } from "./sets.js";

const PLACE = "calculation";
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

/** Form for both sides of an attack, and its odds. */
export function AttackPanel({ catalogue, shared }: { catalogue: Catalogue; shared: string | undefined }) {
  const choices = useMemo(() => choicesOf(catalogue), [catalogue]);
  const [calculation, setCalculation] = useState<Calculation>(
    () => readCalculation(readJson(PLACE)) ?? example,
  );
  const [answer, setAnswer] = useState<Answer>();
  const [linkFault, setLinkFault] = useState<unknown>();

  useEffect(() => {
    if (shared === undefined) return;
    unpack(shared)
      .then((value) => {
        const read = readCalculation(value);
        if (!read) throw new Error(t("link.damaged"));
        setCalculation(read);
      })
      .catch(setLinkFault);
  }, [shared]);

  // A layout effect runs before the next paint, because reloading a busy page would otherwise lose the last
  // change.
  useLayoutEffect(() => {
    writeJson(PLACE, calculation);
  }, [calculation]);

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

  const change = (part: Partial<Calculation>) => setCalculation({ ...calculation, ...part });
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
            <Fault error={linkFault} />
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
                    <button type="button" onClick={() => setCalculation(swapped(calculation))}>
                      {t("calculator.swap")}
                    </button>
                    <button type="button" onClick={() => setCalculation(example)}>
                      {t("calculator.reset")}
                    </button>
                    <ShareButton screen="calculator" value={() => calculation} />
                  </div>
                  <Sets calculation={calculation} onTake={setCalculation} />
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
