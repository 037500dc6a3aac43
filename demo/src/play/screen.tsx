import type { Deck, Game, Tcg } from "altmode/tcg/slim";
import { useErrorBoundary, useState } from "preact/hooks";
import { starters } from "../decks/starters.js";
import { WithEngine } from "../engine/with-engine.js";
import { Fault } from "../ui/fault.js";
import { type Choices, Setup } from "./setup.js";
import { type Control, Table } from "./table.js";
import "./play.css";

const controls: Record<Choices["play"], readonly [Control, Control]> = {
  bot: ["human", "bot"],
  "hot-seat": ["human", "human"],
  watch: ["bot", "bot"],
};

function begin(tcg: Tcg, { decks, seed }: Choices): Game {
  const deck = (index: number) => tcg.parseDeck(starters[index]?.list ?? "");
  const players: [Deck, Deck] = [deck(decks[0]), deck(decks[1])];
  return tcg.newGame(seed === "" ? { players } : { players, seed });
}

/** Play: the form, or the game that it began. */
export default function PlayScreen() {
  return <WithEngine>{(tcg) => <Play tcg={tcg} />}</WithEngine>;
}

function Play({ tcg }: { tcg: Tcg }) {
  const [choices, setChoices] = useState<Choices>({ decks: [0, 2], seed: "", play: "bot" });
  const [game, setGame] = useState<Game>();
  const [error, setError] = useState<unknown>();

  // A game that failed internally throws at every question, so also while the page is drawn.
  const [broken, mend] = useErrorBoundary();

  const start = (chosen: Choices) => {
    setChoices(chosen);
    try {
      setGame(begin(tcg, chosen));
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const leave = () => {
    game?.free();
    setGame(undefined);
    if (broken !== undefined) mend();
  };

  if (broken !== undefined) {
    return (
      <>
        <Fault error={broken} />
        <button type="button" onClick={leave}>
          New game
        </button>
      </>
    );
  }

  if (game) {
    const names = choices.decks.map((index) => starters[index]?.name ?? "");
    return <Table game={game} names={names} controls={controls[choices.play]} onLeave={leave} />;
  }
  return (
    <>
      <Fault error={error} />
      <Setup choices={choices} onStart={start} />
    </>
  );
}
