// The fields of the set-up for the cards of a game and for the options of the open points of the rules.

import type { OptionsView } from "altmode/deckbuilder/slim";
import { engineLang, t } from "../../messages/index.js";
import { Choice } from "../../ui/choice.js";
import { Later } from "../../ui/later.js";
import { capital } from "../../ui/words.js";
import {
  type Composition,
  type Option,
  optionNames,
  optionValues,
  parts,
  setOf,
  setsOf,
  TRAINING,
} from "./composition.js";
import type { Draft } from "./packs/kept.js";

interface Props {
  value: Composition;
  /** The packs of this browser. */
  kept: readonly Draft[];
  onChange: (part: Partial<Composition>) => void;
}

/** Check boxes for the sets, and for each part the set from which it comes. Without a pack there is nothing to choose. */
export function Sets({ value, kept, onChange }: Props) {
  if (kept.length === 0) return null;
  const sets = setsOf(value);
  const names = new Map([
    [TRAINING, t("deckbuilder.training-set")],
    ...kept.map(({ id, set }) => [id, set] as const),
  ]);
  const change = (id: string, on: boolean) => {
    if (id === TRAINING) return onChange({ training: on });
    const others = value.packs.filter((other) => other !== id);
    onChange({ packs: on ? [...others, id] : others });
  };
  return (
    <>
      <fieldset>
        <legend>{t("deckbuilder.with-packs")}</legend>
        {[...names].map(([id, name]) => (
          <label key={id} class="row">
            <input
              type="checkbox"
              checked={sets.includes(id)}
              disabled={id === TRAINING && value.packs.length === 0}
              onChange={({ currentTarget }) => change(id, currentTarget.checked)}
            />{" "}
            {name}
          </label>
        ))}
      </fieldset>
      {sets.length < 2 ? null : (
        <details>
          <summary>{t("deckbuilder.parts")}</summary>
          <div class="stack">
            {parts.map((part) => (
              <Choice
                key={part}
                label={t(`deckbuilder.part.${part}`)}
                value={setOf(part, value, kept) ?? ""}
                options={[
                  ["", t("deckbuilder.all-sets")],
                  ...sets.map((id) => [id, names.get(id) ?? id] as const),
                ]}
                onChange={(set) => {
                  const { [part]: _, ...others } = value.parts;
                  onChange({ parts: set === "" ? others : { ...others, [part]: set } });
                }}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Returns the name or the value of an option as words: `bossStacks`, `by-level`. */
const spoken = (name: string): string =>
  capital(name.replaceAll("-", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** The options in groups that are drawn one after the other. */
const groups = [optionNames.slice(0, 12), optionNames.slice(12)];

/** Selects for the options of the open points of the rules, in the words of the engine. */
export function Options({ value, onChange }: Pick<Props, "value" | "onChange">) {
  const change = (name: Option, chosen: string) => {
    const { [name]: _, ...others } = value.options;
    const usual = optionValues[name][0];
    const found = (optionValues[name] as readonly OptionsView[Option][]).find(
      (each) => String(each) === chosen,
    );
    onChange({ options: found === undefined || found === usual ? others : { ...others, [name]: found } });
  };
  const field = (name: Option) => (
    <Choice
      key={name}
      label={spoken(name)}
      value={String(value.options[name] ?? optionValues[name][0])}
      options={optionValues[name].map((each) => [String(each), spoken(String(each))] as const)}
      onChange={(next) => change(name, next)}
    />
  );
  return (
    <details>
      <summary>{t("deckbuilder.options")}</summary>
      <p>
        <small>{t("deckbuilder.options-help")}</small>
      </p>
      <div class="stack" lang={engineLang()}>
        {groups.map((names) => (
          <Later key={names[0]}>{() => names.map(field)}</Later>
        ))}
      </div>
    </details>
  );
}
