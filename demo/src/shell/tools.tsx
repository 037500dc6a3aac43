import { t } from "../messages/index.js";
import { tools } from "./tool-list.js";

const games = ["tcg", "unmatched"] as const;

/** Links to the screens beside the tables, grouped by their game. */
export function Tools({ current }: { current?: string | undefined }) {
  return (
    <div class="tools">
      {games.map((game) => (
        <div key={game}>
          <strong>{t(`start.${game}`)}</strong>
          <ul>
            {tools
              .filter(({ toolOf }) => toolOf === game)
              .map(({ path, title, line }) => (
                <li key={path}>
                  <a href={`#/${path}`} aria-current={path === current ? "page" : undefined}>
                    {t(title)}
                  </a>
                  <small>{t(line)}</small>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
