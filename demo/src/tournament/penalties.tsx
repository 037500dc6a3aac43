import type { PenaltyAction, Tournaments, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { engineLang, many, t } from "../messages/index.js";
import { Fold } from "../ui/fold.js";
import { type Act, useActHere } from "./act.js";
import { namesOf } from "./names.js";

interface Props {
  rules: Tournaments;
  view: TournamentView;
  act: Act;
}

/** Chapters of the Tournament Rules that people break. Chapters 1 and 8 are about the organisation of tournaments. */
const INFRINGED = /^[2-7]\./;

const actions: readonly PenaltyAction[] = ["none", "gameLoss", "matchLoss", "disqualification"];

/** Judges' decisions, with the section they come from and what they do. */
export function Penalties(props: Props) {
  return (
    <section class="panel" aria-label={t("desk.penalties")}>
      <Fold title={t("desk.penalties")}>{() => <Form {...props} />}</Fold>
    </section>
  );
}

function Form({ rules, view, act: change }: Props) {
  const id = useId();
  const [act, refused] = useActHere(change, view);
  const [player, setPlayer] = useState("");
  const [person, setPerson] = useState("");
  const [section, setSection] = useState("5.4");
  const [action, setAction] = useState<PenaltyAction>("none");
  const [note, setNote] = useState("");
  const name = namesOf(view);
  /** Returns the number of earlier penalties of the same person by the same section (Tournament Rules 5.4, 5.5). */
  const earlier = (at: number) => {
    const own = view.penalties[at];
    return view.penalties
      .slice(0, at)
      .filter(
        (each) => each.section === own?.section && each.player === own.player && each.person === own.person,
      ).length;
  };

  const enter = (event: Event) => {
    event.preventDefault();
    const whose = player === "" ? { person } : { player };
    const penalty = t(`desk.action.${action}`);
    if (act((one) => one.apply({ type: "penalty", ...whose, section, penalty, action, note }))) setNote("");
  };
  return (
    <form class="stack" onSubmit={enter}>
      <div class="field">
        <label for={`${id}-player`}>{t("desk.penalised")}</label>
        <select
          id={`${id}-player`}
          value={player}
          onChange={({ currentTarget }) => {
            setPlayer(currentTarget.value);
            if (currentTarget.value === "") setAction("none");
          }}
        >
          <option value="">{t("desk.somebody-else")}</option>
          {view.players.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      {player === "" ? (
        <div class="field">
          <label for={`${id}-person`}>{t("desk.person")}</label>
          <input
            id={`${id}-person`}
            value={person}
            autocomplete="off"
            onInput={({ currentTarget }) => setPerson(currentTarget.value)}
          />
        </div>
      ) : (
        <div class="field">
          <label for={`${id}-action`}>{t("desk.action")}</label>
          <select
            id={`${id}-action`}
            value={action}
            onChange={({ currentTarget }) => setAction(currentTarget.value as PenaltyAction)}
          >
            {actions.map((each) => (
              <option key={each} value={each}>
                {t(`desk.action.${each}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div class="field">
        <label for={`${id}-section`}>{t("desk.section")}</label>
        <select
          id={`${id}-section`}
          value={section}
          lang={engineLang()}
          onChange={({ currentTarget }) => setSection(currentTarget.value)}
        >
          {rules.penaltySections
            .filter(({ section }) => INFRINGED.test(section))
            .map((each) => (
              <option key={each.section} value={each.section}>{`${each.section} ${each.title}`}</option>
            ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-note`}>{t("desk.note")}</label>
        <input
          id={`${id}-note`}
          value={note}
          maxLength={500}
          autocomplete="off"
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      {refused}
      <button type="submit" disabled={player === "" && person.trim() === ""}>
        {t("desk.enter-penalty")}
      </button>
      <ul data-testid="penalties">
        {view.penalties.map((each, index) => (
          <li key={index}>
            {`${each.player === null ? each.person : name(each.player)}: ${each.penalty} (${each.section})`}
            {each.note === "" ? "" : ` – ${each.note}`}
            {earlier(index) === 0 ? null : ` ${many("desk.earlier", earlier(index))}`}
          </li>
        ))}
      </ul>
    </form>
  );
}
