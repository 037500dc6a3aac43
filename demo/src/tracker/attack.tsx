import type { Forecast, ForecastDeck } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { allDecks } from "../deck-lists/kept.js";
import { inBackground } from "../engine/background.js";
import { engine } from "../engine/engine.js";
import { decimal, engineLang, t } from "../messages/index.js";
import { Choice, Select } from "../ui/choice.js";
import { Fault } from "../ui/fault.js";
import { NumberField, wholeNumber } from "../ui/number-field.js";
import { percent } from "../ui/words.js";
import { keepKnownDecks, knownDecks } from "./decks.js";
import type { Tracking } from "./use-match.js";

interface Odds {
  readonly forecast: Forecast;
  readonly supposed: readonly string[];
  /** Whether a deck is unknown, so that its cards count as cards without icons. */
  readonly unknown: boolean;
}
const colors = ["orange", "blue", "white", "black", "green"] as const;
/** Assumed number of cards in a deck given by icons. */
const CARDS = 40;

/** Knowledge of a deck: its id, or counts of icons. */
interface Known {
  readonly deck: string;
  readonly icons: Readonly<Record<(typeof colors)[number], string>>;
}

const ICONS = "icons";
const unknown: Known = { deck: "", icons: { orange: "0", blue: "0", white: "0", black: "0", green: "0" } };

/** Panel for an attack: its odds, and its result. */
export function Attack({ tracking }: { tracking: Tracking }) {
  const { view, match, act } = tracking;
  const there = view.characters.filter(({ zone }) => zone === "battlefield");
  const [chosen, setChosen] = useState({ attacker: "", defender: "" });
  const [known, setKnown] = useState<readonly [Known, Known]>(() => {
    const [one, other] = knownDecks(view.id);
    return [
      { ...unknown, deck: one },
      { ...unknown, deck: other },
    ];
  });
  /** Once requested, the odds follow the selection and the table. */
  const [asked, setAsked] = useState(false);
  const [odds, setOdds] = useState<Odds | "waiting">();
  const [error, setError] = useState<unknown>();
  const [damage, setDamage] = useState("");
  const idOf = (typed: string, seat: number) =>
    there.find(({ id }) => String(id) === typed)?.id ??
    there.find((character) => character.seat === seat)?.id;
  const attacker = idOf(chosen.attacker, view.active);
  const seat = there.find(({ id }) => id === attacker)?.seat ?? 0;
  const defender = idOf(chosen.defender, 1 - seat);

  useEffect(() => {
    setError(undefined);
    setOdds(undefined);
    if (!asked || attacker === undefined || defender === undefined) return;
    let current = true;
    setOdds("waiting");
    const ask = async () => {
      const decks = await Promise.all([deckOf(known[0]), deckOf(known[1])]);
      const { input, assumptions } = match.forecastInput(attacker, defender, [
        decks[0] ?? null,
        decks[1] ?? null,
      ]);
      const forecast = await inBackground("forecast", input);
      if (current) setOdds({ forecast, supposed: assumptions, unknown: decks.includes(undefined) });
    };
    ask().catch((thrown) => {
      if (!current) return;
      setOdds(undefined);
      setError(thrown);
    });
    return () => {
      current = false;
    };
  }, [asked, attacker, defender, known, view]);
  const know = (of: number, deck: Known) => {
    const next: readonly [Known, Known] = of === 0 ? [deck, known[1]] : [known[0], deck];
    setKnown(next);
    keepKnownDecks(view.id, [idKept(next[0]), idKept(next[1])]);
  };
  const select = (name: "attacker" | "defender", value: number | undefined) => (
    <Choice
      label={t(`calculator.${name}`)}
      value={String(value ?? "")}
      options={there.map((character) => [String(character.id), character.name] as const)}
      onChange={(of) => setChosen({ ...chosen, [name]: of })}
    />
  );

  return (
    <div class="stack" data-testid="attack">
      <div class="row">
        {select("attacker", attacker)}
        {select("defender", defender)}
      </div>
      <details>
        <summary>{t("tracker.decks")}</summary>
        <div class="sides">
          {([0, 1] as const).map((each) => (
            <DeckChoice
              key={each}
              name={view.players[each].name}
              known={known[each]}
              onChange={(deck) => know(each, deck)}
            />
          ))}
        </div>
      </details>
      <p>
        <button type="button" onClick={() => setAsked(true)}>
          {t("tracker.odds")}
        </button>
      </p>
      <Fault error={error} plain />
      <div role="status" data-testid="odds">
        {odds === "waiting" ? t("calculator.busy") : odds === undefined ? null : <Result odds={odds} />}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (attacker === undefined || defender === undefined) return;
          if (!act({ type: "attack", attacker, defender, damage: Number(damage) })) return;
          setAsked(false);
          setDamage("");
        }}
      >
        <NumberField label={t("tracker.attack-damage")} value={damage} onChange={setDamage} most={99} />
        <button type="submit" disabled={wholeNumber(damage, 99) === undefined}>
          {t("tracker.attack-note")}
        </button>
      </form>
    </div>
  );
}

function Result({ odds: { forecast, supposed, unknown } }: { odds: Odds }) {
  const said = [...supposed, ...forecast.assumptions];
  return (
    <>
      {unknown ? <p class="notice">{t("ui.unknown-decks")}</p> : null}
      <p>
        <strong>
          {t("tracker.odds-result", { mean: decimal(forecast.expected), ko: percent(forecast.ko) })}
        </strong>
      </p>
      <p class="quiet" lang={engineLang()}>
        {forecast.sentence}
      </p>
      {said.length === 0 ? null : (
        <p class="quiet">
          {t("tracker.supposed")}: <span lang={engineLang()}>{said.join(" ")}</span>
        </p>
      )}
    </>
  );
}

function DeckChoice({
  name,
  known,
  onChange,
}: {
  name: string;
  known: Known;
  onChange: (known: Known) => void;
}) {
  return (
    <fieldset class="stack tight">
      <legend>{t("tracker.deck-of", { name })}</legend>
      <Select
        name={t("tracker.deck-of", { name })}
        value={known.deck}
        options={[
          ["", t("tracker.deck-unknown")],
          [ICONS, t("tracker.deck-icons")],
          ...allDecks().map(({ id, name: title }) => [id, title] as const),
        ]}
        onChange={(deck) => onChange({ ...known, deck })}
      />
      {known.deck === ICONS
        ? colors.map((color) => (
            <NumberField
              key={color}
              label={t(`color.${color}`)}
              value={known.icons[color]}
              onChange={(count) => onChange({ ...known, icons: { ...known.icons, [color]: count } })}
            />
          ))
        : null}
    </fieldset>
  );
}

/** Returns the id to store for a deck. Counts of icons are not stored. */
const idKept = ({ deck }: Known) => (deck === ICONS ? "" : deck);

/** Returns the deck as input for the forecast, or `undefined` if it is unknown. */
async function deckOf({ deck, icons }: Known): Promise<ForecastDeck | undefined> {
  if (deck === "") return undefined;
  if (deck === ICONS) {
    const cards = colors
      .map((color) => ({ icons: [color], count: Number(icons[color]) }))
      .filter(({ count }) => count > 0);
    const counted = cards.reduce((sum, { count }) => sum + count, 0);
    const plain = { icons: [], count: Math.max(0, CARDS - counted) };
    return { cards: plain.count > 0 ? [...cards, plain] : cards };
  }
  const list = allDecks().find(({ id }) => id === deck)?.list;
  return list === undefined ? undefined : (await engine()).readDeck(list).deck;
}
