// Form fields made from the schema. They check nothing: the engine does, and its mistakes are shown beside them.
import type { PackMistake } from "altmode/deckbuilder/slim";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { engineLang, t } from "../../../messages/index.js";
import { asNumber } from "../../../ui/number-field.js";
import { lies } from "../../../ui/place.js";
import { capital } from "../../../ui/words.js";
import { chosenOf, type Field, fresh, type Option, type Part, startOf } from "./schema.js";

/** The mistakes of the pack that is edited. */
export const Mistakes = createContext<readonly PackMistake[]>([]);

/** Returns the id of the field for a path of the pack, to which a mistake leads. */
export const idOf = (path: string): string => `pack-${path.replace(/[^a-z0-9]+/gi, "-")}`;

/** Returns a key of the schema as a label. */
export const titleOf = (name: string): string => capital(name.replaceAll("-", " "));

interface FieldProps {
  field: Field;
  label: string;
  help: string;
  /** Path in the pack, as the engine writes it. */
  path: string;
  value: unknown;
  /** `undefined` removes the value. */
  onChange: (value: unknown) => void;
  required: boolean;
}

/** The mistakes at a place, or also below it. */
function Faults({ path, below }: { path: string; below: boolean }) {
  const found = useContext(Mistakes).filter((each) => (below ? lies(each.path, path) : each.path === path));
  if (found.length === 0) return null;
  return (
    <span class="field-fault" id={`${idOf(path)}-fault`} lang={engineLang()}>
      {found.map(({ message }) => capital(message)).join(" ")}
    </span>
  );
}

/** Returns the attributes of an input for a place. */
function useInput(path: string) {
  const wrong = useContext(Mistakes).some((each) => lies(each.path, path));
  const id = idOf(path);
  return {
    id,
    "aria-invalid": wrong,
    "aria-describedby": wrong ? `${id}-help ${id}-fault` : `${id}-help`,
  };
}

function SchemaField(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case "list":
      return <ListField {...props} item={field.item} />;
    case "tuple":
      return <TupleField {...props} items={field.items} />;
    case "group":
      return <GroupField {...props} parts={field.parts} />;
    case "choice":
      return <ChoiceField {...props} options={field.options} />;
    case "words":
      return <WordsField {...props} words={field.words} />;
    case "flag":
      return <FlagField {...props} />;
    default:
      return <PlainField {...props} />;
  }
}

function Help({ path, help }: { path: string; help: string }) {
  return (
    <small id={`${idOf(path)}-help`} lang={engineLang()}>
      {help}
    </small>
  );
}

function PlainField({ field, label, help, path, value, onChange, required }: FieldProps) {
  const input = useInput(path);
  const shown = Array.isArray(value) ? value.join(", ") : String(value ?? "");
  const typed = (text: string): unknown => {
    if (field.kind === "number") return asNumber(text);
    if (field.kind === "texts")
      return text === "" ? undefined : text.split(",").map((part) => part.trimStart());
    return text === "" && !required ? undefined : text;
  };
  return (
    <div class="field">
      <label for={input.id} lang={engineLang()}>
        {label}
      </label>
      {field.kind === "word" ? (
        <select
          {...input}
          value={shown}
          onChange={({ currentTarget }) => onChange(typed(currentTarget.value))}
        >
          {required && field.words.includes(shown) ? null : (
            <option value="">{t("deckbuilder.packs.none")}</option>
          )}
          {field.words.map((word) => (
            <option key={word} value={word}>
              {titleOf(word)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...input}
          value={shown}
          inputMode={field.kind === "number" ? "numeric" : undefined}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange(typed(currentTarget.value))}
        />
      )}
      <Help path={path} help={help} />
      <Faults path={path} below={true} />
    </div>
  );
}

function FlagField({ label, help, path, value, onChange }: FieldProps) {
  const input = useInput(path);
  return (
    <div class="pack-flag">
      <label class="row" lang={engineLang()}>
        <input
          {...input}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
        />{" "}
        {label}
      </label>
      <Help path={path} help={help} />
      <Faults path={path} below={true} />
    </div>
  );
}

function WordsField({
  words,
  label,
  help,
  path,
  value,
  onChange,
}: FieldProps & { words: readonly string[] }) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset class="pack-words" id={idOf(path)} tabIndex={-1}>
      <legend lang={engineLang()}>{label}</legend>
      <Help path={path} help={help} />
      <div class="row">
        {words.map((word) => (
          <label key={word} lang={engineLang()}>
            <input
              type="checkbox"
              checked={chosen.includes(word)}
              onChange={({ currentTarget: { checked } }) => {
                const others = chosen.filter((other) => other !== word);
                const next = checked ? [...others, word] : others;
                onChange(next.length === 0 ? undefined : next);
              }}
            />{" "}
            {titleOf(word)}
          </label>
        ))}
      </div>
      <Faults path={path} below={true} />
    </fieldset>
  );
}

/** The fields of a group, for example a side of a character. */
function GroupField({ parts, label, help, path, value, onChange }: FieldProps & { parts: readonly Part[] }) {
  return (
    <fieldset class="pack-group" id={idOf(path)} tabIndex={-1}>
      <legend lang={engineLang()}>{label}</legend>
      <Help path={path} help={help} />
      <Faults path={path} below={false} />
      <Parts parts={parts} path={path} value={value} onChange={onChange} />
    </fieldset>
  );
}

interface PartsProps {
  parts: readonly Part[];
  path: string;
  value: unknown;
  onChange: (value: Readonly<Record<string, unknown>>) => void;
}

/** The fields of a card, a character or a group. */
export function Parts({ parts, path, value, onChange }: PartsProps) {
  const values = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return (
    <div class="pack-parts">
      {parts.map(({ name, help, required, field }) => (
        <SchemaField
          key={name}
          field={field()}
          label={titleOf(name)}
          help={help}
          path={`${path}.${name}`}
          value={values[name]}
          required={required}
          onChange={(next) => {
            const { [name]: _, ...others } = values;
            // The order of the keys is that of the schema, not that of the input.
            const all: Record<string, unknown> = next === undefined ? others : { ...others, [name]: next };
            const known = parts.filter((part) => part.name in all).map((part) => [part.name, all[part.name]]);
            onChange({ ...all, ...Object.fromEntries(known) });
          }}
        />
      ))}
    </div>
  );
}

/** A word of the language, and the fields of its value. */
function ChoiceField(props: FieldProps & { options: readonly Option[] }) {
  const { options, label, help, path, value, onChange, required } = props;
  const input = useInput(path);
  const chosen = value === undefined ? undefined : chosenOf(options, value);
  const inner = chosen?.[0].field?.();
  const word = chosen ? (chosen[0].word ?? NUMBER) : "";
  // The place of a plain number is that of the choice itself.
  const plain = chosen?.[0].word === undefined;
  return (
    <div class="pack-choice">
      <div class="field">
        <label for={input.id} lang={engineLang()}>
          {label}
        </label>
        <select
          {...input}
          value={word}
          onChange={({ currentTarget }) => {
            const option = options.find((each) => (each.word ?? NUMBER) === currentTarget.value);
            onChange(option ? startOf(option) : undefined);
          }}
        >
          {required && chosen ? null : <option value="">{t("deckbuilder.packs.none")}</option>}
          {options.map((option) => (
            <option key={option.word ?? NUMBER} value={option.word ?? NUMBER}>
              {option.word === undefined ? t("deckbuilder.packs.number") : titleOf(option.word)}
            </option>
          ))}
        </select>
        <Help path={path} help={chosen?.[0].help || help} />
        <Faults path={path} below={inner === undefined} />
      </div>
      {inner && chosen ? (
        <div class="pack-inner">
          <SchemaField
            field={inner}
            label={plain ? t("deckbuilder.packs.value-of", { label }) : titleOf(word)}
            help=""
            path={plain ? `${path}.` : `${path}.${word}`}
            value={chosen[1]}
            required
            onChange={(next) => onChange(plain ? next : { [word]: next ?? fresh(inner) })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The value of the option for a plain number in the list of words, none of which has a blank. */
const NUMBER = " ";

/** Values that belong together, for example the two numbers of a comparison. */
function TupleField({
  items,
  label,
  path,
  value,
  onChange,
}: FieldProps & { items: readonly (() => Field)[] }) {
  const values = Array.isArray(value) ? value : [];
  return (
    <fieldset class="pack-group" id={idOf(path)} tabIndex={-1}>
      <legend lang={engineLang()}>{label}</legend>
      <Faults path={path} below={false} />
      {items.map((item, index) => (
        <SchemaField
          key={index}
          field={item()}
          label={t("deckbuilder.packs.part", { number: index + 1 })}
          help=""
          path={`${path}[${index}]`}
          value={values[index]}
          required
          onChange={(next) => onChange(items.map((_, place) => (place === index ? next : values[place])))}
        />
      ))}
    </fieldset>
  );
}

/** Abilities or instructions in their order. */
function ListField(props: FieldProps & { item: () => Field }) {
  const { item, label, help, path, value, onChange, required } = props;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (next: readonly unknown[]) => onChange(next.length === 0 && !required ? undefined : next);
  const named = (index: number) => `${label} ${index + 1}`;
  return (
    <fieldset class="pack-list" id={idOf(path)} tabIndex={-1}>
      <legend lang={engineLang()}>{label}</legend>
      <Help path={path} help={help} />
      <Faults path={path} below={false} />
      <ol>
        {values.map((each, index) => (
          <li key={index}>
            <SchemaField
              field={item()}
              label={named(index)}
              help=""
              path={`${path}[${index}]`}
              value={each}
              required
              onChange={(next) => change(values.map((other, place) => (place === index ? next : other)))}
            />
            <div class="row">
              <button
                type="button"
                class="small-button"
                disabled={index === 0}
                onClick={() =>
                  change(
                    values.map((other, place) =>
                      place === index - 1 ? each : place === index ? values[index - 1] : other,
                    ),
                  )
                }
              >
                {t("deckbuilder.packs.up", { name: named(index) })}
              </button>
              <button
                type="button"
                class="small-button"
                onClick={() => change(values.filter((_, place) => place !== index))}
              >
                {t("ui.remove", { name: named(index) })}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => change([...values, fresh(item())])}>
        {t("deckbuilder.packs.add-to", { name: label })}
      </button>
    </fieldset>
  );
}
