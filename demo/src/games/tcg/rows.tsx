// The field of the TCG: a row of characters for each player, the far one above.
import type { CharacterView, ForecastPair, PlayerView } from "altmode/tcg/slim";
import type { CardFacts } from "../../cards/catalogue.js";
import { t } from "../../messages/index.js";
import { useRegion } from "../../table/region.js";
import { useRoving } from "../../table/roving.js";
import { useStable } from "../../ui/stable.js";
import { Character } from "./character.js";
import { Lamps } from "./lamps.js";
import type { Pick } from "./pick.js";
import type { Scene } from "./scene.js";
import type { Thing } from "./subject.js";

interface Props {
  players: readonly PlayerView[];
  nearSeat: number;
  nameOf: (seat: number) => string;
  cards: ReadonlyMap<string, CardFacts>;
  pick: Pick;
  scene: Scene | undefined;
  /** The characters that combine in this scene. */
  combining: readonly number[];
  oddsOf: (character: number) => ForecastPair | undefined;
  onPoint: (character: number | undefined) => void;
  onRead: (character: number) => void;
}

export function Rows({ players, nearSeat, ...rest }: Props) {
  const region = useRegion();
  const order = [...players].sort(
    (one, other) => Number(one.seat === nearSeat) - Number(other.seat === nearSeat),
  );
  return (
    <section class="table-field bot-field" aria-label={region.label(t("tcg.field"))} data-testid="board">
      {order.map((player) => (
        <Row key={player.seat} player={player} near={player.seat === nearSeat} {...rest} />
      ))}
    </section>
  );
}

/** Returns the class of a character's place: out of the game, on its way into a combiner, or a combiner. */
function placeOf({ id, zone, mode }: CharacterView, combining: readonly number[]): string | undefined {
  if (combining.includes(id)) return "is-combining";
  if (zone === "ko") return "is-out";
  return mode === "combiner" ? "is-form" : undefined;
}

interface RowProps extends Omit<Props, "players" | "nearSeat"> {
  player: PlayerView;
  near: boolean;
}

const isThere = ({ zone }: CharacterView) => zone === "battlefield" || zone === "ko";

function Row(props: RowProps) {
  const { player, near, nameOf, cards, pick, scene, combining, oddsOf, onPoint, onRead } = props;
  // Those that are out come last and are small.
  const characters = player.characters
    .filter(isThere)
    .sort((one, other) => Number(one.zone === "ko") - Number(other.zone === "ko"));
  const standing = characters.filter(({ zone }) => zone === "battlefield").length;
  const parts = player.characters.filter(({ zone }) => zone === "combined").length;
  const roving = useRoving();
  const tap = useStable(pick.tap);
  const point = useStable(onPoint);
  const read = useStable(onRead);
  const fights = (id: number) =>
    scene === undefined || (scene.compared && scene.last.type === "battle-ended")
      ? undefined
      : scene.attack.character === id
        ? "attack"
        : scene.defense?.character === id
          ? "defense"
          : undefined;
  return (
    <div class={near ? "bot-row near" : "bot-row far"}>
      <ul
        aria-label={t("tcg.team-of", { player: nameOf(player.seat) })}
        style={{
          "--standing": Math.max(standing, 1),
          "--out": characters.length - standing,
          "--parts": parts,
        }}
        {...roving.group}
      >
        {characters.map((character, index) => {
          const thing: Thing = `character ${character.id}`;
          return (
            <li
              key={character.id}
              class={placeOf(character, combining)}
              // The way to the middle of the team, in cards.
              style={{ "--away": (standing - 1) / 2 - index }}
            >
              <Character
                character={character}
                cards={cards}
                mark={pick.markOf(thing)}
                odds={oddsOf(character.id)}
                fights={fights(character.id)}
                onTap={tap}
                onPoint={point}
                onRead={read}
              />
            </li>
          );
        })}
      </ul>
      <Lamps player={player} cards={cards} />
    </div>
  );
}
