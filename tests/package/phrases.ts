// Phrases that comments and documents must not contain, each with its reason and what to write instead.
export const PHRASES: [RegExp, string][] = [
  [/\bso that nobody\b/i, "name the reader, the player or the caller"],
  [/\bnobody listens\b/i, "events are not recorded"],
  [/\bthe same when\b/i, "repeat the noun, or link the function"],
  [/\btaken apart\b/i, "decoded, parsed or split"],
  [/\bmachine tells\b/i, "the machine emits an event"],
  [/\bread once more\b/i, "say what changed"],
  [/\b(?:obviously|of course|simply)\b/i, "leave it out: if it is, readers see it"],
  [/\bS[0-4]\b(?!\.)/, "sources have titles, not private codes"],
  [/\bRules map\b/, "cite the title and section of the rules document"],
  [/(?<![\w.])\/(?:work|home|root|Users)\/\w/, "no paths of a machine"],
  [/\b(?:TODO|FIXME|XXX)\b/, "open an issue, or finish it"],
];
