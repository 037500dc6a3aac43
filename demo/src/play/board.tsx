import type { BattleView, CardView, Observation, PlayerView } from "altmode/tcg/slim";
import { Character } from "./character.js";
import { capital, count, playerName } from "./words.js";

/** Both teams and what lies around them. */
export function Board({ observation, names }: { observation: Observation; names: readonly string[] }) {
  const { players, turn, active, phase, battle, seat, toAct } = observation;
  const nameOf = (id: number | null | undefined) =>
    players.flatMap(({ characters }) => characters).find((character) => character.id === id)?.fullName ??
    "nobody yet";
  return (
    <section class="board" data-testid="board" aria-labelledby="board-title">
      <h2 id="board-title">
        {phase === "over"
          ? `The end, in turn ${turn}`
          : `Turn ${turn} of ${playerName(active)}: ${phase === "main" ? "main phase" : phase}`}
      </h2>
      {battle ? <Battle battle={battle} nameOf={nameOf} /> : null}
      {players.map((player) => (
        <Player
          key={player.seat}
          player={player}
          deck={names[player.seat] ?? ""}
          showsHand={seat === null || seat === undefined ? toAct === player.seat : seat === player.seat}
        />
      ))}
    </section>
  );
}

function Player({ player, deck, showsHand }: { player: PlayerView; deck: string; showsHand: boolean }) {
  const id = `player-${player.seat}`;
  const characters = player.characters.filter(({ zone }) => zone === "battlefield" || zone === "ko");
  return (
    <section class="player" aria-labelledby={id}>
      <h3 id={id}>
        {playerName(player.seat)} <small>{deck}</small>
      </h3>
      <p class="zones">
        Deck: {count(player.deck.count, "card")}. Hand: {count(player.hand.count, "card")}. Scrap pile:{" "}
        {count(player.scrap.length, "card")}.{player.tower > 0 ? ` Tower: height ${player.tower}.` : ""}
      </p>
      <ul class="team">
        {characters.map((character) => (
          <Character key={character.id} character={character} />
        ))}
      </ul>
      <Cards title="Played" cards={player.played} />
      <Cards title="Stratagems" cards={player.stratagems} />
      {showsHand ? <Cards title="Hand" cards={player.hand.cards} always /> : null}
    </section>
  );
}

function Cards({
  title,
  cards,
  always = false,
}: {
  title: string;
  cards: readonly CardView[];
  always?: boolean;
}) {
  if (cards.length === 0 && !always) return null;
  return (
    <div class="cards">
      <h4>{title}</h4>
      {cards.length === 0 ? (
        <p>No cards.</p>
      ) : (
        <ul>
          {cards.map((card, index) => (
            <li key={card.id ?? `hidden ${index}`}>
              {card.name ?? "A face-down card"}
              {card.faceDown && card.name ? " (face down)" : ""}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Battle({
  battle,
  nameOf,
}: {
  battle: BattleView;
  nameOf: (id: number | null | undefined) => string;
}) {
  const sides = ["attack", "defense"] as const;
  return (
    <div class="battle">
      <p>
        <strong>Battle:</strong> {nameOf(battle.attacker)} attacks {nameOf(battle.defender)}.
      </p>
      <ul>
        {sides.map((side, index) => (
          <li key={side}>
            {capital(side)}: +{battle.bonus[index]} from flips
            {(battle.flipped[index]?.length ?? 0) > 0
              ? ` (${battle.flipped[index]?.map((card) => card.name ?? "a card").join(", ")})`
              : ""}
            , {battle.toFlip[index]} still to flip
          </li>
        ))}
      </ul>
    </div>
  );
}
