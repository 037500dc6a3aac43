import type { PlayerView, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Fold } from "../ui/fold.js";
import { wholeNumber } from "../ui/number-field.js";
import { type Act, useActHere } from "./act.js";

interface Props {
  view: TournamentView;
  act: Act;
}

/** Many players at once, and what is arranged for some of them. */
export function Roster(props: Props) {
  return (
    <>
      {props.view.cut === null ? <Fold title={t("desk.list")}>{() => <EnterList {...props} />}</Fold> : null}
      {props.view.players.length > 1 && props.view.cut === null ? (
        <Fold title={t("desk.arrange")}>{() => <Arrange {...props} />}</Fold>
      ) : null}
    </>
  );
}

function EnterList({ view, act: change }: Props) {
  const id = useId();
  const [act, refused] = useActHere(change, view);
  const [text, setText] = useState("");
  const enter = (event: Event) => {
    event.preventDefault();
    if (act((one) => one.enterList(text))) setText("");
  };
  return (
    <form class="stack" onSubmit={enter}>
      <div class="field">
        <label for={id}>{t("desk.list-text")}</label>
        <textarea
          id={id}
          rows={5}
          spellcheck={false}
          value={text}
          aria-describedby={`${id}-help`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <small id={`${id}-help`}>{t("desk.list-help")}</small>
      </div>
      {refused}
      <button type="submit" disabled={text.trim() === ""}>
        {t("desk.enter-list")}
      </button>
    </form>
  );
}

/** Byes, rounds sat out, a fixed table, and whom a player should not meet. */
function Arrange({ view, act: change }: Props) {
  const id = useId();
  const [act, refused] = useActHere(change, view);
  const [wanted, setWanted] = useState("");
  const [other, setOther] = useState("");
  const [table, setTable] = useState("");
  const [renamed, setRenamed] = useState("");
  const player = view.players.find((each) => each.id === wanted) ?? view.players[0];
  if (!player) return null;
  const next = view.rounds.length + 1;
  const others = view.players.filter((each) => each.id !== player.id);
  const apartFrom = others.find((each) => each.id === other) ?? others[0];
  const apart = (one: PlayerView, two: PlayerView) =>
    view.apart.some((pair) => pair.includes(one.id) && pair.includes(two.id));
  const toggled = (rounds: readonly number[]) =>
    rounds.includes(next) ? rounds.filter((round) => round !== next) : [...rounds, next];
  return (
    <div class="stack">
      <Choice
        label={t("tournament.player")}
        value={player.id}
        options={view.players.map((each) => [each.id, each.name] as const)}
        onChange={setWanted}
      />
      <div class="row">
        <label for={`${id}-name`}>{t("desk.new-name")}</label>
        <input
          id={`${id}-name`}
          autocomplete="off"
          maxLength={120}
          placeholder={player.name}
          value={renamed}
          onInput={({ currentTarget }) => setRenamed(currentTarget.value)}
        />
        <button
          type="button"
          disabled={renamed.trim() === ""}
          onClick={() => {
            if (act((one) => one.apply({ type: "renamePlayer", player: player.id, name: renamed })))
              setRenamed("");
          }}
        >
          {t("desk.rename")}
        </button>
      </div>
      {refused}
      <label class="row">
        <input
          type="checkbox"
          checked={player.byes.includes(next)}
          onChange={() =>
            act((one) => one.apply({ type: "assignByes", player: player.id, rounds: toggled(player.byes) }))
          }
        />
        {t("desk.bye-in", { round: next })}
      </label>
      <label class="row">
        <input
          type="checkbox"
          checked={player.sitsOut.includes(next)}
          onChange={() =>
            act((one) => one.apply({ type: "sitOut", player: player.id, rounds: toggled(player.sitsOut) }))
          }
        />
        {t("desk.sits-out", { round: next })}
      </label>
      <div class="row">
        <label for={`${id}-table`}>{t("desk.fixed-table")}</label>
        <input
          id={`${id}-table`}
          inputMode="numeric"
          size={4}
          autocomplete="off"
          placeholder={player.fixedTable === null ? "–" : String(player.fixedTable)}
          value={table}
          onInput={({ currentTarget }) => setTable(currentTarget.value)}
        />
        {table.trim() === "" || wholeNumber(table, 9999) !== undefined ? null : (
          <span class="field-fault" role="alert">
            {t("desk.whole-number")}
          </span>
        )}
        <button
          type="button"
          disabled={table.trim() !== "" && wholeNumber(table, 9999) === undefined}
          onClick={() => {
            const number = table.trim() === "" ? {} : { table: Number(table) };
            if (act((one) => one.apply({ type: "fixTable", player: player.id, ...number }))) setTable("");
          }}
        >
          {t("desk.fix")}
        </button>
      </div>
      {apartFrom ? (
        <div class="row">
          <Choice
            class="row"
            label={t("desk.apart-from")}
            value={apartFrom.id}
            options={others.map((each) => [each.id, apart(player, each) ? `${each.name} ✓` : each.name])}
            onChange={setOther}
          />
          <button
            type="button"
            onClick={() =>
              act((one) =>
                one.apply({
                  type: "keepApart",
                  players: [player.id, apartFrom.id],
                  apart: !apart(player, apartFrom),
                }),
              )
            }
          >
            {apart(player, apartFrom) ? t("desk.not-apart") : t("desk.keep-apart")}
          </button>
        </div>
      ) : null}
    </div>
  );
}
