import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import type { Entry, GameStore, Recorded } from "../store/games.js";
import { Fault } from "../ui/fault.js";
import { Loaded } from "../ui/loaded.js";
import { PutAside } from "../ui/put-aside.js";

/** A module whose games are recorded. */
interface Module<M> {
  import(text: string): M;
  fromLink(link: string): M;
}

interface Props<L, M extends Recorded<V>, V extends { readonly id: string }> extends ScreenProps {
  games: Pick<GameStore<Entry, V>, "name" | "open" | "text" | "merge" | "keep">;
  load: () => Promise<L & Module<M>>;
  title: string;
  /** The texts while the module is loading, and if it cannot be loaded. */
  loading: string;
  missing: string;
  titleOf: (view: V) => string;
  /** The list of games, shown before the module is loaded as well. */
  list: (module: L | undefined) => ComponentChildren;
  table: (module: L, match: M) => ComponentChildren;
}

/** A screen of recorded games: their list, one game, or a linked game. */
export function JournalScreen<L, M extends Recorded<V>, V extends { readonly id: string }>(
  props: Props<L, M, V>,
) {
  const { games, load, title, loading, missing, titleOf, list, table } = props;
  const link = props.query.get("m");
  const [id] = props.rest;
  const found = { heading: title, back: <Back to={games.name} />, from: games.name };
  const shown = (module: (L & Module<M>) | undefined) => {
    if (link === null && id === undefined) return list(module);
    if (module === undefined)
      return (
        <div class="tracker stack">
          <h1>{title}</h1>
          <p role="status">{loading}</p>
        </div>
      );
    if (link === null)
      return (
        <Found key={id} open={() => games.open(id ?? "", module)} {...found}>
          {(match) => table(module, match)}
        </Found>
      );
    return (
      <Found open={() => module.fromLink(link)} {...found}>
        {(match) => {
          const view = match.view();
          return (
            <Linked
              {...found}
              title={titleOf(view)}
              here={games.text(view.id) !== undefined}
              onTake={() => {
                games.merge(view.id, match);
                navigate(`#/${games.name}/${games.keep(match)}`);
              }}
            />
          );
        }}
      </Found>
    );
  };
  // The list has the same place before and after the module is loaded, so that what was typed stays.
  return (
    <Loaded load={load} missing={missing} waiting={shown(undefined)}>
      {shown}
    </Loaded>
  );
}

/** Link to the list of games. */
export const Back = ({ to }: { to: string }) => (
  <a class="button" href={`#/${to}`}>
    {t("tracker.back")}
  </a>
);

interface FoundProps<M> {
  /** The heading of the screen if the match cannot be opened. */
  heading: string;
  open: () => M;
  /** The link to the list of games. */
  back: ComponentChildren;
  /** The place in the storage of which damaged matches are shown. */
  from: string;
  children: (match: M) => ComponentChildren;
}

/** A match that is opened once, or the reason why it cannot be. */
function Found<M>({ heading, open, back, from, children }: FoundProps<M>) {
  const [found] = useState((): { match: M } | { error: unknown } => {
    try {
      return { match: open() };
    } catch (error) {
      return { error };
    }
  });
  if ("match" in found) return <>{children(found.match)}</>;
  return (
    <div class="stack">
      <h1>{heading}</h1>
      <Fault error={found.error} plain />
      <PutAside from={[from]} />
      <p>{back}</p>
    </div>
  );
}

interface LinkedProps {
  /** The heading of the screen. */
  heading: string;
  /** The title of the match. */
  title: string;
  /** Whether this device has the match already. */
  here: boolean;
  back: ComponentChildren;
  /** Imports the match. */
  onTake: () => void;
}

/** A linked match, shown as a preview before it is imported. */
function Linked({ heading, title, here, back, onTake }: LinkedProps) {
  const [error, setError] = useState<unknown>();
  const take = () => {
    try {
      onTake();
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <div class="stack">
      <h1>{heading}</h1>
      <Fault error={error} plain />
      <p>{t("tracker.linked", { name: title })}</p>
      {here ? <p>{t("tracker.linked-here")}</p> : null}
      <p class="row">
        <button type="button" class="primary" onClick={take}>
          {t("tracker.take")}
        </button>
        {back}
      </p>
    </div>
  );
}
