// The parts of the screen of the Deck-Building Game: links between them.
import { t } from "../messages/index.js";

export const sections = ["play", "packs"] as const;
export type Section = (typeof sections)[number];

export const sectionOf = (word: string | undefined): Section =>
  sections.find((section) => section === word) ?? "play";

const addressOf = (section: Section): string =>
  section === "play" ? "#/deckbuilder" : `#/deckbuilder/${section}`;

export function Sections({ current }: { current: Section }) {
  return (
    <nav class="build-sections" aria-label={t("deckbuilder.sections")}>
      <ul class="row">
        {sections.map((section) => (
          <li key={section}>
            <a
              class="button"
              href={addressOf(section)}
              aria-current={section === current ? "page" : undefined}
            >
              {t(`deckbuilder.section.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
