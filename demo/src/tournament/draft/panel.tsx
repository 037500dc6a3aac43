import type { SealedPool, Tournaments, TournamentView } from "altmode/tournament/slim";
import { useEffect, useId, useState } from "preact/hooks";
import type { Catalogue } from "../../cards/catalogue.js";
import { WithCatalogue } from "../../cards/with-catalogue.js";
import { t } from "../../messages/index.js";
import { Choice } from "../../ui/choice.js";
import { Fault } from "../../ui/fault.js";
import { Fold } from "../../ui/fold.js";
import { type Act, useActHere } from "../act.js";
import { namesOf } from "../names.js";
import { type BoosterSet, boosterSets, cardsOf, contents, counted } from "./boosters.js";
import { keepDrafts, keptDrafts, onOtherDrafts } from "./kept.js";
import { RealPools } from "./real-pools.js";
import { DraftTable } from "./table.js";

interface Props {
  rules: Tournaments;
  view: TournamentView;
  act: Act;
}

/** Boosters recommended for a player (Tournament Rules, Appendix D). */
const DRAFTED = 5;
const OPENED = 6;

/** Draft tables and sealed pools, for the organiser's eyes. */
export function DraftPanel(props: Props) {
  const id = useId();
  const sealed = props.view.options.format === "sealed";
  return (
    <section class="panel stack" aria-labelledby={`${id}-title`} data-testid="draft">
      <h2 id={`${id}-title`}>{sealed ? t("draft.sealed") : t("draft.title")}</h2>
      <p class="notice">{t("draft.private")}</p>
      <WithCatalogue>
        {(catalogue) => (
          <>
            {sealed ? <Sealed catalogue={catalogue} {...props} /> : <Pods catalogue={catalogue} {...props} />}
            <Fold title={t("draft.real")}>
              {() => <RealPools catalogue={catalogue} rules={props.rules} view={props.view} />}
            </Fold>
          </>
        )}
      </WithCatalogue>
    </section>
  );
}

type Inside = Props & { catalogue: Catalogue };

/** The boosters that a table or a player opens. */
function Boosters({
  set,
  count,
  onSet,
  onCount,
}: {
  set: BoosterSet;
  count: number;
  onSet: (set: BoosterSet) => void;
  onCount: (count: number) => void;
}) {
  const id = useId();
  return (
    <div class="row">
      <Choice
        class="row"
        label={t("draft.set")}
        value={set}
        options={boosterSets.map((each) => [each, each.toUpperCase()])}
        onChange={onSet}
      />
      <label for={`${id}-count`}>{t("draft.boosters")}</label>
      <input
        id={`${id}-count`}
        type="number"
        min={1}
        max={20}
        value={count}
        onInput={({ currentTarget }) => onCount(currentTarget.valueAsNumber || 1)}
      />
    </div>
  );
}

/** Pods of a draft, each with its table. */
function Pods({ catalogue, rules, view, act: change }: Inside) {
  const [act, refused] = useActHere(change, view);
  const id = useId();
  const [size, setSize] = useState(8);
  const [set, setSet] = useState<BoosterSet>("w3");
  const [count, setCount] = useState(DRAFTED);
  /** As they were begun here or kept by another tab; each table goes on from there. */
  const [drafts, setDrafts] = useState(() => keptDrafts().drafts);
  const [error, setError] = useState<unknown>();
  const name = namesOf(view);

  const read = () => setDrafts(keptDrafts().drafts);
  useEffect(() => onOtherDrafts(read), []);

  const begin = (players: readonly string[]) => {
    try {
      const cards = cardsOf(catalogue, set);
      const boosters = players.map(() => rules.openBoosters({ count, cards }));
      const draft = rules.newDraft({ players: [...players], boosters });
      keepDrafts({ drafts: { ...keptDrafts().drafts, [players.join()]: draft.save() } });
      draft.free();
      setError(undefined);
      read();
    } catch (thrown) {
      setError(thrown);
    }
  };

  return (
    <div class="stack">
      <Fault error={error} plain />
      {view.rounds.length === 0 ? (
        <div class="row">
          <label for={`${id}-size`}>{t("draft.pod-size")}</label>
          <input
            id={`${id}-size`}
            type="number"
            min={2}
            max={16}
            value={size}
            onInput={({ currentTarget }) => setSize(currentTarget.valueAsNumber || 2)}
          />
          <button type="button" onClick={() => act((one) => one.drawPods(size))}>
            {t("draft.draw-pods")}
          </button>
        </div>
      ) : null}
      {refused}
      {view.pods.length === 0 ? (
        <p>{t("draft.no-pods")}</p>
      ) : (
        <Boosters set={set} count={count} onSet={setSet} onCount={setCount} />
      )}
      {view.pods.map((players, index) => {
        const saved = drafts[players.join()];
        const start = (
          <button type="button" onClick={() => begin(players)}>
            {t("draft.begin", { pod: index + 1 })}
          </button>
        );
        return (
          <section key={players.join()} class="stack tight" aria-labelledby={`${id}-pod-${index}`}>
            <h3 id={`${id}-pod-${index}`}>{t("draft.pod", { pod: index + 1 })}</h3>
            {saved === undefined ? (
              <>
                <p>{players.map(name).join(" → ")}</p>
                {start}
              </>
            ) : (
              <DraftTable
                rules={rules}
                saved={saved}
                again={start}
                name={name}
                catalogue={catalogue}
                place={players.join()}
              />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Sealed pools, swapped after registration if that is wanted (Tournament Rules 7.5). */
function Sealed({ catalogue, rules, view }: Inside) {
  const [set, setSet] = useState<BoosterSet>("w3");
  const [count, setCount] = useState(OPENED);
  const [swap, setSwap] = useState(false);
  const [pools, setPools] = useState<readonly SealedPool[]>(() => keptDrafts().pools);
  const [error, setError] = useState<unknown>();
  useEffect(() => onOtherDrafts(() => setPools(keptDrafts().pools)), []);
  const name = namesOf(view);

  const open = () => {
    try {
      const players = view.players.filter(({ dropped }) => !dropped).map(({ id }) => id);
      const opened = rules.sealedPools({
        players,
        boosters: count,
        swap,
        cards: cardsOf(catalogue, set),
      }).pools;
      keepDrafts({ pools: opened });
      setPools(opened);
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };

  return (
    <div class="stack">
      <Fault error={error} plain />
      <Boosters set={set} count={count} onSet={setSet} onCount={setCount} />
      <label class="row">
        <input
          type="checkbox"
          checked={swap}
          onChange={({ currentTarget }) => setSwap(currentTarget.checked)}
        />
        {t("draft.swap")}
      </label>
      <button type="button" onClick={open}>
        {pools.length === 0 ? t("draft.open-pools") : t("draft.open-again")}
      </button>
      {pools.map(({ player, registeredBy, boosters }) => (
        <details class="pool" key={player}>
          <summary>
            {player === registeredBy
              ? name(player)
              : t("draft.registered-by", { name: name(player), other: name(registeredBy) })}
          </summary>
          <ul>
            {counted(catalogue, contents(boosters)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
