import type { Companion, CompanionView } from "altmode/companion/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Combobox } from "../ui/combobox.js";
import { nameOf } from "./kept.js";
import { lacksHero, nobody, PlayerForm, playerOf, type Typed } from "./setup.js";
import type { Tracking } from "./use-match.js";

interface Props {
  companion: Companion;
  tracking: Tracking;
}

/** The end of a game, the score, and the next game. */
export function MatchPanel({ companion, tracking }: Props) {
  const { view, act } = tracking;
  const [reason, setReason] = useState("");
  const { players, results, ending, leftOver } = view;
  const sides = [...new Set(players.map(({ team }) => team))];
  const membersOf = (team: number) => players.flatMap((player, seat) => (player.team === team ? [seat] : []));
  const names = (seats: readonly number[]) =>
    seats.map((seat) => (players[seat] ? nameOf(players[seat]) : "")).join(" + ");
  const boardName = (id: string | null) =>
    companion.catalogue.boards.find((board) => board.id === id)?.name ?? id ?? "";
  const end = (winners: number[]) => {
    act({ type: "end", winners, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) });
  };
  return (
    <div class="stack" data-testid="match">
      <ul class="stack tight">
        {[...results, ...(ending ? [ending] : [])].map((result, index) => (
          <li key={index}>
            {t("tracker.game", { game: index + 1 })}:{" "}
            {result.winners.length === 0
              ? t("tracker.drawn")
              : t("table.wins", { name: names(result.winners) })}{" "}
            <small class="quiet" lang="en">
              {[result.heroes.join(" – "), boardName(result.board), result.reason]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ul>
      {ending === null ? (
        <>
          <label class="field">
            <span>{t("companion.reason")}</span>
            <input
              maxLength={60}
              value={reason}
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </label>
          <div class="row">
            {sides.map((team) => {
              const seats = membersOf(team);
              const likely = leftOver?.every((seat) => seats.includes(seat));
              return (
                <button
                  key={team}
                  type="button"
                  class={likely ? "primary" : undefined}
                  onClick={() => end(seats)}
                >
                  {t("table.wins", { name: names(seats) })}
                </button>
              );
            })}
            <button type="button" onClick={() => end([])}>
              {t("companion.draw-game")}
            </button>
          </div>
        </>
      ) : view.matchWinners.length > 0 ? (
        <Next companion={companion} tracking={tracking} />
      ) : null}
    </div>
  );
}

/** The first player, from the one who began, who did not win. The rules leave it open who begins the next game. */
function loserOf({ first, players, ending }: CompanionView): number {
  const winners = ending?.winners ?? [];
  const order = players.map((_, step) => (first + step) % players.length);
  return (winners.length === 0 ? undefined : order.find((seat) => !winners.includes(seat))) ?? first;
}

/** The step between two games, above the players. With other heroes it is longer than a screen, so it does not stick. */
export function NextGame({ onClose, ...props }: Props & { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section class="panel stack tight" aria-labelledby="next-game" data-testid="next-game">
      <header class="row spread next-head">
        <h2 id="next-game" ref={heading} tabIndex={-1}>
          {t("tracker.who-begins")}
        </h2>
        <button type="button" aria-label={t("ui.close")} onClick={onClose}>
          ×
        </button>
      </header>
      <Next {...props} onDone={onClose} />
    </section>
  );
}

/** The next game: the same heroes and battlefield, or others. */
function Next({ companion, tracking: { view, act }, onDone }: Props & { onDone?: () => void }) {
  const [typed, setTyped] = useState<readonly Typed[]>();
  const [board, setBoard] = useState(view.board ?? "");
  const [first, setFirst] = useState(() => loserOf(view));
  const [tried, setTried] = useState(false);
  const boards = companion.catalogue.boards
    .filter(({ players }) => players >= view.players.length)
    .map(({ id, name }) => ({ id, label: name }));
  const begin = () => {
    setTried(true);
    if (typed?.some(lacksHero)) return;
    const players = typed?.map((player, seat) => playerOf(player, view.players[seat]?.team ?? seat));
    const done = act({
      type: "next-game",
      first,
      ...(board === "" ? {} : { board }),
      ...(players === undefined ? {} : { players }),
    });
    if (done) onDone?.();
  };
  const change = () =>
    setTyped(view.players.map(({ name, hero }) => ({ ...nobody, name, hero: hero ?? "own" })));
  const decided = view.matchWinners.length > 0;
  return (
    <div class="stack">
      {decided ? <p class="quiet">{t("companion.match-over")}</p> : null}
      <Choice
        label={t("companion.first-turn")}
        value={first}
        options={view.players.map((player, seat) => [seat, nameOf(player)] as const)}
        onChange={setFirst}
      />
      <Combobox label={t("unmatched.board")} options={boards} value={board} onChange={setBoard} />
      {typed === undefined ? (
        <button type="button" onClick={change}>
          {t("companion.other-heroes")}
        </button>
      ) : (
        typed.map((player, seat) => (
          <PlayerForm
            key={seat}
            companion={companion}
            seat={seat + 10}
            typed={player}
            tried={tried}
            onChange={(part) =>
              setTyped(typed.map((other, place) => (place === seat ? { ...other, ...part } : other)))
            }
          />
        ))
      )}
      <button type="button" class={decided ? undefined : "primary"} onClick={begin}>
        {t(decided ? "companion.extra-game" : "tracker.next-game")}
      </button>
    </div>
  );
}
