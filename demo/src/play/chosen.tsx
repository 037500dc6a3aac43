import type { Action, Game, Observation, Tcg } from "altmode/tcg/slim";
import { useMemo } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import type { Thing } from "./subject.js";
import { refusals } from "./why-not.js";

interface Props {
  tcg: Tcg;
  game: Game;
  observation: Observation;
  seat: number;
  /** The selected thing. Equal cards are represented by the first. */
  thing: Thing;
  name: string;
  /** Its legal moves. */
  actions: readonly Action[];
  change: number;
  onShowAll: (byKeyboard: boolean) => void;
}

/** Shows the selected thing and, on request, why other moves with it are illegal. */
export function Chosen({ tcg, game, observation, seat, thing, name, actions, change, onShowAll }: Props) {
  const refused = useMemo(
    () => refusals(tcg, game, observation, seat, thing),
    [tcg, game, observation, seat, thing, change],
  );
  return (
    <div class="chosen-panel" data-testid="chosen">
      <div class="row spread">
        <p role="status">{t(actions.length > 0 ? "play.only" : "play.nothing", { name })}</p>
        <button type="button" class="small-button" onClick={({ detail }) => onShowAll(detail === 0)}>
          {t("play.show-all")}
        </button>
      </div>
      {refused.length === 0 ? null : (
        <details open={actions.length === 0}>
          <summary>{t("play.why-not")}</summary>
          <ul class="bullets">
            {refused.map(({ wish, reason }) => (
              <li key={wish}>
                <strong>{wish}:</strong> <span lang={engineLang()}>{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
