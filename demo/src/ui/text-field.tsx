import { useId } from "preact/hooks";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** The kind of text that the browser may fill in; none by default. */
  autocomplete?: string;
  required?: boolean;
  /** The number of lines of a field for several. */
  rows?: number;
}

/** A field for text, with its label. */
export function TextField({ label, value, onChange, autocomplete = "off", rows, ...limits }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows === undefined ? (
        <input
          {...limits}
          id={id}
          autocomplete={autocomplete}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <textarea
          {...limits}
          id={id}
          rows={rows}
          spellcheck={false}
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}
