// Legend of a battlefield: one line for each special feature, with its sign on the map.
import type { Board } from "altmode/unmatched/slim";
import type { ComponentChildren } from "preact";
import { engineLang, many, t } from "../../messages/index.js";
import { zonesOf } from "./facts.js";
import { spaceNumber } from "./words.js";

/** Signs of the map, 40 by 24. */
const signs = {
  start: <path class="start" d="M20 4l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />,
  oneWay: (
    <g class="one-way">
      <path d="M2 12H30" />
      <path class="head" d="M38 12L26 5V19z" />
    </g>
  ),
  passage: <path class="passage" d="M20 2a10 10 0 1 0 .1 0" />,
  highGround: <path class="high-ground" d="M30 12L16 4V20z" />,
  door: <path class="door" d="M2 12H38" />,
  scheme: <path class="item-sign" d="M13 5h14v14H13z" />,
  combat: <path class="item-sign combat" d="M20 3l9 9-9 9-9-9z" />,
  belt: <path class="belt" d="M2 12H30M24 5l9 7-9 7" />,
} as const;

function Line({ sign, children }: { sign: keyof typeof signs; children: ComponentChildren }) {
  return (
    <li>
      <svg class="legend-sign board-map" viewBox="0 0 40 24" aria-hidden="true">
        {signs[sign]}
      </svg>
      <span>{children}</span>
    </li>
  );
}

export function Legend({ board }: { board: Board }) {
  const { oneWay, passages, highGround, doors, belt, items } = board.special;
  const spaces = (ids: readonly string[]) => ids.map(spaceNumber).join(", ");
  return (
    <ul class="map-legend" data-testid="legend">
      <li>
        {many("unmatched.spaces", board.spaces.length)} · {many("unmatched.zones", zonesOf(board).length)} ·{" "}
        {t("unmatched.legend.players", { count: board.players })}
      </li>
      <Line sign="start">{t("unmatched.legend.starts", { spaces: spaces(board.starts) })}</Line>
      {oneWay ? <Line sign="oneWay">{t("unmatched.legend.one-way")}</Line> : null}
      {passages ? (
        <Line sign="passage">{t("unmatched.legend.passages", { spaces: spaces(passages) })}</Line>
      ) : null}
      {highGround ? <Line sign="highGround">{t("unmatched.legend.high-ground")}</Line> : null}
      {doors ? (
        <Line sign="door">
          {t("unmatched.legend.doors", {
            count: doors.length,
            names: doors.map(({ name }) => name).join(", "),
          })}
        </Line>
      ) : null}
      {belt ? <Line sign="belt">{t("unmatched.legend.belt", { spaces: spaces(belt.path) })}</Line> : null}
      {items ? (
        <>
          <Line sign="scheme">{t("unmatched.legend.scheme-items", { spaces: spaces(items.scheme) })}</Line>
          <Line sign="combat">{t("unmatched.legend.combat-items", { spaces: spaces(items.combat) })}</Line>
          <li>
            <dl class="item-tokens">
              {items.tokens.map(({ name, text, value }) => (
                <div key={name} lang={engineLang()}>
                  <dt>
                    {name}
                    {value === null ? "" : ` +${value}`}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        </>
      ) : null}
    </ul>
  );
}
