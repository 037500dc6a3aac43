// The form for one pack: its cards and characters, with the mistakes that the engine finds beside the fields.
import type { PackMistake, Standalone } from "altmode/deckbuilder/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { engineLang, many, t } from "../../../messages/index.js";
import { download } from "../../../ui/download.js";
import { Fault } from "../../../ui/fault.js";
import { lies } from "../../../ui/place.js";
import { Segments } from "../../../ui/segments.js";
import { capital } from "../../../ui/words.js";
import { CardFace, CharacterFace } from "../card-face.js";
import { idOf, Mistakes, Parts, titleOf } from "./field.js";
import { JsonField } from "./json-field.js";
import { aroundPath } from "./json-places.js";
import { type Judgement, useJudgement } from "./judgement.js";
import { type Draft, type List, lists, type Sheet } from "./kept.js";
import { type Form, fresh } from "./schema.js";

interface Props {
  form: Form;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
  /** Plays with the pack. */
  onPlay: () => void;
  /** The ids of the other packs. */
  taken: readonly string[];
  /** Whether it begins with the text of the pack. */
  asText: boolean;
}

/** A card or a character whose fields are open. */
type Open = { readonly list: List; readonly index: number } | undefined;

const views = ["form", "json"] as const;

/** Returns the engine's mistakes, and the one that only this browser knows. */
function mistakesOf(judged: Judgement | undefined, { id }: Draft, taken: readonly string[]) {
  if (judged === undefined || !taken.includes(id)) return judged?.mistakes;
  return [{ card: "", path: "id", message: t("deckbuilder.packs.taken") }, ...judged.mistakes];
}

export function Editor({ form, draft, onChange, onClose, onPlay, taken, asText }: Props) {
  const [open, setOpen] = useState<Open>();
  const [view, setView] = useState<(typeof views)[number]>(asText ? "json" : "form");
  const { judged, error } = useJudgement(draft);
  const mistakes = mistakesOf(judged, draft, taken);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!asText) title.current?.focus();
  }, []);
  const all = mistakes ?? [];

  const change = (list: List, sheets: readonly Sheet[]) => onChange({ ...draft, [list]: sheets });
  const add = (list: List) => {
    const sheets = draft[list];
    const number = draft.cards.length + draft.characters.length + 1;
    const id = `${draft.id}-${number}`;
    const name = t(list === "cards" ? "deckbuilder.packs.new-card" : "deckbuilder.packs.new-character", {
      number,
    });
    const base = fresh(form[list]) as Sheet;
    const kind = list === "cards" ? { types: ["maneuver"], cost: 1 } : {};
    change(list, [...sheets, { ...base, id, name, ...kind }]);
    setOpen({ list, index: sheets.length });
  };
  /** Opens the field with a mistake and puts the focus into it. */
  const goTo = ({ path }: PackMistake) => {
    const [, list, index] = /^(cards|characters)\[(\d+)\]/.exec(path) ?? [];
    if (list !== undefined) setOpen({ list: list as List, index: Number(index) });
    // The fields are drawn first.
    setTimeout(() => fieldFor(path)?.focus());
  };

  return (
    <Mistakes.Provider value={all}>
      <section class="stack" aria-labelledby="pack-title" data-testid="pack-editor">
        <div class="row spread">
          <h2 id="pack-title" tabIndex={-1} ref={title}>
            {draft.set}
          </h2>
          <div class="row">
            <button type="button" class="primary" disabled={mistakes?.length !== 0} onClick={onPlay}>
              {t("deckbuilder.packs.play")}
            </button>
            <button
              type="button"
              onClick={() =>
                download(
                  `${draft.id || "pack"}.json`,
                  "application/json",
                  `${JSON.stringify(draft, null, 2)}\n`,
                )
              }
            >
              {t("deckbuilder.packs.export")}
            </button>
            <button type="button" onClick={onClose}>
              {t("deckbuilder.packs.close")}
            </button>
          </div>
        </div>
        <p role="status" data-testid="pack-check">
          {mistakes === undefined
            ? t("deckbuilder.packs.checking")
            : mistakes.length === 0
              ? t("deckbuilder.packs.good")
              : many("deckbuilder.packs.mistakes", mistakes.length)}
        </p>
        <Fault error={error} />
        {judged?.alone ? <Alone {...judged.alone} /> : null}
        <Segments
          legend={t("deckbuilder.packs.view")}
          options={views.map((each) => [each, t(`deckbuilder.packs.view.${each}`)] as const)}
          value={view}
          onChange={setView}
        />
        {all.length === 0 || view === "json" ? null : (
          <ul class="pack-mistakes" lang={engineLang()}>
            {all.map((mistake, index) => (
              <li key={index}>
                <button type="button" class="plain" onClick={() => goTo(mistake)}>
                  {[mistake.card, capital(mistake.message)].filter((part) => part !== "").join(": ")}
                </button>
              </li>
            ))}
          </ul>
        )}
        {view === "json" ? (
          <div class="pack-json">
            <JsonField draft={draft} mistakes={all} onChange={onChange} />
            <section aria-label={t("deckbuilder.packs.preview")}>
              <ul class="pack-faces">
                {lists.flatMap((list) =>
                  draft[list].map((sheet, index) => (
                    <li key={`${list} ${index}`}>
                      {faceOf(judged, list, sheet) ?? (
                        <div class="pack-face missing">
                          <strong>{nameOf(sheet)}</strong>
                          {judged ? <small>{t("deckbuilder.packs.no-face")}</small> : null}
                        </div>
                      )}
                    </li>
                  )),
                )}
              </ul>
            </section>
          </div>
        ) : (
          <>
            <div class="panel pack-parts">
              <TextField
                label={t("deckbuilder.packs.name")}
                path="set"
                value={draft.set}
                onChange={(set) => onChange({ ...draft, set })}
              />
              <TextField
                label={t("deckbuilder.packs.id")}
                path="id"
                value={draft.id}
                onChange={(id) => onChange({ ...draft, id })}
              />
            </div>
            {lists.map((list) => (
              <section key={list} class="stack" aria-label={t(`deckbuilder.packs.${list}`)}>
                <h3>{t(`deckbuilder.packs.${list}`)}</h3>
                <ul class="pack-sheets">
                  {draft[list].map((sheet, index) => (
                    <SheetItem
                      key={index}
                      form={form}
                      list={list}
                      sheet={sheet}
                      index={index}
                      open={open?.list === list && open.index === index}
                      face={faceOf(judged, list, sheet)}
                      wrong={all.filter(({ path }) => lies(path, `${list}[${index}]`)).length}
                      onOpen={(on) => setOpen(on ? { list, index } : undefined)}
                      onChange={(next) =>
                        change(
                          list,
                          draft[list].map((other, place) => (place === index ? next : other)),
                        )
                      }
                      onRemove={() => {
                        setOpen(undefined);
                        change(
                          list,
                          draft[list].filter((_, place) => place !== index),
                        );
                        title.current?.focus();
                      }}
                    />
                  ))}
                </ul>
                <button type="button" onClick={() => add(list)}>
                  {t(list === "cards" ? "deckbuilder.packs.add-card" : "tracker.add-character")}
                </button>
              </section>
            ))}
          </>
        )}
      </section>
    </Mistakes.Provider>
  );
}

/** Says how many can play with the pack alone, or what it lacks for a game of its own. */
function Alone({ players, missing }: Standalone) {
  if (missing.length === 0)
    return <p data-testid="pack-alone">{t("deckbuilder.packs.alone", { count: players })}</p>;
  return (
    <details data-testid="pack-alone">
      <summary>{t("deckbuilder.packs.not-alone")}</summary>
      <ul lang={engineLang()}>
        {missing.map((each) => (
          <li key={each}>{capital(each)}.</li>
        ))}
      </ul>
    </details>
  );
}

/** Returns the field for a path, or for the part of the pack that contains it. */
function fieldFor(path: string): HTMLElement | null {
  for (let rest = path; rest !== ""; rest = aroundPath(rest)) {
    const found = document.getElementById(idOf(rest));
    if (found) return found;
  }
  return null;
}

const nameOf = ({ name, id }: Sheet): string =>
  typeof name === "string" && name !== "" ? name : String(id ?? "");

/** Returns a card or a character as the game shows it, or `undefined` while it has a mistake. */
function faceOf(judged: Judgement | undefined, list: List, { id }: Sheet): ComponentChildren {
  const card = list === "cards" ? judged?.cards.get(String(id)) : undefined;
  const character = list === "characters" ? judged?.characters.get(String(id)) : undefined;
  if (card === undefined && character === undefined) return undefined;
  return (
    <div class="pack-face" data-testid={`face-${id}`}>
      {card ? <CardFace card={card} /> : null}
      {character ? <CharacterFace character={character} /> : null}
    </div>
  );
}

interface SheetProps {
  form: Form;
  list: List;
  sheet: Sheet;
  index: number;
  open: boolean;
  /** The card as the game shows it. */
  face: ComponentChildren;
  /** Number of mistakes. */
  wrong: number;
  onOpen: (open: boolean) => void;
  onChange: (sheet: Sheet) => void;
  onRemove: () => void;
}

/** A card or a character in the list, with its fields while it is open. */
function SheetItem({ form, list, sheet, index, open, face, wrong, onOpen, onChange, onRemove }: SheetProps) {
  const field = form[list];
  const path = `${list}[${index}]`;
  const name = nameOf(sheet);
  return (
    <li class={face === undefined ? "panel stack" : "panel stack with-face"}>
      {face}
      <div class="row spread">
        <span>
          {face === undefined ? (
            <>
              <strong>{name}</strong> <small>{kindOf(sheet)}</small>
            </>
          ) : null}
          {wrong === 0 ? null : <span class="pack-wrong"> {many("deckbuilder.packs.mistakes", wrong)}</span>}
        </span>
        <span class="row">
          <button type="button" id={idOf(path)} aria-expanded={open} onClick={() => onOpen(!open)}>
            {t(open ? "deckbuilder.packs.close-sheet" : "deckbuilder.packs.edit", { name })}
          </button>
          <button type="button" onClick={onRemove}>
            {t("ui.remove", { name })}
          </button>
        </span>
      </div>
      {open && field.kind === "group" ? (
        <Parts parts={field.parts} path={path} value={sheet} onChange={onChange} />
      ) : null}
    </li>
  );
}

/** Returns the types of a card, or the faction of a character. */
const kindOf = ({ types, faction }: Sheet): string =>
  Array.isArray(types)
    ? types.map((type) => titleOf(String(type))).join(", ")
    : titleOf(String(faction ?? ""));

interface TextFieldProps {
  label: string;
  path: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text of the pack itself. */
function TextField({ label, path, value, onChange }: TextFieldProps) {
  const id = idOf(path);
  const described = useId();
  return (
    <Mistakes.Consumer>
      {(mistakes) => {
        const own = mistakes.filter((each) => each.path === path);
        return (
          <div class="field">
            <label for={id}>{label}</label>
            <input
              id={id}
              value={value}
              autocomplete="off"
              aria-invalid={own.length > 0}
              aria-describedby={own.length > 0 ? described : undefined}
              onInput={({ currentTarget }) => onChange(currentTarget.value)}
            />
            {own.length === 0 ? null : (
              <span class="field-fault" id={described} lang={engineLang()}>
                {own.map(({ message }) => capital(message)).join(" ")}
              </span>
            )}
          </div>
        );
      }}
    </Mistakes.Consumer>
  );
}
