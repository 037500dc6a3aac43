import { useState } from "preact/hooks";
import { TakeDeck } from "../deck-lists/take-deck.js";
import { Unread } from "../deck-lists/unread.js";
import { WithEngine } from "../engine/with-engine.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { TextField } from "../ui/text-field.js";
import { listAddress } from "./addresses.js";
import { GiveBack } from "./give-back.js";

/** A player's own screen: a deck list as a link for the organiser (Tournament Rules 1.10). */
export function ListScreen() {
  const [player, setPlayer] = useState("");
  const [list, setList] = useState("");
  const [link, setLink] = useState<string>();
  const [error, setError] = useState<unknown>();
  const change = (text: string) => {
    setList(text);
    setLink(undefined);
  };
  const make = async (event: Event) => {
    event.preventDefault();
    try {
      setLink(await listAddress({ player: player.trim(), list }));
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <div class="tournament stack">
      <h1>{t("desk.hand-in")}</h1>
      <form class="panel stack" onSubmit={(event) => void make(event)}>
        <p>{t("desk.hand-in-help")}</p>
        <TextField
          label={t("desk.hand-in-name")}
          required
          maxLength={60}
          autocomplete="name"
          value={player}
          onChange={(name) => {
            setPlayer(name);
            setLink(undefined);
          }}
        />
        <TakeDeck label={t("tracker.from-deck")} none={t("tracker.from-deck-none")} onTake={change} />
        <TextField label={t("tournament.deck-text")} required rows={8} value={list} onChange={change} />
        {list.trim() === "" ? null : (
          <WithEngine>{(tcg) => <Unread reading={tcg.readDeck(list)} onMend={change} />}</WithEngine>
        )}
        <Fault error={error} plain />
        <p>
          <button type="submit" class="primary" disabled={player.trim() === "" || list.trim() === ""}>
            {t("desk.hand-in-make")}
          </button>
        </p>
        <GiveBack link={link} label={t("desk.hand-in-link")} testId="list-link" />
      </form>
    </div>
  );
}
