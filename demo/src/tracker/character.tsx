import type { Mode, Tracker, TrackerCharacter } from "altmode/tracker/slim";
import { useId, useState } from "preact/hooks";
import { Here } from "../journal/here.js";
import { usePress } from "../journal/press.js";
import { t } from "../messages/index.js";
import { wholeNumber } from "../ui/number-field.js";
import { Details } from "./details.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracker: Tracker;
  tracking: Tracking;
  character: TrackerCharacter;
}

/** Change of damage per tap and per long press. */
const STEP = 1;
const LARGE_STEP = 5;
/** Most damage counters that are tracked on a character. */
const MOST_DAMAGE = 99;

/** A character: frequent changes take one tap, the others are behind "More". */
export function Character({ tracker, tracking, character }: Props) {
  const { id, name, mode, modes, tapped, zone, upgrades } = character;
  const [open, setOpen] = useState(false);
  const next = modes[(modes.indexOf(mode) + 1) % modes.length];
  const onTable = zone === "battlefield";
  return (
    <li class={`tracked-character ${zone}${tapped ? " tapped" : ""}`} data-testid={`character-${id}`}>
      <div class="row spread names">
        <h3>
          {name} <small>{character.subtitle}</small>{" "}
          {onTable || zone === "ko" ? (
            <small>
              {onTable ? "" : `${t("tracker.mode", { mode })} · `}
              {t("above.stats", { attack: character.attack, defense: character.defense })}
            </small>
          ) : null}
        </h3>
        {onTable ? null : <Place tracking={tracking} character={character} />}
        <button
          type="button"
          class="plain"
          aria-expanded={open}
          aria-label={t("tracker.more-name", { name })}
          onClick={() => setOpen(!open)}
        >
          {t("tracker.more")}
        </button>
      </div>
      <Here tracking={tracking}>
        {(here) => (
          <>
            {onTable ? <Damage tracking={here} character={character} /> : null}
            <div class="row quick">
              {onTable && modes.length > 1 && next !== undefined ? (
                <button
                  type="button"
                  aria-label={t("tracker.flip", { name, mode })}
                  onClick={() => here.act({ type: "mode", character: id, mode: next as Mode })}
                >
                  <span aria-hidden="true">⇄ </span>
                  {t("tracker.mode", { mode })}
                </button>
              ) : null}
              {onTable ? (
                <button
                  type="button"
                  aria-pressed={tapped}
                  aria-label={t("tracker.tap", { name })}
                  onClick={() => here.act({ type: "tap", character: id, tapped: !tapped })}
                >
                  {t("calculator.tapped")}
                </button>
              ) : null}
              <ZoneButton tracking={here} character={character} />
            </div>
          </>
        )}
      </Here>
      {upgrades.length === 0 && character.counters.length === 0 && character.note === "" ? null : (
        <ul class="chips" aria-label={t("calculator.upgrades")}>
          {upgrades.map((upgrade, index) => (
            <li class="chip" key={`${index} ${upgrade.name}`}>
              {upgrade.name}
            </li>
          ))}
          {character.counters.map((counter) => (
            <li class="chip" key={counter.name}>
              {counter.name}: {counter.amount}
            </li>
          ))}
          {character.note === "" ? null : <li class="chip note">✎ {character.note}</li>}
        </ul>
      )}
      {open ? <Details tracker={tracker} tracking={tracking} character={character} /> : null}
    </li>
  );
}

/** The place of a character that is not on the battlefield. */
function Place({ tracking, character: { zone, of } }: Pick<Props, "tracking" | "character">) {
  const name = tracking.view.characters.find(({ id }) => id === of)?.name ?? "";
  if (zone === "under") return <small>{t("tracker.under", { name })}</small>;
  if (zone === "part") return <small>{t("tracker.part", { name })}</small>;
  if (zone === "head") return <small>{t("tracker.head", { name })}</small>;
  if (zone === "upgrade") return <small>{t("tracker.upgrade-on", { name })}</small>;
  return null;
}

function ZoneButton({
  tracking: { act },
  character: { id, name, zone, remaining, health },
}: Pick<Props, "tracking" | "character">) {
  if (zone === "battlefield") {
    return (
      <button
        type="button"
        class={remaining === 0 && health > 0 ? "due" : undefined}
        aria-label={t("tracker.ko-name", { name })}
        onClick={() => act({ type: "ko", character: id })}
      >
        {t("odds.ko")}
      </button>
    );
  }
  if (zone === "ko") {
    return (
      <button
        type="button"
        aria-label={t("tracker.return-name", { name })}
        onClick={() => act({ type: "return", character: id })}
      >
        {t("tracker.return")}
      </button>
    );
  }
  if (zone !== "under" && zone !== "head") return null;
  return (
    <button
      type="button"
      aria-label={t("tracker.deploy-name", { name })}
      onClick={() => act({ type: "deploy", character: id })}
    >
      {t("tracker.deploy")}
    </button>
  );
}

/** Damage controls: tap, long press, and exact entry. */
function Damage({ tracking: { act }, character }: Pick<Props, "tracking" | "character">) {
  const { id, name, damage, health, remaining } = character;
  const [typed, setTyped] = useState<string>();
  const change = (amount: number) => act({ type: "damage", character: id, amount });
  const less = usePress(
    () => change(-STEP),
    () => change(-LARGE_STEP),
  );
  const more = usePress(
    () => change(STEP),
    () => change(LARGE_STEP),
  );
  const fault = useId();
  const to = typed === undefined || typed.trim() === "" ? damage : wholeNumber(typed, MOST_DAMAGE);
  const enter = () => {
    // Anything else than a number stays, with the fault beside it.
    if (typed === undefined || to === undefined) return;
    if (to !== damage) act({ type: "set-damage", character: id, to });
    setTyped(undefined);
  };
  return (
    <div class="damage">
      <button type="button" class="step" aria-label={t("tracker.less-damage", { name })} {...less}>
        −
      </button>
      <span class="figures">
        <input
          inputMode="numeric"
          autocomplete="off"
          aria-label={t("tracker.damage", { name })}
          aria-invalid={to === undefined}
          aria-describedby={to === undefined ? fault : undefined}
          value={typed ?? String(damage)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={enter}
          onKeyDown={(event) => {
            if (event.key === "Enter") enter();
            else if (event.key === "Escape") setTyped(undefined);
          }}
        />
        <span class="of">
          / {health} <small>{t("tracker.left", { left: remaining })}</small>
        </span>
        <meter min={0} max={health} value={remaining} aria-hidden="true" />
        {to === undefined ? (
          <span class="field-fault" id={fault} role="alert">
            {t("ui.whole-number", { least: 0, most: MOST_DAMAGE })}
          </span>
        ) : null}
      </span>
      <button type="button" class="step more" aria-label={t("tracker.more-damage", { name })} {...more}>
        +
      </button>
    </div>
  );
}
