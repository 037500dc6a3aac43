// The views beside the game, which come with the first of them.
import { BoardsView } from "./boards-view.js";
import { DraftView } from "./draft-view.js";
import type { Facts } from "./facts.js";
import { HeroesView } from "./heroes-view.js";
import { ReplayView } from "./replay-view.js";
import type { Section } from "./sections.js";

interface Props {
  facts: Facts;
  section: Exclude<Section, "play">;
  id: string | undefined;
}

/** Shows heroes, battlefields, draft or replay. */
export function SectionView({ facts, section, id }: Props) {
  switch (section) {
    case "heroes":
      return <HeroesView facts={facts} id={id} />;
    case "boards":
      return <BoardsView id={id} />;
    case "draft":
      return <DraftView facts={facts} />;
    case "replay":
      return <ReplayView facts={facts} />;
  }
}
