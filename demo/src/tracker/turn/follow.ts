// Derives tracker entries that bring the tracked table to the state of the engine's game.
import type { CharacterView } from "altmode/tcg/slim";
import type { Mode, TrackerAction, TrackerCharacter, TrackerView } from "altmode/tracker/slim";
import { t } from "../../messages/index.js";
import type { Run } from "./session.js";

/** The parts of a run that the table has to follow. */
export type Played = Pick<Run, "seen" | "numbers" | "events">;

/** Returns pairs of one character in the tracker and in the engine. */
function pairsOf(view: TrackerView, { seen, numbers }: Played) {
  const all = seen.players.flatMap(({ characters }) => characters);
  const taken = new Set(numbers.values());
  return all.flatMap((character): (readonly [CharacterView, TrackerCharacter])[] => {
    const { id, owner, card, zone } = character;
    const known = numbers.get(id);
    // Combined forms entered play later.
    const isForm = known === undefined && (zone === "battlefield" || zone === "ko");
    const there = view.characters.find((each) =>
      isForm ? each.seat === owner && each.card === card && !taken.has(each.id) : each.id === known,
    );
    if (there === undefined) return [];
    taken.add(there.id);
    return [[character, there]];
  });
}

/** Returns the next entries to record. Further entries are determined after these are applied. */
export function missingEntries(view: TrackerView, played: Played): TrackerAction[] {
  const { seen } = played;
  const pairs = pairsOf(view, played);
  const trackerId = (engine: number | undefined) => pairs.find(([{ id }]) => id === engine)?.[1].id;
  const combined = seen.players.flatMap(({ characters }) =>
    characters.filter(({ id, zone }) => zone === "battlefield" && trackerId(id) === undefined),
  );
  for (const form of combined) {
    const parts = pairs.flatMap(([{ zone, on }, there]) =>
      zone === "combined" && on === form.id ? [there.id] : [],
    );
    if (parts.length > 0) return [{ type: "combine", form: form.card, parts }];
  }
  const entries: TrackerAction[] = [];
  const turns = seen.turn > view.turn;
  for (const [character, there] of pairs) {
    const moved = moveOf(character, there, trackerId);
    // One at a time, because other characters may move with it.
    if (moved !== undefined) return [...entries, moved];
    if (character.zone !== "battlefield") continue;
    entries.push(...upgradesOf(character, there));
    if (character.mode !== there.mode)
      entries.push({ type: "mode", character: there.id, mode: character.mode as Mode });
    if (character.damage !== there.damage) {
      const amount = character.damage - there.damage;
      const from = amount > 0 ? trackerId(sourceOf(played, character.id)) : undefined;
      entries.push({
        type: "damage",
        character: there.id,
        amount,
        ...(from === undefined ? {} : { from }),
      });
    }
    if (character.tapped !== there.tapped && !(turns && there.tapped))
      entries.push({ type: "tap", character: there.id, tapped: character.tapped });
    const counters = there.counters.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    if (character.counters !== counters) {
      const name = there.counters[0]?.name ?? t("turn.counter");
      entries.push({ type: "counter", character: there.id, name, amount: character.counters - counters });
    }
  }
  if (turns && entries.length === 0) return [{ type: "next-turn" }];
  // A step that ended the turn was undone.
  // Before the game, the engine is at turn 0 but the table already at turn 1.
  if (Math.max(1, seen.turn) < view.turn)
    entries.push({ type: "turn", turn: seen.turn, active: seen.active });
  const { outcome } = seen;
  if (outcome !== null && view.ending === null && entries.length === 0)
    return [{ type: "end", winner: outcome.winner, reason: outcome.reason }];
  return entries;
}

/**
 * Returns whether the table differs from the game, because it was changed by hand, in another tab or on
 * another device.
 */
export function isApart(view: TrackerView, played: Played): boolean {
  if (missingEntries(view, played).length > 0) return true;
  const pairs = pairsOf(view, played);
  const known = new Set(pairs.map(([, { id }]) => id));
  const there = new Set(pairs.map(([{ id }]) => id));
  const isLying = ({ zone }: { zone: string }) => zone === "battlefield";
  // Characters were added to the table or removed from it.
  return (
    view.characters.some((each) => isLying(each) && !known.has(each.id)) ||
    played.seen.players.some(({ characters }) =>
      characters.some((each) => isLying(each) && !there.has(each.id)),
    )
  );
}

/** Returns the character that did all damage of the last step to another character, if there is one. */
function sourceOf({ events }: Played, character: number): number | undefined {
  const sources = new Set(
    events.flatMap((event) =>
      event.type === "damaged" && event.character === character ? [event.source ?? undefined] : [],
    ),
  );
  const [source] = sources;
  return sources.size === 1 ? source : undefined;
}

function moveOf(
  { zone, on, damage }: CharacterView,
  there: TrackerCharacter,
  trackerId: (engine: number | undefined) => number | undefined,
): TrackerAction | undefined {
  const { id } = there;
  // The other half of its card may be an Upgrade.
  if (zone === "ko" && there.zone === "battlefield") return { type: "ko", character: id };
  if (zone === "battlefield") {
    if (there.zone === "ko") return { type: "return", character: id, damage };
    if (there.zone === "under" || there.zone === "head") return { type: "deploy", character: id };
  }
  const host = trackerId(on);
  if (zone === "under" && there.zone !== "under" && host !== undefined)
    return { type: "put-under", character: id, under: host };
  return undefined;
}

/** Returns the changes of Upgrades by card: removed ones first, then new ones. */
function upgradesOf(character: CharacterView, there: TrackerCharacter): TrackerAction[] {
  const entries: TrackerAction[] = [];
  const wanted = character.upgrades.map(({ card = "", slot }) => ({ card, slot }));
  // From the end, so that the indices of the others stay valid.
  const gone: number[] = [];
  for (const [index, { card }] of there.upgrades.entries()) {
    // Upgrades unknown to the engine stay.
    if (card === null) continue;
    const found = wanted.findIndex((each) => each.card === card);
    if (found >= 0) wanted.splice(found, 1);
    else gone.unshift(index);
  }
  for (const index of gone) entries.push({ type: "scrap-upgrade", character: there.id, index });
  for (const { card, slot } of wanted) {
    const fits = slot === "weapon" || slot === "armor" || slot === "utility";
    entries.push({ type: "put-upgrade", character: there.id, upgrade: card, ...(fits ? { slot } : {}) });
  }
  return entries;
}
