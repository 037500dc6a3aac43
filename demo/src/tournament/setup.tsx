import type {
  Format,
  Options,
  SavedTournament,
  Seeded,
  Structure,
  Unfinished,
} from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { type Key, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Fault, plainText } from "../ui/fault.js";
import { Fold } from "../ui/fold.js";
import { NumberField, wholeNumber } from "../ui/number-field.js";
import { TextField } from "../ui/text-field.js";
import { CardRulesFields } from "./card-rules-fields.js";
import { DeckListsFields } from "./deadline.js";
import { FileButton } from "./file-button.js";
import { PrizesField, prizesFault, prizesOf } from "./prizes-field.js";

export type Wanted = Seeded<Options>;

interface Props {
  /** The refusal of what was begun last. */
  refused: unknown;
  onBegin: (wanted: Wanted) => void;
  onOpen: (saved: SavedTournament) => void;
  onFault: (error: unknown) => void;
}

const formats: readonly Format[] = ["constructed", "sealed", "draft", "turbo"];
const playoffs = [0, 2, 3, 4, 5, 6, 8, 12, 16];
const structures: readonly Structure[] = ["swiss", "roundRobin", "singleElimination"];

/** Numbers that people type by mistake are not longer than this. */
const MOST = 9999;

/** Returns what is wrong with a typed number, which may be missing. */
const numberFault = (typed: string): string | undefined =>
  typed.trim() === "" || wholeNumber(typed, MOST) !== undefined ? undefined : t("desk.whole-number");

/** Returns the refusal of an option in words, which belongs to its field. */
const refusalOf = (refused: unknown, option: string): string | undefined =>
  isEngineError(refused) && (refused.path ?? "").split(/[.[]/)[0] === option ? plainText(refused) : undefined;

/** Options whose fields show their refusals. */
const fields = ["rounds", "minutes", "capacity", "prizes"];

/** The form for the options that are announced before a tournament. */
export function Setup({ refused, onBegin, onOpen, onFault }: Props) {
  const id = useId();
  const [name, setName] = useState("");
  const [format, setFormat] = useState<Format>("constructed");
  const [rounds, setRounds] = useState("");
  const [playoff, setPlayoff] = useState(0);
  const [unfinished, setUnfinished] = useState<Unfinished>("draw");
  const [more, setMore] = useState<Partial<Options>>({});
  const [typed, setTyped] = useState<Typed>({ minutes: "", capacity: "", prizes: "" });
  // The field says what is wrong. Begun all the same, the tournament would lack what was typed.
  const isWrong =
    [rounds, typed.minutes, typed.capacity].some((text) => numberFault(text) !== undefined) ||
    prizesFault(typed.prizes) !== undefined;

  const begin = (event: Event) => {
    event.preventDefault();
    const wanted: Wanted = { format, playoff, unfinished };
    if (name.trim() !== "") wanted.name = name;
    if (rounds.trim() !== "") wanted.rounds = Number(rounds);
    Object.assign(wanted, more);
    if (wanted.structure !== undefined && wanted.structure !== "swiss") wanted.playoff = 0;
    onBegin(wanted);
  };

  return (
    <>
      <p>{t("tournament.intro")}</p>
      <form class="panel" onSubmit={begin} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t("tournament.new")}</h2>
        <TextField label={t("tournament.name")} value={name} maxLength={120} onChange={setName} />
        <Choice
          label={t("decks.format")}
          value={format}
          options={formats.map((each) => [each, t(`decks.format.${each}`)])}
          onChange={setFormat}
        />
        <NumberField
          label={t("tournament.rounds")}
          value={rounds}
          onChange={setRounds}
          fault={numberFault(rounds) ?? refusalOf(refused, "rounds")}
        />
        <small>{t("tournament.rounds-help")}</small>
        <Choice
          label={t("tournament.playoff")}
          value={playoff}
          options={playoffs.map((count) => [
            count,
            count === 0 ? t("tournament.no-playoff") : t("tournament.top", { count }),
          ])}
          onChange={setPlayoff}
        />
        <Choice<Unfinished>
          label={t("tournament.unfinished")}
          value={unfinished}
          options={[
            ["draw", t("tournament.unfinished.draw")],
            ["tiebreak", t("tournament.unfinished.tiebreak")],
          ]}
          onChange={setUnfinished}
        />
        <Fold title={t("desk.more-options")}>
          {() => (
            <More options={more} typed={typed} refused={refused} onOptions={setMore} onTyped={setTyped} />
          )}
        </Fold>
        {fields.some((option) => refusalOf(refused, option) !== undefined) ? null : (
          <Fault error={refused} plain />
        )}
        <div class="row">
          <button type="submit" class="primary" disabled={isWrong}>
            {t("tracker.begin")}
          </button>
          <FileButton
            label={t("tournament.open")}
            onFile={(saved) => onOpen(saved as SavedTournament)}
            onFault={onFault}
          />
        </div>
      </form>
    </>
  );
}

/** Texts of fields that may hold something else than the option. */
interface Typed {
  readonly minutes: string;
  readonly capacity: string;
  readonly prizes: string;
}

interface MoreProps {
  options: Partial<Options>;
  typed: Typed;
  refused: unknown;
  onOptions: (options: Partial<Options>) => void;
  onTyped: (typed: Typed) => void;
}

/** Options that most tournaments leave as they are. */
function More({ options, typed, refused, onOptions, onTyped }: MoreProps) {
  const set = (change: { [Name in keyof Options]?: Options[Name] | undefined }) =>
    onOptions(
      Object.fromEntries(
        Object.entries({ ...options, ...change }).filter(([, value]) => value !== undefined),
      ),
    );
  const number = (name: "minutes" | "capacity", label: Key) => (
    <NumberField
      label={t(label)}
      value={typed[name]}
      onChange={(text) => {
        onTyped({ ...typed, [name]: text });
        set({ [name]: wholeNumber(text, MOST) });
      }}
      fault={numberFault(typed[name]) ?? refusalOf(refused, name)}
    />
  );
  return (
    <div class="stack">
      <Choice
        label={t("desk.structure")}
        value={options.structure ?? "swiss"}
        options={structures.map((each) => [each, t(`desk.structure.${each}`)])}
        onChange={(structure) => set({ structure })}
      />
      <Choice
        label={t("desk.best-of")}
        value={options.gamesToWin ?? 2}
        options={[1, 2, 3].map((games) => [games, String(2 * games - 1)])}
        onChange={(gamesToWin) => set({ gamesToWin })}
      />
      {number("minutes", "desk.minutes")}
      {(
        [
          ["thirdPlace", "desk.play-third"],
          ["checkIn", "desk.with-check-in"],
        ] as const
      ).map(([name, label]) => (
        <label key={name} class="row">
          <input
            type="checkbox"
            checked={options[name] === true}
            onChange={({ currentTarget }) => set({ [name]: currentTarget.checked })}
          />
          {t(label)}
        </label>
      ))}
      <DeckListsFields options={options} onChange={set} />
      {number("capacity", "desk.capacity")}
      <CardRulesFields options={options} onChange={set} />
      <PrizesField
        text={typed.prizes}
        refused={refusalOf(refused, "prizes")}
        onInput={(text) => {
          onTyped({ ...typed, prizes: text });
          set({ prizes: prizesOf(text) });
        }}
      />
    </div>
  );
}
