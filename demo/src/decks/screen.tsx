import type { Deck, Tcg } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
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
  return (
    <div class="stack">
      <h1>{t("decks.title")}</h1>
      <p class="quiet intro">{t("decks.intro")}</p>
      <WithEngine>{(tcg) => <Decks tcg={tcg} shared={query.get("s") ?? undefined} />}</WithEngine>
    </div>
  );
}

/** The deck of the last visit. */
function draft(tcg: Tcg): Deck {
  try {
    return tcg.parseDeck(readText(PLACE) ?? "");
  } catch {
    return emptyDeck;
  }
}

function Decks({ tcg, shared }: { tcg: Tcg; shared: string | undefined }) {
  // Every deck that this one was, the newest last.
  const [history, setHistory] = useState<readonly Deck[]>(() => [draft(tcg)]);
  const [error, setError] = useState<unknown>();
  const deck = history.at(-1) ?? emptyDeck;

  const change = (next: Deck) => setHistory((past) => [...past.slice(-200), next]);
  const undo = () => setHistory((past) => (past.length > 1 ? past.slice(0, -1) : past));
  /** Does what may fail with the visitor's input. */
  const attempt = (task: () => Deck) => {
    try {
      change(task());
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };

  useEffect(() => {
    // Where there is no room the deck is still on the page, and can be copied from it.
    writeText(PLACE, tcg.formatDeck(deck));
  }, [tcg, deck]);

  useEffect(() => {
    if (shared === undefined) return;
    unpack(shared)
      .then((list) => attempt(() => tcg.parseDeck(typeof list === "string" ? list : "?")))
      .catch(setError)
      // Else a reload would bring the deck back over what was done with it.
      .finally(() => renameAddress("#/decks"));
  }, [tcg, shared]);

  return (
    <>
      <Library tcg={tcg} deck={deck} onTake={attempt} />
      <Fault error={error} />
      <Builder tcg={tcg} deck={deck} onChange={change} onUndo={history.length > 1 ? undo : undefined} />
    </>
  );
}
