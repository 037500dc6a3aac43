import type { Options } from "altmode/tournament/slim";
import { useEffect, useId, useState } from "preact/hooks";
import { engine } from "../engine/engine.js";
import { t } from "../messages/index.js";
import { bansOf, type CardRules, cardRules, knownRules, setsOf } from "./card-rules.js";

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
  const { noSets, noCards } = useUnknown(rules);
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
          aria-invalid={noSets.length > 0}
          aria-describedby={`${id}-sets-help`}
          onInput={({ currentTarget }) => setSets(currentTarget.value)}
          onChange={({ currentTarget }) => onChange({ sets: setsOf(currentTarget.value) })}
        />
        <Unknown texts={noSets} />
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
          aria-invalid={noCards.length > 0}
          aria-describedby={`${id}-bans-help`}
          onInput={({ currentTarget }) => setBans(currentTarget.value)}
          onChange={({ currentTarget }) => onChange({ bans: bansOf(currentTarget.value) })}
        />
        <Unknown texts={noCards} />
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

const Unknown = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <span class="field-fault" role="alert">
      {texts.join(" ")}
    </span>
  );

/** The names of sets and cards that do not exist. */
type Faults = Pick<ReturnType<typeof knownRules>, "noSets" | "noCards">;

const none: Faults = { noSets: [], noCards: [] };

/** Returns what does not exist, in words. The cards are loaded for it only if there is something to look up. */
function useUnknown(rules: CardRules): Faults {
  const [faults, setFaults] = useState(none);
  const { sets, bans } = rules;
  useEffect(() => {
    let isCurrent = true;
    const found = sets.length + bans.length === 0 ? none : engine().then((tcg) => knownRules(tcg, rules));
    // Without a network it is said when a list is judged.
    Promise.resolve(found).then(
      (faults) => isCurrent && setFaults(faults),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sets.join(), bans.join("\n")]);
  return faults;
}
