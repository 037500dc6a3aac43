import type { Tcg } from "altmode/tcg/slim";
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
import { linesOf } from "./told.js";
import { type Turn, useTurn } from "./use-turn.js";
import { Sums, whyAsked } from "./why.js";

interface Props {
  tcg: Tcg;
  tracking: Tracking;
  /** Takes the session in for the table seen from above, after each change of it. */
  onTurn: (turn: Turn | undefined) => void;
}

/**
 * Table mode for whole turns: players enter their actions, the engine computes legality and results, and the
 * table follows.
 */
export function WholeTurn({ tcg, tracking, onTurn }: Props) {
  const catalogue = useMemo(() => catalogueOf(tcg), [tcg]);
  const turn = useTurn(tcg, tracking);
  const { now, asked, apart, error } = turn;
  const frame = useRef<HTMLDivElement>(null);
  const steps = now?.session.steps.length ?? 0;
  const last = useRef(steps);
  useLayoutEffect(() => {
    // The pressed button is gone, so the focus moves to the next control. Taps on the table seen from above stay there.
    const { activeElement } = document;
    const isElsewhere = tracking.along.fromAbove && activeElement?.closest(".above") !== null;
    if (last.current !== steps && !isElsewhere && !frame.current?.contains(activeElement)) {
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
    const { along } = tracking;
    along.endTurn = turn.endTurn;
    along.begin = now === undefined ? undefined : turn.begin;
    return () => {
      along.endTurn = undefined;
      along.begin = undefined;
    };
  });
  useEffect(() => onTurn(now === undefined ? undefined : turn), [now, apart, error]);
  useEffect(() => () => onTurn(undefined), []);

  if (now === undefined) {
    return (
      <div class="stack">
        <p>{t("turn.intro")}</p>
        <Fault error={error} plain />
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
      <Fault error={error} plain />
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
      {steps === 0 || asked ? null : <Told turn={turn} tracking={tracking} />}
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
  const { now, entered, enter } = turn;
  if (now === undefined) return null;
  return (
    <div class="stack" data-testid="turn-asked">
      <Sums turn={turn} />
      {([0, 1] as const).map((seat) => {
        const cards = entered(seat);
        const open = now.asked[seat].length;
        if (open === 0 && cards.length === 0) return null;
        return (
          <div key={seat} class="stack tight" data-testid={`enter-${seat}`}>
            <KnownCards
              title={whyAsked(now, seat, tracking.view.players[seat].name)}
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

/** The events of the last step. */
function Told({ turn, tracking }: { turn: Turn; tracking: Tracking }) {
  const nameOf = (seat: number) => tracking.view.players[seat === 1 ? 1 : 0].name;
  return (
    <section class="stack tight" aria-label={t("turn.told")}>
      <h4>{t("turn.told")}</h4>
      <div role="log" data-testid="turn-told">
        <ul class="bullets">
          {linesOf(turn.now?.events ?? [], nameOf).map(({ text, lang }, index) => (
            <li key={`${index} ${text}`} lang={lang}>
              {turn.named(text)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
