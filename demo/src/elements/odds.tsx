// <altmode-odds>: the exact odds of an attack, by attributes or by a link of the calculator, as a sentence, with a chart if
// `chart` is set. The engine is loaded when the element is about to be seen.
import type { Forecast, ForecastCard, ForecastDeck, ForecastInput, Tcg } from "altmode/tcg";
import { type Color, colors } from "../cards/facts.js";
import { question } from "../report/question.js";
import { readCalculation } from "../report/read.js";
import { Columns } from "../ui/columns.js";
import { unpack } from "../ui/share.js";
import { percent } from "../ui/words.js";
import { Drawn, define, seen } from "./element.js";
import { engine } from "./engine.js";
import { engineLang, t } from "./words.js";

/** Numbers of both characters, as attributes have them: `attacker-bold="2"`. */
const NUMBERS = ["attack", "defense", "health", "damage", "bold", "tough", "pierce"] as const;
const SIDES = ["attacker", "defender"] as const;
type Side = (typeof SIDES)[number];

function Odds({ forecast, chart }: { forecast: Forecast; chart: boolean }) {
  const { damage, min, max, sentence, ko, legal, reason } = forecast;
  const rows = damage.slice(min, max + 1).map((value, index) => ({ label: String(min + index), value }));
  const likely = rows.reduce((most, row) => (row.value > most.value ? row : most), { label: "0", value: 0 });
  return (
    <div class="odds" part="odds">
      <p part="sentence" lang={engineLang()}>
        {sentence}
      </p>
      {legal ? null : (
        <p class="bad" lang={engineLang()}>
          {reason}
        </p>
      )}
      <p part="ko">
        {t("elements.odds.ko")} <strong>{percent(ko)}</strong>
      </p>
      {chart ? (
        <div part="chart">
          <Columns
            caption={t("calculator.chart")}
            summary={t("calculator.chart-summary", { likely: likely.label, chance: percent(likely.value) })}
            columns={rows}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Returns a deck by its icons, "15 blue, 3 orange white, 2 none", or by a list of cards. */
function deckOf(tcg: Tcg, name: string, word: string | null): ForecastDeck {
  if (word === null) throw new Error(`${name} is missing: such as "20 blue, 20 orange", or a list of cards`);
  const cards: ForecastCard[] = [];
  for (const part of word.split(",")) {
    const [count = "", ...icons] = part.trim().toLowerCase().split(/\s+/);
    const isIcons = icons.every(
      (icon): icon is Color | "none" => icon === "none" || colors.some((color) => color === icon),
    );
    if (!/^\d+$/.test(count) || icons.length === 0 || !isIcons) return tcg.readDeck(word).deck;
    cards.push({ count: Number(count), icons: icons.filter((icon): icon is Color => icon !== "none") });
  }
  return cards;
}

/** The element. Attributes: `link`, or those of both sides (docs/elements.md). */
export class AltmodeOdds extends Drawn {
  static observedAttributes = [
    "link",
    "chart",
    "lang",
    ...SIDES.flatMap((side) => [
      side,
      ...["mode", "upgrades", "deck", ...NUMBERS].map((name) => `${side}-${name}`),
    ]),
  ];

  protected async draw() {
    await seen(this);
    const tcg = await engine();
    const forecast = tcg.forecast(await this.#input(tcg));
    const chart = this.hasAttribute("chart");
    return () => <Odds forecast={forecast} chart={chart} />;
  }

  async #input(tcg: Tcg): Promise<ForecastInput> {
    const link = this.getAttribute("link");
    if (link !== null) {
      const packed = /[?&]s=([\w-]+)/.exec(link)?.[1];
      const calculation = packed === undefined ? undefined : readCalculation(await unpack(packed));
      if (calculation === undefined) throw new Error("link is no link of the calculator: it has no s=…");
      return question(calculation, ((_: "deck", list: string) =>
        Promise.resolve(tcg.readDeck(list))) as never);
    }
    return {
      attacker: this.#character("attacker"),
      defender: this.#character("defender"),
      attackerDeck: deckOf(tcg, "attacker-deck", this.getAttribute("attacker-deck")),
      defenderDeck: deckOf(tcg, "defender-deck", this.getAttribute("defender-deck")),
    } as ForecastInput;
  }

  /** A character: a card by its name, plain numbers, or a card with numbers that override. */
  #character(side: Side): object {
    const given: Record<string, unknown> = {};
    const card = this.getAttribute(side);
    if (card !== null && card !== "") given.card = card;
    const mode = this.getAttribute(`${side}-mode`);
    if (mode !== null) given.mode = mode;
    const upgrades = this.getAttribute(`${side}-upgrades`);
    if (upgrades !== null) given.upgrades = upgrades.split(";").map((name) => name.trim());
    for (const name of NUMBERS) {
      const word = this.getAttribute(`${side}-${name}`);
      if (word === null) continue;
      const value = Number(word);
      if (word.trim() === "" || !Number.isInteger(value))
        throw new Error(`${side}-${name}="${word}" is no whole number`);
      given[name] = value;
    }
    return given;
  }
}

define("altmode-odds", AltmodeOdds);
