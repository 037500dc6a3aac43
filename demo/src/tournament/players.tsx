import type { TournamentView } from "altmode/tournament/slim";
import { useId, useRef, useState } from "preact/hooks";
import { many, t } from "../messages/index.js";
import { type Act, useActHere } from "./act.js";
import { Roster } from "./roster.js";

/** The players of the tournament: entering, leaving, coming back. */
export function Players({ view, act: change }: { view: TournamentView; act: Act }) {
  const id = useId();
  const [act, refused] = useActHere(change, view);
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const checkIn = view.options.checkIn === true;
  const here = view.players.filter(({ dropped, waiting }) => !dropped && !waiting).length;

  const add = (event: Event) => {
    event.preventDefault();
    if (act((tournament) => tournament.addPlayer(name))) setName("");
    // One name after the other, without leaving the keyboard.
    field.current?.focus();
  };

  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("tournament.players")}</h2>
      <p>{many("tournament.player-count", here)}</p>
      {view.cut === null ? (
        <form class="row" onSubmit={add}>
          <input
            ref={field}
            aria-label={t("tournament.player-name")}
            placeholder={t("tournament.player-name")}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="primary">
            {t("tournament.add")}
          </button>
        </form>
      ) : null}
      {refused}
      <ul class="tournament-players">
        {view.players.map((player) => (
          <li key={player.id} class="row spread">
            <span>
              {player.name}
              {player.disqualified ? (
                <em> ({t("desk.disqualified")})</em>
              ) : player.dropped ? (
                <em> ({t("tournament.left")})</em>
              ) : null}
              {player.waiting && !player.dropped ? <em> ({t("desk.waits")})</em> : null}
              {view.options.deckLists === true && !player.hasDeck && !player.dropped ? (
                <em> ({t("desk.no-list")})</em>
              ) : null}
              {player.lateDeck ? <em> ({t("desk.late-list")})</em> : null}
            </span>
            {checkIn && !player.dropped && !player.waiting && !player.checkedIn && view.cut === null ? (
              <button
                type="button"
                class="small-button"
                aria-label={t("desk.check-in-name", { name: player.name })}
                onClick={() => act((tournament) => tournament.apply({ type: "checkIn", player: player.id }))}
              >
                {t("desk.check-in")}
              </button>
            ) : null}
            {player.waiting && !player.dropped && view.cut === null ? (
              <button
                type="button"
                class="small-button"
                aria-label={t("desk.admit-name", { name: player.name })}
                onClick={() => act((tournament) => tournament.apply({ type: "admit", player: player.id }))}
              >
                {t("desk.admit")}
              </button>
            ) : null}
            {player.dropped ? (
              <button
                type="button"
                class="small-button"
                aria-label={t("tournament.reenter-name", { name: player.name })}
                disabled={view.cut !== null || player.disqualified}
                onClick={() => act((tournament) => tournament.apply({ type: "reenter", player: player.id }))}
              >
                {t("tournament.reenter")}
              </button>
            ) : (
              <button
                type="button"
                class="small-button"
                aria-label={t("tournament.drop-name", { name: player.name })}
                onClick={() => act((tournament) => tournament.apply({ type: "drop", player: player.id }))}
              >
                {t("tournament.drop")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Roster view={view} act={act} />
    </section>
  );
}
