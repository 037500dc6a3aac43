// The set-up: mode, characters, and who plays.

import { useState } from "preact/hooks";
import { engineLang, t } from "../../messages/index.js";
import { SetupEnd } from "../../table/setup-end.js";
import { Choice } from "../../ui/choice.js";
import { Segments } from "../../ui/segments.js";
import type { Tile } from "../../ui/tile.js";
import { ChosenTile, initialsOf } from "../../ui/tiles.js";
import { Options, Sets } from "./composition-fields.js";
import type { CharacterFacts } from "./facts.js";
import { numbersOf } from "./numbers.js";
import { charactersOf, keptPacks } from "./packs/kept.js";
import {
  type Choices,
  factionOf,
  keepChoices,
  lastChoices,
  modes,
  seated,
  seatsOf,
  ways,
} from "./session.js";

interface Props {
  characters: readonly CharacterFacts[];
  busy: boolean;
  onStart: (choices: Choices) => void;
}

/** Returns choices with as many characters as the mode allows, each fitting its seat. */
function fitting(
  choices: Choices,
  all: readonly CharacterFacts[],
  wanted = choices.characters.length,
): Choices {
  const counts = seatsOf[choices.mode];
  const seats = counts.includes(wanted) ? wanted : (counts[0] ?? 1);
  return { ...choices, characters: seated(choices, all, seats) };
}

/** The characters that can be chosen with these packs. */
const offered = (
  builtin: readonly CharacterFacts[],
  kept: ReturnType<typeof keptPacks>,
  packs: readonly string[],
): readonly CharacterFacts[] => [...builtin, ...charactersOf(kept.filter(({ id }) => packs.includes(id)))];

/** Returns the last choices, as far as their packs and characters still exist. */
export function lastOf(builtin: readonly CharacterFacts[], kept = keptPacks()): Choices {
  const last = lastChoices();
  const packs = last.packs.filter((id) => kept.some((pack) => pack.id === id));
  return fitting({ ...last, packs }, offered(builtin, kept, packs));
}

/** Returns a character with the numbers of both sides. */
function characterTile({ id, name, faction, combiner, sides }: CharacterFacts): Tile {
  const both =
    sides === undefined
      ? []
      : ([
          [combiner ? "team" : "alt", sides.alt],
          [combiner ? "combiner" : "bot", sides.bot],
        ] as const);
  return {
    id,
    name,
    lang: engineLang(),
    line: both
      .map(
        ([mode, numbers]) => `${t(`deckbuilder.mode-of.${mode}`)}: ${numbersOf({ cost: null, ...numbers })}`,
      )
      .join("; "),
    face: <span class={`tile-letters ${faction}`}>{initialsOf(name)}</span>,
  };
}

export function Setup({ characters: builtin, busy, onStart }: Props) {
  const [kept] = useState(keptPacks);
  const [choices, setChoices] = useState(() => lastOf(builtin, kept));
  const change = (part: Partial<Choices>) => {
    const next = { ...choices, ...part };
    setChoices(fitting(next, offered(builtin, kept, next.packs)));
  };
  const { mode, characters, way, strength, ruins, packs, seed } = choices;
  const all = offered(builtin, kept, packs);
  const counts = seatsOf[mode];
  const several = characters.length > 1;
  const first = all.find(({ id }) => id === characters[0])?.faction ?? "autobot";
  const submit = (event: Event) => {
    event.preventDefault();
    keepChoices(choices);
    onStart({ ...choices, seed: seed.trim() });
  };
  return (
    <form class="build-setup stack" onSubmit={submit} data-testid="deckbuilder-setup">
      <div class="panel stack">
        <Choice
          label={t("deckbuilder.mode")}
          value={mode}
          options={modes.map((each) => [each, t(`deckbuilder.mode.${each}`)] as const)}
          onChange={(next) => change({ mode: next })}
        >
          <small>{t(`deckbuilder.mode-help.${mode}`)}</small>
        </Choice>
        {counts.length > 1 ? (
          <Segments
            legend={t("deckbuilder.players")}
            options={counts.map((count) => [String(count), t("deckbuilder.count", { count })] as const)}
            value={String(characters.length)}
            onChange={(count) => setChoices(fitting(choices, all, Number(count)))}
          />
        ) : null}
        <Sets value={choices} kept={kept} onChange={change} />
      </div>
      <div class="build-characters">
        {characters.map((id, seat) => {
          const here = all.find((each) => each.id === id);
          if (here === undefined) return null;
          const offers = all
            .filter(({ faction }) => seat === 0 || faction === factionOf(mode, seat, first))
            .filter((each) => each.id === id || seat === 0 || !characters.includes(each.id));
          const choose = (chosen: string) =>
            change({ characters: characters.map((other, place) => (place === seat ? chosen : other)) });
          return (
            <ChosenTile
              key={seat}
              label={t("play.player", { number: seat + 1 })}
              seat={seat}
              chosen={characterTile(here)}
              tiles={async () => offers.map(characterTile)}
              onChoose={choose}
            />
          );
        })}
      </div>
      <SetupEnd
        busy={busy}
        summary={several ? [t(`deckbuilder.who.${way}`)] : []}
        strength={several && way === "bot" ? strength : undefined}
        onStrength={(next) => change({ strength: next })}
        seed={seed}
        onSeed={(next) => change({ seed: next })}
        first={
          <>
            {several ? (
              <Segments
                legend={t("play.who")}
                options={ways.map((each) => [each, t(`deckbuilder.who.${each}`)] as const)}
                value={way}
                onChange={(next) => change({ way: next })}
              />
            ) : null}
            <label>
              <input
                type="checkbox"
                checked={ruins}
                onChange={({ currentTarget }) => change({ ruins: currentTarget.checked })}
              />{" "}
              {t("deckbuilder.ruins")}
            </label>
          </>
        }
        last={<Options value={choices} onChange={change} />}
      />
      <p>
        <small>{t("deckbuilder.training")}</small>
      </p>
    </form>
  );
}
