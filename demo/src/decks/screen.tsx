import type { Deck, Tcg } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { type Catalogue, catalogueOf } from "../cards/catalogue.js";
import { WithCatalogue } from "../cards/with-catalogue.js";
import { engine } from "../engine/engine.js";
import { WithEngine } from "../engine/with-engine.js";
import { t } from "../messages/index.js";
import { renameAddress } from "../shell/router.js";
import type { ScreenProps } from "../shell/screens.js";
import { readText, writeText } from "../store/storage.js";
import { Fault } from "../ui/fault.js";
import { unpack } from "../ui/share.js";
import { Builder } from "./builder.js";
import { emptyDeck } from "./deck.js";
import { Library } from "./library.js";
import "../calculator/calculator.css";
import "../cards/cards.css";
import "../cards/face.css";
import "../cards/icons.css";
import "../ui/columns.css";
import "./decks.css";

const PLACE = "draft";

/** The deck builder. */
export default function DecksScreen({ query }: ScreenProps) {
  const shared = query.get("s") ?? undefined;
  const [first] = useState(() => (readText(PLACE) ?? "").trim() === "");
  return (
    <div class="stack">
      <h1>{t("decks.title")}</h1>
      <p class="quiet intro">{t("decks.intro")}</p>
      {first && shared === undefined ? (
        // Cards can be looked through before there is a deck; the engine comes with its first card.
        <WithCatalogue>
          {(catalogue) => <Decks begun={undefined} catalogue={catalogue} shared={undefined} />}
        </WithCatalogue>
      ) : (
        <WithEngine>{(tcg) => <Decks begun={tcg} catalogue={catalogueOf(tcg)} shared={shared} />}</WithEngine>
      )}
    </div>
  );
}

/** The deck of the last visit. */
function draft(tcg: Tcg | undefined): Deck {
  try {
    return tcg?.parseDeck(readText(PLACE) ?? "") ?? emptyDeck;
  } catch {
    return emptyDeck;
  }
}

interface Props {
  /** The engine, if it is there from the beginning. */
  begun: Tcg | undefined;
  catalogue: Catalogue;
  shared: string | undefined;
}

function Decks({ begun, catalogue, shared }: Props) {
  const [tcg, setTcg] = useState(begun);
  // Every deck that this one was, the newest last.
  const [history, setHistory] = useState<readonly Deck[]>(() => [draft(begun)]);
  const [error, setError] = useState<unknown>();
  const deck = history.at(-1) ?? emptyDeck;
  const changed = history.length > 1;

  const change = (next: Deck) => setHistory((past) => [...past.slice(-200), next]);
  const undo = () => setHistory((past) => (past.length > 1 ? past.slice(0, -1) : past));
  /** Does what may fail with the visitor's input. */
  const attempt = async (task: (tcg: Tcg) => Deck) => {
    try {
      change(task(tcg ?? (await engine())));
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };

  useEffect(() => {
    // The first change is what the engine has to judge.
    if (tcg === undefined && changed) engine().then(setTcg, setError);
  }, [tcg, changed]);

  useEffect(() => {
    // Where there is no room the deck is still on the page, and can be copied from it.
    if (tcg !== undefined) writeText(PLACE, tcg.formatDeck(deck));
  }, [tcg, deck]);

  useEffect(() => {
    if (shared === undefined) return;
    unpack(shared)
      .then((list) => attempt((known) => known.parseDeck(typeof list === "string" ? list : "?")))
      .catch(setError)
      // Else a reload would bring the deck back over what was done with it.
      .finally(() => renameAddress("#/decks"));
  }, [shared]);

  return (
    <>
      <Library deck={deck} onTake={(task) => void attempt(task)} />
      <Fault error={error} />
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
