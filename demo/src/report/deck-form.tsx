import { useContext, useId } from "preact/hooks";
import type { Color } from "../cards/catalogue.js";
import { BattleIcons } from "../cards/icons.js";
import { combinations, iconsSaid, KnownCards } from "../cards/known-cards.js";
import { WithCatalogue } from "../cards/with-catalogue.js";
import { DeckReadings } from "../deck-lists/readings.js";
import { TakeDeck } from "../deck-lists/take-deck.js";
import { Unread } from "../deck-lists/unread.js";
import { many, t } from "../messages/index.js";
import { Select } from "../ui/choice.js";
import { Fold } from "../ui/fold.js";
import { FaultPlace, lies, useFault } from "../ui/place.js";
import { Segments } from "../ui/segments.js";
import { Stepper } from "../ui/stepper.js";
import { capital } from "../ui/words.js";
import { rowPlace } from "./question.js";
import { type DeckForm as Form, type IconRow, type KnownPart, knownParts } from "./state.js";

interface Props {
  title: string;
  /** Path of the deck in the engine's input. */
  place: string;
  form: Form;
  onChange: (form: Form) => void;
  /** Offers fields for cards with known positions. */
  places?: boolean;
}

/** Form for a deck, as counts of icons or as a list. */
export function DeckForm({ title, place, form, onChange, places = false }: Props) {
  const id = useId();
  return (
    <section class="panel" aria-labelledby={id} data-testid={place}>
      <div class="row spread">
        <h2 id={id}>{title}</h2>
        <Segments
          legend={t("calculator.deck-form")}
          options={[
            ["icons", t("calculator.by-icons")],
            ["list", t("calculator.by-list")],
            ...(places ? [["unknown", t("calculator.by-unknown")] as const] : []),
          ]}
          value={form.by}
          onChange={(by) => onChange({ ...form, by })}
        />
      </div>
      {form.by === "icons" ? <Rows place={place} form={form} onChange={onChange} /> : null}
      {form.by === "list" ? <List place={place} form={form} onChange={onChange} /> : null}
      {places ? <Known place={place} form={form} onChange={onChange} /> : null}
    </section>
  );
}

/** Form for known positions in the deck, and for the scrap pile. */
function Known({ place, form, onChange }: Omit<Props, "title" | "places">) {
  const { known } = form;
  const faults: Record<KnownPart, string | undefined> = {
    top: useFault(`${place}.top`),
    bottom: useFault(`${place}.bottom`),
    scrap: useFault(`${place}.scrap`),
  };
  // In a deck without a list, known cards are given by their icons too. The scrap pile is separate from the
  // deck.
  const inDeck = form.by === "list" ? "names" : "icons";
  const some = knownParts.some((part) => known[part].length > 0);
  return (
    <Fold title={t("calculator.known")} open={some}>
      {() => (
        <div class="stack">
          <small>{t("calculator.known-help")}</small>
          <WithCatalogue>
            {(catalogue) =>
              knownParts.map((part) => (
                <KnownCards
                  key={part}
                  title={t(`calculator.known-${part}`)}
                  cards={known[part]}
                  catalogue={catalogue}
                  by={part === "scrap" ? "both" : inDeck}
                  onChange={(cards) => onChange({ ...form, known: { ...known, [part]: cards } })}
                  fault={faults[part]}
                />
              ))
            }
          </WithCatalogue>
        </div>
      )}
    </Fold>
  );
}

/** Returns whether a fault belongs to the known cards, whose fields show it. */
const atKnown = (path: string, place: string) => knownParts.some((part) => lies(path, `${place}.${part}`));

function Rows({ place, form, onChange }: Omit<Props, "title" | "places">) {
  const { rows } = form;
  const fault = useContext(FaultPlace);
  // Faults of a row or of known cards are shown at those fields.
  const atRow = (path: string) => path.startsWith(`${place}.cards[`);
  const ofAll = fault && lies(fault.path, place) && !atRow(fault.path) && !atKnown(fault.path, place);
  const change = (index: number, count: string) =>
    onChange({ ...form, rows: rows.map((row, at) => (at === index ? { ...row, count } : row)) });
  const total = rows.reduce((sum, { count }) => sum + (Number(count) || 0), 0);
  const present = new Set(rows.map(({ icons }) => icons.join(" ")));
  return (
    <>
      <ul class="icon-rows">
        {rows.map((row, index) => (
          <Row
            key={row.icons.join(" ")}
            row={row}
            place={rowPlace(form, index, place)}
            onChange={(count) => change(index, count)}
          />
        ))}
      </ul>
      <div class="row spread">
        <WithCatalogue>
          {(catalogue) => (
            <AddRow
              offered={combinations(catalogue).filter((icons) => !present.has(icons.join(" ")))}
              onAdd={(icons) => onChange({ ...form, rows: [...rows, { icons, count: "0" }] })}
            />
          )}
        </WithCatalogue>
        <strong>{many("card", total)}</strong>
      </div>
      {ofAll ? (
        <p class="field-fault" role="alert">
          {fault.message}
        </p>
      ) : null}
    </>
  );
}

interface AddRowProps {
  offered: readonly (readonly Color[])[];
  onAdd: (icons: readonly Color[]) => void;
}

function AddRow({ offered, onAdd }: AddRowProps) {
  return (
    <div class="add-row">
      <Select
        name={t("calculator.add-row")}
        value=""
        options={[
          ["", t("calculator.add-row")],
          ...offered.map((icons) => [icons.join(" "), capital(iconsSaid(icons))] as const),
        ]}
        onChange={(icons) => onAdd(icons.split(" ") as Color[])}
      />
    </div>
  );
}

function Row({ row, place, onChange }: { row: IconRow; place: string; onChange: (count: string) => void }) {
  return (
    <li>
      <span class="icons-said">
        <BattleIcons icons={row.icons} /> <span aria-hidden="true">{capital(iconsSaid(row.icons))}</span>
      </span>
      <Stepper
        label={t("calculator.row", { icons: iconsSaid(row.icons) })}
        value={row.count}
        onChange={onChange}
        fault={useFault(place)}
      />
    </li>
  );
}

function List({ place, form, onChange }: Pick<Props, "place" | "form" | "onChange">) {
  const id = useId();
  const faulty = useContext(FaultPlace);
  const inList = faulty && lies(faulty.path, place) && !atKnown(faulty.path, place);
  const fault = inList ? faulty.message : undefined;
  const reading = useContext(DeckReadings).get(form.list);
  return (
    <>
      <TakeDeck
        label={t("calculator.take")}
        none={t("calculator.take-none")}
        onTake={(list) => onChange({ ...form, list })}
      />
      <div class="field">
        <label for={id}>{t("calculator.list")}</label>
        <textarea
          id={id}
          rows={9}
          spellcheck={false}
          value={form.list}
          aria-invalid={fault !== undefined || (reading?.problems.length ?? 0) > 0}
          aria-describedby={fault === undefined ? `${id}-help` : `${id}-fault`}
          onInput={({ currentTarget }) => onChange({ ...form, list: currentTarget.value })}
        />
        {fault === undefined ? (
          <small id={`${id}-help`}>{t("calculator.list-help")}</small>
        ) : (
          <span class="field-fault" id={`${id}-fault`} role="alert">
            {fault}
          </span>
        )}
      </div>
      <Unread reading={reading} onMend={(list) => onChange({ ...form, list })} />
    </>
  );
}
