import type { CharacterView } from "altmode/tcg/slim";
import { capital } from "./words.js";

const keywords = ["bold", "tough", "pierce", "focus", "safeguard"] as const;

/** A character on the table, everything about it in words. */
export function Character({ character }: { character: CharacterView }) {
  const { name, subtitle, mode, attack, defense, health, damage, remaining, tapped, upgrades } = character;
  const isOut = character.zone === "ko";
  return (
    <li class={`character${isOut ? " out" : tapped ? " tapped" : ""}`}>
      <h4>
        {name} {subtitle === "" ? null : <small>{subtitle}</small>}
      </h4>
      {isOut ? (
        <p>KO'd</p>
      ) : (
        <>
          <p>
            {capital(mode)} mode, {tapped ? <strong>tapped</strong> : "untapped"}
          </p>
          <dl>
            <Fact name="Attack" value={String(attack)} />
            <Fact name="Defense" value={String(defense)} />
            <Fact name="Damage" value={`${damage} of ${health}`} />
          </dl>
          <meter aria-hidden="true" min={0} max={Math.max(health, 1)} value={remaining} />
          <Line name="Abilities" words={abilities(character)} />
          <Line
            name="Upgrades"
            words={upgrades.map((card) => `${card.name ?? "a card"}${card.slot ? ` (${card.slot})` : ""}`)}
          />
        </>
      )}
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Line({ name, words }: { name: string; words: readonly string[] }) {
  return words.length === 0 ? null : (
    <p>
      {name}: {words.join(", ")}
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
