import type { DeckReport } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { DeckForm } from "../calculator/deck-form.js";
import { deck } from "../calculator/question.js";
import type { DeckForm as Form } from "../calculator/state.js";
import { askFirst } from "../engine/first-answers.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { FaultPlace, placed } from "../ui/place.js";
import { exampleDeck } from "./example.js";
import { Report } from "./report.js";

const PLACE = "deck";

/** Form for a deck, and its odds. */
export function ReportPanel() {
  const [form, setForm] = useState<Form>(exampleDeck);
  const [report, setReport] = useState<DeckReport>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    let current = true;
    const ask = async () => askFirst("report", await deck(form, PLACE, askFirst));
    ask().then(
      (answer) => {
        if (!current) return;
        setReport(answer);
        setError(undefined);
      },
      (thrown) => {
        if (current) setError(thrown);
      },
    );
    return () => {
      current = false;
    };
  }, [form]);

  const fault = placed(error);
  // The deck is the whole input here, so fault paths lack the deck's name.
  const inDeck = fault && {
    ...fault,
    path: fault.path.startsWith(PLACE) ? fault.path : `${PLACE}.${fault.path}`,
  };
  return (
    <FaultPlace.Provider value={inDeck}>
      <div class="attack report">
        <DeckForm title={t("report.deck")} place={PLACE} form={form} onChange={setForm} />
        <div class="stack">
          {inDeck ? null : <Fault error={error} />}
          {report ? <Report report={report} /> : null}
        </div>
      </div>
    </FaultPlace.Provider>
  );
}
