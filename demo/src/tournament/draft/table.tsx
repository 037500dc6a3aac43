import type { Draft, DraftView, SavedDraft, SeatView, Tournaments } from "altmode/tournament/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Catalogue } from "../../cards/catalogue.js";
import { t } from "../../messages/index.js";
import { unreadable } from "../../store/aside.js";
import { Choice } from "../../ui/choice.js";
import { Fault } from "../../ui/fault.js";
import { counted } from "./boosters.js";
import { keepDrafts, keptDrafts, putDraftAside } from "./kept.js";
import { Picker } from "./picker.js";
import { PickTimer } from "./timer.js";

interface Props {
  rules: Tournaments;
  saved: SavedDraft;
  /** The control that starts a new draft. */
  again: ComponentChildren;
  name: (player: string) => string;
  catalogue: Catalogue;
  /** The key of the draft in `keptDrafts`. */
  place: string;
  /** The control of a pick. By default the card is chosen from those that are known. */
  entry?: (picking: Picking) => ComponentChildren;
  /** Returns the card that stands for an unknown one of a real booster, if it was named. */
  namedAs?: (unknown: string) => string | undefined;
  /** Called with the card that was picked last, when that is taken back. */
  onUndone?: (player: string, card: string) => void;
}

/** The values for a control of picks. */
export interface Picking {
  readonly view: DraftView;
  readonly name: (player: string) => string;
  readonly onPick: (player: string, card?: string) => boolean;
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

type OpenedProps = Pick<Props, "name" | "catalogue" | "place" | "entry" | "namedAs" | "onUndone"> & {
  table: Draft;
};

/** One draft table: who picks now, from what, and for how long. */
function Opened({ table, name, catalogue, place, entry, namedAs, onUndone }: OpenedProps) {
  const [changes, setChanges] = useState(0);
  const view = useMemo(() => table.view(), [table, changes]);
  const [error, setError] = useState<unknown>();

  const act = (change: (draft: Draft) => unknown) => {
    try {
      change(table);
      const { drafts } = keptDrafts();
      keepDrafts({ drafts: { ...drafts, [place]: table.save() } });
      setError(undefined);
      setChanges((last) => last + 1);
      return true;
    } catch (thrown) {
      setError(thrown);
      setChanges((last) => last + 1);
      return false;
    }
  };
  const onPick = (player: string, card?: string) => act((one) => one.pick(player, card));
  const undo = () => {
    const last = table.save().steps.at(-1);
    if (act((one) => one.undo()) && last?.type === "pick") onUndone?.(last.player, last.card);
  };

  const taken = view.seats.reduce((sum, seat) => sum + seat.characters.length + seat.battleCount, 0);
  return (
    <div class="stack">
      <Fault error={error} plain />
      <p role="status">{stageWords(view)}</p>
      {/* Another stage, another time. */}
      {view.seconds === null ? null : (
        <PickTimer key={`${view.stage} ${view.pack} ${view.seconds}`} seconds={view.seconds} />
      )}
      <Seats
        view={view}
        name={name}
        catalogue={catalogue}
        namedAs={namedAs}
        onSuspend={(player) => act((one) => one.suspend(player))}
      />
      {entry === undefined ? (
        <Entry key={taken} view={view} name={name} catalogue={catalogue} onPick={onPick} />
      ) : (
        entry({ view, name, onPick })
      )}
      <div class="row">
        {view.stage === "review" ? (
          <button type="button" class="primary" onClick={() => act((one) => one.endReview())}>
            {t("draft.end-review")}
          </button>
        ) : null}
        <button type="button" disabled={taken === 0} onClick={undo}>
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
  namedAs: Props["namedAs"];
  onSuspend: (player: string) => void;
}

function Seats({ view, name, catalogue, namedAs, onSuspend }: SeatsProps) {
  /** The cards of a seat: of real boosters those that were named, and how many were not. */
  const linesOf = (cards: readonly string[]) => {
    if (namedAs === undefined) return counted(catalogue, cards);
    const named = cards.flatMap((card) => namedAs(card) ?? []);
    const left = cards.length - named.length;
    return [...counted(catalogue, named), ...(left === 0 ? [] : [t("draft.picks-left", { count: left })])];
  };
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
              {linesOf([...seat.characters, ...(seat.battle ?? [])]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}

type EntryProps = Picking & { catalogue: Catalogue };

/** Entering a pick of one of those who pick now. */
function Entry({ view, name, catalogue, onPick }: EntryProps) {
  const waiting = view.seats.filter(({ picksNow }) => picksNow);
  const [wanted, setWanted] = useState("");
  const [card, setCard] = useState("");
  const seat: SeatView | undefined = waiting.find(({ player }) => player === wanted) ?? waiting[0];
  if (seat === undefined) return null;
  const open = view.stage === "characters" ? view.middle : (seat.pack ?? []);
  const cards = [...new Set(open)]
    .map((each) => [each, catalogue.byId.get(each)?.fullName ?? each] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const chosen = cards.some(([each]) => each === card) ? card : (cards[0]?.[0] ?? "");
  return (
    <div class="stack tight">
      <Picker waiting={waiting} chosen={seat.player} name={name} onChoose={setWanted} />
      <Choice class="row" label={t("draft.card")} value={chosen} options={cards} onChange={setCard} />
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
