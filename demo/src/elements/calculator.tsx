// The whole calculator of <altmode-odds calculator>: the page's own form, in a file that other odds do not load. It has a Preact of
// its own, so the element gives it a place to draw in.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Attack } from "../calculator/attack.js";
import { type CardFacts, type Catalogue, keepCatalogue } from "../cards/catalogue.js";
import type { Calculation } from "../report/state.js";
import { pack } from "../ui/share.js";
import { readDecks } from "./calculator/decks.js";
import { rules } from "./calculator/engine.js";
import { calculationOf } from "./calculator/initial.js";
import { styles } from "./files.js";
import { Spoken } from "./tables/spoken.js";
import { languageOf, learn, t } from "./words.js";

/** Loads the texts in the language of the element. Returns the function that draws the calculator in a place of its tree. */
export type Calculator = () => Promise<(place: Element | null) => void>;

/** Loads the engine and reads the attributes of an element. Throws an error for those that cannot be read. */
export async function beginCalculator(element: Element): Promise<Calculator> {
  const [tcg, sheet] = await Promise.all([rules(), styles()]);
  const [cards] = await Promise.all([tcg.cards.all(), readDecks(tcg)]);
  const catalogue = keepCatalogue(cards as CardFacts[]);
  const initial = await calculationOf(element, catalogue);
  const page = element.getAttribute("page");
  return async () => {
    const language = languageOf(element);
    await learn(language);
    return (place) => {
      const root = place?.getRootNode();
      if (!(place && root instanceof ShadowRoot)) return;
      if (!root.adoptedStyleSheets.includes(sheet))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      render(
        <Spoken language={language}>
          <Entered catalogue={catalogue} initial={initial} page={page} />
        </Spoken>,
        place,
      );
    };
  };
}

interface Props {
  catalogue: Catalogue;
  initial: Calculation;
  /** The address of a page of altmode, for a link to its calculator. */
  page: string | null;
}

/** The form with its state, which lasts until the visit ends. */
function Entered({ catalogue, initial, page }: Props) {
  const [calculation, setCalculation] = useState(initial);
  return (
    <div class="calculator">
      <Attack
        catalogue={catalogue}
        calculation={calculation}
        onChange={setCalculation}
        initial={initial}
        share={page === null ? null : <OpenLink page={page} calculation={calculation} />}
      />
    </div>
  );
}

/** Link to the calculation in the calculator of a page of altmode. */
function OpenLink({ page, calculation }: { page: string; calculation: Calculation }) {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let current = true;
    void pack(calculation).then((packed) => {
      if (current) setLink(`${page.split("#", 1)[0]}#/calculator?s=${packed}`);
    });
    return () => {
      current = false;
    };
  }, [page, calculation]);
  return link === undefined ? null : <a href={link}>{t("elements.odds.open")}</a>;
}
