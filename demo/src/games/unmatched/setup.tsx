// The set-up: two heroes, a battlefield, and who plays.

import { useEffect, useRef, useState } from "preact/hooks";
import { engineLang, many, t } from "../../messages/index.js";
import { Labelled, SetupEnd } from "../../table/setup-end.js";
import { Choice } from "../../ui/choice.js";
import { Later, useLater } from "../../ui/later.js";
import { Segments } from "../../ui/segments.js";
import type { Tile } from "../../ui/tile.js";
import { ChosenTile, initialsOf } from "../../ui/tiles.js";
import { abilityOf } from "./card-text.js";
import { drawn } from "./drafting.js";
import {
  type BoardFacts,
  boardFactsOf,
  boardOf,
  type Facts,
  type HeroFacts,
  heroOf,
  loadBoards,
} from "./facts.js";
import { BoardPreview } from "./map.js";
import {
  type Choices,
  controlsOf,
  keepChoices,
  lastChoices,
  parties,
  playing,
  seatsOf,
  teamOf,
  ways,
} from "./session.js";

interface Props {
  facts: Facts;
  /** The hero to begin with, if another screen named one. */
  hero: string | null;
  busy: boolean;
  onStart: (choices: Choices) => void;
}

/** Returns the last choices, as far as their heroes and battlefield still exist. */
export function lastOf(facts: Facts, wanted: string | null): Choices {
  const last = lastChoices();
  const first = wanted === null ? undefined : heroOf(facts, wanted)?.id;
  const heroes = last.heroes.map((id, seat) =>
    seat === 0 && first !== undefined ? first : (heroOf(facts, id)?.id ?? facts.heroes[seat]?.id ?? ""),
  );
  return roomy(facts, { ...last, heroes });
}

/** Returns the choices with a battlefield that has room for all players. */
function roomy(facts: Facts, choices: Choices): Choices {
  const seats = seatsOf[choices.party];
  const board = boardFactsOf(facts, choices.board);
  if (board && board.players >= seats) return choices;
  return { ...choices, board: facts.boards.find(({ players }) => players >= seats)?.id ?? "" };
}

export function Setup({ facts, hero: wanted, busy, onStart }: Props) {
  const [choices, setChoices] = useState(() => lastOf(facts, wanted));
  const change = (part: Partial<Choices>) => setChoices(roomy(facts, { ...choices, ...part }));
  const { party, heroes, board, way, side, people, strength, seed } = choices;
  const duel = party === "duel";
  const seats = seatsOf[party];
  const controls = controlsOf(choices);
  const withBots = controls.includes("bot");
  const draw = () => {
    const boards = facts.boards.filter(({ players }) => players >= seats).map(({ id }) => id);
    const drawnHeroes = drawn(
      facts.heroes.map(({ id }) => id),
      seats,
    );
    change({
      heroes: heroes.map((old, seat) => drawnHeroes[seat] ?? old),
      board: drawn(boards, 1)[0] ?? board,
    });
  };
  const shown = boardFactsOf(facts, board);
  const submit = (event: Event) => {
    event.preventDefault();
    keepChoices(choices);
    // Only battlefields with items of their own have spaces for those of others.
    const mixed = choices.mixed && shown?.special.items !== undefined;
    onStart({ ...choices, mixed, seed: seed.trim() });
  };
  return (
    <form class="duel-setup" onSubmit={submit} data-testid="unmatched-setup">
      <div class={duel ? "against" : "duel-heroes"}>
        {Array.from({ length: seats }, (_, seat) => (
          <Seat key={seat} first={seat === 0}>
            {duel && seat === 1 ? (
              <span class="table-versus" aria-hidden="true">
                {t("table.versus")}
              </span>
            ) : null}
            <HeroTile
              seat={seat}
              facts={facts}
              hero={heroes[seat] ?? ""}
              title={seatTitle(choices, seat)}
              onChange={(hero) =>
                change({ heroes: heroes.map((old, place) => (place === seat ? hero : old)) })
              }
            >
              {duel ? null : (
                <Choice
                  class="field played-by"
                  label={t("unmatched.played-by")}
                  value={controls[seat] ?? "bot"}
                  options={[
                    ["human", t("unmatched.played-by.human")],
                    ["bot", t("unmatched.played-by.bot")],
                  ]}
                  onChange={(by) =>
                    change({ people: people.map((old, place) => (place === seat ? by === "human" : old)) })
                  }
                />
              )}
            </HeroTile>
          </Seat>
        ))}
      </div>
      <Later>
        {() => (
          <SetupEnd
            busy={busy}
            summary={[t(`unmatched.party.${party}`), ...(duel ? [t(`unmatched.who.${way}`)] : [])]}
            strength={withBots ? strength : undefined}
            onStrength={(next) => change({ strength: next })}
            seed={seed}
            onSeed={(next) => change({ seed: next })}
            beside={
              <button type="button" onClick={draw}>
                {t("unmatched.random")}
              </button>
            }
            first={
              <>
                <Choice
                  label={t("unmatched.party")}
                  value={party}
                  options={parties.map((each) => [each, t(`unmatched.party.${each}`)] as const)}
                  onChange={(next) => change({ party: next })}
                />
                {duel ? (
                  <Segments
                    legend={t("play.who")}
                    options={ways.map((each) => [each, t(`unmatched.who.${each}`)] as const)}
                    value={way}
                    onChange={(next) => change({ way: next })}
                  />
                ) : null}
                {duel && withBots ? (
                  <Labelled label={t("unmatched.side")}>
                    <Segments
                      legend={t("unmatched.side")}
                      options={playing(choices).map(
                        (id, index) => [String(index), heroOf(facts, id)?.name ?? id] as const,
                      )}
                      value={String(side)}
                      onChange={(next) => change({ side: next === "1" ? 1 : 0 })}
                    />
                  </Labelled>
                ) : null}
              </>
            }
          />
        )}
      </Later>
      <Later>
        {() => (
          <BoardTile
            facts={facts}
            seats={seats}
            board={shown}
            mixed={choices.mixed}
            onChange={(next) => change({ board: next })}
            onMix={(next) => change({ mixed: next })}
          />
        )}
      </Later>
    </form>
  );
}

interface GroupedProps {
  things: readonly { id: string; name: string; set: string }[];
  chosen: string;
}

/**
 * Options of a selection, grouped by the set that they are from. The set of the chosen one comes first, and the
 * others a moment later: they are as many elements as the rest of the form.
 */
function Grouped({ things, chosen }: GroupedProps) {
  const all = useLater();
  const sets = new Map<string, { id: string; name: string }[]>();
  for (const thing of things) sets.set(thing.set, [...(sets.get(thing.set) ?? []), thing]);
  return (
    <>
      {[...sets]
        .filter(([, members]) => all || members.some(({ id }) => id === chosen))
        .map(([set, members]) => (
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

/** Draws the seats after the first a moment later, because a phone draws each tile for some time. */
const Seat = ({ first, children }: { first: boolean; children: preact.ComponentChildren }) =>
  first ? children : <Later>{() => children}</Later>;

/** The title of a seat: first and second hero, or the number with the team. */
function seatTitle(choices: Choices, seat: number): string {
  if (choices.party === "duel") return t(seat === 0 ? "unmatched.hero-1" : "unmatched.hero-2");
  const number = t("unmatched.hero-number", { number: seat + 1 });
  const team = teamOf(choices, seat);
  return team === undefined ? number : `${number} · ${t("unmatched.team", { team: "AB".charAt(team) })}`;
}

interface HeroTileProps {
  seat: number;
  facts: Facts;
  hero: string;
  title: string;
  onChange: (hero: string) => void;
  children?: preact.ComponentChildren;
}

function HeroTile({ seat, facts, hero, title, onChange, children }: HeroTileProps) {
  const chosen = heroOf(facts, hero);
  return (
    <div class={`panel hero-tile side-${seat}`}>
      {chosen ? (
        <ChosenTile
          label={title}
          seat={seat}
          chosen={{ ...heroTile(chosen), line: "", face: <Emblem name={chosen.name} seat={seat} /> }}
          tiles={async () => facts.heroes.map(heroTile).sort(byName)}
          onChoose={onChange}
        />
      ) : null}
      {children}
      {chosen ? <Later>{() => <HeroFactsList hero={chosen} />}</Later> : null}
    </div>
  );
}

/** Returns a hero with the facts that say how it plays. */
function heroTile({ id, name, set, fighters }: HeroFacts): Tile {
  const [hero, ...others] = fighters;
  const line = [
    hero ? many("unmatched.health", hero.health) : "",
    hero ? t(`unmatched.attack.${hero.attack}`) : "",
    hero ? t("unmatched.move", { count: hero.move }) : "",
    ...others.map((each) =>
      each.count > 1 ? `${each.name} ${t("table.copies", { count: each.count })}` : each.name,
    ),
    set,
  ];
  return {
    id,
    name,
    lang: engineLang(),
    line: line.filter((part) => part !== "").join(" · "),
    face: <span class="tile-letters">{initialsOf(name)}</span>,
  };
}

const byName = (one: Tile, other: Tile) => one.name.localeCompare(other.name);

/** The shapes of the seats after the first, which is a circle. */
const emblems: Readonly<Record<number, string>> = {
  1: "M40 4L73 22V58L40 76L7 58V22Z",
  2: "M8 8H72V72H8Z",
  3: "M6 6H74V48L40 76L6 48Z",
};

function Emblem({ name, seat }: { name: string; seat: number }) {
  return (
    <svg class="duel-emblem" viewBox="0 0 80 80" aria-hidden="true">
      {seat === 0 ? (
        <circle class="body" cx="40" cy="40" r="36" />
      ) : (
        <path class="body" d={emblems[seat] ?? emblems[1]} />
      )}
      <text x="40" y="52">
        {initialsOf(name)}
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
            {count > 1 ? ` ${t("table.copies", { count })}` : ""}
          </strong>{" "}
          <small>
            {[
              many("unmatched.health", health),
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

interface BoardTileProps {
  facts: Facts;
  seats: number;
  board: BoardFacts | undefined;
  /** Whether the items of all battlefields are mixed in. */
  mixed: boolean;
  onChange: (board: string) => void;
  onMix: (mixed: boolean) => void;
}

function BoardTile({ facts, seats, board, mixed, onChange, onMix }: BoardTileProps) {
  const special = board?.special ?? {};
  const notes = [
    board ? many("unmatched.spaces", board.spaces) : "",
    board ? many("unmatched.zones", board.zones) : "",
    special.oneWay ? t("unmatched.special.one-way") : "",
    special.passages ? t("unmatched.special.passages") : "",
    special.highGround ? t("unmatched.special.high-ground") : "",
    special.doors ? t("unmatched.special.doors") : "",
    special.items ? t("unmatched.special.items") : "",
    special.belt ? t("unmatched.special.belt") : "",
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
          <Grouped things={facts.boards.filter(({ players }) => players >= seats)} chosen={board?.id ?? ""} />
        </select>
        <small>{notes.join(" · ")}</small>
      </div>
      {special.items ? (
        <label class="row">
          <input
            type="checkbox"
            checked={mixed}
            onChange={({ currentTarget }) => onMix(currentTarget.checked)}
          />
          <span>{t("unmatched.mix-items")}</span>
        </label>
      ) : null}
      {board ? <Preview board={board} /> : null}
    </div>
  );
}

/** The map of a battlefield. Its spaces are loaded when it comes near the screen. */
function Preview({ board: { id, name, frame } }: { board: BoardFacts }) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState(() => boardOf(id));
  useEffect(() => {
    const known = boardOf(id);
    setMap(known);
    if (known || place.current === null) return;
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without a network the set-up works without the picture.
      loadBoards().then(
        () => setMap(boardOf(id)),
        () => undefined,
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [id]);
  return (
    <div class="board-place" ref={place} style={{ aspectRatio: `${frame[0]} / ${frame[1]}` }}>
      {map?.id === id ? <BoardPreview board={map} label={t("unmatched.map", { board: name })} /> : null}
    </div>
  );
}
