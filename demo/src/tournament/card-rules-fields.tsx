import type { Options } from "altmode/tournament/slim";
import { useEffect, useId, useState } from "preact/hooks";
import { engine } from "../engine/engine.js";
import { isEngineError } from "../engine/errors.js";
import { t } from "../messages/index.js";
import { bansOf, type CardRules, cardRules, setsOf } from "./card-rules.js";

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
  const faults = useUnknown(rules);
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
          aria-invalid={faults.set !== undefined}
          aria-describedby={`${id}-sets-help`}
          onInput={({ currentTarget }) => setSets(currentTarget.value)}
          onChange={({ currentTarget }) => onChange({ sets: setsOf(currentTarget.value) })}
        />
        <Unknown text={faults.set} />
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
          aria-invalid={faults.ban !== undefined}
          aria-describedby={`${id}-bans-help`}
          onInput={({ currentTarget }) => setBans(currentTarget.value)}
          onChange={({ currentTarget }) => onChange({ bans: bansOf(currentTarget.value) })}
        />
        <Unknown text={faults.ban} />
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

const Unknown = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <span class="field-fault" role="alert">
      {text}
    </span>
  );

/**
 * Returns the first set and the first card that do not exist, in words. The cards are loaded for it only if there is
 * something to look up.
 */
function useUnknown({ sets, bans }: CardRules): { set?: string; ban?: string } {
  const [faults, setFaults] = useState<{ set?: string; ban?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      if (sets.length + bans.length === 0) return {};
      const tcg = await engine();
      const unknown = (rules: { sets: string[] } | { bans: string[] }, named: readonly string[]) => {
        try {
          tcg.validateDeck({ characters: [], battle: [] }, rules);
        } catch (error) {
          return isEngineError(error) ? named[Number(/\d+/.exec(error.path ?? "")?.[0])] : undefined;
        }
        return undefined;
      };
      const set = unknown({ sets: [...sets] }, sets);
      const ban = unknown({ bans: [...bans] }, bans);
      return {
        ...(set === undefined ? {} : { set: t("desk.no-set", { set: set.toUpperCase() }) }),
        ...(ban === undefined ? {} : { ban: t("desk.no-card", { card: ban }) }),
      };
    };
    // Without a network the lists are judged later, which says the same.
    look().then(
      (found) => isCurrent && setFaults(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sets.join(), bans.join("\n")]);
  return faults;
}
