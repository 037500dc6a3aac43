import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Screen } from "./screen.js";
import { screens } from "./screens.js";

/** Links to all screens. If they do not fit, they scroll, with a shade on the side with more links. */
export function Navigation({ screen }: { screen: Screen | undefined }) {
  const nav = useRef<HTMLElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const element = nav.current;
    if (element === null) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // The widths are rounded, the scroll position is not.
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      element.removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, []);

  useEffect(() => {
    const element = nav.current;
    const current = element?.querySelector<HTMLElement>("[aria-current]");
    if (!element || !current) return;
    // Scrolls the current link to the centre, so that its neighbours are visible.
    const [whole, link] = [element.getBoundingClientRect(), current.getBoundingClientRect()];
    element.scrollLeft += link.left + link.width / 2 - (whole.left + whole.width / 2);
  }, [screen]);

  const shades = `${more.before ? " more-before" : ""}${more.after ? " more-after" : ""}`;
  return (
    <div class={`screens${shades}`} data-testid="screens">
      <nav aria-label={t("shell.screens")} ref={nav}>
        <ul>
          {screens
            .filter(({ hidden }) => !hidden)
            .map((each) => (
              <li key={each.path}>
                <a href={`#/${each.path}`} aria-current={each === screen ? "page" : undefined}>
                  {t(each.title)}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
