import type { Action, CardView, GameEvent, Observation, SpaceView } from "altmode/deckbuilder/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { engineLang, t } from "../../messages/index.js";
import { AskButton, useAdvice } from "../../table/advice.js";
import { Cover } from "../../table/cover.js";
import { TableFrame } from "../../table/frame.js";
import { Hand, type Pile } from "../../table/hand.js";
import type { Moment } from "../../table/help.js";
import type { Mark } from "../../table/marks.js";
import { Menu } from "../../table/menu.js";
import { labelIn, Moves } from "../../table/moves.js";
import { Notice } from "../../table/notice.js";
import { placed } from "../../table/remote.js";
import { useSaid } from "../../table/said.js";
import { Story } from "../../table/story.js";
import {
  type Snapshot as AnySnapshot,
  type Table as AnyTable,
  type TableSpec,
  useSight,
  useTable,
} from "../../table/use-table.js";
import { useAwake } from "../../ui/awake.js";
import { Fault } from "../../ui/fault.js";
import { Bar } from "./bar.js";
import { CardFace } from "./card-face.js";
import { Matrix } from "./matrix.js";
import { Result } from "./result.js";
import { budgets, isPerson, keepGame, PLACE, type Session } from "./session.js";
import { StageView } from "./stage-view.js";
import { type Chosen, useRefusals } from "./why-not.js";
import {
  type Cards,
  cardLabel,
  groupedChoices,
  playerName,
  question,
  quickChoices,
  storyOf,
} from "./words.js";

type Snapshot = AnySnapshot<Observation, Action, GameEvent>;
type Running = AnyTable<Observation, Action, GameEvent>;
type Spec = TableSpec<Observation, Action, GameEvent>;

interface Props {
  session: Session;
  onLeave: () => void;
  /** Undefined for spectators. */
  onRematch: (() => void) | undefined;
  /** Replaces the game by the one that another tab stored. */
  onTake: () => void;
  /** Notices and buttons of a table over a server. */
  notice?: ComponentChildren;
  menu?: ComponentChildren;
}

const refusals: readonly Action["type"][] = ["decline", "no", "done"];

/** Returns the table of a game. */
export function specOf(session: Session): Spec {
  const { game, choices } = session;
  const hotSeat = choices.way === "hot-seat";
  const spec: Spec = {
    game,
    seats: choices.characters.length,
    isPerson: (seat) => isPerson(choices, seat),
    // A refusal that is the only answer is given. In front of other people it would tell about a hand that is not empty.
    forced: ({ actions, shared: { decision, players } }) => {
      const [only, ...others] = actions;
      if (only === undefined || others.length > 0 || !refusals.includes(only.type)) return undefined;
      const emptyHanded = decision !== null && players[decision.seat]?.hand.length === 0;
      return !hotSeat || emptyHanded ? only.id : undefined;
    },
    suggest: async () => (await game.suggest(budgets[choices.strength])).action.id,
    advise: () => game.suggest(budgets.strong),
    keep: (save) => keepGame(save, session, true),
    beat: () => 0,
    needsHand: () => true,
  };
  return placed(spec, session.remote);
}

/** A game in progress. */
export function Table(props: Props) {
  useAwake();
  const { session, onLeave } = props;
  const [spec] = useState(() => specOf(session));
  const running = useTable(spec);
  if (running.snapshot)
    return <AtTable {...props} spec={spec} running={running} snapshot={running.snapshot} />;
  return (
    <>
      <p role="status">{t("shell.loading")}</p>
      <Fault error={running.error} />
      {running.error === undefined ? null : (
        <button type="button" onClick={onLeave}>
          {t("table.leave")}
        </button>
      )}
    </>
  );
}

interface AtTableProps extends Props {
  spec: Spec;
  running: Running;
  snapshot: Snapshot;
}

/** Stands for the button that plays all cards of the hand, among the ids of actions. */
const PLAY_ALL = -1;

const isAbout = (action: Action, chosen: Chosen): boolean =>
  chosen !== undefined &&
  (("space" in action && action.space !== undefined && action.space === chosen.space) ||
    ("card" in action && action.card !== undefined && chosen.cards.includes(action.card)));

/** A space with the card in it. */
const spaceThing = ({ space, card }: SpaceView) => ({
  space,
  cards: card?.id === undefined ? [] : [card.id],
});

/** Actions that no card of the hand and no space stands for, so that they need buttons. */
const withoutThings = (actions: readonly Action[], hand: readonly CardView[]) =>
  actions.filter(
    (action) =>
      !("space" in action && action.space !== undefined) &&
      !("card" in action && hand.some(({ id }) => id !== undefined && id === action.card)),
  );

function AtTable({
  session,
  spec,
  running,
  snapshot,
  onLeave,
  onRematch,
  onTake,
  notice,
  menu,
}: AtTableProps) {
  const { cards, choices, remote } = session;
  const { change, telling, decide } = running;
  const sight = useSight(spec, running, snapshot);
  const { observation, shared, seat, isOpen, asksPerson, covered, open, actions } = sight;
  const nearSeat = sight.handSeat;

  const [chosen, setChosen] = useState<Chosen>();
  useLayoutEffect(() => setChosen(undefined), [change]);
  const [drawer, setDrawer] = useState(false);
  const groups = () => groupedChoices(actions, observation.decision);
  const advice = useAdvice(actions.length > 0 ? spec.advise : undefined, change, labelIn(groups), () =>
    setDrawer(true),
  );
  const about = actions.filter((action) => isAbout(action, chosen));
  const refused = useRefusals(session.game, observation, actions.length === 0 ? undefined : chosen, about);
  const hand = observation.players[nearSeat]?.hand ?? [];

  /** Makes the only action of a thing that is tapped twice, and else chooses the thing. */
  const tap = (next: NonNullable<Chosen>) => {
    const [only, ...others] = actions.filter((action) => isAbout(action, next));
    const again = JSON.stringify(next) === JSON.stringify(chosen);
    if (again && only !== undefined && others.length === 0) decide(only.id);
    else setChosen(again ? undefined : next);
  };
  const markOf = (thing: NonNullable<Chosen>): Mark => {
    if (JSON.stringify(thing) === JSON.stringify(chosen)) return "chosen";
    return actions.some((action) => isAbout(action, thing)) ? "can" : undefined;
  };

  const asked = seat !== null && !asksPerson && !remote ? t("table.bot-decides") : question(observation);
  const story = useMemo(() => storyOf(snapshot.events, shared), [snapshot]);
  const said = useSaid(story, snapshot.events.length, telling.done, asked);

  // "Play all" plays the cards of the hand one after the other, until a question comes up.
  const plays = actions.filter(({ type }) => type === "play");
  const [playsAll, setPlaysAll] = useState(false);
  const [play] = plays;
  const playNext = playsAll && play !== undefined;
  useEffect(() => {
    if (playNext) decide(play.id);
    else if (playsAll && asksPerson && !running.busy) setPlaysAll(false);
  }, [change, playNext, running.busy]);

  // Escape lets go of what is chosen.
  useLayoutEffect(() => {
    if (chosen === undefined) return;
    const letGo = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setChosen(undefined);
    };
    addEventListener("keydown", letGo);
    return () => removeEventListener("keydown", letGo);
  }, [chosen]);

  const others = shared.players.map((_, each) => each).filter((each) => each !== nearSeat);
  const bar = (of: number) => (
    <Bar key={of} seat={of} observation={observation} isBot={!isPerson(choices, of)} />
  );
  const spaceCard = (space: SpaceView) => cards.get(space.card?.card ?? "");
  const chosenSpace =
    chosen?.space !== undefined ? observation.matrix.find(({ space }) => space === chosen.space) : undefined;
  const chosenCard =
    chosen && chosen.space === undefined
      ? hand.find(({ id }) => id !== undefined && chosen.cards.includes(id))
      : undefined;
  const held = chosenSpace ? spaceCard(chosenSpace) : cards.get(chosenCard?.card ?? "");
  return (
    <TableFrame
      firstGame
      moment={momentOf(observation.decision?.kind)}
      title={t("deckbuilder.title")}
      far={
        <>
          {others.map(bar)}
          <p class="turn-sign">
            {t("deckbuilder.turn", { turn: observation.turn, deck: observation.mainDeck })}
          </p>
        </>
      }
      field={
        <Matrix
          observation={observation}
          cards={cards}
          markOf={(space) => markOf(spaceThing(space))}
          onTap={(space) => tap(spaceThing(space))}
        />
      }
      near={bar(nearSeat)}
      stage={<StageView observation={observation} cards={cards} held={held} />}
      story={<Story entries={story} said={said} />}
      hand={
        <Hand
          label={t("table.hand-of", { name: playerName(shared, nearSeat) })}
          piles={isOpen ? pilesOf(hand, cards, (ids) => markOf({ cards: ids })) : []}
          onTap={(key) => tap({ cards: idsOf(hand, key) })}
        >
          {isOpen ? undefined : <p class="hand-hidden">{t("table.hand-hidden", { count: hand.length })}</p>}
        </Hand>
      }
      moves={
        <Moves
          question={asked}
          hint={
            <>
              {hintOf(actions, about, chosen)}{" "}
              {refused.length === 0 ? null : <span lang={engineLang()}>{refused.join(" ")}</span>}
            </>
          }
          quick={[
            ...(play !== undefined && hand.length > 1 && about.length === 0
              ? [{ id: PLAY_ALL, label: t("deckbuilder.play-all"), primary: true }]
              : []),
            ...quickChoices(
              about.length > 0 ? about : withoutThings(actions, hand),
              observation.decision,
              actions.length === 1,
            ),
          ]}
          count={actions.length}
          groups={groups}
          advice={advice.advice}
          change={change}
          open={drawer && actions.length > 0}
          onOpen={setDrawer}
          onChoose={(id) => (id === PLAY_ALL ? setPlaysAll(true) : decide(id))}
        >
          {remote ? null : (
            <button type="button" class="undo-button" onClick={running.undo} disabled={running.busy}>
              <span>{t("table.undo")}</span>
            </button>
          )}
          <Menu telling={undefined} onLeave={onLeave}>
            <AskButton advice={advice} />
            {menu}
          </Menu>
        </Moves>
      }
    >
      {covered && seat !== null ? (
        <Cover name={playerName(shared, seat)} question={asked} onReady={() => open(seat)} />
      ) : null}
      <Notice table={running} place={remote ? undefined : PLACE} onTake={onTake}>
        {notice}
      </Notice>
      {observation.outcome === null ? null : (
        <Result
          observation={observation}
          person={
            remote
              ? (remote.seat ?? undefined)
              : choices.way === "bot" && choices.characters.length > 1
                ? 0
                : undefined
          }
          onRematch={onRematch}
          onChange={onLeave}
        />
      )}
    </TableFrame>
  );
}

/** Returns the hint at the actions with the chosen thing, or that a thing can be chosen. */
function hintOf(actions: readonly Action[], about: readonly Action[], chosen: Chosen): string {
  if (actions.length === 0) return "";
  if (about.length > 0) return t("deckbuilder.hint-chosen");
  return chosen === undefined ? t("deckbuilder.hint") : "";
}

/** Returns the numbers of the cards of a hand with this id. */
const idsOf = (hand: readonly CardView[], card: string): number[] =>
  hand.flatMap(({ id, card: other }) => (other === card && id !== undefined ? [id] : []));

/** Returns equal cards of a hand as piles. */
function pilesOf(hand: readonly CardView[], cards: Cards, markOf: (ids: readonly number[]) => Mark): Pile[] {
  const ids = [...new Set(hand.flatMap(({ card }) => (card === undefined ? [] : [card])))];
  return ids.flatMap((key) => {
    const card = cards.get(key);
    if (card === undefined) return [];
    const own = idsOf(hand, key);
    const count = own.length > 1 ? `, ${t("deckbuilder.copies", { count: own.length })}` : "";
    return [
      {
        key,
        label: `${cardLabel(card)}${count}`,
        face: <CardFace card={card} />,
        count: own.length,
        mark: markOf(own),
      },
    ];
  });
}

/** Returns what the rules of the moment are about. */
function momentOf(kind: string | undefined): Moment {
  if (kind === "turn") return "deckbuilder-turn";
  return kind === "confront" || kind === "assist" || kind === "block"
    ? "deckbuilder-battle"
    : "deckbuilder-choice";
}
