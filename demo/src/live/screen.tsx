// Playing a friend over a server of live tables: a link gives the second seat. Without a free seat it shows the game.
import { type LiveGame, lobbyOf } from "altmode/client";
import { useState } from "preact/hooks";
import { live } from "../messages/en/live.js";
import { addEnglish, t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { Choice } from "../ui/choice.js";
import { Fault } from "../ui/fault.js";
import { TextField } from "../ui/text-field.js";
import { LiveTable } from "./live-table.js";
import { choicesOf, keepSeat, keptToken, mostSeats, optionsOf } from "./seats.js";
import { liveServer } from "./server.js";

addEnglish(live);

const games = ["tcg", "unmatched", "deckbuilder"] as const;

/** Name, and the deck, hero or character of a seat. */
function SeatForm(props: {
  game: LiveGame;
  label: string;
  /** Index of the choice to begin with: friends who choose nothing have different heroes. */
  first: number;
  onDone: (name: string, choice: unknown) => void;
}) {
  const choices = choicesOf[props.game];
  const [name, setName] = useState("");
  const [id, setId] = useState(choices[props.first]?.id ?? "");
  const chosen = choices.find((each) => each.id === id) ?? choices[0];
  return (
    <form
      class="setup panel"
      onSubmit={(event) => {
        event.preventDefault();
        props.onDone(name, chosen?.choice);
      }}
    >
      <TextField
        label={t("live.name")}
        required
        maxLength={24}
        autocomplete="nickname"
        value={name}
        onChange={setName}
      />
      <Choice
        label={t(`live.choice.${props.game}`)}
        value={chosen?.id ?? ""}
        options={choices.map((each) => [each.id, each.name])}
        onChange={setId}
      />
      <button class="primary" type="submit">
        {props.label}
      </button>
    </form>
  );
}

/** The screen of live tables. The address names the table, and what follows the # never reaches the page's server. */
export default function LiveScreen({ query }: ScreenProps) {
  const server = liveServer();
  const [game, setGame] = useState<LiveGame>("tcg");
  const [seats, setSeats] = useState(2);
  const [error, setError] = useState<unknown>();
  const named = query.get("table") ?? undefined;
  /** The table that was left for the form, which leads back to it. */
  const [left, setLeft] = useState<string>();
  const table = named === left ? undefined : named;
  if (server === undefined) return <p>{t("live.none")}</p>;
  const lobby = lobbyOf(server);

  const open = async (name: string, choice: unknown) => {
    try {
      const seated = await lobby.open({ game, options: optionsOf[game], seats, name, choice });
      keepSeat(seated);
      navigate(`/live?table=${seated.table}&game=${game}&invitation=${seated.invitation}`);
    } catch (thrown) {
      setError(thrown);
    }
  };
  if (table === undefined) {
    return (
      <div class="stack">
        <h1>{t("nav.live")}</h1>
        <Fault error={error} />
        {left === undefined ? null : (
          <button type="button" onClick={() => setLeft(undefined)}>
            {t("live.return")}
          </button>
        )}
        <div class="setup">
          <Choice<LiveGame>
            label={t("live.game")}
            value={game}
            options={games.map((each) => [each, t(`start.${each}`)])}
            onChange={(chosen) => {
              setGame(chosen);
              setSeats(2);
            }}
          />
          <div class="field">
            <label for="live-seats">{t("live.seats")}</label>
            <input
              id="live-seats"
              type="number"
              min={2}
              max={mostSeats[game]}
              value={seats}
              onInput={(event) => setSeats(Number(event.currentTarget.value))}
            />
          </div>
        </div>
        <SeatForm
          key={game}
          game={game}
          first={0}
          label={t("live.open")}
          onDone={(name, choice) => void open(name, choice)}
        />
      </div>
    );
  }

  const token = keptToken(table);
  const invitation = query.get("invitation") ?? undefined;
  const system = games.find((each) => each === query.get("game")) ?? "tcg";
  const join = async (name: string, choice: unknown) => {
    try {
      keepSeat(await lobby.join(table, { name, choice, invitation }));
      setError(undefined);
      // In place of the invitation, so that Back leads to what was before it.
      location.replace(`#/live?table=${table}&game=${system}`);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const isAsked = token === undefined && invitation !== undefined;
  return (
    <div class="stack">
      <h1>{t("nav.live")}</h1>
      <Fault error={error} />
      {isAsked ? (
        <SeatForm
          game={system}
          first={1}
          label={t("live.join")}
          onDone={(name, choice) => void join(name, choice)}
        />
      ) : null}
      <LiveTable
        key={`${table} ${token}`}
        server={server}
        table={table}
        token={token}
        onLeave={() => setLeft(table)}
        link={
          token === undefined
            ? undefined
            : invitation && `#/live?table=${table}&game=${system}&invitation=${invitation}`
        }
      />
    </div>
  );
}
