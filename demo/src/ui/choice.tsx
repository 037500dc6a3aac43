import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface SelectProps<T extends string | number> {
  id?: string;
  /** The name for screen readers where no label is. */
  name?: string;
  disabled?: boolean;
  value: T;
  /** The values, each with its text and the language of the text, if it is not that of the page. */
  options: readonly (readonly [value: T, text: string, lang?: string | undefined])[];
  onChange: (value: T) => void;
}

/** A list of which one value is chosen. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { id, name, disabled, value, options, onChange } = props;
  return (
    <select
      id={id}
      aria-label={name}
      disabled={disabled}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find(([each]) => String(each) === currentTarget.value);
        // A list whose first entry names it, such as "Add", shows it again.
        if (value === "") currentTarget.value = "";
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([each, text, lang]) => (
        <option key={each} value={each} lang={lang}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface ChoiceProps<T extends string | number> extends Omit<SelectProps<T>, "id" | "name"> {
  label: string;
  /** The class of the field: the label is above the list, or beside it in a `row`. */
  class?: string;
  /** The content below the list. */
  children?: ComponentChildren;
}

/** A list of which one value is chosen, with its label. */
export function Choice<T extends string | number>({
  label,
  class: layout,
  children,
  ...list
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class={layout ?? "field"}>
      <label for={id}>{label}</label>
      <Select id={id} {...list} />
      {children}
    </div>
  );
}
