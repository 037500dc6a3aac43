import type { Deck, Tcg } from "altmode/tcg/slim";
import { useState } from "preact/hooks";
import { keepDeck } from "../deck-lists/kept.js";
import { t } from "../messages/index.js";
import { download } from "../ui/download.js";
import { ShareButton } from "../ui/share-button.js";

/** Controls to export the deck. */
export function Export({ tcg, deck }: { tcg: Tcg; deck: Deck }) {
  const [said, setSaid] = useState("");
  const name = deck.name?.trim() || t("decks.unnamed");
  const list = () => tcg.formatDeck({ ...deck, name });
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
  const keep = () =>
    setSaid(keepDeck({ name, list: list() }) ? t("decks.kept", { name }) : t("error.storage"));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(list());
      setSaid(t("ui.copied"));
    } catch {
      setSaid(t("decks.not-copied"));
    }
  };
  return (
    <div class="stack">
      <div class="row">
        <button type="button" class="primary" onClick={keep}>
          {t("decks.keep")}
        </button>
        <button type="button" onClick={() => void copy()}>
          {t("decks.copy-list")}
        </button>
        <button type="button" onClick={() => download(`${file}.txt`, "text/plain", list())}>
          {t("decks.save-list")}
        </button>
        <button
          type="button"
          onClick={() =>
            download(`${file}.json`, "application/json", JSON.stringify({ ...deck, name }, null, 2))
          }
        >
          {t("decks.save-json")}
        </button>
        <ShareButton screen="decks" value={list} />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
