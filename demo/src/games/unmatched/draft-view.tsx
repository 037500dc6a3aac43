// Random match-ups, and a draft of bans and picks at one screen.

import { useState } from "preact/hooks";
import { engineLang, many, t } from "../../messages/index.js";
import { navigate } from "../../shell/router.js";
import { readOrPutAside } from "../../store/aside.js";
import { writeJson } from "../../store/storage.js";
import { Choice } from "../../ui/choice.js";
import { PutAside } from "../../ui/put-aside.js";
import { CompanionLink } from "./companion-link.js";
import {
  boardsLeft,
  drawn,
  heroesLeft,
  type Kind,
  type Made,
  picksOf,
  type Rules,
  type Step,
  stepsOf,
} from "./drafting.js";
import { boardFactsOf, type Facts, heroOf } from "./facts.js";
import { type Filter, FilterFields, fitting, unfiltered } from "./filter.js";
import { keepChoices, lastChoices, type Party, parties, seatsOf } from "./session.js";

const PLACE = "unmatched-draft";

/** A draft as it is kept. */
interface Draft {
  readonly party: Party;
  readonly rules: Rules;
  readonly pool: readonly string[];
  readonly boards: readonly string[];
  readonly made: readonly Made[];
  /** The battlefield that was drawn at the end. */
  readonly board: string;
}

/** Returns the stored draft. One that cannot be read is put aside. */
const keptDraft = (facts: Facts): Draft | undefined =>
  readOrPutAside(PLACE, (value) => draftFrom(facts, value));

function draftFrom(facts: Facts, value: unknown): Draft | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { party, rules, pool, boards, made, board } = value as Partial<Draft>;
  const known = parties.includes(party as Party) && Array.isArray(made) && Array.isArray(pool);
  const whole = known && Array.isArray(boards) && typeof rules === "object" && typeof board === "string";
  const heroes = whole && pool?.every((id) => heroOf(facts, id) !== undefined);
  return heroes ? (value as Draft) : undefined;
}

export function DraftView({ facts }: { facts: Facts }) {
  const [draft, setDraft] = useState(() => keptDraft(facts));
  const set = (next: Draft | undefined) => {
    setDraft(next);
    writeJson(PLACE, next ?? null);
  };
  return (
    <>
      <PutAside from={[PLACE]} />
      {draft ? (
        <Drafting facts={facts} draft={draft} onChange={set} />
      ) : (
        <Preparing facts={facts} onBegin={set} />
      )}
    </>
  );
}

/** Returns the battlefields with room for a number of players. */
const roomy = (facts: Facts, seats: number) => facts.boards.filter(({ players }) => players >= seats);

/** Goes to the set-up with heroes and a battlefield. */
function toSetup(party: Party, heroes: readonly string[], board: string): void {
  const last = lastChoices();
  keepChoices({ ...last, party, board, heroes: last.heroes.map((old, seat) => heroes[seat] ?? old) });
  navigate("#/unmatched");
}

function Preparing({ facts, onBegin }: { facts: Facts; onBegin: (draft: Draft) => void }) {
  const [party, setParty] = useState<Party>("duel");
  const [filter, setFilter] = useState<Filter>(unfiltered);
  const [bans, setBans] = useState(1);
  const [picks, setPicks] = useState(1);
  const [boardBans, setBoardBans] = useState(1);
  const [match, setMatch] = useState<{ heroes: readonly string[]; board: string }>();
  const seats = seatsOf[party];
  const pool = fitting(facts.heroes, filter);
  const boards = roomy(facts, seats);
  const needed = seats * (bans + picks);
  const choice = (
    label: string,
    value: number,
    most: number,
    least: number,
    set: (value: number) => void,
  ) => (
    <Choice
      label={label}
      value={value}
      options={Array.from({ length: most - least + 1 }, (_, at) => [least + at, String(least + at)] as const)}
      onChange={set}
    />
  );
  return (
    <div class="stack">
      <p>{t("unmatched.draft-intro")}</p>
      <Choice
        label={t("unmatched.party")}
        value={party}
        options={parties.map((each) => [each, t(`unmatched.party.${each}`)] as const)}
        onChange={setParty}
      />
      <FilterFields facts={facts} filter={filter} onChange={setFilter} />
      <p role="status">{many("unmatched.heroes-found", pool.length)}</p>
      <section class="panel stack" aria-labelledby="random-title">
        <h2 id="random-title">{t("unmatched.random")}</h2>
        <div class="row">
          <button
            type="button"
            class="primary"
            disabled={pool.length < seats}
            onClick={() =>
              setMatch({
                heroes: drawn(
                  pool.map(({ id }) => id),
                  seats,
                ),
                board: drawn(boards, 1)[0]?.id ?? "",
              })
            }
          >
            {t("unmatched.draw-match")}
          </button>
          {pool.length < seats ? <span>{t("unmatched.too-few-heroes")}</span> : null}
        </div>
        <div role="status" data-testid="random-match">
          {match ? (
            <p lang="en">
              <strong>{match.heroes.map((id) => heroOf(facts, id)?.name).join(" – ")}</strong> ·{" "}
              {boardFactsOf(facts, match.board)?.name}
            </p>
          ) : null}
        </div>
        {match ? (
          <p class="row">
            <button type="button" onClick={() => toSetup(party, match.heroes, match.board)}>
              {t("unmatched.play-these")}
            </button>
            <CompanionLink party={party} heroes={match.heroes} board={match.board} />
          </p>
        ) : null}
      </section>
      <section class="panel stack" aria-labelledby="draft-title">
        <h2 id="draft-title">{t("unmatched.draft")}</h2>
        <p class="quiet">{t("unmatched.draft-help")}</p>
        <div class="row">
          {choice(t("unmatched.draft-bans"), bans, 4, 0, setBans)}
          {choice(t("unmatched.draft-picks"), picks, 3, 1, setPicks)}
          {choice(t("unmatched.draft-board-bans"), boardBans, 4, 0, setBoardBans)}
        </div>
        <div class="row">
          <button
            type="button"
            class="primary"
            disabled={pool.length < needed || boards.length <= boardBans * seats}
            onClick={() =>
              onBegin({
                party,
                rules: { players: seats, bans, picks, boardBans },
                pool: pool.map(({ id }) => id),
                boards: boards.map(({ id }) => id),
                made: [],
                board: drawn(boards, 1)[0]?.id ?? "",
              })
            }
          >
            {t("unmatched.draft-begin")}
          </button>
          {pool.length < needed ? <span>{t("unmatched.too-few-heroes")}</span> : null}
        </div>
      </section>
    </div>
  );
}

interface DraftingProps {
  facts: Facts;
  draft: Draft;
  onChange: (draft: Draft | undefined) => void;
}

function Drafting({ facts, draft, onChange }: DraftingProps) {
  const { rules, made, pool, boards, party } = draft;
  const steps = stepsOf(rules);
  const next = steps[made.length];
  const seats = Array.from({ length: rules.players }, (_, player) => player);
  const choose = (step: Step, id: string) => {
    const all = [...made, { ...step, id }];
    // The battlefield is drawn among those that no player banned.
    const board =
      steps.length === all.length ? (drawn(boardsLeft(boards, all), 1)[0] ?? draft.board) : draft.board;
    onChange({ ...draft, made: all, board });
  };
  const picked = seats.map((player) => picksOf(made, player)[0] ?? "");
  const name = (kind: Kind, id: string) =>
    (kind === "ban-board" ? boardFactsOf(facts, id)?.name : heroOf(facts, id)?.name) ?? id;
  const left =
    next === undefined ? [] : next.kind === "ban-board" ? boardsLeft(boards, made) : heroesLeft(pool, made);
  return (
    <div class="stack" data-testid="draft">
      <h2 aria-live="polite">
        {next === undefined
          ? t("unmatched.draft-done")
          : t(`unmatched.draft.${next.kind}`, { number: next.player + 1 })}
      </h2>
      <p class="quiet">
        {t("unmatched.draft-step", { step: Math.min(made.length + 1, steps.length), steps: steps.length })}
      </p>
      <ul class="row" data-testid="draft-teams">
        {seats.map((player) => (
          <li key={player} class="panel">
            <strong>{t("play.player", { number: player + 1 })}</strong>
            <br />
            {picksOf(made, player)
              .map((id) => name("pick", id))
              .join(", ") || "–"}
            <br />
            <small class="quiet">
              {t("unmatched.draft-banned", {
                names:
                  made
                    .filter((choice) => choice.player === player && choice.kind !== "pick")
                    .map((choice) => name(choice.kind, choice.id))
                    .join(", ") || "–",
              })}
            </small>
          </li>
        ))}
      </ul>
      {next === undefined ? (
        <p lang="en">
          <strong>{boardFactsOf(facts, draft.board)?.name}</strong>
        </p>
      ) : (
        <ul class="draft-pool">
          {left.map((id) => (
            <li key={id}>
              <button type="button" lang={engineLang()} onClick={() => choose(next, id)}>
                {name(next.kind, id)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="row">
        {next === undefined ? (
          <>
            <button type="button" class="primary" onClick={() => toSetup(party, picked, draft.board)}>
              {t("unmatched.play-these")}
            </button>
            <CompanionLink party={party} heroes={picked} board={draft.board} />
          </>
        ) : (
          <button
            type="button"
            onClick={() => {
              const [id] = drawn(left, 1);
              if (id !== undefined) choose(next, id);
            }}
          >
            {t("draft.random")}
          </button>
        )}
        <button
          type="button"
          disabled={made.length === 0}
          onClick={() => onChange({ ...draft, made: made.slice(0, -1) })}
        >
          {t("table.undo")}
        </button>
        <button type="button" onClick={() => onChange(undefined)}>
          {t("unmatched.draft-leave")}
        </button>
      </div>
    </div>
  );
}
