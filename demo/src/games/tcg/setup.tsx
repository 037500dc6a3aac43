// The set-up: two decks, and who plays.
import { useState } from "preact/hooks";
import { decksToPlay } from "../../deck-lists/kept.js";
import { t } from "../../messages/index.js";
import { readJson, writeJson } from "../../store/storage.js";
import { SetupEnd } from "../../table/setup-end.js";
import { type Strength, strengths } from "../../table/strength.js";
import { Segments } from "../../ui/segments.js";
import { ChosenTile } from "../../ui/tiles.js";
import { deckTile, deckTiles } from "./deck-tiles.js";
import type { Control } from "./session.js";
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

interface Props {
  busy: boolean;
  onStart: (choices: Choices) => void;
}

/** The setup form of a game. */
export function Setup({ busy, onStart }: Props) {
  const [choices, setChoices] = useState(lastChoices);
  const { decks, seed, play, strength } = choices;
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });

  const submit = (event: Event) => {
    event.preventDefault();
    writeJson(PLACE, choices);
    onStart({ ...choices, seed: seed.trim() });
  };
  return (
    <form class="setup stack" onSubmit={submit}>
      <div class="against">
        <DeckTile
          seat={0}
          play={play}
          deck={decks[0]}
          onChange={(deck) => change({ decks: [deck, decks[1]] })}
        />
        <span class="table-versus" aria-hidden="true">
          {t("table.versus")}
        </span>
        <DeckTile
          seat={1}
          play={play}
          deck={decks[1]}
          onChange={(deck) => change({ decks: [decks[0], deck] })}
        />
      </div>
      <SetupEnd
        busy={busy}
        summary={[t(`play.who.${play}`)]}
        strength={play === "hot-seat" ? undefined : strength}
        onStrength={(next) => change({ strength: next })}
        seed={seed}
        onSeed={(next) => change({ seed: next })}
        first={
          <Segments
            legend={t("play.who")}
            options={ways.map((way) => [way, t(`play.who.${way}`)] as const)}
            value={play}
            onChange={(way) => change({ play: way })}
          />
        }
      />
    </form>
  );
}

interface DeckProps {
  seat: 0 | 1;
  play: Way;
  deck: string;
  onChange: (deck: string) => void;
}

function DeckTile({ seat, play, deck: id, onChange }: DeckProps) {
  const deck = decksToPlay().find((each) => each.id === id);
  if (deck === undefined) return null;
  const label =
    play === "bot"
      ? t(seat === 0 ? "play.deck-yours" : "play.deck-bots")
      : t("play.deck-of", { player: playerName(seat) });
  return (
    <ChosenTile label={label} seat={seat} chosen={deckTile(deck)} tiles={deckTiles} onChoose={onChange} />
  );
}
