import { useId } from "preact/hooks";

interface Props<T extends string> {
  legend: string;
  /** Values with their labels. */
  options: readonly (readonly [T, string])[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice among few options, all visible. */
export function Segments<T extends string>({ legend, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend class="hidden-visually">{legend}</legend>
      {options.map(([word, label]) => (
        <label key={word}>
          <input type="radio" name={name} checked={word === value} onChange={() => onChange(word)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
