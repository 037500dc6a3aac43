import type { DeckReading } from "altmode/tcg/slim";
import type { Match, MatchPlayer, Tracker } from "altmode/tracker/slim";
import { useRef, useState } from "preact/hooks";
import { TakeDeck } from "../deck-lists/take-deck.js";
import { Unread } from "../deck-lists/unread.js";
import { engine } from "../engine/engine.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { NumberField } from "../ui/number-field.js";
import { Segments } from "../ui/segments.js";
import { Several } from "../ui/several.js";
import { TextField } from "../ui/text-field.js";
import { useCharacters } from "./characters.js";
import type { KnownDecks } from "./decks.js";
import { trackerModule } from "./module.js";
import { Stars } from "./stars.js";

interface Props {
  /** Missing while it loads. Fields that do not need it are already usable. */
  tracker: Tracker | undefined;
  onBegin: (match: Match, decks: KnownDecks, along: boolean) => void;
}

interface Side {
  readonly name: string;
  readonly team: readonly string[];
  /** Id of the deck that the team comes from. */
  readonly deck: string;
  /** Its team is still being read, so that the game cannot begin without it. */
  readonly reading: boolean;
}

const NOBODY: Side = { name: "", team: [], deck: "", reading: false };

/** Form for the players and their teams. */
export function Setup({ tracker, onBegin }: Props) {
  const [sides, setSides] = useState<readonly [Side, Side]>([NOBODY, NOBODY]);
  const [wins, setWins] = useState("1");
  const [minutes, setMinutes] = useState("0");
  const [along, setAlong] = useState<"along" | "count">("along");
  const [error, setError] = useState<unknown>();
  const [one, other] = sides;
  const waits = tracker === undefined || one.reading || other.reading;
  const change = (seat: number, part: Partial<Side>) =>
    setSides(([first, second]) =>
      seat === 0 ? [{ ...first, ...part }, second] : [first, { ...second, ...part }],
    );

  const begin = (event: Event) => {
    event.preventDefault();
    if (waits) return;
    try {
      const player = ({ name, team }: Side): MatchPlayer => ({
        name: name.trim(),
        characters: placed(tracker, team),
      });
      onBegin(
        tracker.newMatch({
          players: [player(one), player(other)],
          wins: Number(wins),
          minutes: Number(minutes),
        }),
        [one.deck, other.deck],
        along === "along",
      );
    } catch (thrown) {
      setError(thrown);
    }
  };

  return (
    <form class="panel" onSubmit={begin}>
      <h2>{t("tracker.new")}</h2>
      <div class="sides">
        <SideForm tracker={tracker} seat={0} side={one} onChange={(part) => change(0, part)} />
        <SideForm tracker={tracker} seat={1} side={other} onChange={(part) => change(1, part)} />
      </div>
      <Segments
        legend={t("tracker.way")}
        options={[
          ["along", t("battle.title")],
          ["count", t("tracker.way-count")],
        ]}
        value={along}
        onChange={setAlong}
      />
      <p class="quiet">{t(along === "along" ? "tracker.way-along-help" : "tracker.way-count-help")}</p>
      <details>
        <summary>{t("tracker.rounds")}</summary>
        <div class="row">
          <NumberField label={t("tracker.wins")} value={wins} least={1} most={9} onChange={setWins} />
          <NumberField label={t("tracker.minutes")} value={minutes} most={1440} onChange={setMinutes} />
        </div>
      </details>
      <Fault error={error} plain />
      <p class="row">
        <button type="submit" class="primary" disabled={waits}>
          {t("tracker.begin")}
        </button>
        <span role="status">{waits ? t("tracker.loading") : ""}</span>
      </p>
    </form>
  );
}

interface SideProps {
  tracker: Tracker | undefined;
  seat: number;
  side: Side;
  onChange: (part: Partial<Side>) => void;
}

function SideForm({ tracker, seat, side, onChange }: SideProps) {
  const options = useCharacters(tracker);
  const [text, setText] = useState("");
  const [reading, setReading] = useState<DeckReading>();
  const [error, setError] = useState<unknown>();
  const newest = useRef("");
  /** Takes the team of a list. The rules of the cards come with the first one. */
  const take = async (list: string, deck: string) => {
    newest.current = list;
    setError(undefined);
    onChange({ reading: true });
    try {
      const [known, tcg] = await Promise.all([trackerModule(), engine()]);
      if (newest.current !== list) return;
      const read = tcg.readDeck(list);
      setReading(read);
      onChange({ team: teamOf(known, read), deck, reading: false });
    } catch (thrown) {
      if (newest.current === list) onChange({ reading: false });
      setError(thrown);
    }
  };
  const paste = (list: string) => {
    setText(list);
    void take(list, "");
  };
  return (
    <fieldset class="stack" data-testid={`side-${seat}`}>
      <legend>{t("play.player", { number: seat + 1 })}</legend>
      <TextField
        label={t("tracker.name")}
        maxLength={60}
        value={side.name}
        onChange={(name) => onChange({ name })}
      />
      <TakeDeck
        label={t("tracker.from-deck")}
        none={t("tracker.from-deck-none")}
        onTake={(list, deck) => {
          setText("");
          void take(list, deck);
        }}
      />
      <details>
        <summary>{t("tracker.paste")}</summary>
        <TextField label={t("calculator.list")} rows={6} value={text} onChange={paste} />
      </details>
      <Fault error={error} plain />
      <Unread reading={reading} onMend={paste} />
      <Stars tracker={tracker} team={side.team} />
      <Several
        title={t("tracker.team")}
        add={t("tracker.add-character")}
        options={options}
        values={side.team}
        onChange={(team) => onChange({ team })}
      />
    </fieldset>
  );
}

/** Returns the ids of the team of a deck. */
function teamOf(tracker: Tracker, { deck }: DeckReading): string[] {
  const known = new Map(
    tracker.cards.characters.flatMap(({ id, fullName }) => [
      [fullName, id],
      [id, id],
    ]),
  );
  return deck.characters.flatMap((card) => known.get(card) ?? []);
}

/**
 * Returns the team with Mini-Cassettes placed under their deployers: the last suitable one listed before the
 * cassette, else the first one after it.
 */
function placed(tracker: Tracker, team: readonly string[]): NonNullable<MatchPlayer["characters"]> {
  const kinds = new Map(tracker.cards.characters.map(({ id, kind }) => [id, kind]));
  const deployers = team.flatMap((card, index) => (kinds.get(card) === "deployer" ? [index] : []));
  return team.map((card, index) => {
    const before = deployers.filter((place) => place < index).at(-1);
    const under = kinds.get(card) === "mini-cassette" ? (before ?? deployers[0]) : undefined;
    return under === undefined ? { card } : { card, under };
  });
}
