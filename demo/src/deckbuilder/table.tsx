import type { Action, CardView, SpaceView } from "altmode/deckbuilder/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { Settings } from "../shell/settings.js";
import { TableFrame } from "../table/frame.js";
import { Hand, type Pile } from "../table/hand.js";
import type { Mark } from "../table/marks.js";
import { Moves } from "../table/moves.js";
import { useOpenHand } from "../table/open-hand.js";
import { type Entry, Story } from "../table/story.js";
import { type Running, useTableGame } from "../table/use-game.js";
import { AwakeSwitch, useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { Bar } from "./bar.js";
import { CardFace } from "./card-face.js";
import { Matrix } from "./matrix.js";
import { Cover, Result } from "./overlays.js";
import { budgets, isPerson, keepGame, type Session } from "./session.js";
import { read, type Snapshot } from "./snapshot.js";
import { StageView } from "./stage-view.js";
import { type Chosen, useRefusals } from "./why-not.js";
import { type Cards, cardLabel, choicesOf, groupedChoices, playerName, question, storyOf } from "./words.js";

interface Props {
  session: Session;
  onLeave: () => void;
  onRematch: () => void;
}

/** The answer to a question that has only one, and whose answer tells nothing about a hand. */
function forced({ actions, shared }: Snapshot): number | undefined {
  const [only, ...others] = actions;
  if (only === undefined || others.length > 0) return undefined;
  const { decision, players } = shared;
  const emptyHanded = decision !== null && players[decision.seat]?.hand.length === 0;
  return only.type === "decline" && emptyHanded ? only.id : undefined;
}

/** A game in progress. */
export function Table(props: Props) {
  useAwake();
  const { session, onLeave } = props;
  const { game, choices } = session;
  const human = (seat: number) => isPerson(choices, seat);
  const running = useTableGame<Snapshot>({
    game,
    isPerson: human,
    read: () => read(game, choices.characters.length, human),
    forced,
    suggest: async () => (await game.suggest(budgets[choices.strength])).action.id,
    keep: (save) => keepGame(save, session, true),
  });
  if (running.snapshot) return <AtTable {...props} running={running} snapshot={running.snapshot} />;
  return (
    <>
      <p role="status">{t("shell.loading")}</p>
      <Fault error={running.error} />
      {running.error === undefined ? null : (
        <button type="button" onClick={onLeave}>
          {t("deckbuilder.leave")}
        </button>
      )}
    </>
  );
}

interface AtTableProps extends Props {
  running: Running<Snapshot>;
  snapshot: Snapshot;
}

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

function AtTable({ session, running, snapshot, onLeave, onRematch }: AtTableProps) {
  const { cards, choices } = session;
  const { change } = running;
  const { shared } = snapshot;
  const seat = shared.toAct;
  const hotSeat = choices.way === "hot-seat" && choices.characters.length > 1;
  const asksPerson = seat !== null && isPerson(choices, seat);
  // With several people, a hand is open only to the one who said to be alone with it.
  const [opened, open] = useOpenHand(seat);
  const isOpen = !hotSeat || (seat !== null && opened === seat);
  const covered = hotSeat && asksPerson && !isOpen;
  const nearSeat = hotSeat ? (seat ?? 0) : 0;
  const observation = (isOpen ? snapshot.views[nearSeat]?.observation : undefined) ?? shared;
  const actions = asksPerson && !covered && !running.busy ? snapshot.actions : none;

  const [chosen, setChosen] = useState<Chosen>();
  useLayoutEffect(() => setChosen(undefined), [change]);
  const [drawer, setDrawer] = useState(false);
  const about = actions.filter((action) => isAbout(action, chosen));
  const refused = useRefusals(session.game, observation, actions.length === 0 ? undefined : chosen, about);
  const hand = observation.players[nearSeat]?.hand ?? [];

  /** Makes the only action of a thing that is tapped twice, and else chooses the thing. */
  const tap = (next: NonNullable<Chosen>) => {
    const [only, ...others] = actions.filter((action) => isAbout(action, next));
    const again = JSON.stringify(next) === JSON.stringify(chosen);
    if (again && only !== undefined && others.length === 0) running.decide(only.id);
    else setChosen(again ? undefined : next);
  };
  const markOf = (thing: NonNullable<Chosen>): Mark => {
    if (JSON.stringify(thing) === JSON.stringify(chosen)) return "chosen";
    return actions.some((action) => isAbout(action, thing)) ? "can" : undefined;
  };

  const asked = seat !== null && !asksPerson ? t("deckbuilder.bot-decides") : question(shared);
  const story = useMemo(() => storyOf(snapshot.events, shared), [snapshot]);
  const said = useSaid(story, asked);

  const botDecides = seat !== null && !asksPerson && running.error === undefined;
  const latest = useRef(running);
  latest.current = running;
  useEffect(() => (botDecides ? latest.current.letBotDecide() : undefined), [change, botDecides]);

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
          label={t("deckbuilder.hand-of", { name: playerName(shared, nearSeat) })}
          piles={isOpen ? pilesOf(hand, cards, (ids) => markOf({ cards: ids })) : []}
          onTap={(key) => tap({ cards: idsOf(hand, key) })}
        >
          {isOpen ? undefined : (
            <p class="hand-hidden">{t("deckbuilder.hand-hidden", { count: hand.length })}</p>
          )}
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
          quick={choicesOf(about.length > 0 ? about : withoutThings(actions, hand))}
          groups={groupedChoices(actions)}
          change={change}
          open={drawer && actions.length > 0}
          onOpen={setDrawer}
          onChoose={running.decide}
        >
          <button type="button" onClick={running.undo} disabled={running.busy}>
            {t("deckbuilder.undo")}
          </button>
          <details class="table-menu">
            <summary>{t("deckbuilder.menu")}</summary>
            <div class="panel">
              <button type="button" onClick={onLeave}>
                {t("deckbuilder.leave")}
              </button>
              <AwakeSwitch />
              <Settings />
            </div>
          </details>
        </Moves>
      }
    >
      {covered && seat !== null ? (
        <Cover name={playerName(shared, seat)} question={asked} onReady={() => open(seat)} />
      ) : null}
      <div class="table-notice">
        <Fault error={running.error} />
        {running.kept ? null : <p class="warning">{t("deckbuilder.not-kept")}</p>}
        {running.error === undefined ? null : (
          <button type="button" onClick={running.again}>
            {t("shell.try-again")}
          </button>
        )}
      </div>
      {observation.outcome === null ? null : (
        <Result
          observation={observation}
          person={choices.way === "bot" && choices.characters.length > 1 ? 0 : undefined}
          onRematch={onRematch}
          onChange={onLeave}
        />
      )}
    </TableFrame>
  );
}

const none: readonly Action[] = [];

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

/** Returns what a screen reader says after each change: the new lines of the story, and the question. */
function useSaid(story: readonly Entry[], asked: string): ComponentChildren {
  const [{ upTo, lines, next }, setSaid] = useState({ upTo: story.length, lines: noLines, next: "" });
  useEffect(() => {
    if (story.length === upTo) return;
    const fresh = story.slice(Math.min(upTo, story.length));
    setSaid({ upTo: story.length, lines: fresh.slice(-6), next: asked });
  }, [story.length, asked]);
  return (
    <>
      {lines.map(({ key, text, lang }) => (
        <span key={key} lang={lang}>
          {text}{" "}
        </span>
      ))}
      {next}
    </>
  );
}

const noLines: readonly Entry[] = [];
