import type { Hero } from "altmode/unmatched/slim";
import { many, t } from "../../messages/index.js";

/** The fighters of a hero with health, kind of attack and movement. */
export const FighterList = ({ hero }: { hero: Pick<Hero, "fighters"> }) => (
  <ul>
    {hero.fighters.map(({ id, name, count, health, attack, move }) => (
      <li key={id}>
        <strong lang="en">
          {name}
          {count > 1 ? ` ${t("table.copies", { count })}` : ""}
        </strong>{" "}
        {[
          many("unmatched.health", health),
          t(`unmatched.attack.${attack}`),
          t("unmatched.move", { count: move }),
        ].join(" · ")}
      </li>
    ))}
  </ul>
);
