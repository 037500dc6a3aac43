import type { Action } from "altmode/tcg/slim";
import { useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { CardFacts, Catalogue } from "../../cards/catalogue.js";
import { CardFace } from "../../cards/face.js";
import { captionOf, choicesOf, short } from "../../cards/moves.js";
import { tcg } from "../../messages/en/tcg.js";
import { addEnglish, decimal, language, t } from "../../messages/index.js";
import { Cover, HiddenHand } from "../../table/cover.js";
import { TableFrame } from "../../table/frame.js";
import type { Moment } from "../../table/help.js";
import type { Choice } from "../../table/moves.js";
import { Notice } from "../../table/notice.js";
import { OpenTable, type TableProps } from "../../table/opened.js";
import { PlayMoves } from "../../table/play-moves.js";
import { Reasons } from "../../table/reasons.js";
import { useSaid } from "../../table/said.js";
import { useSounds } from "../../table/sound.js";
import { Story } from "../../table/story.js";
import { useSight } from "../../table/use-table.js";
import { Columns } from "../../ui/columns.js";
import { download } from "../../ui/download.js";
import { percent } from "../../ui/words.js";
import { sayOf } from "./address.js";
import { Bar } from "./bar.js";
import { dragRules } from "./dragging.js";
import { HandView } from "./hand-view.js";
import { useForecast, usePairs } from "./odds.js";
import { usePick } from "./pick.js";
import { deckOf, type Pile, PileDialog, towerOf, wholeOf } from "./pile.js";
import { Result } from "./result.js";
import { Rows } from "./rows.js";
import { combiningIn, sceneAt, soundOf } from "./scene.js";
import { kept, type Session } from "./session.js";
import { type Opened, type Snapshot, specOf } from "./spec.js";
import { StageView } from "./stage-view.js";
import { storyOf } from "./story.js";
import { aimOf, subjectOf, type Thing } from "./subject.js";
import { toldState } from "./told-state.js";
import { useWhyNot } from "./why-not.js";
import { groupedChoices, namesOf, question } from "./words.js";

addEnglish(tcg);

type Props = TableProps<Session> & { catalogue: Catalogue };

/** A game in progress. */
export const Table = (props: Props) => (
  <OpenTable specOf={() => specOf(props.session)} onLeave={props.onLeave}>
    {(opened) => <AtTable {...props} opened={opened} />}
  </OpenTable>
);

function AtTable({ catalogue, opened, ...leave }: Props & { opened: Opened }) {
  const { session } = leave;
  const { spec, running, snapshot } = opened;
  const { game, controls, names, remote } = session;
  const cards = catalogue.byId;
  const { change, telling, decide, paused } = running;
  const { events } = snapshot;
  const sight = useSight(spec, running, snapshot);
  const { seat, nearSeat, handSeat, isOpen, asksPerson, covered, open, actions } = sight;
  const nameOf = remote ? (of: number) => remote.names[of] ?? "" : namesOf(controls);
  const say = sayOf(session);
  const people = controls.filter((control) => control === "human").length;

  // The board shows the state of the told beat.
  const toldNow = telling.again ? events.length : telling.told;
  const observation = useMemo(
    () => toldState(sight.observation, sight.current ? [] : events.slice(sight.begun, toldNow), cards),
    [sight.observation, sight.current, sight.begun, events, toldNow, cards],
  );
  const { outcome, players } = observation;

  const pick = usePick(actions, observation, change, decide);
  const { chosen } = pick;
  const [pile, setPile] = useState<Pile>();
  // A character that is pointed at is a reason to draw anew only while a thing is held.
  const pointed = useRef<number>(undefined);
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const point = (at: number | undefined) => {
    pointed.current = at;
    if (chosen !== undefined) draw(undefined);
  };

  // Odds lie on each enemy while an attacker is held.
  const attacks = actions.some(({ type }) => type === "attack");
  const oddsSeat = attacks && seat !== null ? seat : undefined;
  const pairs = usePairs(game, oddsSeat, change).filter(({ attacker }) => chosen === `character ${attacker}`);
  const aimed = pairs.find(({ defender }) => defender === pointed.current);
  const forecast = useForecast(game, oddsSeat, aimed, change);

  const hand = players[handSeat]?.hand.cards ?? [];
  const held = heldCard(chosen, observation, cards);
  const before = sight.observation.players.flatMap(({ characters }) => characters);
  const scene = sceneAt(events, telling.told, (id) => before.find((each) => each.id === id));
  const now = events[telling.told - 1];
  const played = telling.done || now?.type !== "played" ? undefined : cards.get(now.cardId ?? "");
  const reading = telling.done ? (aimed ? undefined : held) : played;

  const story = useMemo(() => storyOf(events, toldNow, nameOf, say), [events, toldNow, language()]);
  const asked = !telling.done
    ? now
      ? say(captionOf(now))
      : ""
    : outcome !== null
      ? t("table.over")
      : seat !== null && controls[seat] === "bot"
        ? t("table.bot-decides")
        : question(observation, nameOf, people, actions);
  useSounds(events, telling.told, soundOf);
  const said = useSaid(story, events.length, sight.rests, asked);

  const own = chosen === undefined ? [] : pick.actions;
  const reasons = useWhyNot(
    game,
    observation,
    cards,
    change,
    asksPerson && !covered && own.length === 0 && seat !== null ? seat : undefined,
    chosen,
  );
  const onTable = new Set<Thing>([
    ...hand.flatMap(({ id }): Thing[] => (id === undefined ? [] : [`card ${id}`])),
    ...players.flatMap(({ characters }) => characters.map(({ id }): Thing => `character ${id}`)),
  ]);
  const plain = actions.filter((action) => {
    const subject = subjectOf(action);
    return subject === undefined || !onTable.has(subject);
  });
  // A target that glows needs no button.
  const buttons = own.filter((action) => {
    const aim = aimOf(action);
    return aim === undefined || own.length === 1;
  });
  // The name of the chosen character would take the room of the next button on a phone.
  const ownChoices = choicesOf(
    buttons,
    observation.decision,
    own.length === 1 ? own[0]?.type : undefined,
  ).map((choice, index): Choice => {
    const action = buttons[index];
    return action?.type === "flip"
      ? { ...choice, label: t("tcg.do.flip-chosen", { mode: action.to }), lang: undefined }
      : choice;
  });
  const saveRecord = async () =>
    download("altmode-record.json", "application/json", JSON.stringify(await game.record(), null, 2));
  const bar = (of: number) => {
    const player = players[of];
    return player === undefined ? null : (
      <Bar
        key={of}
        player={player}
        name={nameOf(of)}
        deckName={names[of] ?? ""}
        active={observation.active === of && outcome === null}
        onPile={setPile}
        onOpen={(what, title) => {
          // A player knows the own list.
          const list = of === handSeat && isOpen ? session.lists[of] : undefined;
          setPile(
            what === "deck" ? deckOf(player, title, list, catalogue) : towerOf(player, title, catalogue),
          );
        }}
      />
    );
  };
  return (
    <TableFrame
      frame={running.frame}
      firstGame
      drag={dragRules(pick, hand, decide)}
      moment={momentOf(observation.decision?.kind, attacks)}
      title={t("play.title")}
      far={
        <>
          {bar(1 - nearSeat)}
          <p class="turn-sign">{t("table.turn", { turn: observation.turn })}</p>
        </>
      }
      field={
        <Rows
          players={players}
          nearSeat={nearSeat}
          nameOf={nameOf}
          cards={cards}
          pick={pick}
          scene={telling.done ? undefined : scene}
          combining={combiningIn(telling, events)}
          oddsOf={(character) => pairs.find(({ defender }) => defender === character)}
          onPoint={point}
          onRead={(character) => setPile(wholeOf(players, character)[0])}
        />
      }
      near={bar(nearSeat)}
      stage={
        <StageView
          scene={aimed || reading ? undefined : scene}
          telling={telling}
          cards={cards}
          caption={now ? say(captionOf(now)) : ""}
        >
          {aimed ? (
            <div class="bot-odds-chart" data-testid="odds">
              <h3>
                {t("battle.attacks", {
                  attacker: short(aimed.attackerName),
                  defender: short(aimed.defenderName),
                })}
              </h3>
              <p>
                {t("odds.damage")} {aimed.min}–{aimed.max} · {t("odds.mean")} {decimal(aimed.expected)} ·{" "}
                {t("odds.ko")} {percent(aimed.ko)}
              </p>
              {forecast ? (
                <Columns
                  caption={t("calculator.chart")}
                  summary={forecast.sentence}
                  columns={forecast.damage
                    .slice(forecast.min, forecast.max + 1)
                    .map((value, index) => ({ label: String(forecast.min + index), value }))}
                />
              ) : null}
            </div>
          ) : reading ? (
            <div class="held-face" data-testid="held">
              <CardFace card={reading} level={3} />
            </div>
          ) : (
            <p class="stage-note">{t(attacks ? "tcg.stage-attack" : "tcg.stage-idle")}</p>
          )}
        </StageView>
      }
      story={<Story entries={story} said={said} />}
      hand={
        <HandView name={nameOf(handSeat)} hand={hand} cards={cards} pick={pick}>
          {isOpen ? undefined : (
            <HiddenHand sight={sight} nameOf={nameOf} count={players[handSeat]?.hand.count ?? 0} />
          )}
        </HandView>
      }
      moves={
        <PlayMoves
          opened={opened}
          leave={leave}
          question={asked}
          hint={
            reasons !== undefined ? <Reasons of={reasons.slice(0, 1)} /> : own.length === 0 ? "" : hintOf(own)
          }
          refused={reasons !== undefined}
          quick={[...ownChoices, ...choicesOf(plain, observation.decision)]}
          count={actions.length}
          groups={() => groupedChoices(actions, observation.decision)}
          onChoose={decide}
          onAgain={scene?.compared ? () => telling.repeat(scene.from) : undefined}
          onSave={remote && outcome === null ? undefined : saveRecord}
        >
          {people === 0 && seat !== null ? (
            <>
              <button type="button" onClick={() => running.setPaused(!paused)}>
                {t(paused ? "play.go-on" : "replay.pause")}
              </button>
              <button type="button" onClick={running.step} disabled={!paused || running.busy}>
                {t("play.step")}
              </button>
            </>
          ) : null}
        </PlayMoves>
      }
    >
      {covered && seat !== null ? (
        <Cover name={nameOf(seat)} question={asked} onReady={() => open(seat)} />
      ) : null}
      <Notice table={running} place={remote ? undefined : kept.place} onTake={leave.onTake}>
        {leave.notice}
      </Notice>
      {outcome !== null && sight.current && telling.done ? (
        <Result
          game={game}
          outcome={outcome}
          observation={observation}
          events={events}
          nameOf={nameOf}
          person={remote ? (remote.seat ?? undefined) : people === 1 ? nearSeat : undefined}
          onRematch={leave.onRematch}
          onChange={leave.onLeave}
        />
      ) : null}
      {pile ? <PileDialog pile={pile} cards={cards} onClose={() => setPile(undefined)} /> : null}
    </TableFrame>
  );
}

/** Returns the card of the thing that is chosen, which can be read on the stage. */
function heldCard(
  chosen: Thing | undefined,
  { players }: Snapshot["shared"],
  cards: ReadonlyMap<string, CardFacts>,
): CardFacts | undefined {
  if (chosen === undefined) return undefined;
  const things = players.flatMap(({ hand, characters }) => [
    ...hand.cards.map(({ id, card }) => [`card ${id}`, card] as const),
    ...characters.map(({ id, card }) => [`character ${id}`, card] as const),
  ]);
  return cards.get(things.find(([thing]) => thing === chosen)?.[1] ?? "");
}

/** Returns what to do next with the thing that is chosen. */
const hintOf = (own: readonly Action[]): string =>
  own.length === 1
    ? t("table.hint-again")
    : own.some((action) => "on" in action || action.type === "attack")
      ? t("tcg.hint-aim")
      : t("table.hint-button");

/** Returns what the rules of the moment are about. */
function momentOf(kind: string | undefined, attacks: boolean): Moment {
  if (kind === undefined || kind === "swap-green" || kind === "reveal") return "tcg-flip";
  if (kind === "main") return "tcg-main";
  return attacks || kind === "attack" || kind === "defender" ? "tcg-attack" : "tcg-choice";
}
