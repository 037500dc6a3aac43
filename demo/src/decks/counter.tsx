import { t } from "../messages/index.js";

/** The number of copies of a card, with buttons to change it. */
export function Counter(props: { name: string; count: number; onCount: (count: number) => void }) {
  const { name, count, onCount } = props;
  return (
    <span class="stepper counter">
      <button
        type="button"
        aria-label={`${t("ui.less")}: ${name}`}
        disabled={count === 0}
        onClick={() => onCount(count - 1)}
      >
        −
      </button>
      <output aria-label={t("decks.count", { name })}>{count}</output>
      <button type="button" aria-label={`${t("ui.plus")}: ${name}`} onClick={() => onCount(count + 1)}>
        +
      </button>
    </span>
  );
}
