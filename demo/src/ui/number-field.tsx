import { useId } from "preact/hooks";
import { engineLang } from "../messages/index.js";

interface Props {
  label: string;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  fault?: string | undefined;
}

/** A number as typed. Whether it is a fitting one is for the engine to say, so nothing is refused or changed here. */
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

/** What was typed as a number; a text that is none is passed on, for the engine to refuse by name. */
export function asNumber(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
