import { useEffect, useId, useRef, useState } from "preact/hooks";
import { engineLang, many, t } from "../messages/index.js";
import { nearest } from "./near.js";
import { fold } from "./words.js";

export interface Option {
  readonly id: string;
  readonly label: string;
  /** Additional text behind the label. */
  readonly detail?: string;
  /** Other names by which the option is found. */
  readonly also?: string;
}

/** Options, or a function that computes them lazily. */
export type Options = readonly Option[] | (() => readonly Option[]);

export const listed = (options: Options): readonly Option[] =>
  typeof options === "function" ? options() : options;

/** Caches options, which are computed on first use. */
export function lazily(make: () => readonly Option[]): () => readonly Option[] {
  let made: readonly Option[] | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Maximum number of options shown. */
const SHOWN = 40;
/** Maximum number of options shown for a misspelled text. */
const SIMILAR = 5;

interface Props {
  label: string;
  /** `undefined` while they are loading. */
  options: Options | undefined;
  /** Id of the selected option. Empty for none. */
  value: string;
  onChange: (id: string) => void;
  placeholder?: string;
  /** Error message of the selection, in the engine's English. */
  fault?: string | undefined;
  /** Error message of the selection, in the page's language. */
  missing?: string | undefined;
  /** Clears the field after each selection, to add several options. */
  adds?: boolean;
}

/**
 * Text field with a list of matching options, as in the combobox pattern of the ARIA Authoring Practices
 * Guide.
 */
export function Combobox({
  label,
  options,
  value,
  onChange,
  placeholder,
  fault: said,
  missing,
  adds = false,
}: Props) {
  const fault = said ?? missing;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The typed text, or `undefined` if the field is not being edited. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  /** Enter was pressed before the options were loaded. */
  const [hurried, setHurried] = useState(false);

  const all = (): readonly Option[] => (options === undefined ? [] : listed(options));
  const chosen = value === "" ? undefined : all().find((option) => option.id === value);
  const words = fold(typed ?? "")
    .split(" ")
    .filter((word) => word !== "");
  const textOf = ({ label: name, detail = "", also = "" }: Option) => `${name} ${detail} ${also}`;
  const matches = open
    ? all().filter((option) => {
        const text = fold(textOf(option));
        return words.every((word) => text.includes(word));
      })
    : [];
  const similar = open && matches.length === 0 ? nearest(all(), words, textOf).slice(0, SIMILAR) : [];
  const shown = matches.length > 0 ? matches.slice(0, SHOWN) : similar;

  const choose = (option: Option | undefined) => {
    if (option) onChange(option.id);
    setTyped(undefined);
    setOpen(false);
    setActive(0);
    setHurried(false);
  };
  useEffect(() => {
    if (!hurried || options === undefined) return;
    setHurried(false);
    if (shown.length > 0) choose(shown[0]);
  });
  const move = (to: number) => {
    setOpen(true);
    const next = shown.length === 0 ? 0 : (to + shown.length) % shown.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(open ? active + 1 : 0);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Enter" && open && shown.length > 0) choose(shown[active]);
    else if (event.key === "Enter" && options === undefined && words.length > 0) setHurried(true);
    else if (event.key === "Escape" && (open || typed !== undefined)) choose(undefined);
    else return;
    event.preventDefault();
  };
  const leave = () => {
    if (hurried) return;
    // Clearing the field removes the selection. Incomplete text is discarded.
    if (typed?.trim() === "" && value !== "" && !adds) onChange("");
    choose(undefined);
  };

  const none =
    options === undefined ? t("shell.loading") : t(similar.length > 0 ? "ui.similar" : "ui.no-match");

  return (
    <div class="field combobox">
      <label for={id}>{label}</label>
      <input
        id={id}
        ref={input}
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && shown[active] ? `${id}-${active}` : undefined}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        value={typed ?? (adds ? "" : (chosen?.label ?? value))}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
          setActive(0);
          setHurried(false);
        }}
        onClick={() => {
          setOpen(true);
          if (typed === undefined) input.current?.select();
        }}
        onKeyDown={press}
        onBlur={leave}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        ref={list}
        hidden={!open || shown.length === 0}
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the keys
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            lang={engineLang()}
            aria-selected={index === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label} {option.detail ? <small>{option.detail}</small> : null}
          </div>
        ))}
      </div>
      <span class="hidden-visually" role="status">
        {open && typed !== undefined
          ? matches.length === 0
            ? none
            : many("ui.options", matches.length)
          : ""}
      </span>
      {open && typed !== undefined && matches.length === 0 ? <small aria-hidden="true">{none}</small> : null}
      {fault === undefined ? null : (
        <span
          class="field-fault"
          id={`${id}-fault`}
          role="alert"
          lang={said === undefined ? undefined : engineLang()}
        >
          {fault}
        </span>
      )}
    </div>
  );
}
