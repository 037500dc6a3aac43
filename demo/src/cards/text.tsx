import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { engineLang, language, t } from "../messages/index.js";
import { type Color, colors } from "./facts.js";
import { BattleIcon } from "./icons.js";
import { type Keyword, keywordOf, pattern } from "./keywords.js";
import { type StatName, StatSign } from "./stats.js";

const signs: Record<string, StatName> = {
  ATK: "attack",
  DEF: "defense",
  HP: "health",
  STAR: "stars",
  TAP: "tap",
};

/** A card's text with symbols, and with keywords that are explained on tap. */
export function CardText({ text }: { text: string }) {
  const [explained, setExplained] = useState<Keyword>();
  const id = useId();
  if (text === "") return null;
  const toggle = (keyword: Keyword) => setExplained(explained === keyword ? undefined : keyword);
  return (
    <div class="card-text" lang={engineLang()}>
      {text.split(/\n+/).map((line, index) => (
        <p key={index}>
          {pieces(line, (keyword, word, place) => (
            <button
              type="button"
              class="keyword"
              key={place}
              aria-expanded={explained === keyword}
              aria-controls={id}
              onClick={() => toggle(keyword)}
            >
              {word}
            </button>
          ))}
        </p>
      ))}
      <p class="explained" id={id} role="status" lang={language()}>
        {explained === undefined ? null : t(`keyword.${explained}`)}
      </p>
    </div>
  );
}

function pieces(
  line: string,
  keyword: (found: Keyword, word: string, place: number) => ComponentChildren,
): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    const [all, sign, word] = match;
    parts.push(line.slice(end, match.index));
    const found = word === undefined ? undefined : keywordOf(word);
    if (sign !== undefined) parts.push(drawn(sign, match.index));
    else if (found && word !== undefined) parts.push(keyword(found, word, match.index));
    else parts.push(all);
    end = match.index + all.length;
  }
  parts.push(line.slice(end));
  return parts;
}

function drawn(sign: string, place: number): ComponentChildren {
  const stat = signs[sign];
  if (stat) return <StatSign key={place} stat={stat} />;
  const color = colors.find((known): known is Color => known === sign.toLowerCase());
  return color ? <BattleIcon key={place} color={color} /> : `[${sign}]`;
}
