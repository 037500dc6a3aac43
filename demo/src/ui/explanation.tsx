import { decimal, engineLang, t } from "../messages/index.js";
import { capital } from "./words.js";
import "./explanation.css";

/** A part of a number of a forecast. */
interface Contribution {
  side: "attacker" | "defender";
  of: string;
  from: string;
  source: string | null;
  amount: number;
}

const words: Record<string, "base" | "given" | "icons" | "effect" | "board" | "cards"> = {
  base: "base",
  given: "given",
  icons: "icons",
  effect: "effect",
  board: "board",
  cards: "cards",
};

/** Explains each number: "Attack of the attacker: 3 base + 2 Primary Laser + 1.6 flips". */
export function Explanation({
  explain,
  titled = true,
}: {
  explain: readonly Contribution[];
  titled?: boolean;
}) {
  const groups = new Map<string, Contribution[]>();
  for (const part of explain) {
    const key = `${part.side} ${part.of}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return (
    <div data-testid="explanation">
      {titled ? <h3>{t("calculator.explain")}</h3> : null}
      <dl class="explanation">
        {[...groups].map(([key, parts]) => (
          <div key={key}>
            <dt>
              <span lang={engineLang()}>{capital(parts[0]?.of ?? "")}</span>{" "}
              <small>
                {t(parts[0]?.side === "attacker" ? "calculator.attacker" : "calculator.defender")}
              </small>
            </dt>
            <dd>
              {parts.map((part, index) => (
                <span class="part" key={index}>
                  {index > 0 ? (part.amount < 0 ? " − " : " + ") : part.amount < 0 ? "−" : ""}
                  <strong>{amount(Math.abs(part.amount))}</strong>{" "}
                  <span lang={isCard(part) ? engineLang() : undefined}>{source(part)}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const amount = (number: number) => (Number.isInteger(number) ? String(number) : decimal(number));

/** Returns whether a contribution is labelled with the name of a card. */
const isCard = ({ from, source: card }: Contribution) => card !== null && from !== "base";

function source({ from, source: card }: Contribution): string {
  const word = words[from];
  // The base value belongs to the character's own card, which its panel names.
  if (card !== null && from !== "base") return card;
  return word === undefined ? (card ?? from) : t(`calculator.explain-${word}`);
}
