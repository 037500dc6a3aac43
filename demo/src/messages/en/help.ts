/** Texts of the rules of the moment, in our own words after the named sections. */
export const help = {
  "help.title": "Rules of the moment",
  "help.source": "Source: {source}",
  "help.keys":
    "By keyboard: Tab goes from part to part and arrow keys go inside one, Enter chooses and Escape lets go. F6 leads from the question to the field, to the hand and back. The key of the context menu shows a thing whole, and Space goes on.",
  "help.tcg-main":
    "Main phase: once each, in any order, flip a character, play an Action and play an Upgrade. On the first turns fewer of them are allowed. Then an untapped character attacks.",
  "help.tcg-attack":
    "Attack: tap an untapped character, which attacks a tapped enemy; if no enemy is tapped, it may attack any. Brave enemies must be attacked before others.",
  "help.tcg-flip":
    "Battle: both sides flip two battle cards, more with Bold or Tough, and two more once for a white icon. Each orange icon adds 1 to the attack, each blue one 1 to the defense. Attack above defense is damage.",
  "help.tcg-choice":
    "An ability is resolving. Do as much of it as possible, in the order of its text. If several abilities of one player trigger at once, that player chooses their order.",
  "help.unmatched-action":
    "A turn has two actions, also twice the same: maneuver (draw a card, then move your fighters), scheme (play a scheme card), or attack. The turn ends with at most seven cards in hand.",
  "help.unmatched-move":
    "Each of your fighters moves up to its move value. A card discarded as BOOST adds its value to the move of all. Fighters pass their own side, never an enemy, and end on an empty space.",
  "help.unmatched-combat":
    "The attacker plays a card face down and the defender may play one. Both are revealed. Effects go by their time: immediately, during combat, after combat; at the same time the defender’s come first. The attack deals its value less that of the defense.",
  "help.unmatched-choice":
    "An effect is resolving, as much of it as possible. An effect with “may” can be declined, any other can’t.",
  "help.deckbuilder-turn":
    "In your turn play cards, move and search with Move, and spend Power to buy cards or to battle those that stand in reach. At its end all cards are discarded and a new hand is drawn.",
  "help.deckbuilder-battle":
    "Confrontation: Power is compared with the cost of the card, after Assists and an Encounter. Enough Power defeats it and takes its reward; too little does not.",
  "help.deckbuilder-choice":
    "An effect is resolving. Choose what it asks for; what is optional has a button to decline.",
} as const;
