import type { PenaltyAction, Tournaments, TournamentView } from "altmode/tournament/slim";
import { useState } from "preact/hooks";
import { engineLang, many, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Fold } from "../ui/fold.js";
import { TextField } from "../ui/text-field.js";
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
      <Choice
        label={t("desk.penalised")}
        value={player}
        options={[
          ["", t("desk.somebody-else")],
          ...view.players.map((each) => [each.id, each.name] as const),
        ]}
        onChange={(chosen) => {
          setPlayer(chosen);
          if (chosen === "") setAction("none");
        }}
      />
      {player === "" ? (
        <TextField label={t("desk.person")} value={person} onChange={setPerson} />
      ) : (
        <Choice
          label={t("desk.action")}
          value={action}
          options={actions.map((each) => [each, t(`desk.action.${each}`)])}
          onChange={setAction}
        />
      )}
      <Choice
        label={t("desk.section")}
        value={section}
        options={rules.penaltySections
          .filter(({ section }) => INFRINGED.test(section))
          .map((each) => [each.section, `${each.section} ${each.title}`, engineLang()])}
        onChange={setSection}
      />
      <TextField label={t("desk.note")} value={note} maxLength={500} onChange={setNote} />
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
