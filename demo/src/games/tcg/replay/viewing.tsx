import type { Tcg, Viewer } from "altmode/tcg/slim";
import { useEffect, useMemo, useState } from "preact/hooks";
import { catalogueOf } from "../../../cards/catalogue.js";
import { CardFace } from "../../../cards/face.js";
import { captionOf } from "../../../cards/moves.js";
import { tcg as texts } from "../../../messages/en/tcg.js";
import { addEnglish, language, t } from "../../../messages/index.js";
import { TableFrame } from "../../../table/frame.js";
import { Menu } from "../../../table/menu.js";
import { useRegion } from "../../../table/region.js";
import { Story } from "../../../table/story.js";
import { useTelling } from "../../../table/telling.js";
import { clamped, positionOf, TimeLine } from "../../../table/time-line.js";
import { Choice } from "../../../ui/choice.js";
import { Segments } from "../../../ui/segments.js";
import { ShareButton } from "../../../ui/share-button.js";
import { Bar } from "../bar.js";
import { HandView } from "../hand-view.js";
import { usePick } from "../pick.js";
import { deckOf, type Pile, PileDialog, towerOf, wholeOf } from "../pile.js";
import { Rows } from "../rows.js";
import { beatOf, combiningIn, sceneAt } from "../scene.js";
import { StageView } from "../stage-view.js";
import { battlesIn, storyOf } from "../story.js";
import { toldState } from "../told-state.js";
import { playerName } from "../words.js";
import type { Timeline } from "./timeline.js";

const eyes = ["all", "0", "1"] as const;

addEnglish(texts);

interface Props {
  tcg: Tcg;
  timeline: Timeline;
  /** Number of the battle that is played first; 0 for the start of the game. */
  battle: number;
  /** Undefined for a replay that stands in a page of others, which has no links to it. */
  onClose?: () => void;
}

/** A recorded game on the table, told in the same beats as when it was played. */
export function Viewing({ tcg, timeline, battle, onClose }: Props) {
  const { moves, turns } = timeline;
  const region = useRegion();
  const catalogue = catalogueOf(tcg);
  const { byId: cards } = catalogue;
  const [first] = useState(() => timeline.moveOfBattle(battle));
  const [{ move, from }, setAt] = useState({ move: first, from: Math.max(first - 1, 0) });
  // A battle of a link is played to its end.
  const [playing, setPlaying] = useState(first > 0);
  const [untilBattle, setUntilBattle] = useState(first > 0);
  const [eye, setEye] = useState<(typeof eyes)[number]>("all");
  const [pile, setPile] = useState<Pile>();
  const viewer: Viewer = eye === "all" ? "all" : Number(eye);
  const {
    observation: newest,
    events,
    outcome,
  } = useMemo(() => timeline.moment(move, viewer), [timeline, move, viewer]);
  const before = useMemo(() => timeline.moment(Math.max(move - 1, 0), viewer), [timeline, move, viewer]);
  // Only a single step forwards has beats; after a jump the position stands there at once.
  const telling = useTelling(events, beatOf, move !== from + 1);
  const begun = before.events.length;
  const observation = useMemo(
    () =>
      telling.done || telling.again
        ? newest
        : toldState(before.observation, events.slice(begun, telling.told), cards),
    [newest, before, events, telling.told, telling.done, telling.again],
  );

  const go = (to: (from: number) => number) =>
    setAt((last) => ({ move: clamped(to(last.move), moves), from: last.move }));
  const canPlay = playing && telling.done;
  useEffect(() => {
    if (!canPlay) return;
    const ended = events.slice(begun).some(({ type }) => type === "battle-ended");
    if (move >= moves || (untilBattle && ended)) {
      setUntilBattle(false);
      return setPlaying(false);
    }
    const timer = setTimeout(() => go(() => move + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [canPlay, move, moves]);

  const pick = usePick([], observation, move, () => undefined);
  const near = eye === "1" ? 1 : 0;
  const position = positionOf(move, moves);
  const combatants = before.observation.players.flatMap(({ characters }) => characters);
  const scene = sceneAt(events, telling.told, (id) => combatants.find((each) => each.id === id));
  const battles = battlesIn(events.slice(0, telling.told));
  const now = events[telling.told - 1];
  const story = useMemo(
    () => storyOf(events, telling.again ? events.length : telling.told, playerName),
    [events, telling.told, telling.again, language()],
  );
  const characters = observation.players.flatMap((player) => player.characters);
  const cardIds = [...characters, ...observation.players.flatMap(({ hand }) => hand.cards)];
  const chosen = Number(pick.chosen?.split(" ")[1] ?? Number.NaN);
  const held = cards.get(cardIds.find(({ id }) => id === chosen)?.card ?? "");
  const bar = (seat: number) => {
    const player = observation.players[seat];
    return player ? (
      <Bar
        key={seat}
        player={player}
        name={playerName(seat)}
        deckName=""
        active={observation.active === seat}
        onPile={setPile}
        onOpen={(what, title) =>
          setPile(
            what === "deck" ? deckOf(player, title, undefined, catalogue) : towerOf(player, title, catalogue),
          )
        }
      />
    ) : null;
  };
  const text =
    outcome === null
      ? ""
      : outcome.winner === null
        ? t("table.draw")
        : t("table.wins", { name: playerName(outcome.winner) });
  return (
    <TableFrame
      title={t("nav.replay")}
      far={
        <>
          {bar(1 - near)}
          <p class="turn-sign">{t("table.turn", { turn: observation.turn })}</p>
        </>
      }
      field={
        <Rows
          players={observation.players}
          nearSeat={near}
          nameOf={playerName}
          cards={cards}
          pick={pick}
          scene={telling.done ? undefined : scene}
          combining={combiningIn(telling, events)}
          oddsOf={() => undefined}
          onPoint={() => undefined}
          onRead={(character) => setPile(wholeOf(observation.players, character)[0])}
        />
      }
      near={bar(near)}
      stage={
        <StageView
          scene={held && telling.done ? undefined : scene}
          telling={telling}
          cards={cards}
          caption={now ? captionOf(now) : ""}
        >
          {held ? (
            <div class="held-face" data-testid="held">
              <CardFace card={held} level={3} />
            </div>
          ) : (
            <p class="stage-note">{text === "" ? t("tcg.stage-idle") : text}</p>
          )}
        </StageView>
      }
      story={<Story entries={story} said={position} />}
      hand={
        <HandView
          name={playerName(near)}
          hand={observation.players[near]?.hand.cards ?? []}
          cards={cards}
          pick={pick}
        />
      }
      moves={
        <section
          class="table-moves replay-controls"
          aria-label={region.label(t("replay.timeline"))}
          data-testid="moves"
        >
          <p data-testid="replay-position">{position}</p>
          <TimeLine
            move={move}
            moves={moves}
            go={go}
            playing={playing}
            onPlay={(next) => {
              setUntilBattle(false);
              setPlaying(next);
            }}
            row="table-tools"
          >
            <Menu telling={telling} onLeave={onClose}>
              {battles === 0 || onClose === undefined ? null : (
                <ShareButton
                  screen="replay"
                  value={() => timeline.record}
                  also={`&battle=${battles}`}
                  label={t("replay.battle-link")}
                />
              )}
              <Choice
                class="row"
                label={t("replay.turns")}
                value={turns.findLast((turn) => turn.move <= move)?.move ?? 0}
                options={turns.map((turn) => [turn.move, t("table.turn", { turn: turn.turn })] as const)}
                onChange={(turn) => go(() => turn)}
              />
              <div class="row">
                <span aria-hidden="true">{t("replay.eyes")}</span>
                <Segments
                  legend={t("replay.eyes")}
                  options={eyes.map(
                    (each) =>
                      [each, each === "all" ? t("replay.eyes.all") : playerName(Number(each))] as const,
                  )}
                  value={eye}
                  onChange={setEye}
                />
              </div>
            </Menu>
          </TimeLine>
        </section>
      }
    >
      {pile ? <PileDialog pile={pile} cards={cards} onClose={() => setPile(undefined)} /> : null}
    </TableFrame>
  );
}

/** Milliseconds between two moves during automatic playback. */
const PAUSE = 350;
