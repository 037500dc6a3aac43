/** Texts of the notes of a first game. */
export const coach = {
  "coach.title": "Your first game",
  "coach.number": "{number} of {count}.",
  "coach.next": "Next",
  "coach.close": "Close the notes",
  "coach.done": "Play",
  "coach.field":
    "Your side is at the bottom. What glows can act: tap it to choose it, then tap a glowing target. Escape or a tap elsewhere lets go.",
  "coach.hand":
    "Your cards. Tap one to see what it can do, and again to play it. A long press or the pointer shows it whole.",
  "coach.stage":
    "Here every battle is told card by card. Space or Skip goes on, and before an attack the odds are here.",
  "coach.moves":
    "The question of the moment. The list of moves has everything that is legal now, and Undo takes back any move.",
  "coach.menu":
    "The menu has the story of the game, the speed of scenes and the way out. The game is kept in this browser.",
} as const;
