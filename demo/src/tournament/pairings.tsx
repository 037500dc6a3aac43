import type { RoundView, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fold } from "../ui/fold.js";
import { type Act, useActHere } from "./act.js";
import { namesOf } from "./names.js";

interface Props {
  view: TournamentView;
  round: RoundView;
  act: Act;
}

/** The seats of a round, as the event sets them. */
interface Seats {
  readonly tables: readonly (readonly [string, string])[];
  readonly byes: readonly string[];
}

const seatsOf = ({ tables, byes }: RoundView): Seats => ({
  tables: tables.map(({ players }) => [players[0], players[1]] as const),
  byes,
});

/** Returns the seats with two players exchanged. A player without a seat takes that of the other. */
export function exchanged({ tables, byes }: Seats, one: string, other: string): Seats {
  const turned = (player: string) => (player === one ? other : player === other ? one : player);
  return {
    tables: tables.map(([first, second]) => [turned(first), turned(second)] as const),
    byes: byes.map(turned),
  };
}

/** Returns the seats with a player who has none: against a player with a bye, else with a bye. */
export function seated({ tables, byes }: Seats, late: string): Seats {
  const [partner, ...left] = byes;
  return partner === undefined
    ? { tables, byes: [late] }
    : { tables: [...tables, [late, partner] as const], byes: left };
}

/** Changes of a round that was paired: two players exchanged, a late player seated, the pairings withdrawn. */
export function PairingTools(props: Props) {
  return <Fold title={t("desk.by-hand")}>{() => <ByHand {...props} />}</Fold>;
}

function ByHand({ view, round, act: change }: Props) {
  const id = useId();
  const [act, refused] = useActHere(change, view);
  const name = namesOf(view);
  const seats = seatsOf(round);
  const sitting = [...seats.tables.flat(), ...seats.byes];
  const standing = view.players
    .filter(({ id: player, dropped, waiting }) => !dropped && !waiting && !sitting.includes(player))
    .map((player) => player.id);
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const [late, setLate] = useState("");
  const first = sitting.includes(one) ? one : (sitting[0] ?? "");
  const rest = [...sitting, ...standing].filter((player) => player !== first);
  const second = rest.includes(other) ? other : (rest[0] ?? "");
  const newcomer = standing.includes(late) ? late : standing[0];
  const set = ({ tables, byes }: Seats) =>
    act((tournament) =>
      tournament.apply({
        type: "pairings",
        round: round.round,
        tables: tables.map(([left, right]): [string, string] => [left, right]),
        byes: [...byes],
      }),
    );
  const where = (player: string) => {
    const at = round.tables.find(({ players }) => players.includes(player))?.table;
    return at === undefined ? name(player) : `${name(player)} (${at})`;
  };
  const choose = (
    label: string,
    of: string,
    value: string,
    all: readonly string[],
    on: (id: string) => void,
  ) => (
    <div class="field">
      <label for={`${id}-${of}`}>{label}</label>
      <select id={`${id}-${of}`} value={value} onChange={({ currentTarget }) => on(currentTarget.value)}>
        {all.map((player) => (
          <option key={player} value={player}>
            {where(player)}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <div class="stack" data-testid="by-hand">
      <div class="row">
        {choose(t("desk.exchange"), "one", first, sitting, setOne)}
        {choose(t("desk.exchange-with"), "other", second, rest, setOther)}
        <button type="button" disabled={second === ""} onClick={() => set(exchanged(seats, first, second))}>
          {t("desk.exchange-do")}
        </button>
      </div>
      {newcomer === undefined ? null : (
        <div class="row">
          {choose(t("desk.late"), "late", newcomer, standing, setLate)}
          <button type="button" onClick={() => set(seated(seats, newcomer))}>
            {seats.byes[0] === undefined
              ? t("desk.late-bye")
              : t("desk.late-against", { name: name(seats.byes[0]) })}
          </button>
        </div>
      )}
      {refused}
      {round.tables.every(({ result }) => result === null) ? (
        <button
          type="button"
          onClick={() => act((tournament) => tournament.apply({ type: "clearPairings", round: round.round }))}
        >
          {t("desk.withdraw")}
        </button>
      ) : null}
    </div>
  );
}
