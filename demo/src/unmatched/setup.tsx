// The set-up: two heroes, a battlefield, and who plays.
import type { Board } from "altmode/unmatched/slim";
import { useState } from "preact/hooks";
import { engineLang, many, t } from "../messages/index.js";
import { Later } from "../ui/later.js";
import { Segments } from "../ui/segments.js";
import { abilityOf } from "./card-text.js";
import { boardOf, type Facts, type HeroFacts, heroOf, zonesOf } from "./facts.js";
import { BoardPreview } from "./map.js";
import { type Choices, keepChoices, lastChoices, strengths, ways } from "./session.js";

interface Props {
  facts: Facts;
  busy: boolean;
  onStart: (choices: Choices) => void;
}

/** The last choices, as far as their heroes and battlefield still exist. */
function known(facts: Facts): Choices {
  const last = lastChoices();
  const hero = (index: 0 | 1) => heroOf(facts, last.heroes[index])?.id ?? facts.heroes[index]?.id ?? "";
  return {
    ...last,
    heroes: [hero(0), hero(1)],
    board: boardOf(facts, last.board)?.id ?? facts.boards[0]?.id ?? "",
  };
}

export function Setup({ facts, busy, onStart }: Props) {
  const [choices, setChoices] = useState(() => known(facts));
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });
  const { heroes, board, way, side, strength, seed } = choices;
  const shown = boardOf(facts, board);
  const submit = (event: Event) => {
    event.preventDefault();
    keepChoices(choices);
    onStart({ ...choices, seed: seed.trim() });
  };
  return (
    <form class="duel-setup" onSubmit={submit} data-testid="unmatched-setup">
      <div class="duel-heroes">
        <HeroTile
          seat={0}
          facts={facts}
          hero={heroes[0]}
          onChange={(hero) => change({ heroes: [hero, heroes[1]] })}
        />
        <span class="table-versus" aria-hidden="true">
          {t("unmatched.versus")}
        </span>
        <Later>
          {() => (
            <HeroTile
              seat={1}
              facts={facts}
              hero={heroes[1]}
              onChange={(hero) => change({ heroes: [heroes[0], hero] })}
            />
          )}
        </Later>
      </div>
      <div class="panel duel-options">
        <Segments
          legend={t("unmatched.who")}
          options={ways.map((each) => [each, t(`unmatched.who.${each}`)] as const)}
          value={way}
          onChange={(next) => change({ way: next })}
        />
        <button class="primary" type="submit" disabled={busy}>
          {t("unmatched.start")}
        </button>
        <details>
          <summary>{t("unmatched.more")}</summary>
          <div class="stack">
            {way === "bot" ? (
              <>
                <Labelled label={t("unmatched.strength")}>
                  <Segments
                    legend={t("unmatched.strength")}
                    options={strengths.map((each) => [each, t(`unmatched.strength.${each}`)] as const)}
                    value={strength}
                    onChange={(next) => change({ strength: next })}
                  />
                </Labelled>
                <Labelled label={t("unmatched.side")}>
                  <Segments
                    legend={t("unmatched.side")}
                    options={heroes.map(
                      (id, index) => [String(index), heroOf(facts, id)?.name ?? id] as const,
                    )}
                    value={String(side)}
                    onChange={(next) => change({ side: next === "1" ? 1 : 0 })}
                  />
                </Labelled>
              </>
            ) : null}
            <div class="field">
              <label for="unmatched-seed">{t("unmatched.seed")}</label>
              <input
                id="unmatched-seed"
                value={seed}
                onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
                autocomplete="off"
                spellcheck={false}
                aria-describedby="unmatched-seed-help"
              />
              <small id="unmatched-seed-help">{t("unmatched.seed-help")}</small>
            </div>
          </div>
        </details>
      </div>
      <Later>
        {() => <BoardTile facts={facts} board={shown} onChange={(next) => change({ board: next })} />}
      </Later>
    </form>
  );
}

function Labelled(props: { label: string; children: preact.ComponentChildren }) {
  return (
    <div class="row">
      <span aria-hidden="true">{props.label}</span>
      {props.children}
    </div>
  );
}

/** Options of a selection, grouped by the set that they are from. */
function Grouped({ things }: { things: readonly { id: string; name: string; set: string }[] }) {
  const sets = new Map<string, { id: string; name: string }[]>();
  for (const thing of things) sets.set(thing.set, [...(sets.get(thing.set) ?? []), thing]);
  return (
    <>
      {[...sets].map(([set, members]) => (
        <optgroup key={set} label={set}>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

interface HeroTileProps {
  seat: 0 | 1;
  facts: Facts;
  hero: string;
  onChange: (hero: string) => void;
}

function HeroTile({ seat, facts, hero, onChange }: HeroTileProps) {
  const chosen = heroOf(facts, hero);
  const field = `hero-${seat}`;
  return (
    <div class={`panel hero-tile side-${seat}`}>
      <Emblem name={chosen?.name ?? ""} seat={seat} />
      <div class="field">
        <label for={field}>{t(seat === 0 ? "unmatched.hero-1" : "unmatched.hero-2")}</label>
        <select id={field} value={hero} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <Grouped things={facts.heroes} />
        </select>
      </div>
      {chosen ? <HeroFactsList hero={chosen} /> : null}
    </div>
  );
}

function Emblem({ name, seat }: { name: string; seat: number }) {
  const initials = name
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");
  return (
    <svg class="duel-emblem" viewBox="0 0 80 80" aria-hidden="true">
      {seat === 0 ? (
        <circle class="body" cx="40" cy="40" r="36" />
      ) : (
        <path class="body" d="M40 4L73 22V58L40 76L7 58V22Z" />
      )}
      <text x="40" y="52">
        {initials}
      </text>
    </svg>
  );
}

function HeroFactsList({ hero }: { hero: HeroFacts }) {
  const ability = abilityOf(hero);
  return (
    <ul class="hero-facts">
      {hero.fighters.map(({ id, name, count, health, attack, move }) => (
        <li key={id}>
          <strong lang={engineLang()}>
            {name}
            {count > 1 ? ` ${t("unmatched.copies", { count })}` : ""}
          </strong>{" "}
          <small>
            {[
              t("unmatched.health", { count: health }),
              t(`unmatched.attack.${attack}`),
              t("unmatched.move", { count: move }),
            ].join(" · ")}
          </small>
        </li>
      ))}
      {ability === "" ? null : (
        <li class="hero-ability" lang={engineLang()}>
          {ability}
        </li>
      )}
    </ul>
  );
}

function BoardTile(props: { facts: Facts; board: Board | undefined; onChange: (board: string) => void }) {
  const { facts, board, onChange } = props;
  const special = board?.special ?? {};
  const notes = [
    board ? many("unmatched.spaces", board.spaces.length) : "",
    board ? many("unmatched.zones", zonesOf(board).length) : "",
    special.oneWay ? t("unmatched.special.one-way") : "",
    special.passages ? t("unmatched.special.passages") : "",
    special.highGround ? t("unmatched.special.high-ground") : "",
  ].filter((note) => note !== "");
  return (
    <div class="panel board-tile">
      <div class="field">
        <label for="unmatched-board">{t("unmatched.board")}</label>
        <select
          id="unmatched-board"
          value={board?.id ?? ""}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <Grouped things={facts.boards} />
        </select>
        <small>{notes.join(" · ")}</small>
      </div>
      {board ? <BoardPreview board={board} label={t("unmatched.map", { board: board.name })} /> : null}
    </div>
  );
}
