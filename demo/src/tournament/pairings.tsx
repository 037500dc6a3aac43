import type { RoundView, Tournament, TournamentView } from "altmode/tournament/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
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

/** Returns the players without a seat in a round, who have not left. */
function unseated(
  { players }: TournamentView,
  round: RoundView,
): readonly TournamentView["players"][number][] {
  const { tables, byes } = seatsOf(round);
  const sitting = [...tables.flat(), ...byes];
  return players.filter(({ id, dropped, waiting }) => !dropped && !waiting && !sitting.includes(id));
}

/** Returns the change that sets the seats of a round. */
const seating =
  ({ round }: RoundView, { tables, byes }: Seats) =>
  (tournament: Tournament) =>
    tournament.apply({
      type: "pairings",
      round,
      tables: tables.map(([left, right]): [string, string] => [left, right]),
      byes: [...byes],
    });

/**
 * Changes of a round that was paired: two players exchanged, a late player seated, the pairings withdrawn. A player without a
 * seat in a round that is played is shown at once.
 */
export function PairingTools(props: Props) {
  const { view, round } = props;
  const late = unseated(view, round);
  const current = round.round === view.rounds.length && !round.over;
  const expected = late.some(({ sitsOut }) => !sitsOut.includes(round.round));
  const field = late.length === 0 ? null : <Late {...props} late={late.map(({ id }) => id)} />;
  return (
    <div class="stack" data-testid="by-hand">
      {current && expected ? field : null}
      <Fold title={t("desk.by-hand")}>
        {() => (
          <>
            <ByHand {...props} />
            {current && expected ? null : field}
          </>
        )}
      </Fold>
    </div>
  );
}

/** Seats a player who has no seat in the round. */
function Late({ view, round, act: change, late }: Props & { late: readonly string[] }) {
  const [act, refused] = useActHere(change, view);
  const [chosen, setChosen] = useState("");
  const name = namesOf(view);
  const player = late.includes(chosen) ? chosen : (late[0] ?? "");
  const [partner] = round.byes;
  return (
    <div class="row">
      <Choice
        label={t("desk.late")}
        value={player}
        options={late.map((each) => [each, name(each)])}
        onChange={setChosen}
      />
      <button type="button" onClick={() => act(seating(round, seated(seatsOf(round), player)))}>
        {partner === undefined ? t("desk.late-bye") : t("desk.late-against", { name: name(partner) })}
      </button>
      {refused}
    </div>
  );
}

function ByHand({ view, round, act: change }: Props) {
  const [act, refused] = useActHere(change, view);
  const name = namesOf(view);
  const seats = seatsOf(round);
  const sitting = [...seats.tables.flat(), ...seats.byes];
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const first = sitting.includes(one) ? one : (sitting[0] ?? "");
  const rest = [...sitting, ...unseated(view, round).map(({ id }) => id)].filter(
    (player) => player !== first,
  );
  const second = rest.includes(other) ? other : (rest[0] ?? "");
  const where = (player: string) => {
    const at = round.tables.find(({ players }) => players.includes(player))?.table;
    return [player, at === undefined ? name(player) : `${name(player)} (${at})`] as const;
  };
  return (
    <div class="stack">
      <div class="row">
        <Choice label={t("desk.exchange")} value={first} options={sitting.map(where)} onChange={setOne} />
        <Choice
          label={t("desk.exchange-with")}
          value={second}
          options={rest.map(where)}
          onChange={setOther}
        />
        <button
          type="button"
          disabled={second === ""}
          onClick={() => act(seating(round, exchanged(seats, first, second)))}
        >
          {t("desk.exchange-do")}
        </button>
      </div>
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
