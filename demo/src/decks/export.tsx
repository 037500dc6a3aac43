import type { Deck, Tcg } from "altmode/tcg/slim";
import { useState } from "preact/hooks";
import type { Catalogue } from "../cards/catalogue.js";
import { keepDeck } from "../deck-lists/kept.js";
import { t } from "../messages/index.js";
import { download } from "../ui/download.js";
import { show } from "../ui/print-page.js";
import { ShareButton } from "../ui/share-button.js";
import { deckPage, deckPicture } from "./picture.js";

interface Props {
  tcg: Tcg;
  catalogue: Catalogue;
  deck: Deck;
}

/** Controls to export the deck. */
export function Export({ tcg, catalogue, deck }: Props) {
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
  /** Shares the picture where the browser can share files, else saves it. */
  const picture = async () => {
    try {
      const blob = await deckPicture(catalogue, deck, name);
      const shared = { files: [new File([blob], `${file}.png`, { type: "image/png" })] };
      if (navigator.canShare?.(shared)) await navigator.share(shared);
      else download(`${file}.png`, "image/png", blob);
    } catch (error) {
      // A person may end the dialog without sharing.
      if (!(error instanceof DOMException && error.name === "AbortError")) setSaid(t("decks.no-picture"));
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
        <button type="button" onClick={() => void picture()}>
          {t("decks.picture")}
        </button>
        <button type="button" onClick={() => show(deckPage(catalogue, deck, name))}>
          {t("decks.print")}
        </button>
        <ShareButton screen="decks" value={list} />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
