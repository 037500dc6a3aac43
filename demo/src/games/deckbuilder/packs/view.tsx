// The visitor's packs of cards: a list, import, and the form for one of them.
import { useState } from "preact/hooks";
import { deckbuilderPacks } from "../../../messages/en/deckbuilder-packs.js";
import { addEnglish, t } from "../../../messages/index.js";
import { Fault } from "../../../ui/fault.js";
import { Loaded } from "../../../ui/loaded.js";
import { keepChoices, lastChoices } from "../session.js";
import { Editor } from "./editor.js";
import { charactersOf, type Draft, draftFrom, freeId, keepPacks, keptPacks } from "./kept.js";
import { type Form, loadForm } from "./schema.js";
import "./packs.css";

addEnglish(deckbuilderPacks);

/** The section of the packs. */
export function PacksView() {
  return (
    <Loaded load={loadForm} waiting={t("shell.loading")} missing={t("deckbuilder.missing")}>
      {(form) => <Packs form={form} />}
    </Loaded>
  );
}

function Packs({ form }: { form: Form }) {
  const [packs, setPacks] = useState(keptPacks);
  const [open, setOpen] = useState<number>();
  const [asText, setAsText] = useState(false);
  const [kept, setKept] = useState(true);
  const [error, setError] = useState<unknown>();
  const [said, setSaid] = useState("");
  const [removed, setRemoved] = useState<{ readonly draft: Draft; readonly index: number }>();

  const change = (next: readonly Draft[]) => {
    setPacks([...next]);
    setKept(keepPacks(next));
  };
  const add = (draft: Draft) => {
    change([...packs, draft]);
    setRemoved(undefined);
    setOpen(packs.length);
  };
  const addNew = (text: boolean) => {
    setSaid("");
    setError(undefined);
    setAsText(text);
    const id = freeId("my-cards", packs);
    add({ id, set: t("deckbuilder.packs.new-name"), cards: [], characters: [] });
  };
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined) return;
    const text = await file.text();
    // The same file can be chosen again.
    input.value = "";
    setError(undefined);
    setSaid("");
    const draft = draftFrom(parsed(text));
    if (draft === undefined) return setError(new Error(t("deckbuilder.packs.no-pack", { file: file.name })));
    const id = freeId(draft.id, packs);
    if (id !== draft.id) setSaid(t("deckbuilder.packs.renamed", { id }));
    setAsText(false);
    add({ ...draft, id });
  };
  const current = open === undefined ? undefined : packs[open];

  return (
    <div class="stack">
      <p>{t("deckbuilder.packs.intro")}</p>
      {kept ? null : <p class="warning">{t("deckbuilder.packs.not-kept")}</p>}
      <Fault error={error} />
      <p role="status" class={said === "" ? "hidden-visually" : undefined}>
        {said}
      </p>
      {current === undefined ? (
        <>
          <ul class="pack-sheets">
            {packs.map((draft, index) => (
              <li key={draft.id} class="panel row spread">
                <span>
                  <strong>{draft.set}</strong>{" "}
                  <small>
                    {t("deckbuilder.packs.counts", {
                      cards: draft.cards.length,
                      characters: draft.characters.length,
                    })}
                  </small>
                </span>
                <span class="row">
                  <button
                    type="button"
                    onClick={() => {
                      setAsText(false);
                      setOpen(index);
                    }}
                  >
                    {t("deckbuilder.packs.edit", { name: draft.set })}
                  </button>
                  <button
                    type="button"
                    onClick={() => {
                      change(packs.filter((_, place) => place !== index));
                      setRemoved({ draft, index });
                    }}
                  >
                    {t("ui.remove", { name: draft.set })}
                  </button>
                </span>
              </li>
            ))}
          </ul>
          {removed === undefined ? null : (
            <p role="status" class="notice row">
              {t("deckbuilder.packs.removed", { name: removed.draft.set })}{" "}
              <button
                type="button"
                onClick={() => {
                  change(packs.toSpliced(removed.index, 0, removed.draft));
                  setRemoved(undefined);
                }}
              >
                {t("deckbuilder.packs.put-back")}
              </button>
            </p>
          )}
          <div class="row">
            <button type="button" class="primary" onClick={() => addNew(false)}>
              {t("deckbuilder.packs.new")}
            </button>
            <button type="button" onClick={() => addNew(true)}>
              {t("deckbuilder.packs.paste")}
            </button>
            <span class="field">
              <label for="pack-file">{t("deckbuilder.packs.import")}</label>
              <input
                id="pack-file"
                type="file"
                accept=".json,application/json"
                onChange={({ currentTarget }) => void take(currentTarget).catch(setError)}
              />
            </span>
          </div>
        </>
      ) : (
        <Editor
          key={open}
          form={form}
          draft={current}
          onChange={(draft) => change(packs.map((other, place) => (place === open ? draft : other)))}
          onClose={() => setOpen(undefined)}
          onPlay={() => {
            playWith(current);
            location.hash = "#/deckbuilder";
          }}
          taken={packs.flatMap(({ id }, place) => (place === open ? [] : [id]))}
          asText={asText}
        />
      )}
    </div>
  );
}

/** Notes in the choices of the next game that it is with a pack, and that its first character plays. */
function playWith(draft: Draft): void {
  const last = lastChoices();
  const others = last.packs.filter((id) => id !== draft.id);
  const [first] = charactersOf([draft]);
  const characters = first ? [first.id, ...last.characters.slice(1)] : last.characters;
  keepChoices({ ...last, packs: [...others, draft.id], characters });
}

/** Returns the JSON value of a text, or `undefined` if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
