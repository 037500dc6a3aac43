import type { GameEvent } from "altmode/tcg/slim";
import { useLayoutEffect, useRef } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { useSettling } from "../ui/settle.js";
import { playerName } from "./words.js";

interface Props {
  seat: number;
  /** Public events since the last cover. */
  events: readonly GameEvent[];
  onReady: () => void;
}

/** Covers the table while the device is handed to the other player. */
export function Handover({ seat, events, onReady }: Props) {
  const ready = useRef<HTMLButtonElement>(null);
  const log = useRef<HTMLElement>(null);
  const settling = useSettling(String(seat));
  useLayoutEffect(() => {
    scrollTo(0, 0);
    ready.current?.focus({ preventScroll: true });
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [seat]);
  const player = playerName(seat);
  return (
    <section class={`panel handover${settling}`} data-testid="handover">
      <h1>{t("play.handover", { player })}</h1>
      <p>{t("play.handover-help")}</p>
      <button type="button" class="primary" ref={ready} onClick={onReady}>
        {t("play.handover-ready", { player })}
      </button>
      {events.length === 0 ? null : (
        <div class="log">
          <h2 id="handover-log">{t("play.handover-log")}</h2>
          <section
            class="scroll"
            ref={log}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
            tabIndex={0}
            aria-labelledby="handover-log"
          >
            <ol lang={engineLang()}>
              {events.map(({ type, text }, index) => (
                <li key={index} class={type === "turn-started" ? "turn" : type}>
                  {text}
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </section>
  );
}
