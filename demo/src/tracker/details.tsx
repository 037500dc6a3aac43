import type { Tracker, TrackerCharacter } from "altmode/tracker/slim";
import { useMemo, useState } from "preact/hooks";
import { Counters, Steps } from "../journal/counters.js";
import { Here } from "../journal/here.js";
import { t } from "../messages/index.js";
import { Choice, Select } from "../ui/choice.js";
import { Combobox } from "../ui/combobox.js";
import { Fold } from "../ui/fold.js";
import { Loaded } from "../ui/loaded.js";
import { NumberField, wholeNumber } from "../ui/number-field.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracker: Tracker;
  tracking: Tracking;
  character: TrackerCharacter;
}

/** Less frequent changes: Upgrades, counters, cards under it, combining, notes, corrections. */
export function Details({ tracker, tracking, character }: Props) {
  const { id, name, attack, defense, card, mode } = character;
  const face = tracker.cards.characters
    .find((known) => known.id === card)
    ?.modes.find((each) => each.mode === mode);
  const printed = face && { attack: face.attack, defense: face.defense };
  return (
    <div class="details stack" data-testid={`details-${id}`}>
      <p class="quiet">
        {printed === undefined ? null : t("tracker.printed", printed)}
        {printed?.attack === attack && printed.defense === defense ? null : (
          <>
            {printed === undefined ? "" : " · "}
            {t("tracker.stats-now", { attack, defense })}
          </>
        )}
      </p>
      <Here tracking={tracking}>
        {(here) => (
          <>
            <Modes tracking={here} character={character} />
            <Upgrades tracker={tracker} tracking={here} character={character} />
          </>
        )}
      </Here>
      <Counters tracking={tracking} counters={character.counters} of={{ character: id }} />
      <Here tracking={tracking}>
        {(here) => (
          <>
            <div class="row spread">
              <span>
                {t("tracker.cards-under")}: {character.cardsUnder}
              </span>
              <Steps
                what={t("tracker.cards-under")}
                onChange={(amount) => here.act({ type: "cards-under", character: id, amount })}
              />
            </div>
            <Together tracker={tracker} tracking={here} character={character} />
            <label class="field note">
              <span>{t("tracker.note")}</span>
              <input
                maxLength={200}
                value={character.note}
                onChange={({ currentTarget }) =>
                  here.act({ type: "note", character: id, text: currentTarget.value })
                }
              />
            </label>
          </>
        )}
      </Here>
      {character.card === null ? null : (
        <Fold title={t("tracker.card-text")}>{() => <CardText character={character} />}</Fold>
      )}
      <Here tracking={tracking}>
        {(here) => (
          <>
            <Correct tracking={here} character={character} />
            <p>
              <button
                type="button"
                class="small-button"
                aria-label={`${t("tracker.remove")}: ${name}`}
                onClick={() => here.act({ type: "remove", character: id })}
              >
                {t("tracker.remove")}
              </button>
            </p>
          </>
        )}
      </Here>
    </div>
  );
}

/** The texts of a character's cards, loaded on request. */
function CardText({ character: { card, upgrades } }: Pick<Props, "character">) {
  const ids = [card, ...upgrades.map((upgrade) => upgrade.card)].flatMap((id) => (id === null ? [] : [id]));
  return (
    <Loaded load={loadFaces} waiting={t("shell.loading")} missing={t("cards.missing")}>
      {({ Faces }) => <Faces ids={ids} />}
    </Loaded>
  );
}
const loadFaces = () => import("./faces.js");

/** Every mode, for characters with three. */
function Modes({ tracking: { act }, character: { id, mode, modes } }: Omit<Props, "tracker">) {
  if (modes.length < 3) return null;
  return (
    <div class="row">
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => act({ type: "mode", character: id, mode: each as "alt" })}
        >
          {t("tracker.mode", { mode: each })}
        </button>
      ))}
    </div>
  );
}

function Upgrades({ tracker, tracking, character: { id, name, seat, upgrades } }: Props) {
  const { act, view } = tracking;
  const options = useMemo(() => {
    const seen = new Set<string>();
    // Reprints share one name.
    return tracker.cards.upgrades.flatMap((card) => {
      if (seen.has(card.name)) return [];
      seen.add(card.name);
      return [{ id: card.id, label: card.name, detail: card.slot }];
    });
  }, [tracker]);
  const others = view.characters.filter(
    (other) => other.seat === seat && other.zone === "battlefield" && other.id !== id,
  );
  return (
    <div class="stack tight">
      <ul class="stack tight">
        {upgrades.map((upgrade, index) => (
          <li key={`${index} ${upgrade.name}`} class="row spread">
            <span>
              {upgrade.name} <small>{upgrade.slot}</small>
            </span>
            <span class="row">
              {others.length === 0 ? null : (
                <Select
                  name={t("tracker.move", { upgrade: upgrade.name })}
                  value=""
                  options={[["", "→"], ...named(others)]}
                  onChange={(to) => act({ type: "move-upgrade", character: id, index, to: Number(to) })}
                />
              )}
              <button
                type="button"
                aria-label={t("tracker.scrap", { upgrade: upgrade.name, name })}
                onClick={() => act({ type: "scrap-upgrade", character: id, index })}
              >
                ×
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Combobox
        label={t("calculator.add-upgrade")}
        options={options}
        value=""
        adds
        onChange={(upgrade) => act({ type: "put-upgrade", character: id, upgrade })}
      />
    </div>
  );
}

/** Returns characters as options. */
const named = (characters: readonly TrackerCharacter[]) =>
  characters.map(({ id, name }) => [String(id), name] as const);

/** Combining, going under another/** Combining, going under another character, and becoming its head. */
function Together({ tracker, tracking, character }: Props) {
  const { act, view } = tracking;
  const { id, seat, zone, modes, combiners } = character;
  const team = view.characters.filter((other) => other.seat === seat && other.id !== id);
  const others = team.filter((other) => other.zone === "battlefield");
  const place = (label: string, to: (other: number) => void) =>
    others.length === 0 ? null : (
      <Choice
        label={label}
        value=""
        options={[["", t("tracker.choose")], ...named(others)]}
        onChange={(other) => to(Number(other))}
      />
    );
  const combine = (form: string) => {
    const parts = tracker.cards.characters.find((card) => card.id === form)?.parts ?? [];
    const ready = [character, ...team].filter(
      (other) => parts.includes(other.card ?? "") && (other.zone === "battlefield" || other.zone === "ko"),
    );
    act({ type: "combine", form, parts: ready.map((other) => other.id) });
  };
  return (
    <>
      {zone === "battlefield" || zone === "ko"
        ? combiners.map((form) => (
            <button key={form} type="button" onClick={() => combine(form)}>
              {t("tracker.combine", {
                name: tracker.cards.characters.find((card) => card.id === form)?.name ?? form,
              })}
            </button>
          ))
        : null}
      {zone === "part"
        ? null
        : place(t("tracker.put-under"), (under) => act({ type: "put-under", character: id, under }))}
      {modes.includes("head")
        ? place(t("tracker.put-head"), (body) => act({ type: "put-head", head: id, body }))
        : null}
    </>
  );
}

function Correct({ tracking: { act }, character: { id, health, stars } }: Omit<Props, "tracker">) {
  const [typed, setTyped] = useState({ health: String(health), stars: String(stars) });
  // A missing number would stand for the printed one.
  const [to, worth] = [wholeNumber(typed.health, 255, 1), wholeNumber(typed.stars, 99)];
  return (
    <details>
      <summary>{t("tracker.correct")}</summary>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (to !== undefined && worth !== undefined)
            act({ type: "edit", character: id, health: to, stars: worth });
        }}
      >
        <NumberField
          label={t("tracker.health")}
          value={typed.health}
          least={1}
          most={255}
          onChange={(value) => setTyped({ ...typed, health: value })}
        />
        <NumberField
          label={t("decks.stars")}
          value={typed.stars}
          most={99}
          onChange={(value) => setTyped({ ...typed, stars: value })}
        />
        <button type="submit" disabled={to === undefined || worth === undefined}>
          {t("tracker.apply")}
        </button>
      </form>
    </details>
  );
}
