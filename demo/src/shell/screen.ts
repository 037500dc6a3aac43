// The type of a screen, apart from their list, which imports every screen.
import type { ComponentType } from "preact";
import type { Key } from "../messages/index.js";

/** Properties of a screen component. */
export interface ScreenProps {
  /** Path segments after the screen's name: `#/calculator/deck` gives `["deck"]`. */
  readonly rest: readonly string[];
  /** Query of the URL. */
  readonly query: URLSearchParams;
}

export interface Screen {
  /** Name in the URL. */
  readonly path: string;
  readonly title: Key;
  /** Loads the code on first use. */
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** Not listed in the navigation. */
  readonly hidden?: boolean;
}
