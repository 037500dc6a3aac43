// The teams that the tracker starts with, as lists that people paste.

const first = `Characters
1 Bumblebee, Brave Warrior
1 Ironhide, Veteran Autobot
1 Optimus Prime, Autobot Leader
1 Red Alert, Security Chief

Deck
3 Plasma Burst
`;

export const decks: [string, string] = [first, first];
