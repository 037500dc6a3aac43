// <altmode-odds>: the exact odds of an attack, by attributes or by a link of the calculator: as a sentence, with a chart if `chart`
// is set, or as the whole calculator if `calculator` is. The engine is loaded when the element is about to be seen.
import type { Forecast, ForecastDeck, ForecastInput, Tcg } from "altmode/tcg";
import { question } from "../report/question.js";
import { Columns } from "../ui/columns.js";
import { percent } from "../ui/words.js";
import { ATTRIBUTES, readIcons, readLink, readSide, type Side } from "./attack.js";
import type { Calculator } from "./calculator.js";
import { Drawn, define, seen } from "./element.js";
import { engine } from "./engine.js";
import { engineLang, t } from "./words.js";

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

/** Returns a deck by its icons or by a list of cards. */
function deckOf(tcg: Tcg, name: string, word: string | null): ForecastDeck {
  if (word === null) throw new Error(`${name} is missing: such as "20 blue, 20 orange", or a list of cards`);
  return readIcons(word) ?? tcg.readDeck(word).deck;
}

/** The element. Attributes: `link`, or those of both sides, and `chart`, `calculator` and `page` (docs/elements.md). */
export class AltmodeOdds extends Drawn {
  static observedAttributes = ["link", "chart", "calculator", "page", "lang", ...ATTRIBUTES];
  /** The calculator that was begun last, because a change of language must not take away what a visitor has entered. */
  #begun: { readonly by: string; readonly calculator: Promise<Calculator> } | undefined;

  protected async draw() {
    await seen(this);
    if (this.hasAttribute("calculator")) return this.#calculator();
    const tcg = await engine();
    const forecast = tcg.forecast(await this.#input(tcg));
    const chart = this.hasAttribute("chart");
    return () => <Odds forecast={forecast} chart={chart} />;
  }

  async #calculator() {
    const by = AltmodeOdds.observedAttributes
      .filter((name) => name !== "lang")
      .map((name) => this.getAttribute(name))
      .join("\n");
    if (this.#begun?.by !== by) {
      const calculator = import("./calculator.js").then(({ beginCalculator }) => beginCalculator(this));
      const begun = { by, calculator };
      // Allows another attempt after a failed download.
      calculator.catch(() => {
        if (this.#begun === begun) this.#begun = undefined;
      });
      this.#begun = begun;
    }
    const { calculator } = this.#begun;
    const drawIn = await (await calculator)();
    return () => <div key={by} part="calculator" ref={drawIn} />;
  }

  async #input(tcg: Tcg): Promise<ForecastInput> {
    const link = this.getAttribute("link");
    if (link !== null)
      return question(await readLink(link), ((_: "deck", list: string) =>
        Promise.resolve(tcg.readDeck(list))) as never);
    return {
      attacker: this.#character("attacker"),
      defender: this.#character("defender"),
      attackerDeck: deckOf(tcg, "attacker-deck", this.getAttribute("attacker-deck")),
      defenderDeck: deckOf(tcg, "defender-deck", this.getAttribute("defender-deck")),
    } as ForecastInput;
  }

  #character(side: Side): object {
    const { numbers, ...rest } = readSide(this, side);
    const given = Object.entries({ ...rest, ...numbers });
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  }
}

define("altmode-odds", AltmodeOdds);
