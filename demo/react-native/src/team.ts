// The tracker's state of two teams at a real table.

import type { Card, Tcg } from "altmode/tcg";

export interface Member {
  id: string;
  name: string;
  health: number;
  stars: number;
  damage: number;
  /** Modes of the card, and which of them shows. */
  modes: string[];
  mode: number;
}

export interface Table {
  teams: [Member[], Member[]];
}

export type Change =
  | { type: "damage"; team: 0 | 1; member: number; amount: number }
  | { type: "flip"; team: 0 | 1; member: number }
  | { type: "clear" };

const member = (card: Card): Member => ({
  id: card.id,
  name: card.fullName,
  health: Number(card.health ?? 0),
  stars: card.stars,
  damage: 0,
  modes: Object.keys((card.modes as object | null) ?? {}),
  mode: 0,
});

/** The table at the start of a game between two deck lists. */
export function layOut(tcg: Tcg, lists: [string, string]): Table {
  const team = (list: string) => tcg.parseDeck(list).characters.map((name) => member(cardOf(tcg, name)));
  return { teams: [team(lists[0]), team(lists[1])] };
}

/** Decks name their cards by id or by name. */
function cardOf(tcg: Tcg, name: string): Card {
  try {
    return tcg.cards.get(name);
  } catch {
    return tcg.cards.find(name);
  }
}

export const isOut = ({ damage, health }: Member) => damage >= health;

/** Stars that the opponent has taken out. */
export const starsOut = (team: Member[]) => team.filter(isOut).reduce((sum, { stars }) => sum + stars, 0);

/** The table after a change. */
export function changed(table: Table, change: Change): Table {
  const teams = table.teams.map((team, number) =>
    team.map((member, index): Member => {
      if (change.type === "clear") return { ...member, damage: 0, mode: 0 };
      if (number !== change.team || index !== change.member) return member;
      if (change.type === "flip")
        return { ...member, mode: (member.mode + 1) % Math.max(member.modes.length, 1) };
      return { ...member, damage: Math.min(Math.max(member.damage + change.amount, 0), member.health) };
    }),
  ) as [Member[], Member[]];
  return { teams };
}
