// A character on the table: the whole card is a button.
import type { CharacterView, ForecastPair } from "altmode/tcg/slim";
import type { CardFacts } from "../../cards/catalogue.js";
import { StatSign } from "../../cards/stats.js";
import { engineLang, t } from "../../messages/index.js";
import { CardName } from "../../table/card-name.js";
import { useHold } from "../../table/hold.js";
import { type Mark, markClass, marked } from "../../table/marks.js";
import { isPressed } from "../../ui/focus.js";
import { memo } from "../../ui/memo.js";
import { capital } from "../../ui/words.js";
import { oddsInWords, shortOdds } from "./odds.js";
import { Silhouette } from "./silhouette.js";
import type { Thing } from "./subject.js";
import { signed, wordsOf } from "./words.js";

interface Props {
  character: CharacterView;
  cards: ReadonlyMap<string, CardFacts>;
  mark: Mark;
  /** Odds of the attack that is being aimed. */
  odds: ForecastPair | undefined;
  /** Whether it is in the battle on the stage. */
  fights: "attack" | "defense" | undefined;
  onTap: (thing: Thing) => void;
  onPoint: (character: number | undefined) => void;
  /** Shows the whole card and its Upgrades, after a long press. */
  onRead: (character: number) => void;
}

export const Character = memo((props: Props) => {
  const { character, cards, mark, odds, fights, onTap, onPoint, onRead } = props;
  const { id, faction, tapped, zone } = character;
  const out = zone === "ko";
  const classes = ["bot-card", faction.toLowerCase(), markClass(mark)];
  if (tapped && !out) classes.push("tapped");
  if (out) classes.push("out");
  if (fights) classes.push(`in-${fights}`);
  const hold = useHold(
    () => onTap(`character ${id}`),
    () => onRead(id),
  );
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-thing={`character ${id}`}
      aria-label={marked(labelOf(character, odds), mark)}
      aria-pressed={mark === "chosen"}
      data-roving=""
      {...hold}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "touch") onPoint(id);
      }}
      onPointerLeave={() => {
        hold.onPointerLeave();
        onPoint(undefined);
      }}
      onBlur={() => {
        // The pointer, which points at something, is not where the focus was.
        if (!isPressed()) onPoint(undefined);
      }}
      onFocus={() => {
        if (!isPressed()) onPoint(id);
      }}
    >
      <Body character={character} cards={cards} />
      {tapped && !out ? <span class="bot-tapped">{t("play.tapped")}</span> : null}
      {odds === undefined ? null : (
        <span class="bot-odds">
          {shortOdds(odds)
            .split(/(?<=·) /)
            .map((part) => (
              <span key={part}>{part} </span>
            ))}
        </span>
      )}
    </button>
  );
});

/** All of a character that no mark changes. */
const Body = memo(({ character, cards }: Pick<Props, "character" | "cards">) => {
  const { name, mode, modes, traits, attack, defense, health, remaining, upgrades } = character;
  const out = character.zone === "ko";
  const part = health === 0 ? 0 : remaining / health;
  const other = modes.find((each) => each !== mode);
  const then = other === undefined ? undefined : cards.get(character.card)?.modes?.[other];
  return (
    <>
      <span class="bot-inner" key={mode}>
        <CardName class="bot-name" name={name} />
        <Silhouette mode={mode} traits={traits} />
        {out ? (
          <span class="bot-ko">{t("play.ko")}</span>
        ) : (
          <>
            <span class="bot-stats">
              <span>
                <StatSign stat="attack" named />
                <b>{attack}</b>
              </span>
              <span>
                <StatSign stat="defense" named />
                <b>{defense}</b>
              </span>
              {then && other ? (
                <small class="bot-other">
                  {capital(other)} {then.attack}/{then.defense}
                </small>
              ) : null}
            </span>
            <span class={part <= 0.34 ? "bot-health low" : "bot-health"} style={{ "--part": part }}>
              <b key={remaining}>{remaining}</b>
            </span>
            <span class="bot-words" lang={engineLang()}>
              {wordsOf(character).map((word) => (
                <span key={word}>{word}</span>
              ))}
            </span>
          </>
        )}
      </span>
      {out || upgrades.length === 0 ? null : (
        <span class="bot-upgrades" lang={engineLang()}>
          {upgrades.map(({ id: upgrade, card, name: of }, index) => (
            <Upgrade key={upgrade ?? index} card={cards.get(card ?? "")} name={of} />
          ))}
        </span>
      )}
    </>
  );
});

/** An Upgrade with its bonus: "Primary Laser +1". */
function Upgrade({
  card,
  name = t("play.face-down"),
}: {
  card: CardFacts | undefined;
  name?: string | undefined;
}) {
  const bonus = card?.attackMod || card?.defenseMod || 0;
  return (
    <span>
      <span class="upgrade-name">{name}</span>
      {bonus === 0 ? null : <b>{signed(bonus)}</b>}
    </span>
  );
}

/** Returns what a screen reader says of a character. */
function labelOf(character: CharacterView, odds: ForecastPair | undefined): string {
  const { fullName, mode, attack, defense, health, remaining, tapped, upgrades, zone } = character;
  if (zone === "ko") return `${fullName}, ${t("play.ko")}, ${capital(t("play.mode", { mode }))}`;
  const parts = [
    fullName,
    capital(t("play.mode", { mode })),
    t("tcg.stats", { attack, defense, remaining, health }),
    tapped ? t("play.tapped") : "",
    ...wordsOf(character),
    ...upgrades.map(({ name }) => name ?? t("play.face-down")),
    odds ? oddsInWords(odds) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}
