import { useState } from "preact/hooks";
import { starters } from "../decks/starters.js";
import { playerName } from "./words.js";

/** What is chosen before a game. */
export interface Choices {
  /** Index of each player's deck. */
  readonly decks: readonly [number, number];
  /** Empty for a random one. */
  readonly seed: string;
  readonly play: "bot" | "hot-seat" | "watch";
}

const ways: readonly [Choices["play"], string][] = [
  ["bot", "You against the bot"],
  ["hot-seat", "Two people at this screen"],
  ["watch", "Watch bot against bot"],
];

interface Props {
  choices: Choices;
  onStart: (choices: Choices) => void;
}

/** The form before a game. */
export function Setup({ choices, onStart }: Props) {
  const [decks, setDecks] = useState(choices.decks);
  const [seed, setSeed] = useState(choices.seed);
  const [play, setPlay] = useState(choices.play);
  const [first, second] = decks;

  const submit = (event: Event) => {
    event.preventDefault();
    onStart({ decks, seed: seed.trim(), play });
  };

  return (
    <form class="setup" onSubmit={submit}>
      <h2>New game</h2>
      <DeckSelect seat={0} deck={first} onChange={(deck) => setDecks([deck, second])} />
      <DeckSelect seat={1} deck={second} onChange={(deck) => setDecks([first, deck])} />
      <fieldset>
        <legend>Who plays</legend>
        {ways.map(([way, label]) => (
          <label key={way}>
            <input type="radio" name="play" checked={play === way} onChange={() => setPlay(way)} /> {label}
          </label>
        ))}
      </fieldset>
      <p>
        <label for="seed">Seed (optional)</label>
        <input
          id="seed"
          value={seed}
          onInput={(event) => setSeed(event.currentTarget.value)}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="seed-help"
        />
        <small id="seed-help">
          Hexadecimal, for example 2a. The same seed and choices give the same game.
        </small>
      </p>
      <button class="main-button" type="submit">
        Start game
      </button>
    </form>
  );
}

function DeckSelect(props: { seat: number; deck: number; onChange: (deck: number) => void }) {
  const id = `deck-${props.seat}`;
  return (
    <p>
      <label for={id}>Deck of {playerName(props.seat)}</label>
      <select
        id={id}
        value={String(props.deck)}
        onChange={(event) => props.onChange(Number(event.currentTarget.value))}
      >
        {starters.map(({ name }, index) => (
          <option key={name} value={String(index)}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
