import type { Action, CardView, GameEvent, Observation, SpaceView } from "altmode/deckbuilder/slim";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { deckbuilderStory } from "../../messages/en/deckbuilder-story.js";
import { addEnglish, language, t } from "../../messages/index.js";
import { Cover } from "../../table/cover.js";
import { TableFrame } from "../../table/frame.js";
import { Hand, type Pile } from "../../table/hand.js";
import type { Moment } from "../../table/help.js";
import { useLetGo } from "../../table/keys.js";
import type { Mark } from "../../table/marks.js";
import { Notice } from "../../table/notice.js";
import { type Opened as AnyOpened, OpenTable, type TableProps } from "../../table/opened.js";
import { PlayMoves } from "../../table/play-moves.js";
import { Reasons } from "../../table/reasons.js";
import { placed } from "../../table/remote.js";
import { useSaid } from "../../table/said.js";
import { useSounds } from "../../table/sound.js";
import { Story } from "../../table/story.js";
import { type TableSpec, useSight } from "../../table/use-table.js";
import { Bar } from "./bar.js";
import { CardFace } from "./card-face.js";
import { dragRules } from "./dragging.js";
import { Matrix } from "./matrix.js";
import { Result } from "./result.js";
import { beatOf, sceneAt, soundOf, spaceOf, toldMatrix } from "./scene.js";
import { budgets, isPerson, kept, type Session } from "./session.js";
import { StageView } from "./stage-view.js";
import { sentence, storyOf } from "./story.js";
import { Supply } from "./supply.js";
import { type Chosen, idsOf, isAbout, type Thing, thingOf } from "./things.js";
import { useRefusals } from "./why-not.js";
import { type Cards, cardLabel, groupedChoices, playerName, question, quickChoices } from "./words.js";

addEnglish(deckbuilderStory);

type Spec = TableSpec<Observation, Action, GameEvent>;
type Opened = AnyOpened<Observation, Action, GameEvent>;
type Props = TableProps<Session>;

const refusals: readonly Action["type"][] = ["decline", "no", "done"];

/** Returns the table of a game. */
export function specOf(session: Session): Spec {
  const { game, choices, packs } = session;
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
    keep: (save) => kept.keep(save, { choices, packs }),
    beat: (event) => beatOf(event, table.isPerson),
    needsHand: () => true,
  };
  const table = placed(spec, session.remote);
  return table;
}

/** A game in progress. */
export const Table = (props: Props) => (
  <OpenTable specOf={() => specOf(props.session)} onLeave={props.onLeave}>
    {(opened) => <AtTable {...props} opened={opened} />}
  </OpenTable>
);

/** Stands for the button that plays all cards of the hand, among the ids of actions. */
const PLAY_ALL = -1;

/** Actions that no card of the hand and no space stands for, so that they need buttons. */
const withoutThings = (actions: readonly Action[], hand: readonly CardView[]) =>
  actions.filter(
    (action) =>
      !("space" in action && action.space !== undefined) &&
      !("card" in action && hand.some(({ id }) => id !== undefined && id === action.card)),
  );

function AtTable({ opened, ...leave }: Props & { opened: Opened }) {
  const { session } = leave;
  const { spec, running, snapshot } = opened;
  const { cards, choices, remote } = session;
  const { change, telling, decide } = running;
  const sight = useSight(spec, running, snapshot);
  const { observation, shared, seat, isOpen, asksPerson, covered, open, actions } = sight;
  const nearSeat = sight.handSeat;

  const [chosen, setChosen] = useState<Chosen>();
  useLayoutEffect(() => setChosen(undefined), [change]);
  const about = actions.filter((action) => isAbout(action, chosen));
  const refused = useRefusals(session.game, observation, actions.length === 0 ? undefined : chosen, about);
  const hand = observation.players[nearSeat]?.hand ?? [];

  /** Makes the only action of a thing that is tapped twice, and else chooses the thing. */
  const tap = (next: Thing) => {
    // Equal cards of a pile have the same move.
    const found = actions.filter((action) => isAbout(action, next));
    const [only, ...others] = quickChoices(found, observation.decision, false);
    const again = JSON.stringify(next) === JSON.stringify(chosen);
    if (again && only !== undefined && others.length === 0) decide(only.id);
    else setChosen(again ? undefined : next);
  };
  const markOf = (thing: Thing): Mark => {
    if (JSON.stringify(thing) === JSON.stringify(chosen)) return "chosen";
    return actions.some((action) => isAbout(action, thing)) ? "can" : undefined;
  };

  const { events } = snapshot;
  const toldNow = telling.again ? events.length : telling.told;
  const nameOf = (of: number) => playerName(shared, of);
  const scene = sceneAt(events, telling.told);
  const now = telling.done ? undefined : events[telling.told - 1];
  const botDecides = seat !== null && !asksPerson && !remote;
  const asked = now ? sentence(now, nameOf) : botDecides ? t("table.bot-decides") : question(observation);
  const story = useMemo(() => storyOf(events.slice(0, toldNow), nameOf), [events, toldNow, language()]);
  useSounds(events, telling.told, soundOf);
  // "Play all" plays the cards of the hand one after the other, until a question comes up.
  const [playsAll, setPlaysAll] = useState(false);
  const said = useSaid(story, events.length, sight.rests && !playsAll, asked);

  const plays = actions.filter(({ type }) => type === "play");
  const [play] = plays;
  const playNext = playsAll && play !== undefined;
  useEffect(() => {
    if (playNext) decide(play.id);
    else if (playsAll && asksPerson && !running.busy) setPlaysAll(false);
  }, [change, playNext, asksPerson, running.busy]);

  useLetGo(chosen !== undefined, () => setChosen(undefined));

  const others = shared.players.map((_, each) => each).filter((each) => each !== nearSeat);
  const bar = (of: number) => (
    <Bar key={of} seat={of} observation={observation} isBot={!isPerson(choices, of)} cards={cards} />
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
      frame={running.frame}
      firstGame
      drag={dragRules(observation, nearSeat, actions, setChosen, decide)}
      moment={momentOf(observation.decision?.kind)}
      title={t("deckbuilder.title")}
      far={
        <>
          {others.map(bar)}
          <Supply observation={observation} cards={cards} class="turn-sign" />
        </>
      }
      field={
        <Matrix
          observation={{
            ...observation,
            matrix: toldMatrix(observation.matrix, events.slice(sight.begun, telling.told), cards),
          }}
          cards={cards}
          told={spaceOf(now)}
          markOf={(space) => markOf(thingOf(space))}
          onTap={(space) => tap(thingOf(space))}
        />
      }
      near={bar(nearSeat)}
      stage={
        <StageView
          observation={observation}
          cards={cards}
          scene={scene}
          telling={telling}
          caption={scene ? sentence(scene.last, nameOf) : ""}
          open={
            (botDecides && telling.speed !== "instant") ||
            (observation.battle !== null && !actions.some(({ type }) => type === "choose"))
          }
          held={held}
        />
      }
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
        <PlayMoves
          opened={opened}
          leave={leave}
          question={asked}
          hint={
            <>
              {hintOf(about, observation.decision)} {refused === undefined ? null : <Reasons of={refused} />}
            </>
          }
          refused={refused !== undefined}
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
          groups={() => groupedChoices(actions, observation.decision)}
          onChoose={(id) => (id === PLAY_ALL ? setPlaysAll(true) : decide(id))}
          onAgain={scene?.kind === "battle" ? () => telling.repeat(scene.from) : undefined}
        />
      }
    >
      {covered && seat !== null ? (
        <Cover name={playerName(shared, seat)} question={asked} onReady={() => open(seat)} />
      ) : null}
      <Notice table={running} place={remote ? undefined : kept.place} onTake={leave.onTake}>
        {leave.notice}
      </Notice>
      {observation.outcome === null || !telling.done ? null : (
        <Result
          observation={observation}
          person={
            remote
              ? (remote.seat ?? undefined)
              : choices.way === "bot" && choices.characters.length > 1
                ? 0
                : undefined
          }
          onRematch={leave.onRematch}
          onChange={leave.onLeave}
        />
      )}
    </TableFrame>
  );
}

/** Returns the hint at the actions with the chosen thing. */
function hintOf(about: readonly Action[], asked: Observation["decision"]): string {
  const [first, ...others] = quickChoices(about, asked, false);
  if (first === undefined) return "";
  return t(others.length === 0 ? "table.hint-again" : "table.hint-button");
}

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
        text: card.text,
        face: <CardFace card={card} />,
        ids: own,
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
