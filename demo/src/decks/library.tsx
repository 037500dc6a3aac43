import type { Deck, Tcg } from "altmode/tcg/slim";
import { useState } from "preact/hooks";
import { emptyDeck } from "../deck-lists/deck.js";
import { allDecks, forgetDeck, keptDecks } from "../deck-lists/kept.js";
import { t } from "../messages/index.js";
import { Select } from "../ui/choice.js";
import { TextField } from "../ui/text-field.js";
import { randomDeck } from "./random.js";

interface Props {
  deck: Deck;
  /** Opens the deck that the task returns, or shows its error. */
  onTake: (task: (tcg: Tcg) => Deck) => void;
  /** The pasted list. */
  text: string;
  onText: (text: string) => void;
  /** Opens the deck of a list, and shows what could not be read of it. */
  onRead: (list: string) => void;
}

/** Sources of decks: samples, saved decks, a random deck, a pasted list, a file. */
export function Library({ deck, onTake, text, onText, onRead }: Props) {
  const [, setForgotten] = useState(0);
  const decks = allDecks();
  const own = keptDecks().some(({ name }) => name === deck.name);

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const content = await file.text();
    input.value = "";
    onRead(content);
  };
  return (
    <section class="library" aria-label={t("decks.open")}>
      <div class="row">
        <Select
          name={t("decks.open")}
          value=""
          options={[
            ["", t("decks.open-one")],
            ...decks.map(({ name }, index) => [String(index), name] as const),
          ]}
          onChange={(index) => {
            const chosen = decks[Number(index)];
            if (chosen) onRead(chosen.list);
          }}
        />
        <button type="button" onClick={() => onTake(() => emptyDeck)}>
          {t("decks.new")}
        </button>
        <button type="button" onClick={() => onTake((tcg) => randomDeck(tcg, t("decks.random-name")))}>
          {t("decks.random")}
        </button>
        {own ? (
          <button
            type="button"
            onClick={() => {
              forgetDeck(deck.name ?? "");
              setForgotten((last) => last + 1);
            }}
          >
            {t("decks.forget", { name: deck.name ?? "" })}
          </button>
        ) : null}
      </div>
      <details>
        <summary>{t("decks.import")}</summary>
        <div class="stack">
          <TextField label={t("decks.import-text")} rows={6} value={text} onChange={onText} />
          <div class="row">
            <button type="button" disabled={text.trim() === ""} onClick={() => onRead(text)}>
              {t("decks.import-read")}
            </button>
            <label class="row">
              {t("decks.import-file")}
              <input
                type="file"
                accept=".txt,.json,.o8d,text/plain,application/json"
                onChange={({ currentTarget }) => void read(currentTarget)}
              />
            </label>
          </div>
        </div>
      </details>
    </section>
  );
}
