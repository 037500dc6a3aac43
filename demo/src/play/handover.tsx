import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import { playerName } from "./words.js";

/** Covers the table while the screen changes hands. */
export function Handover({ seat, onReady }: { seat: number; onReady: () => void }) {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), [seat]);
  const player = playerName(seat);
  return (
    <section class="panel handover" data-testid="handover">
      <h1>{t("play.handover", { player })}</h1>
      <p>{t("play.handover-help")}</p>
      <button type="button" class="primary" ref={ready} onClick={onReady}>
        {t("play.handover-ready", { player })}
      </button>
    </section>
  );
}
