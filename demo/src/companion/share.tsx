import { Share as Export } from "../journal/share.js";
import { titleOf } from "./kept.js";
import type { TrackingProps } from "./use-match.js";

/** Export as file and link, and the option to keep the screen on. */
export const Share = ({ tracking: { match, view } }: TrackingProps) => (
  <Export match={match} screen="companion" title={titleOf(view)} />
);
