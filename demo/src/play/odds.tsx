import type { ForecastPair } from "altmode/tcg/slim";

/** Pairs shown before the rest is asked for. */
const SHOWN = 8;

const percent = (chance: number) =>
  chance > 0 && chance < 0.01 ? "under 1 %" : `${Math.round(chance * 100)} %`;

/** "3", or "2 to 6". */
const range = ({ min, max }: ForecastPair) => (min === max ? String(min) : `${min} to ${max}`);

/** What attacks would do now, as the player to act can know it: those that are possible, the best first. */
export function Odds({ pairs }: { pairs: readonly ForecastPair[] }) {
  const possible = pairs.filter(({ legal }) => legal).slice(0, SHOWN);
  if (possible.length === 0) return null;
  return (
    <section class="odds" aria-labelledby="odds-title">
      <h2 id="odds-title">Odds of an attack now</h2>
      {possible.every(({ exact }) => exact) ? null : (
        <p>“About”, where it is not known which cards the opponent’s deck holds.</p>
      )}
      <table data-testid="odds">
        <thead>
          <tr>
            <th scope="col">Attacker</th>
            <th scope="col">Defender</th>
            <th scope="col">Damage</th>
            <th scope="col">On average</th>
            <th scope="col">KO</th>
          </tr>
        </thead>
        <tbody>
          {possible.map((pair) => (
            <tr key={`${pair.attacker} ${pair.defender}`}>
              <td>{pair.attackerName}</td>
              <td>{pair.defenderName}</td>
              <td>{range(pair)}</td>
              <td>{`${pair.exact ? "" : "about "}${pair.expected.toFixed(1)}`}</td>
              <td>{percent(pair.ko)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
