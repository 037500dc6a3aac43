import type { GameEvent, Tcg } from "altmode/tcg/slim";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { catalogueOf } from "../../cards/catalogue.js";
import { KnownCards } from "../../cards/known-cards.js";
import { engineLang, many, t } from "../../messages/index.js";
import { download } from "../../ui/download.js";
import { Fault } from "../../ui/fault.js";
import { Mixed } from "../../ui/mixed.js";
import { keepBeside, keptBeside } from "../kept.js";
import type { Tracking } from "../use-match.js";
import { Hands, PlayCard } from "./hands.js";
import { Legal } from "./legal.js";
import { type Turn, useTurn } from "./use-turn.js";

interface Props {
  tcg: Tcg;
  tracking: Tracking;
}

/**
 * Table mode for whole turns: players enter their actions, the engine computes legality and results, and the
 * table follows.
 */
export function WholeTurn({ tcg, tracking }: Props) {
  const catalogue = useMemo(() => catalogueOf(tcg), [tcg]);
  const turn = useTurn(tcg, tracking);
  const { now, asked, apart, error } = turn;
  const frame = useRef<HTMLDivElement>(null);
  const steps = now?.session.steps.length ?? 0;
  const last = useRef(steps);
  useLayoutEffect(() => {
    // The pressed button is gone, so the focus moves to the next control.
    if (last.current !== steps && !frame.current?.contains(document.activeElement)) {
      const next = asked ? ".icon-buttons button" : "[data-legal]";
      frame.current?.querySelector<HTMLElement>(next)?.focus();
    }
    last.current = steps;
  }, [steps, asked]);

  const { id } = tracking.view;
  useEffect(() => {
    // Chosen before the game: the engine plays along from its start.
    if (now !== undefined || keptBeside(id, "along") !== "begin") return;
    keepBeside(id, "along", "open");
    turn.begin();
  }, [now, id]);
  useEffect(() => {
    tracking.along.endTurn = turn.endTurn;
    return () => {
      tracking.along.endTurn = undefined;
    };
  });

  if (now === undefined) {
    return (
      <div class="stack">
        <p>{t("turn.intro")}</p>
        <Fault error={error} />
        <p>
          <button type="button" class="primary" onClick={turn.begin}>
            {t("turn.begin")}
          </button>
        </p>
      </div>
    );
  }
  const { seen, session } = now;
  return (
    <div class="stack" data-testid="turn" ref={frame}>
      <Fault error={error} />
      {error === undefined ? null : <p>{t("turn.by-hand")}</p>}
      {session.start.left.map((sentence) => (
        <p class="quiet" key={sentence} lang={engineLang()}>
          {sentence}
        </p>
      ))}
      {turn.overtaken ? <p class="notice">{t("turn.overtaken")}</p> : null}
      {apart ? (
        <div class="notice">
          <p>{t("turn.apart")}</p>
          <button type="button" onClick={turn.goOn}>
            {t("turn.go-on")}
          </button>
        </div>
      ) : asked ? (
        <Asked turn={turn} tracking={tracking} catalogue={catalogue} />
      ) : seen.outcome !== null ? (
        <p role="status">
          <Mixed text="turn.over" words={{ reason: turn.named(seen.outcome.reason) }} />
        </p>
      ) : (
        <>
          {seen.decision === null || seen.decision.kind === "main" ? (
            <PlayCard tcg={tcg} turn={turn} tracking={tracking} catalogue={catalogue} />
          ) : null}
          <Legal turn={turn} tracking={tracking} />
          <Hands tcg={tcg} turn={turn} tracking={tracking} catalogue={catalogue} />
        </>
      )}
      {steps === 0 || asked ? null : <Told turn={turn} />}
      <div class="row">
        <button type="button" disabled={steps === 0 || apart} onClick={turn.takeBack}>
          {t("turn.take-back")}
        </button>
        <button type="button" onClick={turn.leave}>
          {t("turn.leave")}
        </button>
        <button
          type="button"
          onClick={() =>
            download("altmode-turn.json", "application/json", JSON.stringify(now.game.record(), null, 2))
          }
        >
          {t("turn.save")}
        </button>
      </div>
    </div>
  );
}

/** Form for cards that were flipped or looked at on the real table. */
function Asked({
  turn,
  tracking,
  catalogue,
}: {
  turn: Turn;
  tracking: Tracking;
  catalogue: ReturnType<typeof catalogueOf>;
}) {
  const { now, entered, enter, named } = turn;
  if (now === undefined) return null;
  return (
    <div class="stack" data-testid="turn-asked">
      <h4>{named(now.session.steps.at(-1)?.label ?? "")}</h4>
      {([0, 1] as const).map((seat) => {
        const cards = entered(seat);
        const open = now.asked[seat].length;
        if (open === 0 && cards.length === 0) return null;
        return (
          <div key={seat} class="stack tight" data-testid={`enter-${seat}`}>
            <KnownCards
              title={t("turn.enter", { name: tracking.view.players[seat].name })}
              cards={cards}
              catalogue={catalogue}
              onChange={(next) => enter(seat, next)}
            />
            <p role="status">{open === 0 ? t("turn.entered") : many("turn.left", open)}</p>
          </div>
        );
      })}
    </div>
  );
}

/**
 * Returns whether an event is shown. Moves of unknown cards are not, because they are visible on the table.
 */
const isTold = (event: GameEvent) =>
  !(event.type === "moved" || event.type === "battle-flip") || !(event.cardId ?? "").startsWith("blank");

/** The events of the last step. */
function Told({ turn: { now, named } }: { turn: Turn }) {
  return (
    <section class="stack tight" aria-label={t("turn.told")}>
      <h4>{t("turn.told")}</h4>
      <div role="log" data-testid="turn-told">
        <ul class="bullets" lang={engineLang()}>
          {now?.events.filter(isTold).map(({ text, type }, index) => (
            <li key={`${index} ${type}`}>{named(text)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
