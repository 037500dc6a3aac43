import type { Deck, DeckProblem, DeckReading, DeckRules, Tcg } from "altmode/tcg/slim";
import type { DeckDifference, DeckList, Tournament, TournamentView } from "altmode/tournament/slim";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { catalogueOf } from "../cards/catalogue.js";
import { Unread } from "../deck-lists/unread.js";
import { WithEngine } from "../engine/with-engine.js";
import { engineLang, t } from "../messages/index.js";
import { fullAddress } from "../shell/router.js";
import { Choice } from "../ui/choice.js";
import { Fault } from "../ui/fault.js";
import { TextField } from "../ui/text-field.js";
import { capital } from "../ui/words.js";
import { type Act, useActHere } from "./act.js";
import { type HandedList, handedList, listIn } from "./addresses.js";
import { cardRules, knownRules } from "./card-rules.js";
import { realPool } from "./draft/real-pools.js";

interface Props {
  tournament: Tournament;
  view: TournamentView;
  act: Act;
  /** A list that came by a player's link. */
  handed: HandedList | undefined;
}

/** Handing in deck lists and checking decks, for tournaments that want it. The cards come when this is opened. */
export function DeckLists(props: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { handed } = props;
  useEffect(() => {
    if (handed !== undefined) setOpened(true);
  }, [handed]);
  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <details
        open={handed !== undefined}
        onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}
      >
        <summary>
          <h2 id={`${id}-title`} class="in-summary">
            {t("tournament.decks")}
          </h2>
        </summary>
        {opened ? <WithEngine>{(tcg) => <Lists tcg={tcg} {...props} />}</WithEngine> : null}
      </details>
    </section>
  );
}

/** The last message to the organiser. */
type Told =
  | { kind: "judged"; problems: readonly DeckProblem[] }
  | { kind: "handed-in"; name: string }
  | { kind: "came"; name: string; known: boolean }
  | { kind: "fault"; error: unknown }
  | { kind: "compared"; differences: readonly DeckDifference[] };

function Lists({ tcg, tournament, view, act: change, handed }: Props & { tcg: Tcg }) {
  const [act, refused] = useActHere(change, view);
  const [player, setPlayer] = useState("");
  const [text, setText] = useState("");
  const [opened, setOpened] = useState("");
  const [reason, setReason] = useState("");
  const [minutes, setMinutes] = useState(5);
  const [sideboarded, setSideboarded] = useState(false);
  const [told, setTold] = useState<Told>();
  /** Fills the form with a list that came by a link. */
  const take = ({ player: name, list: text }: HandedList) => {
    const same = (one: string) => one.trim().localeCompare(name, undefined, { sensitivity: "base" }) === 0;
    const from = view.players.find((each) => same(each.name));
    if (from !== undefined) setPlayer(from.id);
    setText(text);
    setTold({ kind: "came", name, known: from !== undefined });
  };
  useEffect(() => {
    if (handed !== undefined) take(handed);
  }, [handed]);
  const whose = view.players.find((each) => each.id === player) ?? view.players[0];
  const { format = "constructed" } = view.options;
  const limited = format !== "constructed";
  const list = useReading(tcg, text);
  const pool = useReading(tcg, opened.trim() === "" ? realPool(catalogueOf(tcg), whose?.id) : opened);
  /** The announced sets and bans, as far as they exist: lists are judged by them until an unknown name is corrected. */
  const known = useMemo(() => knownRules(tcg, cardRules(view.options)), [tcg, view]);
  const unknown = [...known.noSets, ...known.noCards];
  if (!whose) return <p>{t("tournament.player-count.other", { count: 0 })}</p>;

  const rules = (): DeckRules => {
    const { sets, date } = known.rules;
    const announced: DeckRules = {
      format,
      ...(sets.length === 0 ? {} : { sets: [...sets] }),
      ...(date === undefined ? {} : { date }),
    };
    if (!limited || pool === undefined) return announced;
    const { characters, stratagems = [], battle } = pool.deck;
    return { ...announced, pool: { characters, stratagems, battle } };
  };
  const deck = list?.deck ?? { characters: [], battle: [] };
  const judged = (): DeckProblem[] => {
    const announced = rules();
    const problems = tcg.validateDeck(deck, announced);
    const { bans } = known.rules;
    if (bans.length === 0) return problems;
    // A list of bans takes the place of the official one, and here it is added to it.
    const found = new Set(problems.map(({ path }) => path));
    const further = tcg.validateDeck(deck, { ...announced, bans });
    return [...problems, ...further.filter(({ code, path }) => code === "banned-card" && !found.has(path))];
  };
  const judge = () => {
    act(() => setTold({ kind: "judged", problems: judged() }));
  };
  /** An illegal list is taken once the organiser has seen what is wrong with it. */
  const handIn = () => {
    let taken = false;
    const accepted = act((one) => {
      const problems = told?.kind === "judged" ? [] : judged();
      taken = told?.kind === "judged" || (problems.length === 0 && list?.problems.length === 0);
      if (!taken) return setTold({ kind: "judged", problems });
      // An accepted list is altered by a judge alone, who says why (Tournament Rules 2.7).
      const why = whose.hasDeck ? { reason } : {};
      one.apply({ type: "registerDeck", player: whose.id, deck: listOf(tcg, deck), ...why });
      setTold({ kind: "handed-in", name: whose.name });
    });
    if (accepted && taken) setText("");
  };
  const compare = () => {
    const found = () => listOf(tcg, deck);
    const seconds = Math.max(0, Math.round(minutes * 60));
    if (
      act((one) => one.apply({ type: "deckCheck", player: whose.id, found: found(), sideboarded, seconds }))
    ) {
      setTold({ kind: "compared", differences: tournament.view().deckChecks.at(-1)?.differences ?? [] });
    }
  };
  const empty = text.trim() === "";
  /** Returns a setter of a text that also clears the outdated verdict. */
  const written = (set: (text: string) => void) => (next: string) => {
    set(next);
    setTold(undefined);
  };
  /** A player's link is taken as the list that it has. */
  const pasted = (next: string) => {
    const link = listIn(next);
    if (link === undefined) written(setText)(next);
    else handedList(link).then(take, (error) => setTold({ kind: "fault", error }));
  };
  return (
    <div class="stack">
      <p class="quiet">
        {t("desk.hand-in-players")} <a href="#/tournament/list">{fullAddress("#/tournament/list")}</a>
      </p>
      {unknown.length > 0 ? <p class="notice">{[...unknown, t("desk.without-unknown")].join(" ")}</p> : null}
      <Choice
        label={t("tournament.deck-of")}
        value={whose.id}
        options={view.players.map(({ id, name, hasDeck, lateDeck }) => [
          id,
          `${name}${hasDeck ? " ✓" : ""}${lateDeck ? ` (${t("desk.late-list")})` : ""}`,
        ])}
        onChange={written(setPlayer)}
      />
      <ListField label={t("tournament.deck-text")} text={text} reading={list} onText={pasted} />
      {limited ? (
        <ListField
          label={t("tournament.deck-pool")}
          text={opened}
          reading={pool}
          onText={written(setOpened)}
        />
      ) : null}
      {whose.hasDeck ? (
        <TextField label={t("desk.correction")} value={reason} maxLength={500} onChange={setReason} />
      ) : null}
      <div class="row">
        <button type="button" disabled={empty} onClick={judge}>
          {t("tournament.deck-judge")}
        </button>
        <button type="button" disabled={empty} onClick={handIn}>
          {told?.kind === "judged" && told.problems.length + (list?.problems.length ?? 0) > 0
            ? t("tournament.deck-anyway")
            : t("tournament.deck-hand-in")}
        </button>
      </div>
      {whose.hasDeck ? (
        <div class="row">
          <label class="row">
            {t("tournament.deck-minutes")}
            <input
              type="number"
              min={0}
              max={60}
              value={minutes}
              onInput={({ currentTarget }) => setMinutes(currentTarget.valueAsNumber || 0)}
            />
          </label>
          <label class="row">
            <input
              type="checkbox"
              checked={sideboarded}
              onChange={({ currentTarget }) => {
                setSideboarded(currentTarget.checked);
                setTold(undefined);
              }}
            />
            {t("tournament.deck-sideboarded")}
          </label>
          <button type="button" disabled={empty} onClick={compare}>
            {t("tournament.deck-compare")}
          </button>
        </div>
      ) : null}
      {refused}
      <div role="status" data-testid="deck-told">
        {told ? <Answer told={told} unread={list !== undefined && list.problems.length > 0} /> : null}
      </div>
    </div>
  );
}

/** Returns what can be read of a list, or `undefined` without one. */
const useReading = (tcg: Tcg, text: string): DeckReading | undefined =>
  useMemo(() => (text.trim() === "" ? undefined : tcg.readDeck(text)), [tcg, text]);

interface ListFieldProps {
  label: string;
  text: string;
  reading: DeckReading | undefined;
  onText: (text: string) => void;
}

function ListField({ label, text, reading, onText }: ListFieldProps) {
  return (
    <>
      <TextField label={label} value={text} rows={6} onChange={onText} />
      <Unread reading={reading} onMend={onText} />
    </>
  );
}

function Answer({ told, unread }: { told: Told; unread: boolean }) {
  if (told.kind === "fault") return <Fault error={told.error} plain />;
  if (told.kind === "came")
    return <p>{t(told.known ? "desk.list-came" : "desk.list-came-unknown", { name: told.name })}</p>;
  if (told.kind === "handed-in") return <p>{t("tournament.deck-handed-in", { name: told.name })}</p>;
  if (told.kind === "judged") {
    if (told.problems.length === 0 && unread) return null;
    if (told.problems.length === 0) return <p class="legal">{t("tournament.deck-legal")}</p>;
    return (
      <ul class="problems">
        {told.problems.map(({ message }, index) => (
          <li key={index} lang={engineLang()}>
            {capital(message)}
          </li>
        ))}
      </ul>
    );
  }
  if (told.differences.length === 0) return <p class="legal">{t("tournament.deck-same")}</p>;
  return (
    <ul class="problems">
      {told.differences.map(({ section, card, registered, found }) => (
        <li key={`${section} ${card}`}>{t("tournament.deck-difference", { card, registered, found })}</li>
      ))}
    </ul>
  );
}

/** A deck with each card by its full name, so that the same card is the same text, whichever printing was written. */
function listOf(tcg: Tcg, deck: Deck): DeckList {
  const names = new Map(tcg.cards.all().map(({ id, fullName }) => [id, fullName]));
  const name = (card: string) => names.get(card) ?? card;
  const list = (cards: readonly string[] = []) => cards.map(name);
  const counted = (cards: Deck["battle"] = []) =>
    cards.map(({ card, count }) => ({ card: name(card), count }));
  const { sideboard } = deck;
  return {
    characters: list(deck.characters),
    stratagems: list(deck.stratagems),
    battle: counted(deck.battle),
    under: list(deck.under),
    outside: list(deck.outside),
    ...(sideboard
      ? {
          sideboard: {
            characters: list(sideboard.characters),
            stratagems: list(sideboard.stratagems),
            battle: counted(sideboard.battle),
          },
        }
      : {}),
  };
}
