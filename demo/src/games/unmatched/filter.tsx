// Filters of heroes, for the list, random match-ups and drafts.

import { t } from "../../messages/index.js";
import { Choice } from "../../ui/choice.js";
import { fold } from "../../ui/words.js";
import type { Facts, HeroFacts } from "./facts.js";

export interface Filter {
  readonly text: string;
  readonly set: string;
  readonly attack: "" | "melee" | "ranged";
  /** Bounds of the health of heroes, as typed. */
  readonly least: string;
  readonly most: string;
  readonly sidekick: "" | "none" | "some";
}

export const unfiltered: Filter = { text: "", set: "", attack: "", least: "", most: "", sidekick: "" };

/** Returns the heroes that a filter lets through. */
export function fitting(heroes: readonly HeroFacts[], filter: Filter): HeroFacts[] {
  const { text, set, attack, least, most, sidekick } = filter;
  const words = fold(text).split(" ").filter(Boolean);
  return heroes.filter((hero) => {
    const names = fold([hero.name, ...hero.fighters.map(({ name }) => name)].join(" "));
    const sidekicks = hero.fighters.some(({ role }) => role === "sidekick");
    return (
      words.every((word) => names.includes(word)) &&
      (set === "" || hero.set === set) &&
      (attack === "" || hero.attack === attack) &&
      (least.trim() === "" || hero.health >= Number(least)) &&
      (most.trim() === "" || hero.health <= Number(most)) &&
      (sidekick === "" || sidekicks === (sidekick === "some"))
    );
  });
}

interface Props {
  facts: Facts;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

export function FilterFields({ facts, filter, onChange }: Props) {
  const sets = [...new Set(facts.all.map(({ set }) => set))].sort();
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const number = (label: string, value: string, set: (value: string) => void) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={1}
        max={40}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
    </label>
  );
  return (
    <fieldset class="hero-filter">
      <legend class="hidden-visually">{t("unmatched.filter")}</legend>
      <label class="field">
        <span>{t("unmatched.filter.text")}</span>
        <input
          type="search"
          value={filter.text}
          onInput={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </label>
      <Choice
        label={t("unmatched.filter.set")}
        value={filter.set}
        options={[["", t("unmatched.filter.any")], ...sets.map((set) => [set, set, "en"] as const)]}
        onChange={(set) => change({ set })}
      />
      <Choice
        label={t("unmatched.filter.attack")}
        value={filter.attack}
        options={[
          ["", t("unmatched.filter.any")],
          ["melee", t("unmatched.attack.melee")],
          ["ranged", t("unmatched.attack.ranged")],
        ]}
        onChange={(attack) => change({ attack })}
      />
      <Choice
        label={t("unmatched.filter.sidekick")}
        value={filter.sidekick}
        options={[
          ["", t("unmatched.filter.any")],
          ["some", t("unmatched.filter.with-sidekick")],
          ["none", t("unmatched.filter.without-sidekick")],
        ]}
        onChange={(sidekick) => change({ sidekick })}
      />
      {number(t("unmatched.filter.least"), filter.least, (least) => change({ least }))}
      {number(t("unmatched.filter.most"), filter.most, (most) => change({ most }))}
    </fieldset>
  );
}
