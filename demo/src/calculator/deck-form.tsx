import { useContext, useId } from "preact/hooks";
import type { Catalogue, Color } from "../cards/catalogue.js";
import { BattleIcons } from "../cards/icons.js";
import { TakeDeck } from "../decks/take-deck.js";
import { many, t } from "../messages/index.js";
import { FaultPlace, lies, useFault } from "../ui/place.js";
import { Segments } from "../ui/segments.js";
import { Stepper } from "../ui/stepper.js";
import { capital } from "../ui/words.js";
import { rowPlace } from "./question.js";
import type { DeckForm as Form, IconRow } from "./state.js";

interface Props {
  title: string;
  /** Where the deck is in the question. */
  place: string;
  form: Form;
  catalogue: Catalogue;
  onChange: (form: Form) => void;
}

/** A deck by counts of icons, or by its list. */
export function DeckForm({ title, place, form, catalogue, onChange }: Props) {
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
          ]}
          value={form.by}
          onChange={(by) => onChange({ ...form, by })}
        />
      </div>
      {form.by === "icons" ? (
        <Rows place={place} form={form} catalogue={catalogue} onChange={onChange} />
      ) : (
        <List place={place} form={form} onChange={onChange} />
      )}
    </section>
  );
}

const said = (icons: readonly Color[]) =>
  icons.length === 0 ? t("color.none") : icons.map((color) => t(`color.${color}`)).join(" + ");

function Rows({ place, form, catalogue, onChange }: Omit<Props, "title">) {
  const { rows } = form;
  const fault = useContext(FaultPlace);
  // A fault of one row is shown at that row.
  const ofAll = fault && lies(fault.path, place) && !fault.path.startsWith(`${place}.cards[`);
  const change = (index: number, count: string) =>
    onChange({ ...form, rows: rows.map((row, at) => (at === index ? { ...row, count } : row)) });
  const total = rows.reduce((sum, { count }) => sum + (Number(count) || 0), 0);
  const present = new Set(rows.map(({ icons }) => icons.join(" ")));
  const more = combinations(catalogue).filter((icons) => !present.has(icons.join(" ")));
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
        <label class="add-row">
          <span class="hidden-visually">{t("calculator.add-row")}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const icons = currentTarget.value.split(" ").filter((word) => word !== "") as Color[];
              if (icons.length > 0) onChange({ ...form, rows: [...rows, { icons, count: "0" }] });
              currentTarget.value = "";
            }}
          >
            <option value="">{t("calculator.add-row")}</option>
            {more.map((icons) => (
              <option key={icons.join(" ")} value={icons.join(" ")}>
                {capital(said(icons))}
              </option>
            ))}
          </select>
        </label>
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

function Row({ row, place, onChange }: { row: IconRow; place: string; onChange: (count: string) => void }) {
  return (
    <li>
      <span class="icons-said">
        <BattleIcons icons={row.icons} /> <span aria-hidden="true">{capital(said(row.icons))}</span>
      </span>
      <Stepper
        label={t("calculator.row", { icons: said(row.icons) })}
        value={row.count}
        onChange={onChange}
        fault={useFault(place)}
      />
    </li>
  );
}

/** Every combination of icons that a card has. */
function combinations({ all }: Catalogue): Color[][] {
  const found = new Map<string, Color[]>();
  for (const { kind, icons } of all) if (kind === "battle") found.set(icons.join(" "), [...icons]);
  return [...found.values()].sort((one, other) => one.length - other.length);
}

function List({ place, form, onChange }: Pick<Props, "place" | "form" | "onChange">) {
  const id = useId();
  const fault = useFault(place);
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
          aria-invalid={fault !== undefined}
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
    </>
  );
}
