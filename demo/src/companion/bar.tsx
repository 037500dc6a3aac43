import { useState } from "preact/hooks";
import { Outcome, Bar as Turn } from "../journal/bar.js";
import { many, t } from "../messages/index.js";
import { Select } from "../ui/choice.js";
import { cardOptions } from "./cards.js";
import { nameOf } from "./kept.js";
import type { TrackingProps } from "./use-match.js";

/** Returns the main button: the end of the turn, or the next game unless the match is decided. */
function mainOf({ view, act }: TrackingProps["tracking"], onNext: () => void) {
  if (view.ending === null)
    return { label: t("tracker.end-turn"), onPress: () => act({ type: "next-turn" }) };
  return view.matchWinners.length === 0 ? { label: t("tracker.next-game"), onPress: onNext } : undefined;
}

/** Sticky bar: whose turn it is, actions, and undo. `onNext` goes on to the next game. */
export function Bar({ tracking, onNext }: TrackingProps & { onNext: () => void }) {
  const { view, act, undo, redo } = tracking;
  const active = view.players[view.active];
  return (
    <Turn
      view={view}
      active={active ? nameOf(active) : ""}
      numbered={view.winsNeeded > 1 || view.game > 1}
      onUndo={undo}
      onRedo={redo}
      main={mainOf(tracking, onNext)}
      outcome={<Ended tracking={tracking} />}
    >
      {view.ending === null ? (
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
      ) : null}
    </Turn>
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
      <Select
        name={t("companion.card-of-action")}
        value={card}
        options={[
          ["", t("companion.card-not-entered")],
          ...cardOptions(player).map(({ id, label }) => [id, label, "en"] as const),
        ]}
        onChange={setCard}
      />
    </div>
  );
}

/** The outcome of the game. */
function Ended({ tracking: { view } }: TrackingProps) {
  const { ending, matchWinners, players, game } = view;
  if (ending === null) return null;
  const names = (seats: readonly number[]) =>
    seats.map((seat) => (players[seat] ? nameOf(players[seat]) : "")).join(", ");
  const score = players.map(({ wins }) => wins).join(" : ");
  return (
    <Outcome
      game={game}
      winner={ending.winners.length === 0 ? null : names(ending.winners)}
      match={matchWinners.length === 0 || view.winsNeeded === 1 ? null : { name: names(matchWinners), score }}
    />
  );
}
