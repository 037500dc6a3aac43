import { language, t } from "../messages/index.js";
import { Said } from "./said.js";

/** An entry of a history. */
interface Entry {
  id: { device: string | number; number: number };
  text: string;
  at: number;
  by: string;
  game: number;
  turn: number;
  state: "done" | "undone" | "skipped";
  action: { type: string };
}

interface Props<E extends Entry> {
  tracking: {
    readonly match: { history(): E[] };
    readonly person: string;
    setPerson(person: string): void;
  };
  /** The types of random outcomes. Undoing one is a new random throw, not a correction. */
  byChance: readonly string[];
}

/** The history with person and time, newest first. Undone entries are struck out. */
export function History<E extends Entry>({ tracking: { match, person, setPerson }, byChance }: Props<E>) {
  const lines = match.history().reverse();
  return (
    <div class="stack" data-testid="history">
      <label class="field">
        <span>{t("tracker.by")}</span>
        <input
          maxLength={60}
          autocomplete="off"
          value={person}
          onInput={({ currentTarget }) => setPerson(currentTarget.value)}
        />
      </label>
      {lines.length === 0 ? <p class="quiet">{t("tracker.history-none")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access */}
      <section class="scroll" tabIndex={0} aria-label={t("tracker.history")}>
        <ol class="stack tight">
          {lines.map((line) => (
            <Line
              key={`${line.id.device} ${line.id.number}`}
              line={line}
              chance={byChance.includes(line.action.type)}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Line({ line, chance }: { line: Entry; chance: boolean }) {
  const { text, at, by, game, turn, state, action } = line;
  const time = new Date(at);
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
  return (
    <li class={action.type === "note" ? `${state} note` : state}>
      <small>
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString(language(), clock)}</time>
        {game > 1 ? ` · ${t("tracker.game", { game })}` : ""} · {t("table.turn", { turn })}
        {by === "" ? "" : ` · ${by}`}
        {chance ? ` · ${t("tracker.by-chance")}` : ""}
      </small>
      <br />
      {state === "done" ? (
        <Said text={text} />
      ) : (
        <>
          <s>
            <Said text={text} />
          </s>{" "}
          <small>({state === "undone" ? t("tracker.undone") : t("tracker.skipped")})</small>
        </>
      )}
    </li>
  );
}
