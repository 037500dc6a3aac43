import type { Options, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { t } from "../messages/index.js";
import { plainText } from "../ui/fault.js";
import { Fold } from "../ui/fold.js";
import { type Act, useActHere } from "./act.js";
import { CardRulesFields } from "./card-rules-fields.js";
import { DeckListsFields } from "./deadline.js";
import { PrizesField, prizesFault, prizesOf, prizesText } from "./prizes-field.js";

interface Props {
  view: TournamentView;
  act: Act;
}

/** Options that are typed: the name, and numbers, of which empty ones take the recommended value. */
const fields = [
  ["name", "desk.event-name"],
  ["rounds", "tournament.rounds"],
  ["minutes", "desk.minutes"],
  ["playoff", "desk.cut-size"],
  ["capacity", "desk.capacity"],
] as const;

/** The announced options, as far as they can still be changed. */
export function SettingsPanel(props: Props) {
  return (
    <section class="panel" aria-label={t("desk.settings")}>
      <Fold title={t("desk.settings")}>{() => <Form {...props} />}</Fold>
    </section>
  );
}

function Form({ view, act: change }: Props) {
  const [act, refused] = useActHere(change, view);
  const id = useId();
  const { options } = view;
  const [typed, setTyped] = useState<Partial<Record<(typeof fields)[number][0], string>>>({});
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [prizes, setPrizes] = useState<string>();
  const begun = view.rounds.length > 0;
  // Minutes are announced with the first round (Tournament Rules, Appendix B), and a cut is made once.
  const isFixed = (name: string) =>
    (name === "minutes" && begun) || (name === "playoff" && view.cut !== null);
  const configure = (event: Event) => {
    event.preventDefault();
    const wrong: Partial<Record<string, string>> = {};
    const wanted: { [Name in keyof Options]?: Options[Name] | null } = {};
    for (const [name, text] of Object.entries(typed)) {
      const number = Number(text);
      if (name === "name") Object.assign(wanted, { name: text });
      else if (text.trim() === "") Object.assign(wanted, { [name]: null });
      else if (Number.isInteger(number) && number >= 0) Object.assign(wanted, { [name]: number });
      else wrong[name] = t("desk.whole-number");
    }
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    // A refusal belongs to the field that its path ends with, if it is one of these.
    const refuse = (error: unknown) => {
      const path = isEngineError(error) ? (error.path ?? "") : "";
      const at = fields.find(([name]) => path === name || path.endsWith(`.${name}`))?.[0];
      setFaults({ [at ?? "rest"]: plainText(error) });
    };
    if (change((tournament) => tournament.apply({ type: "configure", options: wanted }), refuse))
      setTyped({});
  };
  /** Changes an option at once; one without a value is reset. */
  const set = (change: { [Name in keyof Options]?: Options[Name] | undefined }) =>
    act((tournament) =>
      tournament.apply({
        type: "configure",
        options: Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? null])),
      }),
    );
  return (
    <form class="stack" onSubmit={configure} data-testid="settings">
      {fields.map(([name, label]) => (
        <div class="field" key={name}>
          <label for={`${id}-${name}`}>{t(label)}</label>
          <input
            id={`${id}-${name}`}
            inputMode={name === "name" ? "text" : "numeric"}
            autocomplete="off"
            disabled={isFixed(name)}
            value={typed[name] ?? String(options[name] ?? "")}
            aria-invalid={faults[name] !== undefined}
            aria-describedby={faults[name] === undefined ? undefined : `${id}-${name}-fault`}
            onInput={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
          />
          {faults[name] === undefined ? null : (
            <span class="field-fault" role="alert" id={`${id}-${name}-fault`}>
              {faults[name]}
            </span>
          )}
        </div>
      ))}
      {faults.rest === undefined ? null : (
        <p class="fault" role="alert">
          {faults.rest}
        </p>
      )}
      <button type="submit" disabled={Object.keys(typed).length === 0}>
        {t("desk.change-settings")}
      </button>
      <CardRulesFields options={options} fixed={begun} onChange={set} />
      <PrizesField
        text={prizes ?? prizesText(options.prizes ?? [])}
        refused={undefined}
        onInput={setPrizes}
        onChange={(text) => {
          if (prizesFault(text) !== undefined) return;
          if (set({ prizes: prizesOf(text) })) setPrizes(undefined);
        }}
      />
      {refused}
      <label class="row">
        <input
          type="checkbox"
          checked={options.thirdPlace === true}
          onChange={({ currentTarget }) => set({ thirdPlace: currentTarget.checked })}
        />
        {t("desk.play-third")}
      </label>
      <DeckListsFields options={options} onChange={set} />
    </form>
  );
}
