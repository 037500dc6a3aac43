import type { DeckReport } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { DeckReadings, type Readings, withReadings } from "../deck-lists/readings.js";
import { askFirst } from "../engine/first-answers.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { FaultPlace, placed } from "../ui/place.js";
import { DeckForm } from "./deck-form.js";
import { exampleDeck } from "./example.js";
import { deck } from "./question.js";
import { Report } from "./report.js";
import type { DeckForm as Form } from "./state.js";

const PLACE = "deck";

/** Form for a deck, and its odds. */
export function ReportPanel() {
  const [form, setForm] = useState<Form>(exampleDeck);
  const [report, setReport] = useState<DeckReport>();
  const [error, setError] = useState<unknown>();
  const [readings, setReadings] = useState<Readings>(new Map());

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const { answer, error, readings } = await withReadings(askFirst, async (known) =>
        known("report", await deck(form, PLACE, known)),
      );
      if (!current) return;
      if (answer) setReport(answer);
      setError(error);
      setReadings(readings);
    };
    void ask();
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
        <DeckReadings.Provider value={readings}>
          <DeckForm title={t("report.deck")} place={PLACE} form={form} onChange={setForm} />
        </DeckReadings.Provider>
        <div class="stack">
          {inDeck ? null : <Fault error={error} />}
          {report ? <Report report={report} /> : null}
        </div>
      </div>
    </FaultPlace.Provider>
  );
}
