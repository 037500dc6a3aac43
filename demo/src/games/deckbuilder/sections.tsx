// The parts of the screen of the Deck-Building Game.
import { t } from "../../messages/index.js";
import { PartLinks, partsOf } from "../../ui/sections.js";

const sections = ["play", "packs"] as const;
export type Section = (typeof sections)[number];

const { partOf, addressOf } = partsOf<Section>("deckbuilder", sections);
export const sectionOf = partOf;

export const Sections = ({ current }: { current: Section }) => (
  <PartLinks
    class="build-sections"
    parts={sections}
    current={current}
    label={t("deckbuilder.sections")}
    titleOf={(section) => t(`deckbuilder.section.${section}`)}
    addressOf={addressOf}
  />
);
