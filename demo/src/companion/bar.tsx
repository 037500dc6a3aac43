import { useState } from "preact/hooks";
import { many, t } from "../messages/index.js";
import { cardOptions } from "./cards.js";
import { nameOf } from "./kept.js";
import type { TrackingProps } from "./use-match.js";

/** Sticky bar: whose turn it is, actions, and undo. */
export function Bar({ tracking }: TrackingProps) {
  const { view, act, undo, redo } = tracking;
  const active = view.players[view.active];
  const what = (key: "tracker.undo" | "tracker.redo", done: string | null) =>
    done === null ? t(key) : t(`${key}-what`, { what: done });
  return (
    <div class="tracker-bar" data-testid="bar">
      <p>
        <strong>{t("tracker.turn", { turn: view.turn, name: active ? nameOf(active) : "" })}</strong>{" "}
        {view.winsNeeded > 1 || view.game > 1 ? (
          <small>{t("tracker.game", { game: view.game })}</small>
        ) : null}
      </p>
      <p class="row actions-left" data-testid="actions">
        <button
          type="button"
          aria-label={t("companion.action-less")}
          disabled={view.actions === 0}
          onClick={() => act({ type: "actions", amount: -1 })}
        >
          −
        </button>
        <span>{many("unmatched.actions-left", view.actions)}</span>
        <button
          type="button"
          aria-label={t("companion.action-more")}
          onClick={() => act({ type: "actions", amount: 1 })}
        >
          +
        </button>
      </p>
      <div class="row">
        <button
          type="button"
          disabled={view.undo === null}
          aria-label={what("tracker.undo", view.undo)}
          title={what("tracker.undo", view.undo)}
          onClick={undo}
        >
          ↶
        </button>
        <button
          type="button"
          disabled={view.redo === null}
          aria-label={what("tracker.redo", view.redo)}
          title={what("tracker.redo", view.redo)}
          onClick={redo}
        >
          ↷
        </button>
        <button type="button" class="primary" onClick={() => act({ type: "next-turn" })}>
          {t("tracker.end-turn")}
        </button>
      </div>
      <Ended tracking={tracking} />
    </div>
  );
}

/** The actions of a turn other than an attack. They do not stick to the top, because a phone has little room there. */
export function Quick({ tracking: { view, act } }: TrackingProps) {
  const [card, setCard] = useState("");
  const player = view.players[view.active];
  const named = card === "" ? {} : { card };
  return (
    <div class="row quick">
      <button type="button" onClick={() => act({ type: "maneuver" })}>
        {t("unmatched.do.maneuver")}
      </button>
      <button
        type="button"
        onClick={() => {
          if (act({ type: "maneuver", boost: card })) setCard("");
        }}
      >
        {t("companion.boosted")}
      </button>
      <button
        type="button"
        onClick={() => {
          if (act({ type: "scheme", ...named })) setCard("");
        }}
      >
        {t("companion.scheme")}
      </button>
      <select
        aria-label={t("companion.card-of-action")}
        value={card}
        onChange={({ currentTarget }) => setCard(currentTarget.value)}
      >
        <option value="">{t("companion.card-not-entered")}</option>
        {cardOptions(player).map(({ id, label }) => (
          <option key={id} value={id} lang="en">
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The outcome of the game. */
function Ended({ tracking: { view } }: TrackingProps) {
  const { ending, matchWinners, players, game } = view;
  if (ending === null) return null;
  const names = (seats: readonly number[]) =>
    seats.map((seat) => (players[seat] ? nameOf(players[seat]) : "")).join(", ");
  const won =
    ending.winners.length === 0 ? t("tracker.drawn") : t("tracker.won-by", { name: names(ending.winners) });
  const score = players.map(({ wins }) => wins).join(" : ");
  return (
    <p class="outcome" role="status" data-testid="ended">
      {t("tracker.game", { game })}: {won}
      {matchWinners.length === 0 || view.winsNeeded === 1
        ? ""
        : ` · ${t("tracker.match-won", { name: names(matchWinners), score })}`}
    </p>
  );
}
