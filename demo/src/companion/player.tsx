import type { CompanionFighter } from "altmode/companion/slim";
import { useId, useState } from "preact/hooks";
import { Counters } from "../journal/counters.js";
import { Here } from "../journal/here.js";
import { usePress } from "../journal/press.js";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Fold } from "../ui/fold.js";
import { CorrectionField } from "../ui/number-field.js";
import { DeckList } from "./deck-list.js";
import { nameOf } from "./kept.js";
import { Piles } from "./piles.js";
import type { Tracking } from "./use-match.js";

/** Step of a long press. */
const HELD = 5;

interface Props {
  tracking: Tracking;
  seat: number;
}

/** A player: fighters with their dials, form, cards and counters. */
export function PlayerPanel({ tracking, seat }: Props) {
  const { view, act } = tracking;
  const id = useId();
  const player = view.players[seat];
  if (player === undefined) return null;
  const name = nameOf(player);
  const heroes = player.heroName === name ? "" : player.heroName;
  const marks = [
    view.active === seat && view.ending === null ? t("unmatched.active") : "",
    player.out ? t("companion.out") : "",
    view.winsNeeded > 1 ? t("companion.won-games", { wins: player.wins }) : "",
  ].filter((mark) => mark !== "");
  return (
    <section
      class={`tracker-team companion-player side-${player.team % 4}${view.active === seat ? " active" : ""}`}
      aria-labelledby={id}
      data-testid={`seat-${seat}`}
    >
      <header class="row spread">
        <h2 id={id}>
          <span class="side-mark" aria-hidden="true" />
          {name} {heroes === "" ? null : <small lang="en">{heroes}</small>}
        </h2>
        <small>{marks.join(" · ")}</small>
      </header>
      {player.forms.length === 0 ? null : (
        <Choice
          class="row form-choice"
          label={t("companion.form")}
          value={player.form ?? ""}
          options={[
            ...(player.form === null ? [["", t("companion.form-open")] as const] : []),
            ...player.forms.map((form) => [form.id, form.name] as const),
          ]}
          onChange={(form) => act({ type: "form", seat, form })}
        />
      )}
      {player.reminders.length === 0 || view.ending !== null ? null : (
        <ul class="reminders" data-testid={`reminders-${seat}`}>
          {player.reminders.map(({ at, text }) => (
            <li key={text}>
              <strong>{t(`companion.reminder.${at}`)}</strong> <span lang="en">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <ul class="dials">
        {view.fighters
          .filter((fighter) => fighter.seat === seat)
          .map((fighter) => (
            <Dial key={fighter.id} tracking={tracking} fighter={fighter} />
          ))}
      </ul>
      <Here tracking={tracking}>{(here) => <Piles tracking={here} seat={seat} player={player} />}</Here>
      {player.counters.length === 0 ? null : (
        <p class="quiet" data-testid="counters">
          {player.counters.map(({ name: what, amount }) => `${what} ${amount}`).join(" · ")}
        </p>
      )}
      {player.text === "" ? null : (
        <Fold title={t("companion.abilities")}>
          {() => (
            <p class="card-text" lang="en" data-testid={`abilities-${seat}`}>
              {player.text}
            </p>
          )}
        </Fold>
      )}
      <Fold title={t("companion.deck-list")}>
        {() => <Here tracking={tracking}>{(here) => <DeckList tracking={here} seat={seat} />}</Here>}
      </Fold>
      <Fold title={t("companion.counters")}>
        {() => <Counters tracking={tracking} counters={player.counters} of={{ seat }} />}
      </Fold>
    </section>
  );
}

/** A fighter: its health dial, and more when it is opened. */
function Dial({ tracking, fighter }: { tracking: Tracking; fighter: CompanionFighter }) {
  const { act } = tracking;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { id, name, health, most, defeated, reserve, hero, counters, at, sure, moves } = fighter;
  const turn = (amount: number) => act({ type: "health", fighter: id, amount });
  const less = usePress(
    () => turn(-1),
    () => turn(-HELD),
  );
  const more = usePress(
    () => turn(1),
    () => turn(HELD),
  );
  const shown = [
    name,
    t("companion.dial", { health, most }),
    defeated ? t("companion.is-defeated") : "",
    reserve ? t("companion.is-reserve") : "",
  ].filter((part) => part !== "");
  const notes = [
    at === null || sure ? (at ?? "") : `${at}?`,
    moves === null ? "" : t("companion.moves", { moves }),
    ...counters.map((counter) => `${counter.name} ${counter.amount}`),
  ].filter(Boolean);
  return (
    <li class={`dial${hero ? " hero" : ""}${defeated ? " defeated" : ""}`} data-testid={`fighter-${id}`}>
      <button
        type="button"
        aria-label={t("companion.damage", { name })}
        disabled={defeated || reserve}
        {...less}
      >
        −
      </button>
      <button
        type="button"
        class="dial-face"
        aria-label={shown.join(", ")}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span class="dial-name" lang="en">
          {name} {notes.length === 0 ? null : <small>{notes.join(" · ")}</small>}
        </span>
        <span class="dial-health">
          {defeated ? "✕" : reserve ? "–" : health}
          <small>/{most}</small>
        </span>
      </button>
      <button
        type="button"
        aria-label={t("companion.recover", { name })}
        disabled={defeated || reserve}
        {...more}
      >
        +
      </button>
      <div id={panel} class="dial-more" hidden={!open}>
        {open ? <FighterMore tracking={tracking} fighter={fighter} /> : null}
      </div>
    </li>
  );
}

/** Corrections of a fighter: place, defeat and return, counters. */
function FighterMore({ tracking, fighter }: { tracking: Tracking; fighter: CompanionFighter }) {
  const { id, name, health, most, defeated, reserve, at } = fighter;
  const away = defeated || reserve;
  return (
    <div class="stack tight">
      <Here tracking={tracking}>
        {(here) => (
          <div class="row">
            <CorrectionField
              label={t("companion.set-health")}
              name={t("companion.set-health-of", { name })}
              value={health}
              most={99}
              onChange={(to) => here.act({ type: "set-health", fighter: id, to })}
            />
            <label class="field">
              <span>{t("companion.place")}</span>
              <input
                maxLength={60}
                autocomplete="off"
                autocapitalize="characters"
                value={at ?? ""}
                aria-label={t("companion.place-of", { name })}
                onChange={({ currentTarget }) => {
                  const typed = currentTarget.value.trim();
                  here.act({ type: "place", fighter: id, ...(typed === "" ? {} : { at: typed }) });
                }}
              />
            </label>
          </div>
        )}
      </Here>
      <Here tracking={tracking}>
        {(here) => (
          <div class="row">
            {away ? (
              <button type="button" onClick={() => here.act({ type: "return", fighter: id })}>
                {t("companion.return", { health: most })}
              </button>
            ) : (
              <button type="button" onClick={() => here.act({ type: "defeat", fighter: id })}>
                {t("companion.defeat")}
              </button>
            )}
            <button type="button" onClick={() => here.act({ type: "remove", fighter: id })}>
              {t("companion.remove")}
            </button>
          </div>
        )}
      </Here>
      <Counters tracking={tracking} counters={fighter.counters} of={{ fighter: id }} />
    </div>
  );
}
