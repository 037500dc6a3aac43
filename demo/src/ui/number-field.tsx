import { useId, useState } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";

interface Props {
  label: string;
  /** The typed text. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The engine's words against the typed text. */
  fault?: string | undefined;
  /** The largest number that fits; the field then says itself that a text is no whole number up to it. */
  most?: number;
  least?: number;
}

/** A number field that keeps the typed text unchanged. */
export function NumberField({ label, value, onChange, placeholder, fault: said, most, least }: Props) {
  const id = useId();
  const own = most === undefined || value.trim() === "" ? undefined : numberFault(value, most, least);
  const fault = own ?? said;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autocomplete="off"
        value={value}
        placeholder={placeholder}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {fault === undefined ? null : (
        <span
          class="field-fault"
          id={`${id}-fault`}
          role="alert"
          lang={own === undefined ? engineLang() : undefined}
        >
          {fault}
        </span>
      )}
    </div>
  );
}

interface CorrectionProps {
  label: string;
  /** The name for screen readers, if the label alone says too little. */
  name?: string;
  value: number;
  most: number;
  least?: number;
  onChange: (value: number) => void;
}

/** A number that can be corrected. Text that is no such number stays, with the fault beside it, and corrects nothing. */
export function CorrectionField({ label, name, value, most, least, onChange }: CorrectionProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined || typed.trim() === "" ? undefined : numberFault(typed, most, least);
  const enter = () => {
    if (typed === undefined || fault !== undefined) return;
    const to = wholeNumber(typed, most, least);
    if (to !== undefined && to !== value) onChange(to);
    setTyped(undefined);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autocomplete="off"
        aria-label={name}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        value={typed ?? String(value)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === "Enter") enter();
          else if (event.key === "Escape") setTyped(undefined);
        }}
      />
      {fault === undefined ? null : (
        <span class="field-fault" id={`${id}-fault`} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

/** Returns what is wrong with typed text that should be a whole number. */
const numberFault = (typed: string, most: number, least = 0): string | undefined =>
  wholeNumber(typed, most, least) === undefined ? t("ui.whole-number", { least, most }) : undefined;

/** Returns typed text as a whole number from `least` to `most`, or `undefined` for any other text. */
export function wholeNumber(typed: string, most: number, least = 0): number | undefined {
  const number = Number(typed);
  return typed.trim() !== "" && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

/** Returns typed text as a number. Other text is returned unchanged, so that the engine reports it. */
export function asNumber(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
