import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import { useDismiss } from "../ui/dismiss.js";
import type { Screen } from "./screen.js";
import { tables } from "./screens.js";
import { tools } from "./tool-list.js";
import { Tools } from "./tools.js";

/** A tab for each game, and a menu with the other screens. Four tabs fit the narrowest phone. */
export function Navigation({ screen }: { screen: Screen | undefined }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [screen]);
  const tool = tools.find(({ path }) => path === screen?.path);
  return (
    <nav class="screens" aria-label={t("shell.screens")} data-testid="screens">
      <ul>
        {tables
          .filter(({ hidden }) => !hidden)
          .map((each) => (
            <li key={each.path}>
              <a href={`#/${each.path}`} aria-current={each === screen ? "page" : undefined}>
                {t(each.title)}
              </a>
            </li>
          ))}
        <li>
          <details class="tools-menu" ref={menu} data-testid="tools-menu">
            <summary class={tool ? "current" : undefined}>{t("nav.tools")}</summary>
            <div class="panel">
              <Tools current={tool?.path} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}
