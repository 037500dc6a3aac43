import type { SavedTournament, Tournament, Tournaments } from "altmode/tournament/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import { isEngineError, lacksWebAssembly } from "../engine/errors.js";
import { tournament as texts } from "../messages/en/tournament.js";
import { tournamentDecks } from "../messages/en/tournament-decks.js";
import { tournamentDesk } from "../messages/en/tournament-desk.js";
import { tournamentEntries } from "../messages/en/tournament-entries.js";
import { tournamentPrint } from "../messages/en/tournament-print.js";
import { addEnglish, t } from "../messages/index.js";
import { navigate, renameAddress } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { unreadable } from "../store/aside.js";
import { Fault } from "../ui/fault.js";
import { useOtherTab } from "../ui/other-tabs.js";
import { PutAside } from "../ui/put-aside.js";
import { claimsOf, type HandedList, handedList } from "./addresses.js";
import { dropDrafts } from "./draft/kept.js";
import { tournaments } from "./engine.js";
import { EVENTS, putAway, takeOut } from "./events.js";
import { Events } from "./events-panel.js";
import { device, drop, isKept, keep, kept, onOtherTournament, setAside } from "./kept.js";
import { ListScreen } from "./list-screen.js";
import { Organiser } from "./organiser.js";
import { PublicScreen } from "./public-screen.js";
import { ReportScreen } from "./report-screen.js";
import { Setup, type Wanted } from "./setup.js";
import "./tournament.css";

addEnglish(texts, tournamentDecks, tournamentDesk, tournamentEntries, tournamentPrint);

/** A player's slip, or the organiser's view. */
export default function TournamentScreen({ rest, query }: ScreenProps) {
  const slip = rest[0] === "report" ? query.get("s") : null;
  if (slip !== null) return <ReportScreen text={slip} />;
  const list = rest[0] === "list" ? query.get("l") : null;
  if (rest[0] === "list" && list === null) return <ListScreen />;
  const claim = rest[0] === "claim" ? query.get("c") : null;
  return (
    <Desk claim={claim} list={list} visit={query} hall={rest[0] === "public" ? (rest[1] ?? "") : undefined} />
  );
}

/** The organiser's view: one tournament, kept on this device. A link can bring a result that a player reports. */
interface DeskProps {
  claim: string | null;
  /** A player's deck list, as its link has it. */
  list: string | null;
  /** Another object for each navigation, so that the same link can be followed again. */
  visit: unknown;
  /**
   * The page of the public screen by its address, empty for all pages; `undefined` for the organiser's view. Entries, ends and
   * beginnings in another tab do not change that: it hangs in the hall until a person at this screen ends it.
   */
  hall: string | undefined;
}

function Desk({ claim, list, visit, hall }: DeskProps) {
  const everybody = hall !== undefined;
  const [rules, setRules] = useState<Tournaments>();
  const [tournament, setTournament] = useState<Tournament>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  /** Whether a user wants to begin a tournament, which must wait for the rules. */
  const [busy, setBusy] = useState(false);
  /** Whether a tournament is stored. Without one, the rules are not needed yet. */
  const [goesOn] = useState(isKept);
  /** Whether to fetch the rules, which are most of the size of the screen: for a stored tournament or on first use. */
  const [wanted, setWanted] = useState(goesOn || claim !== null || list !== null);
  const waiting = goesOn && rules === undefined && error === undefined;
  /** A player's report was taken in. */
  const [taken, setTaken] = useState(false);
  /** Each tournament that comes to the screen gets a number, and is drawn anew. */
  const [number, setNumber] = useState(0);
  /** Draws the heading anew when the tournament on the screen gets another name. */
  const [, setName] = useState("");
  const current = useRef<Tournament | undefined>(undefined);
  /** The rules for the listener, which must not miss a change between their arrival and the next drawing. */
  const arrived = useRef<Tournaments | undefined>(undefined);

  useEffect(() => {
    if (!wanted) return;
    setError(undefined);
    tournaments().then((loaded) => {
      arrived.current = loaded;
      setRules(loaded);
      takeKept(loaded);
    }, setError);
  }, [tries, wanted]);

  // A result that a player reports is taken in once, by the device that has the tournament.
  useEffect(() => {
    if (claim === null || rules === undefined) return;
    const one = current.current;
    renameAddress("#/tournament");
    if (one === undefined) {
      setError(new Error(t("desk.claim-elsewhere")));
      return;
    }
    claimsOf(claim)
      .then((claims) => {
        for (const event of claims) one.apply(event);
        keep(one.save());
        setNumber((last) => last + 1);
        setTaken(true);
      })
      .catch(setError);
  }, [claim, rules]);

  /** A player's deck list, to be judged and taken in. */
  const [handed, setHanded] = useState<HandedList>();
  useEffect(() => {
    // Once it is taken, the address is another.
    if (list === null || rules === undefined || !location.hash.includes(list)) return;
    renameAddress("#/tournament");
    if (current.current === undefined) {
      setError(new Error(t("desk.list-elsewhere")));
      return;
    }
    handedList(list).then(setHanded, setError);
  }, [visit, list, rules]);

  // The public screen is meant to be open beside the organiser's.
  const shared = useOtherTab(tournament === undefined || everybody ? undefined : "tournament");
  // Changes of another tab are applied here too, because the tabs would overwrite each other otherwise.
  useEffect(() => {
    // One may have begun between the first drawing and this moment.
    if (!goesOn && isKept()) setWanted(true);
    return onOtherTournament(() => {
      setWanted(true);
      if (arrived.current !== undefined) takeKept(arrived.current);
    });
  }, []);

  /** Goes on with what is kept. What cannot be read is put aside. */
  function takeKept(loaded: Tournaments) {
    const saved = kept();
    try {
      place(saved === undefined ? undefined : loaded.restoreTournament(saved, device()));
    } catch (thrown) {
      const cause = unreadable(thrown);
      if (cause === undefined) return setError(thrown);
      const { name } = (saved as { options?: { name?: unknown } } | undefined)?.options ?? {};
      setAside(cause, typeof name === "string" ? name : "");
      place(undefined);
    }
  }

  function place(next: Tournament | undefined) {
    current.current?.free();
    current.current = next;
    setTournament(next);
    setHanded(undefined);
    setNumber((last) => last + 1);
  }

  /** The last start that the rules refused. */
  const [refused, setRefused] = useState<unknown>();
  /** A tournament is begun or opened, unless that is refused. `make` stores it with its drafts. */
  async function begin(make: (rules: Tournaments) => Tournament) {
    setWanted(true);
    if (rules === undefined) setBusy(true);
    try {
      const loaded = await tournaments();
      // Another tab may have begun one meanwhile, which is on this screen now.
      if (current.current !== undefined) return;
      place(make(loaded));
      setError(undefined);
      setRefused(undefined);
    } catch (thrown) {
      if (isEngineError(thrown) && !lacksWebAssembly(thrown)) setRefused(thrown);
      else setError(thrown);
    } finally {
      setBusy(false);
    }
  }

  /** Stores a tournament that had none of the drafts on this device. */
  function fresh(begun: Tournament): Tournament {
    dropDrafts();
    keep(begun.save());
    return begun;
  }

  function leave() {
    if (tournament === undefined) return;
    try {
      putAway(tournament);
      place(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  }

  function end() {
    drop();
    dropDrafts();
    place(undefined);
  }

  return (
    <div class="tournament stack" onFocusCapture={() => setWanted(true)}>
      <h1>{tournament ? tournament.options.name : t("nav.tournament")}</h1>
      <Fault error={error} plain />
      <PutAside from={["tournament", "tournament-drafts", EVENTS]} />
      {waiting ? <p>{t("tournament.intro")}</p> : null}
      <p role="status" class={waiting || busy ? undefined : "hidden-visually"}>
        {waiting || busy ? t("tournament.loading") : ""}
      </p>
      {rules === undefined && error !== undefined ? (
        <button type="button" onClick={() => setTries(tries + 1)}>
          {t("shell.try-again")}
        </button>
      ) : null}
      <p role="status" class={taken ? "notice" : "hidden-visually"}>
        {taken ? t("desk.claim-taken") : ""}
      </p>
      {shared && !everybody ? <p class="notice">{t("tournament.other-tab")}</p> : null}
      {tournament && everybody ? (
        <PublicScreen tournament={tournament} page={hall} onBack={() => navigate("#/tournament")} />
      ) : null}
      {rules && tournament && !everybody ? (
        <Organiser
          key={number}
          rules={rules}
          tournament={tournament}
          handed={handed}
          onPublic={() => navigate("#/tournament/public")}
          onRenamed={setName}
          onLeave={leave}
          onEnd={end}
        />
      ) : null}
      {tournament || (goesOn && rules === undefined) ? null : (
        <>
          <Events onOpen={(id) => void begin((loaded) => takeOut(id, loaded))} />
          <Setup
            refused={refused}
            onBegin={(wanted: Wanted) =>
              void begin((loaded) => fresh(loaded.newTournament(wanted, device())))
            }
            onOpen={(saved: SavedTournament) =>
              void begin((loaded) => fresh(loaded.restoreTournament(saved, device())))
            }
            onFault={setError}
          />
        </>
      )}
    </div>
  );
}
