import { useId } from "preact/hooks";
import { t } from "../messages/index.js";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fault?: string | undefined;
}

/** A number field with buttons to increment and decrement. */
export function Stepper({ label, value, onChange, fault }: Props) {
  const id = useId();
  const number = Number(value);
  const by = (step: number) => onChange(String(Math.max(0, (Number.isFinite(number) ? number : 0) + step)));
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={`${t("ui.less")}: ${label}`}
        disabled={number <= 0}
        onClick={() => by(-1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        autocomplete="off"
        aria-label={label}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <button type="button" aria-label={`${t("ui.plus")}: ${label}`} onClick={() => by(1)}>
        +
      </button>
      {fault === undefined ? null : (
        <span class="field-fault" id={`${id}-fault`} role="alert">
          {fault}
        </span>
      )}
    </span>
  );
}
