// The parts of the Unmatched screen beside the game.
import { t } from "../../messages/index.js";
import { PartLinks, partsOf } from "../../ui/sections.js";

const sections = ["play", "heroes", "boards", "draft", "replay"] as const;
export type Section = (typeof sections)[number];

const { partOf, addressOf } = partsOf<Section>("unmatched", sections);
export const sectionOf = partOf;

export const Sections = ({ current }: { current: Section }) => (
  <PartLinks
    class="duel-sections"
    parts={sections}
    current={current}
    label={t("unmatched.sections")}
    titleOf={(section) => t(`unmatched.section.${section}`)}
    addressOf={addressOf}
  />
);
