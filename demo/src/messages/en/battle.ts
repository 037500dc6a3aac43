/** Texts of the tracker's table mode. */
export const battle = {
  "battle.title": "Play along",
  "battle.intro":
    "Flip real cards and enter their icons: the rules engine says which attacks are legal, how many cards to flip, and what damage comes of them.",
  "battle.legal": "What {name} may attack",
  "battle.none-legal": "No attack is legal now.",
  "battle.illegal": "Not legal now, and why",
  "battle.pair": "{attacker} → {defender}",
  "battle.attacks": "{attacker} attacks {defender}",
  "battle.flips-attacker": "{name} flips for the attack",
  "battle.flips-defender": "{name} flips for the defense",
  "battle.left.one": "1 more to flip, {all} in all.",
  "battle.left.other": "{count} more to flip, {all} in all.",
  "battle.over.one": "1 more than the {all} to be flipped; it does not count.",
  "battle.over.other": "{count} more than the {all} to be flipped; they do not count.",
  "battle.all": "All {all} are flipped.",
  "battle.may": "Abilities that say “you may” are used",
  "battle.outcome": "Attack {attack}, defense {defense}: {damage} damage",
  "battle.so-far": "So far: attack {attack}, defense {defense}: {damage} damage",
  "battle.ko": "That is a KO.",
  "battle.other": "{name} takes {damage} damage too.",
  "battle.apply": "Note the attack and the damage",
  "battle.cancel": "Cancel",
  "battle.limits": "What it does not know",
  "battle.limits-text":
    "The engine sees the table, not the hands: Actions that were played, Secret Actions and effects that last from earlier are not in it, nor limits on attacking that they set. Cards entered by icons have no text. Where an ability asks for a choice other than “you may”, the answer supposed is told; the damage can be corrected before it is noted. What follows a battle, such as the swap for a green icon, is done by hand, and so is the KO.",
} as const;
