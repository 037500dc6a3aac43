// The set-up: mode, characters, and who plays.
import { useState } from "preact/hooks";
import { engineLang, t } from "../../messages/index.js";
import { Segments } from "../../ui/segments.js";
import { Options, Sets } from "./composition-fields.js";
import type { CharacterFacts } from "./facts.js";
import { charactersOf, keptPacks } from "./packs/kept.js";
import {
  type Choices,
  factionOf,
  keepChoices,
  lastChoices,
  modes,
  seated,
  seatsOf,
  strengths,
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
  const first = all.find(({ id }) => id === characters[0])?.faction ?? "autobot";
  const submit = (event: Event) => {
    event.preventDefault();
    keepChoices(choices);
    onStart({ ...choices, seed: seed.trim() });
  };
  return (
    <form class="build-setup stack" onSubmit={submit} data-testid="deckbuilder-setup">
      <div class="panel stack">
        <div class="field">
          <label for="build-mode">{t("deckbuilder.mode")}</label>
          <select
            id="build-mode"
            value={mode}
            onChange={({ currentTarget: { value } }) =>
              change({ mode: modes.find((each) => each === value) ?? mode })
            }
          >
            {modes.map((each) => (
              <option key={each} value={each}>
                {t(`deckbuilder.mode.${each}`)}
              </option>
            ))}
          </select>
          <small>{t(`deckbuilder.mode-help.${mode}`)}</small>
        </div>
        {counts.length > 1 ? (
          <Segments
            legend={t("deckbuilder.players")}
            options={counts.map((count) => [String(count), t("deckbuilder.count", { count })] as const)}
            value={String(characters.length)}
            onChange={(count) => setChoices(fitting(choices, all, Number(count)))}
          />
        ) : null}
        {characters.map((id, seat) => (
          <div class="field" key={seat}>
            <label for={`build-character-${seat}`}>{t("deckbuilder.player", { number: seat + 1 })}</label>
            <select
              id={`build-character-${seat}`}
              lang={engineLang()}
              value={id}
              onChange={({ currentTarget: { value } }) =>
                change({ characters: characters.map((other, place) => (place === seat ? value : other)) })
              }
            >
              {all
                .filter(({ faction }) => seat === 0 || faction === factionOf(mode, seat, first))
                .filter((each) => each.id === id || seat === 0 || !characters.includes(each.id))
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name} ({each.faction})
                  </option>
                ))}
            </select>
          </div>
        ))}
      </div>
      <div class="panel stack">
        {characters.length > 1 ? (
          <Segments
            legend={t("deckbuilder.who")}
            options={ways.map((each) => [each, t(`deckbuilder.who.${each}`)] as const)}
            value={way}
            onChange={(next) => change({ way: next })}
          />
        ) : null}
        <Sets value={choices} kept={kept} onChange={change} />
        <button class="primary" type="submit" disabled={busy}>
          {t("deckbuilder.start")}
        </button>
        <details>
          <summary>{t("deckbuilder.more")}</summary>
          <div class="stack">
            <Segments
              legend={t("deckbuilder.strength")}
              options={strengths.map((each) => [each, t(`deckbuilder.strength.${each}`)] as const)}
              value={strength}
              onChange={(next) => change({ strength: next })}
            />
            <label>
              <input
                type="checkbox"
                checked={ruins}
                onChange={({ currentTarget }) => change({ ruins: currentTarget.checked })}
              />{" "}
              {t("deckbuilder.ruins")}
            </label>
            <div class="field">
              <label for="build-seed">{t("deckbuilder.seed")}</label>
              <input
                id="build-seed"
                value={seed}
                onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
                autocomplete="off"
                spellcheck={false}
              />
            </div>
            <Options value={choices} onChange={change} />
          </div>
        </details>
        <p>
          <small>{t("deckbuilder.training")}</small>
        </p>
      </div>
    </form>
  );
}
