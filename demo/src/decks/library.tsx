import type { Deck, Tcg } from "altmode/tcg/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { emptyDeck, readDeck } from "./deck.js";
import { allDecks, forgetDeck, keptDecks } from "./kept.js";
import { randomDeck } from "./random.js";

interface Props {
  deck: Deck;
  /** Opens the deck that the task returns, or shows its error. */
  onTake: (task: (tcg: Tcg) => Deck) => void;
}

/** Sources of decks: samples, saved decks, a random deck, a pasted list, a file. */
export function Library({ deck, onTake }: Props) {
  const id = useId();
  const [, setForgotten] = useState(0);
  const [text, setText] = useState("");
  const decks = allDecks();
  const own = keptDecks().some(({ name }) => name === deck.name);

  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const content = await file.text();
    input.value = "";
    onTake((tcg) => readDeck(tcg, content));
  };
  return (
    <section class="library" aria-label={t("decks.library")}>
      <div class="row">
        <select
          aria-label={t("decks.open")}
          value=""
          onChange={({ currentTarget }) => {
            const chosen = decks[Number(currentTarget.value)];
            if (currentTarget.value !== "" && chosen) onTake((tcg) => tcg.parseDeck(chosen.list));
            currentTarget.value = "";
          }}
        >
          <option value="">{t("decks.open-one")}</option>
          {decks.map(({ name }, index) => (
            <option key={`${index} ${name}`} value={String(index)}>
              {name}
            </option>
          ))}
        </select>
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
          <div class="field">
            <label for={id}>{t("decks.import-text")}</label>
            <textarea
              id={id}
              rows={6}
              spellcheck={false}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          </div>
          <div class="row">
            <button
              type="button"
              disabled={text.trim() === ""}
              onClick={() => onTake((tcg) => readDeck(tcg, text))}
            >
              {t("decks.import-read")}
            </button>
            <label class="row">
              {t("decks.import-file")}
              <input
                type="file"
                accept=".txt,.json,text/plain,application/json"
                onChange={({ currentTarget }) => void read(currentTarget)}
              />
            </label>
          </div>
        </div>
      </details>
    </section>
  );
}
