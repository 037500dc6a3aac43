import { useId } from "preact/hooks";
import { engineLang } from "../messages/index.js";

interface Props {
  label: string;
  /** The typed text. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  fault?: string | undefined;
}

/** A number field that keeps the typed text unchanged, because the engine validates it. */
export function NumberField({ label, value, onChange, placeholder, fault }: Props) {
  const id = useId();
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
        <span class="field-fault" id={`${id}-fault`} role="alert" lang={engineLang()}>
          {fault}
        </span>
      )}
    </div>
  );
}

/** Returns typed text as a whole number from 0 to `most`, or `undefined` for any other text. */
export function wholeNumber(typed: string, most: number): number | undefined {
  const number = Number(typed);
  return typed.trim() !== "" && Number.isInteger(number) && number >= 0 && number <= most
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
