import { type Color, colors } from "../../cards/catalogue.js";
import { BattleIcon } from "../../cards/icons.js";
import { iconsSaid } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";
import { Select } from "../../ui/choice.js";
import "../../cards/icons.css";

interface Props {
  /** Every combination of several icons in the catalogue. */
  combinations: readonly (readonly Color[])[];
  /** Whether cards are left to flip. */
  open: boolean;
  onFlip: (icons: readonly Color[]) => void;
  /** Takes the last card back; missing while there is none. */
  onBack: (() => void) | undefined;
}

/** The pad on which flipped cards are entered by their icons. */
export function IconPad({ combinations, open, onFlip, onBack }: Props) {
  return (
    <div class="above-icons" data-testid="above-flips">
      {[...colors.map((color): readonly Color[] => [color]), []].map((icons) => (
        <button
          key={icons.join()}
          type="button"
          disabled={!open}
          aria-label={t("known.add", { icons: iconsSaid(icons) })}
          onClick={() => onFlip(icons)}
        >
          {icons[0] === undefined ? "–" : <BattleIcon color={icons[0]} named />}
        </button>
      ))}
      <Select
        name={t("above.several-icons")}
        disabled={!open}
        value=""
        options={[["", "++"], ...combinations.map((icons) => [icons.join(" "), iconsSaid(icons)] as const)]}
        onChange={(icons) => onFlip(icons.split(" ") as Color[])}
      />
      <button
        type="button"
        disabled={onBack === undefined}
        aria-label={t("above.take-back")}
        onClick={onBack}
      >
        ⌫
      </button>
    </div>
  );
}
