import { useState } from "preact/hooks";
import { decksToPlay, ownDecks, sampleDecks } from "../../deck-lists/kept.js";
import { t } from "../../messages/index.js";
import { readJson, writeJson } from "../../store/storage.js";
import { Segments } from "../../ui/segments.js";
import { type Control, type Strength, strengths } from "./session.js";
import { playerName } from "./words.js";

export const controls = {
  bot: ["human", "bot"],
  "hot-seat": ["human", "human"],
  watch: ["bot", "bot"],
} as const satisfies Record<string, readonly [Control, Control]>;
type Way = keyof typeof controls;
const ways = Object.keys(controls) as Way[];

/** Choices of the setup form. */
export interface Choices {
  /** Ids of the decks. */
  readonly decks: readonly [string, string];
  /** Empty for a random seed. */
  readonly seed: string;
  readonly play: Way;
  readonly strength: Strength;
}

const PLACE = "setup";
const usual: Choices = {
  decks: ["Autobot Starter Set", "Bumblebee vs Megatron Starter Set"],
  seed: "",
  play: "bot",
  strength: "middle",
};

/** Returns the choices of the last game, if they still exist. */
export function lastChoices(): Choices {
  const value = readJson(PLACE);
  if (typeof value !== "object" || value === null) return usual;
  const { decks, play, strength } = value as Partial<Record<keyof Choices, unknown>>;
  const known = decksToPlay().map(({ id }) => id);
  const deck = (index: 0 | 1) =>
    known.find((id) => Array.isArray(decks) && id === decks[index]) ?? usual.decks[index];
  return {
    decks: [deck(0), deck(1)],
    seed: "",
    play: ways.find((way) => way === play) ?? usual.play,
    strength: strengths.find((each) => each === strength) ?? usual.strength,
  };
}

/** The setup form of a game. */
export function Setup({ onStart }: { onStart: (choices: Choices) => void }) {
  const [choices, setChoices] = useState(lastChoices);
  const { decks, seed, play, strength } = choices;
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });

  const submit = (event: Event) => {
    event.preventDefault();
    writeJson(PLACE, choices);
    onStart({ ...choices, seed: seed.trim() });
  };
  return (
    <form class="setup panel" onSubmit={submit}>
      <h2>{t("play.new")}</h2>
      <DeckSelect seat={0} deck={decks[0]} onChange={(deck) => change({ decks: [deck, decks[1]] })} />
      <DeckSelect seat={1} deck={decks[1]} onChange={(deck) => change({ decks: [decks[0], deck] })} />
      <fieldset>
        <legend>{t("play.who")}</legend>
        {ways.map((way) => (
          <label key={way} class="choice">
            <input type="radio" name="play" checked={play === way} onChange={() => change({ play: way })} />{" "}
            {t(`play.who.${way}`)}
          </label>
        ))}
      </fieldset>
      {play === "hot-seat" ? null : (
        <div class="row">
          <span aria-hidden="true">{t("play.strength")}</span>
          <Segments
            legend={t("play.strength")}
            options={strengths.map((each) => [each, t(`play.strength.${each}`)] as const)}
            value={strength}
            onChange={(next) => change({ strength: next })}
          />
        </div>
      )}
      <div class="field">
        <label for="seed">{t("play.seed")}</label>
        <input
          id="seed"
          value={seed}
          onInput={(event) => change({ seed: event.currentTarget.value })}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="seed-help"
        />
        <small id="seed-help">{t("play.seed-help")}</small>
      </div>
      <button class="primary" type="submit">
        {t("play.start")}
      </button>
    </form>
  );
}

function DeckSelect(props: { seat: number; deck: string; onChange: (deck: string) => void }) {
  const field = `deck-${props.seat}`;
  const groups = [
    [t("play.own-decks"), ownDecks()],
    [t("play.sample-decks"), sampleDecks],
  ] as const;
  const list = decksToPlay().find(({ id }) => id === props.deck)?.list ?? "";
  return (
    <div class="field">
      <label for={field}>{t("play.deck-of", { player: playerName(props.seat) })}</label>
      <select
        id={field}
        value={props.deck}
        aria-describedby={`${field}-team`}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {groups.map(([title, decks]) =>
          decks.length === 0 ? null : (
            <optgroup key={title} label={title}>
              {decks.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
      <small id={`${field}-team`}>{teamOf(list)}</small>
    </div>
  );
}

/** Returns the names of the characters in a deck list, without their titles. */
const teamOf = (list: string): string =>
  (/^Characters\n((?:\d+ .*\n)+)/m.exec(list)?.[1] ?? "")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^\d+ /, "").replace(/,.*/, ""))
    .join(" · ");
