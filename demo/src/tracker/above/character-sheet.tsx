import type { Mode, TrackerCharacter } from "altmode/tracker/slim";
import { useEffect, useRef } from "preact/hooks";
import { usePress } from "../../journal/press.js";
import { t } from "../../messages/index.js";
import type { Tracking } from "../use-match.js";

interface Props {
  tracking: Tracking;
  character: TrackerCharacter;
  onFlip: (mode: Mode) => void;
  onClose: () => void;
}

/** The controls of a single character: its mode, repairs, damage, tap, KO and return, with its Upgrades. */
export function CharacterSheet({ tracking: { view, act }, character, onFlip, onClose }: Props) {
  const { id, name, zone, tapped, seat, mode, modes, upgrades } = character;
  const next = modes[(modes.indexOf(mode) + 1) % modes.length];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  const change = (amount: number) => act({ type: "damage", character: id, amount });
  const less = usePress(
    () => change(-1),
    () => change(-1),
  );
  return (
    <section class="stack tight" aria-label={name} data-testid="above-character">
      <header class="row spread">
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <button type="button" aria-label={t("ui.close")} onClick={onClose}>
          ×
        </button>
      </header>
      {zone === "battlefield" ? (
        <>
          {seat === view.active ? <p class="quiet">{t("above.attack-hint")}</p> : null}
          {upgrades.length === 0 ? null : (
            <p>
              {t("calculator.upgrades")}:{" "}
              <span lang="en">{upgrades.map((upgrade) => upgrade.name).join(", ")}</span>
            </p>
          )}
          <div class="row">
            {modes.length > 1 && next !== undefined ? (
              <button
                type="button"
                aria-label={t("tracker.flip", { name, mode })}
                onClick={() => onFlip(next)}
              >
                <span aria-hidden="true">⇄ </span>
                {t("tracker.mode", { mode })}
              </button>
            ) : null}
            <button type="button" aria-label={t("above.repair", { name })} {...less}>
              −1
            </button>
            {[2, 3, 5].map((amount) => (
              <button
                key={amount}
                type="button"
                aria-label={t("above.damage-on", { amount, name })}
                onClick={() => change(amount)}
              >
                +{amount}
              </button>
            ))}
            <button
              type="button"
              aria-pressed={tapped}
              aria-label={t("tracker.tap", { name })}
              onClick={() => act({ type: "tap", character: id, tapped: !tapped })}
            >
              {t("calculator.tapped")}
            </button>
            <button
              type="button"
              aria-label={t("tracker.ko-name", { name })}
              onClick={() => {
                if (act({ type: "ko", character: id })) onClose();
              }}
            >
              {t("odds.ko")}
            </button>
          </div>
        </>
      ) : (
        <button
          type="button"
          aria-label={t("tracker.return-name", { name })}
          onClick={() => {
            if (act({ type: "return", character: id })) onClose();
          }}
        >
          {t("tracker.return")}
        </button>
      )}
    </section>
  );
}
