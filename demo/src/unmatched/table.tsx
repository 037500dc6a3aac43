import type { Action, Board, FighterView } from "altmode/unmatched/slim";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Settings } from "../shell/settings.js";
import { TableFrame } from "../table/frame.js";
import { Moves } from "../table/moves.js";
import { useOpenHand } from "../table/open-hand.js";
import { Story } from "../table/story.js";
import { useTelling } from "../table/telling.js";
import { type Running, useTableGame } from "../table/use-game.js";
import { AwakeSwitch, useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { Bar } from "./bar.js";
import { CardFace } from "./card-face.js";
import { groupedChoices, hintOf, quickChoices } from "./choices.js";
import { Cover } from "./cover.js";
import { boardOf, type Facts } from "./facts.js";
import { FieldView } from "./field-view.js";
import { HandView } from "./hand-view.js";
import { Odds, useAllOdds, useForecast } from "./odds.js";
import { OtherTab } from "./other-tab.js";
import { type Thing, usePick } from "./pick.js";
import { openRecord, saveRecord } from "./record.js";
import { Result } from "./result.js";
import { isBeat, sceneAt } from "./scene.js";
import { budgets, controlsOf, keepGame, type Session, teamOf } from "./session.js";
import { read, type Snapshot } from "./snapshot.js";
import { StageView } from "./stage-view.js";
import { storyOf } from "./story.js";
import { type Cards, namesOf, question } from "./words.js";

interface Props {
  facts: Facts;
  cards: Cards;
  session: Session;
  onLeave: () => void;
  onRematch: () => void;
  /** Replaces the game by the one that another tab stored. */
  onTake: () => void;
}

/** Returns the answer to a question that has only one, and whose answer tells nothing about a hand. */
function forced({ actions, shared }: Snapshot): number | undefined {
  const [only, ...others] = actions;
  const { decision, players } = shared;
  if (only === undefined || others.length > 0 || decision === null) return undefined;
  if (only.type === "done" && (decision.kind === "move" || decision.kind === "walk")) return only.id;
  const emptyHanded = players[decision.seat]?.hand.length === 0;
  return only.type === "decline" && emptyHanded ? only.id : undefined;
}

/** A game in progress. */
export function Table(props: Props) {
  useAwake();
  const { session, facts } = props;
  const { game, choices } = session;
  const controls = controlsOf(choices);
  const running = useTableGame<Snapshot>({
    game,
    isPerson: (seat) => controls[seat] === "human",
    read: () => read(game, controls),
    forced,
    suggest: async () => (await game.suggest(budgets[choices.strength])).action.id,
    keep: (save) => keepGame(save, choices, true),
  });
  const { snapshot, error } = running;
  const board = boardOf(facts, session.choices.board);
  if (snapshot && board) return <AtTable {...props} board={board} running={running} snapshot={snapshot} />;
  return (
    <>
      <p role="status">{t("shell.loading")}</p>
      <Fault error={error} />
      {error === undefined ? null : (
        <button type="button" onClick={props.onLeave}>
          {t("unmatched.leave")}
        </button>
      )}
    </>
  );
}

interface RunningProps extends Props {
  board: Board;
  running: Running<Snapshot>;
  snapshot: Snapshot;
}

function AtTable({ facts, cards, session, board, running, snapshot, ...leave }: RunningProps) {
  const { game, choices } = session;
  const controls = controlsOf(choices);
  // Several people share the screen.
  const hotSeat = controls.filter((control) => control === "human").length > 1;
  const { change } = running;
  const telling = useTelling(snapshot.events, isBeat, running.undone);
  // The table shows the last position until its events are told.
  const last = useRef(snapshot);
  if (telling.done || telling.again || running.undone) last.current = snapshot;
  const shown = last.current;
  const current = shown === snapshot;

  const seat = shown.shared.toAct;
  const nearSeat = controls.indexOf("human");
  const farSeats = controls.flatMap((_, other) => (other === nearSeat ? [] : [other]));
  const handSeat = hotSeat ? (seat ?? nearSeat) : nearSeat;
  const asksPerson = current && seat !== null && controls[seat] === "human";
  // With two people, a hand is open only to the one who said to be alone with it.
  const [opened, open] = useOpenHand(seat);
  const isOpen = hotSeat ? seat !== null && opened === seat : true;
  const needsHand = snapshot.actions.some((action) => "card" in action);
  const covered = hotSeat && asksPerson && !isOpen && needsHand;
  const viewer = hotSeat ? (isOpen ? seat : null) : controls.indexOf("human");
  const observation = (viewer === null ? undefined : shown.views[viewer]?.observation) ?? shown.shared;

  const actions = asksPerson && !covered && !running.busy ? snapshot.actions : none;
  const names = useMemo(
    () => namesOf(facts, cards, choices, observation.fighters),
    [facts, cards, choices, observation.fighters.length],
  );
  const kind = observation.decision?.kind;
  const decide = (id: number) => {
    telling.skip();
    running.decide(id);
  };
  const pick = usePick(actions, change, ({ id }) => decide(id));
  const [drawer, setDrawer] = useState(false);

  const attacks = actions.some(({ type }) => type === "attack");
  const oddsSeat = attacks && seat !== null ? seat : undefined;
  const odds = useAllOdds(game, oddsSeat, change);
  const armed = pick.armed?.type === "attack" ? pick.armed : undefined;
  const forecast = useForecast(game, oddsSeat, armed, change);

  const owner = (fighter: number) => observation.fighters.find(({ id }) => id === fighter)?.owner ?? 0;
  // A chosen card can be read on the stage, and so can the odds of an attack.
  const hand = observation.players[handSeat]?.hand ?? [];
  const holding = hand.find(({ id }) => pick.chosen.includes(`card ${id ?? -1}`));
  const held = cards.get(holding?.card ?? "");
  const scene = armed || held ? undefined : sceneAt(snapshot.events, telling.told, cards, owner);
  const story = useMemo(
    () => storyOf(snapshot.events, telling.again ? snapshot.events.length : telling.told, names),
    [snapshot, telling.told, telling.again, names],
  );
  const asked =
    observation.outcome !== null
      ? t("unmatched.event.game-ended")
      : seat !== null && controls[seat] === "bot"
        ? t("unmatched.bot-decides")
        : question(shown.shared, names);
  const said = useSaid(story, snapshot.events.length, telling.done, asked);

  const botDecides = current && telling.done && seat !== null && controls[seat] === "bot" && !running.error;
  const latest = useRef(running);
  latest.current = running;
  useEffect(() => (botDecides ? latest.current.letBotDecide() : undefined), [change, botDecides]);

  // Keys are listened for before the next one can be pressed. Space skips what is being told.
  useLayoutEffect(() => {
    if (telling.done) return;
    const skip = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      event.preventDefault();
      telling.skip();
    };
    addEventListener("keydown", skip);
    return () => removeEventListener("keydown", skip);
  }, [telling.done]);

  // Escape lets go of what is chosen.
  const { clear } = pick;
  const chosen = pick.chosen.length > 0;
  useLayoutEffect(() => {
    if (!chosen) return;
    const letGo = ({ key }: KeyboardEvent) => {
      if (key === "Escape") clear();
    };
    addEventListener("keydown", letGo);
    return () => removeEventListener("keydown", letGo);
  }, [chosen]);

  const tapFighter = (fighter: number) => pick.tap([`fighter ${fighter}`]);
  const tapSpace = (space: string, fighters: readonly FighterView[]) =>
    pick.tap([`space ${space}`, ...fighters.map(({ id }): Thing => `fighter ${id}`)]);
  const bar = (of: number) => (
    <Bar
      key={of}
      seat={of}
      observation={observation}
      names={names}
      pick={pick}
      isBot={controls[of] === "bot"}
      team={teamOf(choices, of)}
      onTap={tapFighter}
    />
  );
  const { outcome } = observation;
  return (
    <TableFrame
      title={controls.map((_, each) => names.seat(each)).join(" – ")}
      far={
        <>
          {farSeats.length === 1 ? farSeats.map(bar) : <FarBars>{farSeats.map(bar)}</FarBars>}
          <p class="turn-sign">{t("unmatched.turn", { turn: observation.turn })}</p>
        </>
      }
      field={
        <FieldView
          board={board}
          observation={observation}
          names={names}
          pick={pick}
          odds={odds}
          onTap={tapSpace}
        />
      }
      near={bar(nearSeat)}
      stage={
        <StageView scene={scene} telling={telling} cards={cards} names={names}>
          {armed ? (
            <Odds attack={armed} forecast={forecast} names={names} />
          ) : held ? (
            <div class="held-card" data-testid="held">
              <CardFace card={held} />
            </div>
          ) : (
            <p class="stage-note">{t(attacks ? "unmatched.odds-hint" : "unmatched.stage-idle")}</p>
          )}
        </StageView>
      }
      story={<Story entries={story} said={said} />}
      hand={
        <HandView hero={names.seat(handSeat)} hand={hand} cards={cards} pick={pick}>
          {isOpen && outcome === null ? undefined : (
            <div class="hand-hidden">
              <p>
                {t("unmatched.hand-of", { hero: names.seat(handSeat) })}:{" "}
                {t("unmatched.hand-hidden", { count: hand.length })}
              </p>
              {hotSeat && asksPerson && seat !== null && !covered ? (
                <button type="button" onClick={() => open(seat)}>
                  {t("unmatched.show-hand")}
                </button>
              ) : null}
            </div>
          )}
        </HandView>
      }
      moves={
        <Moves
          question={asked}
          hint={hintOf(observation, pick, idleName(pick.idle, names, hand))}
          quick={quickChoices(actions, pick, names, kind)}
          groups={groupedChoices(actions, names, kind)}
          change={change}
          open={drawer && actions.length > 0}
          onOpen={setDrawer}
          onChoose={decide}
        >
          <button type="button" onClick={running.undo} disabled={running.busy}>
            {t("unmatched.undo")}
          </button>
          <details class="table-menu">
            <summary>{t("unmatched.menu")}</summary>
            <div class="panel">
              <button type="button" onClick={leave.onLeave}>
                {t("unmatched.leave")}
              </button>
              <button type="button" onClick={() => void saveRecord(session)}>
                {t("unmatched.save-record")}
              </button>
              <AwakeSwitch />
              <Settings />
            </div>
          </details>
        </Moves>
      }
    >
      {covered && seat !== null ? (
        <Cover hero={names.seat(seat)} question={asked} onReady={() => open(seat)} />
      ) : null}
      <div class="table-notice">
        <OtherTab onTake={leave.onTake} />
        <Fault error={running.error} />
        {running.kept ? null : <p class="warning">{t("unmatched.not-kept")}</p>}
        {running.error === undefined ? null : (
          <button type="button" onClick={running.again}>
            {t("shell.try-again")}
          </button>
        )}
      </div>
      {outcome !== null && current && telling.done ? (
        <Result
          outcome={outcome}
          observation={observation}
          events={snapshot.events}
          names={names}
          person={hotSeat ? undefined : nearSeat}
          onReplay={() => void openRecord(session)}
          onRematch={leave.onRematch}
          onChange={leave.onLeave}
        />
      ) : null}
    </TableFrame>
  );
}

const none: readonly Action[] = [];

/** The bars of several opponents and partners, beside each other. */
function FarBars({ children }: { children: preact.ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
    <section class="duel-bars" aria-label={t("unmatched.others")} tabIndex={0}>
      {children}
    </section>
  );
}

function idleName(
  thing: string | undefined,
  names: ReturnType<typeof namesOf>,
  hand: readonly { id?: number; name?: string }[],
): string {
  const [kind, id = ""] = (thing ?? "").split(" ");
  if (kind === "fighter") return names.fighter(Number(id));
  if (kind === "space") return t("unmatched.space", { number: names.space(id) });
  return hand.find((card) => card.id === Number(id))?.name ?? "";
}

/** Returns what a screen reader says after each change: the new lines of the story, and the question. */
function useSaid(story: ReturnType<typeof storyOf>, length: number, done: boolean, asked: string): string {
  const [{ upTo, text }, setSaid] = useState({ upTo: length, text: "" });
  useEffect(() => {
    if (!done || length === upTo) return;
    const first = story.findIndex(
      ({ key }, index) => (story[index + 1]?.key ?? length) > upTo && key <= length,
    );
    const lines = story.slice(Math.max(first, 0)).map((entry) => entry.text);
    setSaid({ upTo: length, text: [...lines.slice(-6), asked].join(". ") });
  }, [done, length]);
  return text;
}
