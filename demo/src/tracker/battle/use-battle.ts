import type { Forecast, ForecastFlips, ForecastSideFlips } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { type Catalogue, type Color, catalogueOf } from "../../cards/catalogue.js";
import { combinations, iconsOf, type KnownCard } from "../../cards/known-cards.js";
import { inBackground } from "../../engine/background.js";
import { engine } from "../../engine/engine.js";
import type { Tracking } from "../use-match.js";
import { battleQuestion, type Flipped, nothingFlipped, type Pair, type Side } from "./question.js";

interface Answer {
  readonly forecast: Forecast;
  /** The flipped cards that the result belongs to. */
  readonly of: Flipped;
}

/** Cards that each side flips in a battle (Expanded Rules 2.0, 1.4 Battle), while the engine has not said otherwise. */
const USUAL: ForecastSideFlips = { cards: 2, withWhite: 4, before: 0 };

/**
 * Returns the number of cards that a side has to flip, which depends on whether a white icon is among them.
 */
export function wanted(
  { cards, withWhite }: ForecastSideFlips,
  flipped: readonly KnownCard[],
  catalogue: Catalogue | undefined,
): number {
  const icons = (card: KnownCard) =>
    catalogue === undefined ? ("icons" in card ? card.icons : []) : iconsOf(card, catalogue);
  return flipped.slice(0, cards).some((card) => icons(card).includes("white")) ? withWhite : cards;
}

/** Follows a battle whose cards are flipped on the real table: how many are left, and what they do. */
export function useBattle({ match, view }: Tracking, pair: Pair, may = true) {
  const [flipped, setFlipped] = useState(nothingFlipped);
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [flips, setFlips] = useState<ForecastFlips>();
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const { attacker, defender } = pair;

  useEffect(() => {
    engine().then((tcg) => setCatalogue(catalogueOf(tcg)), setError);
  }, []);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const question = (of: Flipped, known?: ForecastFlips) =>
        inBackground("forecast", battleQuestion(match, { attacker, defender }, of, known, may));
      // The number of cards drawn before the flips is part of the first result.
      const counted = (await question(nothingFlipped)).flips;
      return { counted, forecast: await question(flipped, counted) };
    };
    ask().then(
      ({ counted, forecast }) => {
        if (!current) return;
        setError(undefined);
        setFlips(counted);
        setAnswer({ forecast, of: flipped });
      },
      (thrown) => {
        if (current) setError(thrown);
      },
    );
    return () => {
      current = false;
    };
  }, [match, view, attacker, defender, flipped, may]);

  const count = (side: Side) => wanted(flips?.[side] ?? USUAL, flipped[side], catalogue);
  return {
    flipped,
    change: (side: Side, cards: readonly KnownCard[]) => setFlipped({ ...flipped, [side]: cards }),
    /** The numbers of cards to flip, once they are known. */
    flips,
    count,
    /** The numbers of cards that are left to flip. */
    left: {
      attacker: count("attacker") - flipped.attacker.length,
      defender: count("defender") - flipped.defender.length,
    },
    forecast: answer?.forecast,
    /** Whether the result is that of earlier flips. */
    busy: answer?.of !== flipped,
    error,
    /** Every combination of several icons in the catalogue. */
    combinations: catalogue === undefined ? [] : combinations(catalogue).filter(several),
  };
}

const several = ({ length }: readonly Color[]) => length > 1;
