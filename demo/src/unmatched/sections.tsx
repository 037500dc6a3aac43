// The parts of the Unmatched screen beside the game: links between them.
import { t } from "../messages/index.js";

export const sections = ["play", "heroes", "boards", "draft", "replay"] as const;
export type Section = (typeof sections)[number];

export const addressOf = (section: Section): string =>
  section === "play" ? "#/unmatched" : `#/unmatched/${section}`;

export const sectionOf = (word: string | undefined): Section =>
  sections.find((section) => section === word) ?? "play";

export function Sections({ current }: { current: Section }) {
  return (
    <nav class="duel-sections" aria-label={t("unmatched.sections")}>
      <ul class="row">
        {sections.map((section) => (
          <li key={section}>
            <a
              class="button"
              href={addressOf(section)}
              aria-current={section === current ? "page" : undefined}
            >
              {t(`unmatched.section.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
