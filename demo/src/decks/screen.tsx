import type { Deck, DeckReading, Tcg } from "altmode/tcg/slim";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Catalogue, catalogueOf } from "../cards/catalogue.js";
import { WithCatalogue } from "../cards/with-catalogue.js";
import { countOf, emptyDeck, partOf, refOf, withCount } from "../deck-lists/deck.js";
import { keptDecks } from "../deck-lists/kept.js";
import { Unread } from "../deck-lists/unread.js";
import { engine } from "../engine/engine.js";
import { WithEngine } from "../engine/with-engine.js";
import { t } from "../messages/index.js";
import { renameAddress } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { Fault } from "../ui/fault.js";
import { PutAside } from "../ui/put-aside.js";
import { unpack } from "../ui/share.js";
import { Builder } from "./builder.js";
import { draftHistory, hasDraft, isEmpty, keepDraft } from "./draft.js";
import { Library } from "./library.js";
import "../report/calculator.css";
import "../cards/cards.css";
import "../cards/face.css";
import "../cards/icons.css";
import "../ui/columns.css";
import "./decks.css";

/** The deck editor screen. */
export default function DecksScreen({ query }: ScreenProps) {
  const shared = query.get("s") ?? undefined;
  // A deck and a link need the engine. From then on it stays: the screen would begin anew without it, and lose the deck.
  const needsEngine = useRef(hasDraft());
  if (shared !== undefined) needsEngine.current = true;
  return (
    <div class="stack">
      <h1>{t("decks.title")}</h1>
      <p class="quiet">{t("decks.intro")}</p>
      {!needsEngine.current ? (
        // The finder works before there is a deck. The engine is loaded with the first card.
        <WithCatalogue>
          {(catalogue) => <Decks begun={undefined} catalogue={catalogue} query={query} />}
        </WithCatalogue>
      ) : (
        <WithEngine>{(tcg) => <Decks begun={tcg} catalogue={catalogueOf(tcg)} query={query} />}</WithEngine>
      )}
    </div>
  );
}

/** Returns whether two decks differ only in their name. */
const isRenaming = (one: Deck | undefined, other: Deck | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.name !== other.name &&
  one.characters === other.characters &&
  one.under === other.under &&
  one.stratagems === other.stratagems &&
  one.sideboard === other.sideboard &&
  one.outside === other.outside &&
  one.battle === other.battle;

interface Props {
  /** The engine, if it is already loaded. */
  begun: Tcg | undefined;
  catalogue: Catalogue;
  /** Query of the URL. Following the same link again creates a new object. */
  query: URLSearchParams;
}

function Decks({ begun, catalogue, query }: Props) {
  const [tcg, setTcg] = useState(begun);
  // History of the deck, newest last.
  const [history, setHistory] = useState(() => draftHistory(begun));
  const [error, setError] = useState<unknown>();
  const deck = history.at(-1) ?? emptyDeck;
  const changed = history.length > 1;

  /** A linked deck, waiting for confirmation because it would replace the visitor's deck. */
  const [linked, setLinked] = useState<DeckReading>();
  /** The pasted list, or another one of which lines were not read. */
  const [text, setText] = useState("");
  const [reading, setReading] = useState<DeckReading>();

  const change = (next: Deck) =>
    setHistory((past) => {
      const last = past.at(-1);
      // Consecutive changes of the name are one undo step.
      const renames = isRenaming(past.at(-2), last) && isRenaming(last, next);
      return [...past.slice(-200, renames ? -1 : undefined), next];
    });
  const undo = () => setHistory((past) => (past.length > 1 ? past.slice(0, -1) : past));
  /** Opens the deck that a task returns. It may fail because of the visitor's input. */
  const attempt = async (task: (tcg: Tcg) => Deck | DeckReading) => {
    try {
      const made = task(tcg ?? (await engine()));
      if ("problems" in made) take(made);
      else {
        change(made);
        setReading(undefined);
      }
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  /** Opens what could be read of a deck, and shows the rest. */
  const take = (read: DeckReading) => {
    const { deck: next, list, problems } = read;
    if (!isEmpty(next) || problems.length === 0) change(next);
    if (problems.length > 0 && list !== "") setText(list);
    setReading(read);
  };
  const read = (list: string) => void attempt((known) => known.readDeck(list));

  useEffect(() => {
    // The engine is needed from the first change on.
    if (tcg === undefined && changed) engine().then(setTcg, setError);
  }, [tcg, changed]);

  // A layout effect runs before the next paint, because reloading a busy page would otherwise lose the last
  // letter.
  useLayoutEffect(() => {
    // If the storage is full, the deck is still on the page and can be copied.
    keepDraft(tcg, history);
  }, [tcg, history]);

  useEffect(() => {
    // From the page of a card.
    const added = catalogue.byId.get(query.get("add") ?? "");
    if (added === undefined) return;
    const [part, ref] = [partOf(added), refOf(catalogue, added)];
    change(withCount(deck, part, ref, countOf(deck, part, ref) + 1));
    renameAddress("#/decks");
  }, [query]);

  useEffect(() => {
    const shared = query.get("s");
    if (shared === null) return;
    const follow = async () => {
      const list = await unpack(shared);
      const known = tcg ?? (await engine());
      if (typeof list !== "string") throw new Error(t("link.damaged"));
      const next = known.readDeck(list);
      const text = known.formatDeck(deck);
      const safe =
        isEmpty(deck) ||
        text === known.formatDeck(next.deck) ||
        keptDecks().some((kept) => kept.list === text);
      if (safe) take(next);
      else setLinked(next);
    };
    follow()
      .catch(setError)
      // Otherwise a reload would replace the edited deck with the linked one.
      .finally(() => renameAddress("#/decks"));
  }, [query]);

  const answer = (takes: boolean) => {
    if (takes && linked !== undefined) take(linked);
    setLinked(undefined);
  };
  const unnamed = t("decks.unnamed");

  return (
    <>
      <Library deck={deck} onTake={(task) => void attempt(task)} text={text} onText={setText} onRead={read} />
      <Fault error={error} />
      <PutAside from={["draft", "decks"]} />
      <Unread
        reading={reading}
        onMend={(list) => {
          setText(list);
          read(list);
        }}
      />
      {linked === undefined ? null : (
        <section class="notice stack" aria-label={t("decks.linked-title")} data-testid="linked">
          <p>
            {t("decks.linked", {
              name: linked.deck.name?.trim() || unnamed,
              own: deck.name?.trim() || unnamed,
            })}
          </p>
          <div class="row">
            <button type="button" class="primary" onClick={() => answer(true)}>
              {t("decks.linked-take")}
            </button>
            <button type="button" onClick={() => answer(false)}>
              {t("decks.linked-stay")}
            </button>
          </div>
        </section>
      )}
      <Builder
        tcg={tcg}
        catalogue={catalogue}
        deck={deck}
        onChange={change}
        onUndo={changed ? undo : undefined}
      />
    </>
  );
}
