import type { Format, Options, SavedTournament, Seeded, Unfinished } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { FileButton } from "./file-button.js";

export type Wanted = Seeded<Options>;

interface Props {
  onBegin: (wanted: Wanted) => void;
  onOpen: (saved: SavedTournament) => void;
  onFault: (error: unknown) => void;
}

const formats: readonly Format[] = ["constructed", "sealed", "draft", "turbo"];
const playoffs = [0, 2, 4, 8];

/** What is announced before a tournament begins. */
export function Setup({ onBegin, onOpen, onFault }: Props) {
  const id = useId();
  const [name, setName] = useState("");
  const [format, setFormat] = useState<Format>("constructed");
  const [rounds, setRounds] = useState("");
  const [playoff, setPlayoff] = useState(0);
  const [unfinished, setUnfinished] = useState<Unfinished>("draw");

  const begin = (event: Event) => {
    event.preventDefault();
    const wanted: Wanted = { format, playoff, unfinished };
    if (name.trim() !== "") wanted.name = name;
    if (rounds.trim() !== "") wanted.rounds = Number(rounds);
    onBegin(wanted);
  };

  return (
    <>
      <p>{t("tournament.intro")}</p>
      <form class="panel" onSubmit={begin} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{t("tournament.new")}</h2>
        <div class="field">
          <label for={`${id}-name`}>{t("tournament.name")}</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={120}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for={`${id}-format`}>{t("tournament.format")}</label>
          <select
            id={`${id}-format`}
            value={format}
            onChange={(event) => setFormat(event.currentTarget.value as Format)}
          >
            {formats.map((each) => (
              <option key={each} value={each}>
                {t(`decks.format.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for={`${id}-rounds`}>{t("tournament.rounds")}</label>
          <input
            id={`${id}-rounds`}
            inputMode="numeric"
            autocomplete="off"
            value={rounds}
            aria-describedby={`${id}-rounds-help`}
            onInput={(event) => setRounds(event.currentTarget.value)}
          />
          <small id={`${id}-rounds-help`}>{t("tournament.rounds-help")}</small>
        </div>
        <div class="field">
          <label for={`${id}-playoff`}>{t("tournament.playoff")}</label>
          <select
            id={`${id}-playoff`}
            value={playoff}
            onChange={(event) => setPlayoff(Number(event.currentTarget.value))}
          >
            {playoffs.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t("tournament.no-playoff") : t("tournament.top", { count })}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for={`${id}-unfinished`}>{t("tournament.unfinished")}</label>
          <select
            id={`${id}-unfinished`}
            value={unfinished}
            onChange={(event) => setUnfinished(event.currentTarget.value as Unfinished)}
          >
            <option value="draw">{t("tournament.unfinished.draw")}</option>
            <option value="tiebreak">{t("tournament.unfinished.tiebreak")}</option>
          </select>
        </div>
        <div class="row">
          <button type="submit" class="primary">
            {t("tournament.begin")}
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
