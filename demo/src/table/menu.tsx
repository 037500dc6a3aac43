import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Settings } from "../shell/settings.js";
import { AwakeSwitch } from "../ui/awake.js";
import { Choice } from "../ui/choice.js";
import { useDismiss } from "../ui/dismiss.js";
import { useHelp } from "./help.js";
import { SoundSwitch } from "./sound.js";
import { speeds } from "./speed.js";
import type { Telling } from "./telling.js";

interface Props {
  /** `undefined` at a table without scenes. */
  telling: Telling | undefined;
  /** `undefined` at a table that cannot be left. */
  onLeave: (() => void) | undefined;
  /** Tells the last scene again, for screens whose stage is away then. */
  onAgain?: (() => void) | undefined;
  /** Buttons of the game. */
  children?: ComponentChildren;
}

/** The menu of the table, drawn while it is open. Escape and a press outside close it. */
export function Menu({ telling, onLeave, onAgain, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  const help = useHelp();
  const [open, setOpen] = useState(false);
  const panel = () => (
    <div class="panel">
      {onLeave === undefined ? null : (
        <button type="button" onClick={onLeave}>
          {t("table.leave")}
        </button>
      )}
      <button
        type="button"
        class="story-opener"
        onClick={() => {
          if (menu.current) menu.current.open = false;
          menu.current?.closest(".game-table")?.setAttribute("data-story", "");
        }}
      >
        {t("table.story")}
      </button>
      {help === undefined ? null : (
        <button
          type="button"
          aria-keyshortcuts="?"
          onClick={() => {
            if (menu.current) menu.current.open = false;
            help();
          }}
        >
          {t("help.title")}
        </button>
      )}
      {onAgain === undefined ? null : (
        <button
          type="button"
          class="story-opener"
          onClick={() => {
            if (menu.current) menu.current.open = false;
            onAgain();
          }}
        >
          {t("table.again")}
        </button>
      )}
      {children}
      {telling === undefined ? null : (
        <Choice
          class="row"
          label={t("table.speed")}
          value={telling.speed}
          options={speeds.map((speed) => [speed, t(`log.speed.${speed}`)] as const)}
          onChange={telling.setSpeed}
        />
      )}
      {telling === undefined ? null : <SoundSwitch />}
      <AwakeSwitch />
      <Settings />
    </div>
  );
  return (
    <details class="table-menu" ref={menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{t("table.menu")}</span>
      </summary>
      {open ? panel() : null}
    </details>
  );
}
