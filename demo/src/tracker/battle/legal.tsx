import { useEffect, useState } from "preact/hooks";
import { inBackground } from "../../engine/background.js";
import type { Legality } from "../../engine/tasks.js";
import { t } from "../../messages/index.js";
import { Fault } from "../../ui/fault.js";
import { Reason } from "../../ui/reason.js";
import type { Tracking } from "../use-match.js";
import { battleQuestion, nothingFlipped, type Pair, pairsOf } from "./question.js";

interface Judged extends Legality {
  readonly pair: Pair;
}

interface Props {
  tracking: Tracking;
  chosen: Pair | undefined;
  onChoose: (pair: Pair) => void;
}

/** The currently legal attacks according to the rules engine, with reasons for illegal ones. */
export function LegalAttacks({ tracking: { match, view }, chosen, onChoose }: Props) {
  const [judged, setJudged] = useState<readonly Judged[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const pairs = pairsOf(view);
      const inputs = pairs.map((pair) => battleQuestion(match, pair, nothingFlipped, undefined, false));
      const answers = inputs.length === 0 ? [] : await inBackground("legal", inputs);
      return pairs.flatMap((pair, index) => {
        const answer = answers[index];
        return answer ? [{ pair, ...answer }] : [];
      });
    };
    ask().then(
      (answers) => {
        if (!current) return;
        setError(undefined);
        setJudged(answers);
      },
      (thrown) => {
        if (current) setError(thrown);
      },
    );
    return () => {
      current = false;
    };
  }, [match, view]);

  if (error !== undefined) return <Fault error={error} plain />;
  if (judged === undefined) return <p role="status">{t("calculator.busy")}</p>;
  const name = (id: number) => view.characters.find((character) => character.id === id)?.name ?? "";
  const choice = ({ pair }: Judged) => (
    <button
      type="button"
      aria-pressed={chosen?.attacker === pair.attacker && chosen.defender === pair.defender}
      onClick={() => onChoose(pair)}
    >
      {t("battle.pair", { attacker: name(pair.attacker), defender: name(pair.defender) })}
    </button>
  );
  const legal = judged.filter((each) => each.legal);
  const illegal = judged.filter((each) => !each.legal);
  return (
    <div class="stack" data-testid="legal-attacks">
      <h4>{t("battle.legal", { name: view.players[view.active === 1 ? 1 : 0].name })}</h4>
      {legal.length === 0 ? <p>{t("battle.none-legal")}</p> : null}
      <ul class="row">
        {legal.map((each) => (
          <li key={`${each.pair.attacker} ${each.pair.defender}`}>{choice(each)}</li>
        ))}
      </ul>
      {illegal.length === 0 ? null : (
        <details>
          <summary>{t("battle.illegal")}</summary>
          <ul class="stack tight">
            {illegal.map((each) => (
              <li key={`${each.pair.attacker} ${each.pair.defender}`}>
                {choice(each)}{" "}
                <small>
                  <Reason message={each.reason} />
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
