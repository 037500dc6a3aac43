import type { Own, Tracker, TrackerCharacter } from "altmode/tracker/slim";
import { useMemo, useState } from "preact/hooks";
import { Counters } from "../journal/counters.js";
import { Here } from "../journal/here.js";
import { t } from "../messages/index.js";
import { Combobox, lazily } from "../ui/combobox.js";
import { NumberField, wholeNumber } from "../ui/number-field.js";
import { Character } from "./character.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracker: Tracker;
  tracking: Tracking;
  seat: 0 | 1;
}

/** One side of the table. */
export function Team({ tracker, tracking, seat }: Props) {
  const { view } = tracking;
  const player = view.players[seat];
  /** Rotates the side, so that a player on the other side of the table can read it. */
  const [turned, setTurned] = useState(false);
  const own = view.characters.filter((character) => character.seat === seat);
  const options = useMemo(
    () =>
      lazily(() =>
        tracker.cards.characters.map(({ id, fullName, kind }) => ({ id, label: fullName, detail: kind })),
      ),
    [tracker],
  );
  const of = (zone: (character: TrackerCharacter) => boolean) => own.filter(zone);
  const parts: readonly (readonly [string | undefined, TrackerCharacter[]])[] = [
    [undefined, of(({ zone }) => zone === "battlefield")],
    [t("tracker.ko-area"), of(({ zone }) => zone === "ko")],
    [t("tracker.elsewhere"), of(({ zone }) => zone !== "battlefield" && zone !== "ko")],
  ];
  return (
    <section
      class={["tracker-team", view.active === seat && "active", turned && "turned"].filter(Boolean).join(" ")}
      aria-label={player.name}
      data-testid={`team-${seat}`}
    >
      <header class="row spread">
        <h2>
          {view.active === seat ? <span aria-hidden="true">▶ </span> : null}
          {player.name}
        </h2>
        <p class="quiet">
          {t("tracker.health-left", { left: player.remaining, all: player.health })} ·{" "}
          {t("tracker.stars", { stars: player.stars })} · {t("tracker.won", { wins: player.wins })}
        </p>
      </header>
      {parts.map(([title, characters]) =>
        characters.length === 0 ? null : (
          <div key={title ?? ""} class="stack tight">
            {title === undefined ? null : <h3 class="quiet">{title}</h3>}
            <ul class="stack tight">
              {characters.map((character) => (
                <Character key={character.id} tracker={tracker} tracking={tracking} character={character} />
              ))}
            </ul>
          </div>
        ),
      )}
      <details>
        <summary>{t("tracker.side")}</summary>
        <div class="stack">
          <button type="button" aria-pressed={turned} onClick={() => setTurned(!turned)}>
            {t("tracker.turn-side")}
          </button>
          <Here tracking={tracking}>
            {(here) => (
              <>
                <Combobox
                  label={t("tracker.add-character")}
                  options={options}
                  value=""
                  adds
                  onChange={(card) => here.act({ type: "add", seat, card })}
                />
                <OwnCharacter onAdd={(own) => here.act({ type: "add", seat, own })} />
              </>
            )}
          </Here>
          <Counters tracking={tracking} counters={player.counters} of={{ seat }} />
          <Here tracking={tracking}>
            {(here) => (
              <label class="field note">
                <span>{t("tracker.note")}</span>
                <input
                  maxLength={200}
                  value={player.note}
                  onChange={({ currentTarget }) =>
                    here.act({ type: "note", seat, text: currentTarget.value })
                  }
                />
              </label>
            )}
          </Here>
        </div>
      </details>
    </section>
  );
}

/** Form for a custom character: name, health and the stats of one face. */
function OwnCharacter({ onAdd }: { onAdd: (own: Own) => boolean }) {
  const empty = { name: "", health: "", attack: "", defense: "" };
  const [typed, setTyped] = useState(empty);
  const health = wholeNumber(typed.health, 255, 1);
  // Stats that are left empty are 0.
  const [attack, defense] = [wholeNumber(typed.attack || "0", 255), wholeNumber(typed.defense || "0", 255)];
  const wrong =
    typed.name.trim() === "" || health === undefined || attack === undefined || defense === undefined;
  const number = (name: "health" | "attack" | "defense") => (
    <NumberField
      label={t(`tracker.own-${name}`)}
      value={typed[name]}
      least={name === "health" ? 1 : 0}
      most={255}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  return (
    <details>
      <summary>{t("tracker.own")}</summary>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong) return;
          const faces = (["alt", "bot"] as const).map((mode) => ({ mode, attack, defense }));
          if (onAdd({ name: typed.name.trim(), health, faces })) setTyped(empty);
        }}
      >
        <label class="field">
          <span>{t("tracker.name")}</span>
          <input
            maxLength={60}
            autocomplete="off"
            value={typed.name}
            onInput={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
          />
        </label>
        <div class="own-numbers">
          {number("health")}
          {number("attack")}
          {number("defense")}
        </div>
        <button type="submit" disabled={wrong}>
          {t("tracker.apply")}
        </button>
      </form>
    </details>
  );
}
