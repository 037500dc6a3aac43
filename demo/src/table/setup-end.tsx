// The end of each set-up: Play, and behind "More" the choices that a first game does not need.
import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";
import { Segments } from "../ui/segments.js";
import { type Strength, strengths } from "./strength.js";

interface Props {
  busy: boolean;
  /** The present choices behind "More", in short. */
  summary: readonly string[];
  /** Undefined if no bot plays. */
  strength: Strength | undefined;
  onStrength: (strength: Strength) => void;
  seed: string;
  onSeed: (seed: string) => void;
  /** Buttons beside Play. */
  beside?: ComponentChildren;
  /** Choices behind "More" that only this game has, before those that all have, and after them. */
  first: ComponentChildren;
  last?: ComponentChildren;
}

export function SetupEnd(props: Props) {
  const { busy, summary, strength, onStrength, seed, onSeed, beside, first, last } = props;
  const shown = [...summary, ...(strength === undefined ? [] : [t(`table.strength.${strength}`)])];
  return (
    <div class="panel setup-end">
      <div class="row">
        <button class="primary" type="submit" disabled={busy}>
          {t("table.start")}
        </button>
        {beside}
      </div>
      <details>
        <summary>
          <span>{t("table.more")}</span> <small>{shown.join(" · ")}</small>
        </summary>
        <div class="stack">
          {first}
          {strength === undefined ? null : (
            <Labelled label={t("table.strength")}>
              <Segments
                legend={t("table.strength")}
                options={strengths.map((each) => [each, t(`table.strength.${each}`)] as const)}
                value={strength}
                onChange={onStrength}
              />
            </Labelled>
          )}
          <div class="field">
            <label for="setup-seed">{t("table.seed")}</label>
            <input
              id="setup-seed"
              value={seed}
              onInput={({ currentTarget }) => onSeed(currentTarget.value)}
              autocomplete="off"
              spellcheck={false}
              aria-describedby="setup-seed-help"
            />
            <small id="setup-seed-help">{t("table.seed-help")}</small>
          </div>
          {last}
        </div>
      </details>
    </div>
  );
}

/** Buttons of a choice with its name before them. The legend of the choice says the name to screen readers. */
export const Labelled = (props: { label: string; children: ComponentChildren }) => (
  <div class="row">
    <span aria-hidden="true">{props.label}</span>
    {props.children}
  </div>
);
