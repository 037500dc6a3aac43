/** Texts of moves and battles of the TCG, for its table and for the table mode of the tracker. */
export const tcgMoves = {
  "tcg.do.flip": "Flip {name} to {mode} mode",
  "tcg.do.play-action": "Play {card}",
  "tcg.do.play-upgrade": "Put {card} on {name}",
  "tcg.do.tap-ability": "Use the tap ability of {name}",
  "tcg.do.attack": "{attacker} attacks {defender}",
  "tcg.do.end-main": "To the attack",
  "tcg.do.swap-green": "Swap {other} for {card}",
  "tcg.do.reveal": "Reveal {card}",
  "tcg.do.choose": "Choose {name}",
  "tcg.beat.defends": "{name} defends.",
  "tcg.beat.flip": "Flipped: {card}",
  "tcg.beat.totals": "{attack} attack against {defense} defense",
  "tcg.beat.damaged": "{name} takes {damage} damage.",
  "tcg.beat.ko": "{name} is KO’d.",
  "tcg.story.attacks": "{attacker} attacks.",
} as const;
