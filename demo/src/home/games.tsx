// The three games as tiles, each with a drawing of its table.
import { t } from "../messages/index.js";
import { readText } from "../store/storage.js";

/** Drawings of the tables, made by ourselves: two rows of cards, a map, a grid. */
const pictures = {
  tcg: "M6 4h14v18H6zM25 4h14v18H25zM44 4h14v18H44zM6 28h14v18H6zM25 25h14v18H25zM44 28h14v18H44z",
  unmatched:
    "M12 10a5 5 0 1 0 .1 0zm22 4a5 5 0 1 0 .1 0zm18-6a5 5 0 1 0 .1 0zM14 34a5 5 0 1 0 .1 0zm20 0a5 5 0 1 0 .1 0zm18-2a5 5 0 1 0 .1 0zM17 16l12 2M39 18l9-4M13 20v14M34 24v10M52 18v14M19 39h10M39 39l8-2",
  deckbuilder:
    "M6 4h11v12H6zM21 4h11v12H21zM36 4h11v12H36zM6 20h11v12H6zM21 20h11v12H21zM36 20h11v12H36zM6 36h11v12H6zM21 36h11v12H21zM36 36h11v12H36z",
} as const;

/** The games with the addresses of their screens and the places of their kept games in the storage. */
const games = [
  ["tcg", "play", "game"],
  ["unmatched", "unmatched", "unmatched-game"],
  ["deckbuilder", "deckbuilder", "deckbuilder-game"],
] as const;

/** Tiles that lead to a game's set-up, or begin or resume a game at once. */
export function Games() {
  return (
    <ul class="start" data-testid="start">
      {games.map(([game, path, place]) => {
        const action = t(readText(place) === undefined ? "start.now" : "start.resume");
        return (
          <li key={game} class={`start-tile ${game}`}>
            <a class="start-game" href={`#/${path}`}>
              <svg viewBox="0 0 64 52" aria-hidden="true">
                <path d={pictures[game]} />
              </svg>
              <span>
                <strong>{t(`start.${game}`)}</strong>
                <span>{t(`start.${game}-line`)}</span>
              </span>
            </a>
            <a class="button primary" href={`#/${path}?now`} aria-label={`${action}: ${t(`start.${game}`)}`}>
              {action}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
