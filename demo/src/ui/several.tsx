import { t } from "../messages/index.js";
import { Combobox, listed, type Options } from "./combobox.js";

interface Props {
  /** Title of the selection. */
  title: string;
  /** Label of the field that adds an item. */
  add: string;
  /** `undefined` while they are loading. */
  options: Options | undefined;
  /** Ids of the selected items, possibly with repetitions. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  fault?: string | undefined;
}

/** Several selected items, found by name and shown as chips. */
export function Several({ title, add, options, values, onChange, fault }: Props) {
  const nameOf = (id: string) => listed(options ?? []).find((option) => option.id === id)?.label ?? id;
  return (
    <div class="stack several">
      {values.length === 0 ? null : (
        <ul class="chips" aria-label={title}>
          {values.map((id, index) => (
            <li class="chip" key={`${id} ${index}`}>
              {nameOf(id)}
              <button
                type="button"
                aria-label={t("ui.remove", { name: nameOf(id) })}
                onClick={() => onChange(values.filter((_, place) => place !== index))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label={add}
        options={options}
        value=""
        adds
        onChange={(id) => onChange([...values, id])}
        fault={fault}
      />
    </div>
  );
}
