import { useEffect, useRef, useState } from "preact/hooks";
import { language, onLanguage, t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { guardDoubleClicks } from "../ui/settle.js";
import { Guard } from "./guard.js";
import { Navigation } from "./navigation.js";
import { useRoute, wasShown } from "./router.js";
import type { Screen } from "./screen.js";
import { screens } from "./screens.js";
import { Settings } from "./settings.js";
import { UpdateNotice } from "./update.js";

/** The layout of every screen. */
export function App() {
  // Texts are read during rendering, so a change of language renders everything anew. What is open or typed stays.
  const [spoken, setSpoken] = useState(language);
  useEffect(() => onLanguage(() => setSpoken(language)), []);

  const { path, rest, query } = useRoute();
  const screen = screens.find((known) => known.path === path) ?? screens[0];
  const main = useRef<HTMLElement>(null);
  const shown = useRef(screen);

  useEffect(guardDoubleClicks, []);

  // A new screen is shown from the top. On back navigation the browser restores the scroll position.
  const place = [path, ...rest].join("/");
  useEffect(() => {
    if (!wasShown()) scrollTo(0, 0);
  }, [place]);

  useEffect(() => {
    if (screen) document.title = `${t(screen.title)} – altmode`;
    // The first screen of a visit leaves the focus to the browser.
    if (shown.current !== screen) main.current?.focus({ preventScroll: true });
    shown.current = screen;
  }, [screen, spoken]);

  return (
    <div class="frame">
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {t("shell.skip")}
      </button>
      <header class="masthead">
        <a class="brand" href="#/">
          altmode
        </a>
        <Navigation screen={screen} />
      </header>
      <UpdateNotice />
      <main id="main" tabIndex={-1} ref={main}>
        {screen ? <Loaded key={screen.path} screen={screen} rest={rest} query={query} /> : null}
      </main>
      <footer>
        <Settings />
        <p>{t("shell.disclaimer")}</p>
      </footer>
    </div>
  );
}

/** A screen, once its code is loaded. */
function Loaded(props: { screen: Screen; rest: readonly string[]; query: URLSearchParams }) {
  const { screen, rest, query } = props;
  const [found, setFound] = useState<Awaited<ReturnType<Screen["load"]>>>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    screen.load().then(setFound, setError);
  }, [screen]);

  if (error !== undefined) {
    return (
      <>
        <Fault error={new Error(t("shell.screen-missing"))} />
        <button type="button" onClick={() => location.reload()}>
          {t("shell.reload")}
        </button>
      </>
    );
  }
  if (!found) return <p role="status">{t("shell.loading")}</p>;
  return (
    <Guard>
      <found.default rest={rest} query={query} />
    </Guard>
  );
}
