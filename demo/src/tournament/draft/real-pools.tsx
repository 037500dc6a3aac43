import type { Tournaments, TournamentView } from "altmode/tournament/slim";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { type Catalogue, isCharacter, setName } from "../../cards/catalogue.js";
import { t } from "../../messages/index.js";
import { Choice } from "../../ui/choice.js";
import { Combobox, type Option } from "../../ui/combobox.js";
import { html, page, show } from "../../ui/print-page.js";
import { namesOf } from "../names.js";
import { counted } from "./boosters.js";
import { keepDrafts, keptDrafts, onOtherDrafts } from "./kept.js";
import { RealPicks } from "./real-picks.js";

/** Returns the registered real pool of a player as a list of cards, or an empty text. */
export const realPool = (catalogue: Catalogue, player: string | undefined): string =>
  player === undefined ? "" : counted(catalogue, keptDrafts().real[player] ?? []).join("\n");

interface Props {
  catalogue: Catalogue;
  rules: Tournaments;
  view: TournamentView;
}

/** Real boosters: seats and the time of a pick, and the pool of each player, entered by a search (7.2, 7.3, 7.5, 7.7). */
export function RealPools({ catalogue, rules, view }: Props) {
  const id = useId();
  const [wanted, setWanted] = useState("");
  const [real, setReal] = useState(() => keptDrafts().real);
  useEffect(() => onOtherDrafts(() => setReal(keptDrafts().real)), []);
  const name = namesOf(view);
  const options = useMemo(
    (): Option[] =>
      catalogue.all
        .filter(({ kind, reprintOf }) => kind !== "combiner" && reprintOf === null)
        .map((card) => ({ id: card.id, label: card.fullName, detail: setName(card) })),
    [catalogue],
  );
  const players = view.players.filter(({ dropped }) => !dropped);
  const player = players.find((each) => each.id === wanted) ?? players[0];
  if (player === undefined) return null;
  const cards = real[player.id] ?? [];
  const keep = (next: typeof real) => {
    keepDrafts({ real: next });
    setReal(next);
  };
  const set = (next: readonly string[]) => keep({ ...real, [player.id]: next });
  const characters = cards.filter((card) => {
    const facts = catalogue.byId.get(card);
    return facts !== undefined && isCharacter(facts);
  }).length;
  const lines = [...new Set(cards)].map((card) => ({
    card,
    said: catalogue.byId.get(card)?.fullName ?? card,
    count: cards.filter((each) => each === card).length,
  }));
  const passed = () =>
    keep(
      Object.fromEntries(
        players.map(({ id: each }, place) => [
          each,
          real[players[(place + players.length - 1) % players.length]?.id ?? ""] ?? [],
        ]),
      ),
    );
  const print = () =>
    show(
      page(
        player.name,
        html`<ul class="columns" lang="en">${counted(catalogue, cards).map((line) => html`<li>${line}</li>`)}</ul>`,
        view.options.name,
      ),
    );
  return (
    <div class="stack" data-testid="real-pools">
      <p class="quiet">{t("draft.real-help")}</p>
      {view.pods.map((pod, index) => (
        <section key={pod.join()} class="stack tight" aria-labelledby={`${id}-pod-${index}`}>
          <h3 id={`${id}-pod-${index}`}>{t("draft.picks-of", { pod: index + 1 })}</h3>
          <p>{t("draft.real-seats", { names: pod.map(name).join(" → ") })}</p>
          <RealPicks
            catalogue={catalogue}
            rules={rules}
            players={pod}
            name={name}
            onPools={() => setReal(keptDrafts().real)}
          />
        </section>
      ))}
      <p>
        {t("draft.build", {
          minutes:
            view.options.format === "sealed"
              ? rules.times.sealedConstructionMinutes
              : rules.times.draftConstructionMinutes,
        })}
      </p>
      <Choice
        label={t("tournament.player")}
        value={player.id}
        options={players.map((each) => [each.id, each.name] as const)}
        onChange={setWanted}
      />
      <Combobox
        label={t("draft.real-card", { name: player.name })}
        options={options}
        value=""
        adds
        onChange={(card) => set([...cards, card])}
      />
      <p role="status">{t("draft.real-count", { characters, battle: cards.length - characters })}</p>
      <ul>
        {lines.map(({ card, said, count }) => (
          <li key={card} class="row">
            <span lang="en">{`${count} ${said}`}</span>
            <button
              type="button"
              class="small-button"
              aria-label={t("draft.real-less", { card: said })}
              onClick={() => {
                const at = cards.lastIndexOf(card);
                set(cards.filter((_, place) => place !== at));
              }}
            >
              −
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" disabled={cards.length === 0} onClick={print}>
          {t("draft.real-print")}
        </button>
        {view.options.format === "sealed" && Object.keys(real).length > 0 ? (
          <button type="button" onClick={passed}>
            {t("draft.real-swap")}
          </button>
        ) : null}
      </div>
    </div>
  );
}
