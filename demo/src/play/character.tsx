import type { CardView, CharacterView } from "altmode/tcg/slim";
import { Stat } from "../cards/stats.js";
import { engineLang, t } from "../messages/index.js";
import { capital } from "../ui/words.js";
import { type Board, LookButton, ThingButton } from "./thing.js";

const keywords = ["bold", "tough", "pierce", "focus", "safeguard"] as const;

/** A character on the table. */
export function Character({ character, board }: { character: CharacterView; board: Board }) {
  const {
    id,
    card,
    name,
    subtitle,
    fullName,
    mode,
    attack,
    defense,
    health,
    remaining,
    tapped,
    upgrades,
    zone,
  } = character;
  const thing = `character ${id}` as const;
  const isOut = zone === "ko";
  const classes = ["character", character.faction.toLowerCase(), isOut ? "out" : tapped ? "tapped" : ""];
  return (
    <li class={`${classes.join(" ")} ${board.markOf(thing) ?? ""}`} data-thing={thing}>
      <div class="row spread top">
        <h4>
          <ThingButton thing={thing} board={board}>
            {name} {subtitle === "" ? null : <small>{subtitle}</small>}
          </ThingButton>
        </h4>
        <LookButton card={card} name={fullName} board={board} />
      </div>
      {isOut ? (
        <p class="state">
          {t("play.ko")}, {t("play.mode", { mode: capital(mode) })}
        </p>
      ) : (
        <>
          <p class="state">
            {t("play.mode", { mode: capital(mode) })},{" "}
            {tapped ? <strong>{t("play.tapped")}</strong> : t("play.untapped")}
          </p>
          <p class="row stats">
            <Stat stat="attack" value={attack} />
            <Stat stat="defense" value={defense} />
            <span class="stat">
              <Stat stat="health" value={remaining} /> <small>/ {health}</small>
            </span>
          </p>
          <div class="health-bar" aria-hidden="true" style={{ "--part": remaining / Math.max(health, 1) }} />
          <Words words={abilities(character)} />
          {upgrades.length === 0 ? null : (
            <ul class="chips" aria-label={t("play.upgrades")}>
              {upgrades.map((upgrade, index) => (
                <li class="chip" key={upgrade.id ?? index}>
                  <UpgradeName upgrade={upgrade} board={board} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  );
}

function UpgradeName({ upgrade, board }: { upgrade: CardView; board: Board }) {
  const { card, name = t("play.face-down") } = upgrade;
  return card === undefined ? (
    <span>{name}</span>
  ) : (
    <button type="button" lang={engineLang()} onClick={() => board.onLook(card)}>
      {name}
    </button>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return words.length === 0 ? null : (
    <p class="abilities" lang={engineLang()}>
      {words.join(" · ")}
    </p>
  );
}

function abilities(character: CharacterView): string[] {
  const words = keywords
    .filter((word) => character[word] > 0)
    .map((word) => `${capital(word)} ${character[word]}`);
  if (character.brave) words.push("Brave");
  if (character.stealth) words.push("Stealth");
  return words;
}
