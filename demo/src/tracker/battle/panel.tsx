import { useState } from "preact/hooks";
import { WithEngine } from "../../engine/with-engine.js";
import { t } from "../../messages/index.js";
import { Segments } from "../../ui/segments.js";
import { WholeTurn } from "../turn/panel.js";
import type { Turn } from "../turn/use-turn.js";
import type { Tracking } from "../use-match.js";
import { Guide } from "./guide.js";
import { LegalAttacks } from "./legal.js";
import type { Pair } from "./question.js";
import "../../cards/icons.css";

interface Props {
  tracking: Tracking;
  /** Takes the session of whole turns in. */
  onTurn: (turn: Turn | undefined) => void;
}

/** Table mode for one attack: players flip real cards, and the engine computes legality and damage. */
export default function BattlePanel({ tracking, onTurn }: Props) {
  const [pair, setPair] = useState<Pair>();
  const [what, setWhat] = useState<"turn" | "attack">("turn");
  const choice = (
    <Segments
      legend={t("battle.title")}
      options={[
        ["turn", t("turn.title")],
        ["attack", t("battle.alone")],
      ]}
      value={what}
      onChange={setWhat}
    />
  );
  if (what === "turn") {
    return (
      <div class="stack" data-testid="battle">
        <h3 class="hidden-visually">{t("battle.title")}</h3>
        {choice}
        <WithEngine>{(tcg) => <WholeTurn tcg={tcg} tracking={tracking} onTurn={onTurn} />}</WithEngine>
        <details>
          <summary>{t("battle.limits")}</summary>
          <p class="quiet">{t("turn.limits")}</p>
        </details>
      </div>
    );
  }
  return (
    <div class="stack" data-testid="battle">
      <h3 class="hidden-visually">{t("battle.title")}</h3>
      {choice}
      <p class="quiet">{t("battle.intro")}</p>
      <WithEngine>
        {(tcg) => (
          <>
            <LegalAttacks tracking={tracking} chosen={pair} onChoose={setPair} />
            {pair === undefined ? null : (
              <Guide
                key={`${pair.attacker} ${pair.defender}`}
                tcg={tcg}
                tracking={tracking}
                pair={pair}
                onDone={() => setPair(undefined)}
              />
            )}
          </>
        )}
      </WithEngine>
      <details>
        <summary>{t("battle.limits")}</summary>
        <p class="quiet">{t("battle.limits-text")}</p>
      </details>
    </div>
  );
}
