import type { Tracker } from "altmode/tracker/slim";
import { useMemo } from "preact/hooks";
import { lazily } from "../ui/combobox.js";

/** Returns the characters that a team can begin with, as options. */
export const useCharacters = (tracker: Tracker | undefined) =>
  useMemo(
    () =>
      tracker &&
      lazily(() =>
        tracker.cards.characters
          .filter(({ kind }) => kind !== "combiner")
          .map(({ id, fullName, stars }) => ({ id, label: fullName, detail: `★ ${stars}` })),
      ),
    [tracker],
  );
