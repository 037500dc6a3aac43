import type { Companion, CompanionSetupPlayer, Match } from "altmode/companion/slim";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { language, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Combobox, type Options } from "../ui/combobox.js";
import { Fault } from "../ui/fault.js";
import { NumberField } from "../ui/number-field.js";
import { Segments } from "../ui/segments.js";
import { TextField } from "../ui/text-field.js";

interface Props {
  /** Missing while it loads. */
  companion: Companion | undefined;
  /** Query of the address: the way to play, the heroes and the battlefield. */
  proposed: URLSearchParams;
  onBegin: (match: Match) => void;
}

/** The hero that is described by hand. */
const OWN = "own";

/** A player as typed. */
export interface Typed {
  readonly name: string;
  readonly hero: string;
  readonly sidekick: string;
  /** The fighter chosen as the hero. */
  readonly lead: string;
  /** The chosen cards of the groups of gear; the first ones while it is empty. */
  readonly gear: readonly string[];
  readonly ownName: string;
  readonly ownHealth: string;
  readonly sidekickHealth: string;
  readonly sidekicks: string;
  readonly deck: string;
}

export const nobody: Typed = {
  name: "",
  hero: "",
  sidekick: "",
  lead: "",
  gear: [],
  ownName: "",
  ownHealth: "15",
  sidekickHealth: "6",
  sidekicks: "1",
  deck: "30",
};

/** Returns whether a player has no hero, or one by hand without a name, which the form asks for at its field. */
export const lacksHero = ({ hero, ownName }: Typed): boolean =>
  hero === "" || (hero === OWN && ownName.trim() === "");

/** Returns the player of the setup. Numbers that cannot be read are refused by the companion. */
export function playerOf(typed: Typed, team: number): CompanionSetupPlayer {
  const { name, hero, sidekick, lead, gear } = typed;
  const common = { name: name.trim(), team };
  if (hero !== OWN) {
    return {
      ...common,
      hero,
      ...(sidekick === "" ? {} : { sidekick }),
      ...(lead === "" ? {} : { lead }),
      ...(gear.length === 0 ? {} : { gear: [...gear] }),
    };
  }
  const count = Math.min(11, Math.max(0, Number(typed.sidekicks) || 0));
  const sidekicks = Array.from({ length: count }, (_, index) => ({
    name: t("companion.own.sidekick-name", { number: index + 1 }),
    health: Number(typed.sidekickHealth),
  }));
  const fighters = [{ name: typed.ownName.trim(), health: Number(typed.ownHealth) }, ...sidekicks];
  return { ...common, own: { name: typed.ownName.trim(), deck: Number(typed.deck), fighters } };
}

const ways = ["duel", "teams", "three", "four"] as const;
type Way = (typeof ways)[number];
const seatsOf: Record<Way, number> = { duel: 2, teams: 4, three: 3, four: 4 };

/** Form for the players, their heroes and the battlefield. */
export function Setup({ companion, proposed, onBegin }: Props) {
  const [way, setWay] = useState<Way>(() => ways.find((each) => each === proposed.get("way")) ?? "duel");
  const [typed, setTyped] = useState<readonly Typed[]>(() => {
    const heroes = proposed.get("heroes")?.split(",") ?? [];
    return [0, 1, 2, 3].map((seat) => ({ ...nobody, hero: heroes[seat] ?? "" }));
  });
  const [board, setBoard] = useState(proposed.get("board") ?? "");
  const [wins, setWins] = useState("1");
  const [error, setError] = useState<unknown>();
  /** Number of times that a game was tried to begin. */
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The field that asks may be above the screen.
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tried]);
  const seats = seatsOf[way];
  const boards = useMemo(
    () =>
      companion?.catalogue.boards
        .filter(({ players }) => players >= seats)
        .map(({ id, name }) => ({ id, label: name })),
    [companion, seats],
  );

  const begin = (event: Event) => {
    event.preventDefault();
    if (companion === undefined) return;
    setError(undefined);
    setTried(tried + 1);
    if (typed.slice(0, seats).some(lacksHero)) return;
    try {
      const team = (seat: number) => (way === "teams" ? seat % 2 : seat);
      const players = typed.slice(0, seats).map((player, seat) => playerOf(player, team(seat)));
      onBegin(companion.newMatch({ players, wins: Number(wins), ...(board === "" ? {} : { board }) }));
    } catch (thrown) {
      setError(thrown);
    }
  };

  return (
    <form class="panel stack" ref={form} onSubmit={begin} data-testid="companion-setup">
      <h2>{t("tracker.new")}</h2>
      <Segments
        legend={t("companion.way")}
        options={ways.map((each) => [each, t(`companion.way.${each}`)] as const)}
        value={way}
        onChange={setWay}
      />
      <div class="sides">
        {typed.slice(0, seats).map((player, seat) => (
          <PlayerForm
            key={seat}
            companion={companion}
            seat={seat}
            typed={player}
            tried={tried > 0}
            onChange={(part) =>
              setTyped(typed.map((other, place) => (place === seat ? { ...other, ...part } : other)))
            }
          />
        ))}
      </div>
      <div class="row">
        <Combobox
          label={t("unmatched.board")}
          placeholder={t("companion.board-any")}
          options={boards}
          value={board}
          onChange={setBoard}
        />
        <NumberField label={t("companion.wins")} value={wins} least={1} most={9} onChange={setWins} />
      </div>
      <Fault error={error} plain />
      <p class="row">
        <button type="submit" class="primary" disabled={companion === undefined}>
          {t("tracker.begin")}
        </button>
        <span role="status">{companion === undefined ? t("companion.loading") : ""}</span>
      </p>
    </form>
  );
}

interface PlayerProps {
  companion: Companion | undefined;
  seat: number;
  typed: Typed;
  /** Whether a game was tried to begin, so that what is missing is said. */
  tried: boolean;
  onChange: (part: Partial<Typed>) => void;
}

/** Fields of a player: name, hero, and the hero's numbers if it is not in the catalogue. */
export function PlayerForm({ companion, seat, typed, tried, onChange }: PlayerProps) {
  const heroes: Options | undefined = useMemo(
    () =>
      companion && [
        ...companion.catalogue.heroes.map(({ id, name, names, set }) => ({
          id,
          label: name,
          detail: set,
          also: names.join(" "),
        })),
        { id: OWN, label: t("companion.own") },
      ],
    [companion, language()],
  );
  const entry = companion?.catalogue.heroes.find(({ id }) => id === typed.hero);
  const id = `companion-name-${seat}`;
  const nameless = tried && lacksHero(typed);
  return (
    <fieldset class="stack" data-testid={`player-${seat}`}>
      <legend>{t("play.player", { number: seat + 1 })}</legend>
      <Combobox
        label={t("companion.hero")}
        options={heroes}
        value={typed.hero}
        missing={tried && typed.hero === "" ? t("companion.choose-hero") : undefined}
        onChange={(hero) => onChange({ hero, sidekick: "", lead: "", gear: [] })}
      />
      <OneOf
        label={t("companion.sidekick")}
        options={entry?.sidekicks ?? []}
        value={typed.sidekick}
        onChange={(sidekick) => onChange({ sidekick })}
      />
      <OneOf
        label={t("companion.lead")}
        options={entry?.leads ?? []}
        value={typed.lead}
        onChange={(lead) => onChange({ lead })}
      />
      {entry?.gear.map((group, place) => (
        <Choice
          key={place}
          label={t("companion.gear", { number: place + 1 })}
          value={typed.gear[place] ?? group[0]?.card ?? ""}
          options={group.map(({ card, name }) => [card, name, "en"] as const)}
          onChange={(card) => {
            const chosen = entry.gear.map((other, at) => typed.gear[at] ?? other[0]?.card ?? "");
            onChange({ gear: chosen.map((old, at) => (at === place ? card : old)) });
          }}
        />
      ))}
      {typed.hero === OWN ? (
        <>
          <label class="field">
            <span>{t("companion.own.name")}</span>
            <input
              maxLength={60}
              value={typed.ownName}
              aria-invalid={nameless}
              aria-describedby={nameless ? `${id}-own` : undefined}
              onInput={({ currentTarget }) => onChange({ ownName: currentTarget.value })}
            />
            {nameless ? (
              <span class="field-fault" id={`${id}-own`} role="alert">
                {t("companion.choose-name")}
              </span>
            ) : null}
          </label>
          <div class="row">
            <NumberField
              label={t("companion.own.health")}
              value={typed.ownHealth}
              least={1}
              most={99}
              onChange={(ownHealth) => onChange({ ownHealth })}
            />
            <NumberField
              label={t("companion.own.deck")}
              value={typed.deck}
              most={99}
              onChange={(deck) => onChange({ deck })}
            />
            <NumberField
              label={t("companion.own.sidekicks")}
              value={typed.sidekicks}
              most={11}
              onChange={(count) => onChange({ sidekicks: count })}
            />
            <NumberField
              label={t("companion.own.sidekick-health")}
              value={typed.sidekickHealth}
              least={1}
              most={99}
              onChange={(sidekickHealth) => onChange({ sidekickHealth })}
            />
          </div>
        </>
      ) : null}
      <TextField
        label={t("tracker.name")}
        maxLength={60}
        value={typed.name}
        onChange={(name) => onChange({ name })}
      />
    </fieldset>
  );
}

interface OneOfProps {
  label: string;
  /** The choices, the first one by default; the field is left out if there are none. */
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

const OneOf = ({ options, value, ...field }: OneOfProps) =>
  options[0] === undefined ? null : (
    <Choice {...field} value={value || options[0]} options={options.map((each) => [each, each] as const)} />
  );
