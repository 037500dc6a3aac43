// The three games as tiles, each with a picture of its table.
import { t } from "../messages/index.js";
import { readText } from "../store/storage.js";
import { pictures } from "./pictures.js";

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
        const Picture = pictures[game];
        const action = t(readText(place) === undefined ? "start.now" : "start.resume");
        return (
          <li key={game} class={`start-tile ${game}`}>
            <a class="start-game" href={`#/${path}`}>
              <Picture />
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
