import type { Draft, DraftView, SavedDraft, SeatView, Tournaments } from "altmode/tournament/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import type { Catalogue } from "../../cards/catalogue.js";
import { t } from "../../messages/index.js";
import { unreadable } from "../../store/aside.js";
import { Fault } from "../../ui/fault.js";
import { counted } from "./boosters.js";
import { keepDrafts, keptDrafts, putDraftAside } from "./kept.js";
import { PickTimer } from "./timer.js";

interface Props {
  rules: Tournaments;
  saved: SavedDraft;
  /** The control that starts a new draft. */
  again: ComponentChildren;
  name: (player: string) => string;
  catalogue: Catalogue;
}

type Restored = { readonly draft: Draft } | { readonly error: unknown };

function restored(rules: Tournaments, saved: SavedDraft): Restored {
  try {
    return { draft: rules.restoreDraft(saved) };
  } catch (error) {
    return { error };
  }
}

const isAt = (opened: Restored, saved: SavedDraft) =>
  "draft" in opened && JSON.stringify(opened.draft.save()) === JSON.stringify(saved);

/** A kept draft, opened. One that can't be read is put aside, and can be begun anew. */
export function DraftTable({ rules, saved, again, ...rest }: Props) {
  const [opened, setOpened] = useState(() => restored(rules, saved));
  // Another tab may have kept a draft of another table: then this one stays as it is.
  useEffect(() => setOpened((last) => (isAt(last, saved) ? last : restored(rules, saved))), [rules, saved]);
  useEffect(() => () => ("draft" in opened ? opened.draft.free() : undefined), [opened]);
  useEffect(() => {
    const cause = "error" in opened ? unreadable(opened.error) : undefined;
    if (cause !== undefined) putDraftAside(saved, cause);
  }, [opened]);
  if ("draft" in opened) return <Opened table={opened.draft} {...rest} />;
  return (
    <>
      <Fault error={opened.error} />
      {again}
    </>
  );
}

interface OpenedProps {
  table: Draft;
  name: (player: string) => string;
  catalogue: Catalogue;
}

/** One draft table: who picks now, from what, and for how long. */
function Opened({ table, name, catalogue }: OpenedProps) {
  const [changes, setChanges] = useState(0);
  const view = useMemo(() => table.view(), [table, changes]);
  const [error, setError] = useState<unknown>();

  const act = (change: (draft: Draft) => unknown) => {
    try {
      change(table);
      const { drafts } = keptDrafts();
      keepDrafts({ drafts: { ...drafts, [view.seats.map(({ player }) => player).join()]: table.save() } });
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
    setChanges((last) => last + 1);
  };

  const taken = view.seats.reduce((sum, seat) => sum + seat.characters.length + seat.battleCount, 0);
  return (
    <div class="stack">
      <Fault error={error} />
      <p role="status">{stageWords(view)}</p>
      {/* Another stage, another time. */}
      {view.seconds === null ? null : (
        <PickTimer key={`${view.stage} ${view.pack} ${view.seconds}`} seconds={view.seconds} />
      )}
      <Seats
        view={view}
        name={name}
        catalogue={catalogue}
        onSuspend={(player) => act((one) => one.suspend(player))}
      />
      <Entry
        key={taken}
        view={view}
        name={name}
        catalogue={catalogue}
        onPick={(player, card) => act((one) => one.pick(player, card))}
      />
      <div class="row">
        {view.stage === "review" ? (
          <button type="button" class="primary" onClick={() => act((one) => one.endReview())}>
            {t("draft.end-review")}
          </button>
        ) : null}
        <button type="button" disabled={taken === 0} onClick={() => act((one) => one.undo())}>
          {t("draft.undo")}
        </button>
      </div>
    </div>
  );
}

function stageWords({ stage, pack, passesLeft }: DraftView): string {
  if (stage === "characters") return t("draft.stage.characters");
  if (stage === "review") return t("draft.stage.review", { pack });
  if (stage === "over") return t("draft.stage.over");
  return passesLeft ? t("draft.stage.left", { pack }) : t("draft.stage.right", { pack });
}

interface SeatsProps {
  view: DraftView;
  name: (player: string) => string;
  catalogue: Catalogue;
  onSuspend: (player: string) => void;
}

function Seats({ view, name, catalogue, onSuspend }: SeatsProps) {
  return (
    <ol class="draft-seats">
      {view.seats.map((seat) => (
        <li key={seat.player} class={seat.picksNow ? "picks-now" : ""}>
          <div class="row spread">
            <span>
              {name(seat.player)}
              {seat.picksNow ? <strong> · {t("draft.picks-now")}</strong> : null}
              {seat.suspended ? <em> · {t("draft.suspended")}</em> : null}
            </span>
            {seat.suspended || view.stage === "over" ? null : (
              <button
                type="button"
                class="small-button"
                aria-label={t("draft.suspend-name", { name: name(seat.player) })}
                onClick={() => onSuspend(seat.player)}
              >
                {t("draft.suspend")}
              </button>
            )}
          </div>
          <details>
            <summary>
              {t("draft.drafted", { characters: seat.characters.length, battle: seat.battleCount })}
              <span class="hidden-visually"> ({name(seat.player)})</span>
            </summary>
            <ul>
              {counted(catalogue, [...seat.characters, ...(seat.battle ?? [])]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  view: DraftView;
  name: (player: string) => string;
  catalogue: Catalogue;
  onPick: (player: string, card?: string) => void;
}

/** Entering a pick of one of those who pick now. */
function Entry({ view, name, catalogue, onPick }: EntryProps) {
  const id = useId();
  const waiting = view.seats.filter(({ picksNow }) => picksNow);
  const [wanted, setWanted] = useState("");
  const [card, setCard] = useState("");
  const seat: SeatView | undefined = waiting.find(({ player }) => player === wanted) ?? waiting[0];
  if (seat === undefined) return null;
  const open = view.stage === "characters" ? view.middle : (seat.pack ?? []);
  const cards = [...new Set(open)]
    .map((each) => ({ id: each, label: catalogue.byId.get(each)?.fullName ?? each }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const chosen = cards.some((each) => each.id === card) ? card : (cards[0]?.id ?? "");
  return (
    <div class="stack tight">
      <div class="row">
        <label for={`${id}-player`}>{t("draft.picker")}</label>
        <select
          id={`${id}-player`}
          value={seat.player}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        >
          {waiting.map(({ player }) => (
            <option key={player} value={player}>
              {name(player)}
            </option>
          ))}
        </select>
      </div>
      <div class="row">
        <label for={`${id}-card`}>{t("draft.card")}</label>
        <select
          id={`${id}-card`}
          value={chosen}
          onChange={({ currentTarget }) => setCard(currentTarget.value)}
        >
          {cards.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
        </select>
      </div>
      <div class="row">
        <button type="button" class="primary" onClick={() => onPick(seat.player, chosen)}>
          {t("draft.take")}
        </button>
        <button type="button" onClick={() => onPick(seat.player)}>
          {t("draft.random")}
        </button>
      </div>
    </div>
  );
}
