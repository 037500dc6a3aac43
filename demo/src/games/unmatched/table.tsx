import type { Action, Board, FighterView, GameEvent, Observation } from "altmode/unmatched/slim";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { language, t } from "../../messages/index.js";
import { Cover, HiddenHand } from "../../table/cover.js";
import { TableFrame } from "../../table/frame.js";
import type { Moment } from "../../table/help.js";
import { useLetGo } from "../../table/keys.js";
import { Notice } from "../../table/notice.js";
import { type Opened as AnyOpened, OpenTable, type TableProps } from "../../table/opened.js";
import { PlayMoves } from "../../table/play-moves.js";
import { Readable } from "../../table/readable.js";
import { Reasons } from "../../table/reasons.js";
import { useRegion } from "../../table/region.js";
import { placed } from "../../table/remote.js";
import { useSaid } from "../../table/said.js";
import { useSounds } from "../../table/sound.js";
import { Story } from "../../table/story.js";
import { type Snapshot as AnySnapshot, type TableSpec, useSight } from "../../table/use-table.js";
import { Bar } from "./bar.js";
import { CardFace } from "./card-face.js";
import { groupedChoices, hintOf, quickChoices } from "./choices.js";
import { dragRules, thingsAt } from "./dragging.js";
import { boardOf, type Facts } from "./facts.js";
import { FieldView } from "./field-view.js";
import { HandView } from "./hand-view.js";
import { Odds, useAllOdds, useForecast } from "./odds.js";
import { usePick } from "./pick.js";
import { openRecord, saveRecord } from "./record.js";
import { Result } from "./result.js";
import { beatOf, sceneAt, soundOf } from "./scene.js";
import { budgets, controlsOf, kept, type Session, teamOf } from "./session.js";
import { StageView } from "./stage-view.js";
import { sentence, storyOf } from "./story.js";
import { standingOn } from "./things.js";
import { useWhyNot } from "./why-not.js";
import { type Cards, namesOf, question } from "./words.js";

type Snapshot = AnySnapshot<Observation, Action, GameEvent>;
type Spec = TableSpec<Observation, Action, GameEvent>;
type Opened = AnyOpened<Observation, Action, GameEvent>;
type Props = TableProps<Session> & { facts: Facts; cards: Cards };

/** Returns the answer to a question that has only one, and whose answer tells nothing about a hand. */
function forced({ actions, shared }: Snapshot): number | undefined {
  const [only, ...others] = actions;
  const { decision, players } = shared;
  if (only === undefined || others.length > 0 || decision === null) return undefined;
  if (only.type === "done" && (decision.kind === "move" || decision.kind === "walk")) return only.id;
  const emptyHanded = players[decision.seat]?.hand.length === 0;
  return only.type === "decline" && emptyHanded ? only.id : undefined;
}

/** Returns the table of a game. */
export function specOf({ game, choices, remote }: Session): Spec {
  const controls = controlsOf(choices);
  const spec: Spec = {
    game,
    seats: controls.length,
    isPerson: (seat) => controls[seat] === "human",
    forced,
    suggest: async () => (await game.suggest(budgets[choices.strength])).action.id,
    advise: () => game.suggest(budgets.strong),
    keep: (save) => kept.keep(save, { choices }),
    beat: beatOf,
    needsHand: ({ actions }) => actions.some((action) => "card" in action),
  };
  return placed(spec, remote);
}

/** A game in progress. */
export function Table(props: Props) {
  const board = boardOf(props.session.choices.board);
  return (
    <OpenTable specOf={() => specOf(props.session)} onLeave={props.onLeave}>
      {(opened) => board && <AtTable {...props} board={board} opened={opened} />}
    </OpenTable>
  );
}

function AtTable({ facts, cards, board, opened, ...leave }: Props & { board: Board; opened: Opened }) {
  const { session } = leave;
  const { spec, running, snapshot } = opened;
  const { game, choices, remote } = session;
  const controls = controlsOf(choices);
  const { change, telling, decide } = running;
  const sight = useSight(spec, running, snapshot);
  const { observation, seat, nearSeat, handSeat, hotSeat, isOpen, covered, open, actions } = sight;
  const farSeats = controls.flatMap((_, other) => (other === nearSeat ? [] : [other]));

  const names = useMemo(
    () => namesOf(facts, cards, choices, observation.fighters),
    [facts, cards, choices, observation.fighters.length, language()],
  );
  const pick = usePick(actions, change, ({ id }) => decide(id));
  const reasons = useWhyNot(game, observation, actions, cards, pick);

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
  const now = snapshot.events[telling.told - 1];
  const asked = !telling.done
    ? now
      ? sentence(now, names)
      : ""
    : observation.outcome !== null
      ? t("table.over")
      : seat !== null && controls[seat] === "bot"
        ? t("table.bot-decides")
        : question(observation, names);
  useSounds(snapshot.events, telling.told, soundOf);
  const said = useSaid(story, snapshot.events.length, sight.rests, asked);

  useLetGo(pick.chosen.length > 0, pick.clear);

  const tapFighter = (fighter: number) => pick.tap([`fighter ${fighter}`]);
  const tapSpace = (space: string, fighters: readonly FighterView[]) => pick.tap(thingsAt(space, fighters));
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
      facts={facts}
      cards={cards}
    />
  );
  const { outcome } = observation;
  return (
    <TableFrame
      frame={running.frame}
      firstGame
      drag={dragRules(
        pick,
        hand,
        standingOn(observation),
        board.spaces.map(({ id }) => id),
        decide,
      )}
      moment={momentOf(observation.decision?.kind)}
      title={controls.map((_, each) => names.seat(each)).join(" – ")}
      far={
        <>
          {farSeats.length === 1 ? farSeats.map(bar) : <FarBars>{farSeats.map(bar)}</FarBars>}
          <p class="turn-sign">
            {observation.turn === 0 ? t("unmatched.placing") : t("table.turn", { turn: observation.turn })}
          </p>
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
          facts={facts}
        />
      }
      near={bar(nearSeat)}
      stage={
        <StageView scene={scene} telling={telling} cards={cards} names={names}>
          {armed ? (
            <Odds attack={armed} forecast={forecast} names={names} />
          ) : held ? (
            <div class="held-card" data-testid="held">
              <Readable title={held.name} whole={<CardFace card={held} />}>
                <CardFace card={held} />
              </Readable>
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
            <HiddenHand sight={sight} nameOf={names.seat} count={hand.length} />
          )}
        </HandView>
      }
      moves={
        <PlayMoves
          opened={opened}
          leave={leave}
          question={asked}
          hint={
            <>
              {hintOf(pick, idleName(pick.idle, names, hand), observation.decision)}{" "}
              {reasons?.length ? <Reasons of={reasons} /> : null}
            </>
          }
          refused={pick.idle !== undefined}
          quick={quickChoices(actions, pick, names, observation.decision)}
          count={actions.length}
          groups={() => groupedChoices(actions, names, observation.decision)}
          onChoose={decide}
          onAgain={scene?.kind === "combat" ? () => telling.repeat(scene.from) : undefined}
          onSave={remote && outcome === null ? undefined : () => saveRecord(session)}
        />
      }
    >
      {covered && seat !== null ? (
        <Cover name={names.seat(seat)} question={asked} onReady={() => open(seat)} />
      ) : null}
      <Notice table={running} place={remote ? undefined : kept.place} onTake={leave.onTake}>
        {leave.notice}
      </Notice>
      {outcome !== null && sight.current && telling.done ? (
        <Result
          outcome={outcome}
          observation={observation}
          events={snapshot.events}
          names={names}
          person={remote ? (remote.seat ?? undefined) : hotSeat ? undefined : nearSeat}
          onReplay={() => void openRecord(session)}
          onRematch={leave.onRematch}
          onChange={leave.onLeave}
        />
      ) : null}
    </TableFrame>
  );
}

/** The bars of several opponents and partners, beside each other. */
function FarBars({ children }: { children: ComponentChildren }) {
  const region = useRegion();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
    <section class="duel-bars" aria-label={region.label(t("unmatched.others"))} tabIndex={0}>
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

/** Returns what the rules of the moment are about. */
function momentOf(kind: string | undefined): Moment {
  if (kind === "action") return "unmatched-action";
  if (kind === "move" || kind === "walk" || kind === "boost") return "unmatched-move";
  return kind === "defense" || kind === "attack-boost" ? "unmatched-combat" : "unmatched-choice";
}
