// The map of Unmatched on the field of the table.
import type { AttackOdds, Board, BoardSpace, FighterView, Observation } from "altmode/unmatched/slim";
import { useState } from "preact/hooks";
import { many, t } from "../../messages/index.js";
import { Field, type Place, type View } from "../../table/field.js";
import { Piece } from "../../table/piece.js";
import { memo } from "../../ui/memo.js";
import { type Facts, heroOf, zonesOf } from "./facts.js";
import { SpaceInformation } from "./information.js";
import { BoardMap, circle, distances } from "./map.js";
import { bestOdds } from "./odds.js";
import type { Mark, Pick } from "./pick.js";
import { itemsOn, midway, ownersOn, placeAmong, standingOn, tailOf, tokensOf } from "./things.js";
import { Token } from "./token.js";
import { type Names, spaceNumber, zonesIn } from "./words.js";
import { OUTER, Swatch } from "./zones.js";

interface Props {
  board: Board;
  observation: Observation;
  names: Names;
  pick: Pick;
  odds: readonly AttackOdds[];
  onTap: (space: string, fighters: readonly FighterView[]) => void;
  /** Undefined for diagrams, whose fighters are made up. */
  facts?: Facts | undefined;
}

/** The marks from strongest to weakest. */
const order: readonly Mark[] = ["chosen", "aim", "can", undefined, "dim"];
const stronger = (one: Mark, other: Mark) => (order.indexOf(one) <= order.indexOf(other) ? one : other);

export function FieldView({ board, observation, names, pick, odds, onTap, facts }: Props) {
  const [read, setRead] = useState<string>();
  const standing = standingOn(observation);
  const mover = moverOf(observation, pick);
  const steps = mover?.at ? distances(board, mover.at) : undefined;
  const oddsOf = (fighter: FighterView) => {
    if (pick.chosen.length === 0) return undefined;
    const attacks = pick.matches.filter((action) => action.type === "attack");
    return bestOdds(
      odds.filter(
        ({ attacker, defender, card }) =>
          defender === fighter.id &&
          attacks.some(
            (each) => each.attacker === attacker && each.defender === defender && each.card === card,
          ),
      ),
    );
  };

  const tokens = tokensOf(observation);
  const describe = (id: string, zones: readonly string[]): string => {
    const there = standing.get(id) ?? [];
    const distance = steps?.get(id) ?? 0;
    const parts = [
      t("unmatched.space", { number: spaceNumber(id) }),
      zonesIn(zones),
      ...there.map((fighter) =>
        t("unmatched.space-fighter", {
          name: names.fighter(fighter.id),
          health: fighter.health,
          owner: names.owner(fighter.owner),
        }),
      ),
      there.length === 0 ? t("unmatched.space-empty") : "",
      board.special.passages?.includes(id) ? t("unmatched.space-passage") : "",
      itemsOn(observation, id)
        .map((item) => t("unmatched.item-here", { item }))
        .join(", "),
      tokens
        .filter((token) => token.at.split("-").includes(id))
        .map(({ name }) => name)
        .join(", "),
      distance > 0 ? many("unmatched.space-steps", distance) : "",
      ...there.map((fighter) => oddsOf(fighter)?.words ?? ""),
    ];
    return parts.filter((part) => part !== "").join(", ");
  };

  const places = board.spaces.map(({ id, x, y, zones, near }): Place => {
    const marks = (standing.get(id) ?? []).map((fighter) => pick.markOf(`fighter ${fighter.id}`));
    const mark = marks.reduce(stronger, pick.markOf(`space ${id}`));
    return { id, x, y, near, mark, label: describe(id, zones) };
  });
  const there = board.spaces.find(({ id }) => id === read);
  return (
    <>
      <Field
        label={t("unmatched.map", { board: board.name })}
        frame={board.frame}
        places={places}
        size={OUTER * 2}
        picture={(view) => (
          <>
            <Ground board={board} view={view} />
            <Standing board={board} observation={observation} view={view} />
          </>
        )}
        around={(id, view) => {
          const there = board.spaces.find((each) => each.id === id);
          return there ? <path class="same-zone" d={sameZone(board, there, view)} /> : null;
        }}
        pieces={(view) => [
          ...observation.fighters.map((fighter) => {
            const space = board.spaces.find(({ id }) => id === fighter.at);
            if (space === undefined) return null;
            const [x, y] = view.at(space.x, space.y);
            const [across, down] = placeAmong(fighter, standing.get(space.id) ?? []);
            const [width, height] = view.frame;
            const [left, top] = [x + across * OUTER * 0.6, y + down * OUTER * 0.6];
            return (
              <Piece
                class={fighter.size ?? "usual"}
                key={fighter.id}
                left={(left / width) * 100}
                top={(top / height) * 100}
              >
                <Token fighter={fighter} badge={oddsOf(fighter)?.short} />
              </Piece>
            );
          }),
          ...tokens.map((token, index) => {
            const point = midway(board, token.at, view.at);
            if (point === undefined) return null;
            const [width, height] = view.frame;
            return (
              <Piece
                class={`map-token side-${token.owner ?? "none"}`}
                key={`token ${index}`}
                left={(point[0] / width) * 100}
                top={(point[1] / height) * 100}
                title={token.name}
              >
                {token.name.charAt(0).toUpperCase()}
              </Piece>
            );
          }),
        ]}
        onAct={(id) => onTap(id, standing.get(id) ?? [])}
        onRead={setRead}
        caption={(pointed) => {
          const there = board.spaces.find(({ id }) => id === pointed);
          return there === undefined ? (
            zonesOf(board).map((zone) => (
              <span key={zone}>
                <Swatch zone={zone} prefix="map" /> {names.zone(zone)}
              </span>
            ))
          ) : (
            <>
              {there.zones.map((zone) => (
                <Swatch key={zone} zone={zone} prefix="map" />
              ))}{" "}
              {describe(there.id, there.zones)}
            </>
          );
        }}
      />
      {there === undefined ? null : (
        <SpaceInformation
          title={describe(there.id, there.zones)}
          heroes={ownersOn(observation, there.id).flatMap((seat) => {
            const hero = facts && heroOf(facts, observation.players[seat]?.hero ?? "");
            return hero === undefined ? [] : [hero];
          })}
          onClose={() => setRead(undefined)}
        />
      )}
    </>
  );
}

/** The map itself is drawn once. */
const Ground = memo(({ board, view }: { board: Board; view: View }) => (
  <BoardMap board={board} view={view} prefix="map" detailed />
));

/** Changes of the map by the position: closed doors, items that are left, and second spaces of large fighters. */
function Standing({ board, observation, view }: { board: Board; observation: Observation; view: View }) {
  const at = (id: string) => midway(board, id, view.at);
  const closed = (observation.doors ?? []).filter((door) => door.closed).map(({ door }) => door);
  const cuts = (board.special.doors ?? [])
    .filter(({ name }) => closed.includes(name))
    .flatMap((door) => door.cuts);
  const large = observation.fighters.flatMap((fighter) => {
    const [one, other] = [fighter.at === null ? undefined : at(fighter.at), at(tailOf(fighter) ?? "")];
    return one && other ? [`M${one.join(" ")}L${other.join(" ")}`] : [];
  });
  return (
    <>
      {cuts.length === 0 ? null : (
        <path
          class="door closed"
          d={cuts
            .map((cut) => at(cut))
            .map((point) => (point ? circle(...point, 16) : ""))
            .join("")}
        />
      )}
      {(observation.items ?? []).map(({ item, at: space }) => {
        const point = at(space);
        return point ? <path key={item} class="item-left" d={circle(...point, 22)} /> : null;
      })}
      {large.length === 0 ? null : <path class="large-fighter" d={large.join("")} />}
    </>
  );
}

/** Rings around the spaces that share a zone with a space: a ranged fighter there reaches them. */
const sameZone = (board: Board, from: BoardSpace, view: View) =>
  board.spaces
    .filter(({ id, zones }) => id !== from.id && zones.some((zone) => from.zones.includes(zone)))
    .map(({ x, y }) => circle(...view.at(x, y), OUTER + 7))
    .join("");

/** The fighter from which steps are counted: the chosen one, or the only one that may move. */
function moverOf({ fighters }: Observation, { chosen, matches }: Pick): FighterView | undefined {
  const picked = chosen.find((thing) => thing.startsWith("fighter"));
  if (picked) return fighters.find(({ id }) => picked === `fighter ${id}`);
  const movers = new Set(matches.flatMap((action) => ("fighter" in action ? [action.fighter] : [])));
  const [only, ...others] = movers;
  return others.length === 0 ? fighters.find(({ id }) => id === only) : undefined;
}
