import type { BattleView, CardView, Observation, PlayerView } from "altmode/tcg/slim";
import type { Catalogue } from "../cards/catalogue.js";
import { BattleIcons } from "../cards/icons.js";
import { t } from "../messages/index.js";
import { Character } from "./character.js";
import { LookButton, type Board as Tapped, ThingButton } from "./thing.js";
import { phaseName, playerName } from "./words.js";

interface Props {
  observation: Observation;
  names: readonly string[];
  board: Tapped;
  catalogue: Catalogue;
}

/** Both teams with their areas. */
export function Board({ observation, names, board, catalogue }: Props) {
  const { players, turn, active, phase, battle, seat, toAct } = observation;
  const nameOf = (id: number | null | undefined) =>
    players.flatMap(({ characters }) => characters).find((character) => character.id === id)?.fullName ??
    t("play.battle-open");
  // The viewer's side is at the bottom.
  const order =
    seat === null || seat === undefined ? players : [...players].sort((one) => (one.seat === seat ? 1 : -1));
  return (
    <section class="board" data-testid="board" aria-labelledby="board-title">
      <h2 id="board-title">
        {phase === "over"
          ? t("play.over", { turn })
          : t("play.turn", { turn, player: playerName(active), phase: phaseName(phase) })}
      </h2>
      {battle ? <Battle battle={battle} nameOf={nameOf} /> : null}
      {order.map((player) => (
        <Player
          key={player.seat}
          player={player}
          deck={names[player.seat] ?? ""}
          active={player.seat === active && phase !== "over"}
          showsHand={seat === null || seat === undefined ? toAct === player.seat : seat === player.seat}
          board={board}
          catalogue={catalogue}
        />
      ))}
    </section>
  );
}

interface PlayerProps {
  player: PlayerView;
  deck: string;
  active: boolean;
  showsHand: boolean;
  board: Tapped;
  catalogue: Catalogue;
}

function Player({ player, deck, active, showsHand, board, catalogue }: PlayerProps) {
  const id = `player-${player.seat}`;
  const characters = player.characters.filter(({ zone }) => zone === "battlefield" || zone === "ko");
  const lists = { board, catalogue };
  return (
    <section class={active ? "player active" : "player"} aria-labelledby={id}>
      <div class="row spread">
        <h3 id={id}>
          {playerName(player.seat)} <small>{deck}</small>
        </h3>
        <p class="zones">
          {t("play.zone.deck", { count: player.deck.count })} ·{" "}
          {t("play.zone.hand", { count: player.hand.count })} ·{" "}
          {t("play.zone.scrap", { count: player.scrap.length })}
          {player.tower > 0 ? ` · ${t("play.zone.tower", { count: player.tower })}` : ""}
        </p>
      </div>
      <Restrictions player={player} />
      <ul class="team">
        {characters.map((character) => (
          <Character key={character.id} character={character} board={board} />
        ))}
      </ul>
      <Cards title={t("play.played")} cards={player.played} {...lists} />
      <Cards title={t("play.stratagems")} cards={player.stratagems} {...lists} />
      {showsHand && player.hand.cards.length === player.hand.count ? (
        <Cards title={t("play.hand")} cards={player.hand.cards} always {...lists} />
      ) : null}
      {player.scrap.length === 0 ? null : (
        <details>
          <summary>{t("play.scrap-pile")}</summary>
          <Cards title={t("play.scrap-pile")} cards={player.scrap} {...lists} />
        </details>
      )}
    </section>
  );
}

/** The restrictions of a player for the rest of the turn. */
function Restrictions({ player }: { player: PlayerView }) {
  const restrictions = [
    player.noMoreActions ? t("play.no-more-actions") : "",
    player.drawsGoToOpponent ? t("play.draws-go-to-opponent") : "",
  ].filter((restriction) => restriction !== "");
  return restrictions.length === 0 ? null : <p class="restrictions">{restrictions.join(" ")}</p>;
}

interface CardsProps {
  title: string;
  cards: readonly CardView[];
  always?: boolean;
  board: Tapped;
  catalogue: Catalogue;
}

function Cards({ title, cards, always = false, board, catalogue }: CardsProps) {
  if (cards.length === 0 && !always) return null;
  return (
    <div class="cards">
      <h4>{title}</h4>
      {cards.length === 0 ? (
        <p>{t("play.hand-empty")}</p>
      ) : (
        <ul>
          {cards.map((card, index) => (
            <CardChip key={card.id ?? `hidden ${index}`} card={card} board={board} catalogue={catalogue} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CardChip({ card, board, catalogue }: { card: CardView; board: Tapped; catalogue: Catalogue }) {
  const facts = catalogue.byId.get(card.card ?? "");
  const side =
    card.faceDown && card.name ? "play.is-face-down" : card.turnedOver ? "play.is-turned-over" : "";
  const player =
    card.controller === undefined
      ? ""
      : ` ${t("play.controlled-by", { player: playerName(card.controller) })}`;
  const name = `${card.name ?? t("play.face-down")}${side === "" ? "" : ` ${t(side)}`}${player}`;
  if (card.id === undefined || !facts) return <li class="small-card">{name}</li>;
  const thing = `card ${card.id}` as const;
  return (
    <li class={`small-card ${board.markOf(thing) ?? ""}`} data-thing={thing}>
      <BattleIcons icons={facts.icons} />
      <ThingButton thing={thing} board={board}>
        {name}
      </ThingButton>
      <LookButton card={facts.id} name={name} board={board} />
    </li>
  );
}

function Battle(props: { battle: BattleView; nameOf: (id: number | null | undefined) => string }) {
  const { battle, nameOf } = props;
  const sides = ["attack", "defense"] as const;
  return (
    <div class="battle">
      <p>
        <strong>
          {t("play.battle", { attacker: nameOf(battle.attacker), defender: nameOf(battle.defender) })}
        </strong>
      </p>
      <ul>
        {sides.map((side, index) => (
          <li key={side}>
            {t(`play.flips.${side}`, { bonus: battle.bonus[index] ?? 0, left: battle.toFlip[index] ?? 0 })}
            {(battle.flipped[index]?.length ?? 0) > 0
              ? ` (${battle.flipped[index]?.map((card) => card.name ?? t("play.face-down")).join(", ")})`
              : ""}
          </li>
        ))}
      </ul>
    </div>
  );
}
