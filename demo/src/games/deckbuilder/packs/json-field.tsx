// A pack as JSON, for people who write or paste one. Mistakes say their line.
import type { PackMistake } from "altmode/deckbuilder/slim";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { engineLang, t } from "../../../messages/index.js";
import { capital } from "../../../ui/words.js";
import { type JsonFaultKind, lineOf, readPlaced } from "./json-places.js";
import { type Draft, draftFrom, lists } from "./kept.js";

interface Props {
  draft: Draft;
  mistakes: readonly PackMistake[];
  onChange: (draft: Draft) => void;
}

/** A fault that keeps a text from being a pack. */
interface Fault {
  readonly kind: JsonFaultKind | "no-pack" | "no-list" | "no-object";
  readonly offset: number;
}

interface Reading {
  readonly draft: Draft | undefined;
  readonly fault: Fault | undefined;
  readonly offsetOf: (path: string) => number;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a text as a pack. The engine judges the cards, so only the form of the pack matters here. */
function reading(text: string): Reading {
  const read = readPlaced(text);
  if ("kind" in read) return { draft: undefined, fault: read, offsetOf: () => 0 };
  const { value, offsetOf } = read;
  const refused = (kind: Fault["kind"], path: string): Reading => ({
    draft: undefined,
    fault: { kind, offset: offsetOf(path) },
    offsetOf,
  });
  const draft = draftFrom(value);
  if (draft === undefined) return refused("no-pack", "");
  for (const list of lists) {
    const sheets = (value as Readonly<Record<string, unknown>>)[list] ?? [];
    if (!Array.isArray(sheets)) return refused("no-list", list);
    const wrong = sheets.findIndex((sheet) => !isObject(sheet));
    if (wrong >= 0) return refused("no-object", `${list}[${wrong}]`);
  }
  return { draft, fault: undefined, offsetOf };
}

const written = (draft: Draft): string => JSON.stringify(draft, null, 2);

export function JsonField({ draft, mistakes, onChange }: Props) {
  const [text, setText] = useState(() => written(draft));
  const { fault, offsetOf } = reading(text);
  const field = useRef<HTMLTextAreaElement>(null);
  // Pasted text takes the place of a pack that has nothing yet.
  useLayoutEffect(() => {
    if (draft.cards.length + draft.characters.length > 0) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const change = (next: string) => {
    setText(next);
    const read = reading(next).draft;
    if (read) onChange(read);
  };
  const goTo = (offset: number) => {
    const area = field.current;
    if (area === null) return;
    const end = text.indexOf("\n", offset);
    area.focus({ preventScroll: true });
    area.setSelectionRange(offset, end < 0 ? text.length : end);
    const [line, lines] = [lineOf(text, offset), lineOf(text, text.length)];
    area.scrollTop = ((line - 1) / lines) * area.scrollHeight - area.clientHeight / 3;
    area.scrollIntoView({ block: "nearest" });
  };
  const found = fault
    ? [
        {
          offset: fault.offset,
          card: "",
          message: t(`deckbuilder.packs.json.${fault.kind}`),
          lang: undefined,
        },
      ]
    : mistakes.map(({ path, card, message }) => ({
        offset: offsetOf(path),
        card,
        message: capital(message),
        lang: engineLang(),
      }));
  return (
    <div class="stack">
      {found.length === 0 ? null : (
        <ul class="pack-mistakes" role={fault ? "alert" : undefined} data-testid="json-mistakes">
          {found.map(({ offset, card, message, lang }, index) => (
            <li key={index}>
              <button type="button" class="plain" onClick={() => goTo(offset)}>
                {t("deckbuilder.packs.line", { number: lineOf(text, offset) })}:{" "}
                <span lang={lang}>{card === "" ? message : `${card}: ${message}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="field">
        <label for="pack-json">{t("deckbuilder.packs.json")}</label>
        <textarea
          id="pack-json"
          ref={field}
          value={text}
          rows={24}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          wrap="off"
          aria-invalid={found.length > 0}
          aria-describedby="pack-json-help"
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
        <small id="pack-json-help">{t("deckbuilder.packs.json-help")}</small>
      </div>
    </div>
  );
}
