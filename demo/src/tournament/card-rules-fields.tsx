import type { Options } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { bansOf, cardRules, setsOf } from "./card-rules.js";

interface Props {
  options: Partial<Options>;
  /** Whether they can no longer be changed, because the first round is paired. */
  fixed?: boolean;
  onChange: (change: { sets: string[] } | { bans: string[] } | { date: string | undefined }) => void;
}

/** The announced rules about cards: sets, further bans, and the day of the banned list. */
export function CardRulesFields({ options, fixed = false, onChange }: Props) {
  const id = useId();
  const rules = cardRules(options);
  const [sets, setSets] = useState(rules.sets.join(", ").toUpperCase());
  const [bans, setBans] = useState(rules.bans.join("\n"));
  return (
    <>
      <div class="field">
        <label for={`${id}-sets`}>{t("desk.sets")}</label>
        <input
          id={`${id}-sets`}
          autocomplete="off"
          spellcheck={false}
          disabled={fixed}
          value={sets}
          aria-describedby={`${id}-sets-help`}
          onInput={({ currentTarget }) => setSets(currentTarget.value)}
          onChange={({ currentTarget }) => onChange({ sets: setsOf(currentTarget.value) })}
        />
        <small id={`${id}-sets-help`}>{t("desk.sets-help")}</small>
      </div>
      <div class="field">
        <label for={`${id}-bans`}>{t("desk.bans")}</label>
        <textarea
          id={`${id}-bans`}
          rows={2}
          spellcheck={false}
          disabled={fixed}
          value={bans}
          aria-describedby={`${id}-bans-help`}
          onInput={({ currentTarget }) => setBans(currentTarget.value)}
          onChange={({ currentTarget }) => onChange({ bans: bansOf(currentTarget.value) })}
        />
        <small id={`${id}-bans-help`}>{t("desk.bans-help")}</small>
      </div>
      <div class="field">
        <label for={`${id}-date`}>{t("desk.ban-date")}</label>
        <input
          id={`${id}-date`}
          type="date"
          disabled={fixed}
          value={rules.date ?? ""}
          onChange={({ currentTarget: { value } }) => onChange({ date: value === "" ? undefined : value })}
        />
      </div>
    </>
  );
}
