// The three games as tiles, above the set-up of the first one: the page begins with them.
import { t } from "../messages/index.js";
import "./start.css";

/** Drawings of the tables, made by ourselves: two rows of cards, a map, a grid. */
const pictures = {
  tcg: "M6 4h14v18H6zM25 4h14v18H25zM44 4h14v18H44zM6 28h14v18H6zM25 25h14v18H25zM44 28h14v18H44z",
  unmatched:
    "M12 10a5 5 0 1 0 .1 0zm22 4a5 5 0 1 0 .1 0zm18-6a5 5 0 1 0 .1 0zM14 34a5 5 0 1 0 .1 0zm20 0a5 5 0 1 0 .1 0zm18-2a5 5 0 1 0 .1 0zM17 16l12 2M39 18l9-4M13 20v14M34 24v10M52 18v14M19 39h10M39 39l8-2",
  deckbuilder:
    "M6 4h11v12H6zM21 4h11v12H21zM36 4h11v12H36zM6 20h11v12H6zM21 20h11v12H21zM36 20h11v12H36zM6 36h11v12H6zM21 36h11v12H21zM36 36h11v12H36z",
} as const;

const games = [
  ["tcg", "play"],
  ["unmatched", "unmatched"],
  ["deckbuilder", "deckbuilder"],
] as const;

export function Start({ current }: { current: string }) {
  return (
    <nav class="start" aria-label={t("start.games")} data-testid="start">
      {games.map(([game, path]) => (
        <a
          key={game}
          class={`start-tile ${game}`}
          href={`#/${path}`}
          aria-current={path === current ? "page" : undefined}
        >
          <svg viewBox="0 0 64 52" aria-hidden="true">
            <path d={pictures[game]} />
          </svg>
          <span>
            <strong>{t(`start.${game}`)}</strong>
            <span>{t(`start.${game}-line`)}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
