import type { Part } from "../types.js";

export const help = {
  "help.title": "Règles du moment",
  "help.source": "Source : {source}",
  "help.keys":
    "Au clavier : Tab mène de partie en partie, les flèches mènent à l’intérieur, Entrée choisit et Échap relâche. F6 mène de la question au terrain, à la main, puis à la question. La touche du menu contextuel montre un objet en entier, et Espace fait avancer.",
  "help.tcg-main":
    "Phase principale : une fois chacun et dans n’importe quel ordre, retourner un personnage, jouer une Action et jouer un Upgrade. Les premiers tours en permettent moins. Ensuite un personnage dégagé attaque.",
  "help.tcg-attack":
    "Attaque : engagez un personnage dégagé ; il attaque un ennemi engagé, ou n’importe lequel si aucun ne l’est. Les ennemis « Brave » sont attaqués avant les autres.",
  "help.tcg-flip":
    "Combat : chaque camp révèle deux cartes de combat, davantage avec Bold ou Tough, et une fois deux de plus pour une icône blanche. Chaque icône orange ajoute 1 à l’attaque, chaque bleue 1 à la défense. Ce qui dépasse la défense est infligé en dégâts.",
  "help.tcg-choice":
    "Une capacité se résout, autant que possible et dans l’ordre de son texte. Si plusieurs capacités d’un joueur se déclenchent ensemble, ce joueur choisit l’ordre.",
  "help.unmatched-action":
    "Un tour comporte deux actions, même deux fois la même : manœuvre (piocher une carte, puis déplacer ses combattants), manigance (jouer une carte manigance) ou attaque. Le tour se termine avec sept cartes en main au plus.",
  "help.unmatched-move":
    "Chacun de vos combattants avance au plus de sa valeur de déplacement. Une carte défaussée en BOOST l’augmente pour tous. Ils traversent leur camp, jamais un ennemi, et finissent sur une case vide.",
  "help.unmatched-combat":
    "L’attaquant joue une carte face cachée, le défenseur peut en jouer une. Les deux sont révélées. Les effets suivent leur moment : immédiatement, pendant, après le combat ; au même moment, ceux du défenseur d’abord. L’attaque inflige sa valeur moins celle de la défense.",
  "help.unmatched-choice":
    "Un effet se résout, autant que possible. Un effet avec « vous pouvez » se refuse, un autre non.",
  "help.deckbuilder-turn":
    "À votre tour, jouez des cartes, déplacez-vous et fouillez avec du Move, et dépensez de la Power pour acheter des cartes ou combattre celles à portée. À la fin, tout est défaussé et une nouvelle main est piochée.",
  "help.deckbuilder-battle":
    "Affrontement : après les Assists et un Encounter, la Power est comparée au coût de la carte. Assez de Power la bat et donne sa récompense, sinon non.",
  "help.deckbuilder-choice":
    "Un effet se résout. Choisissez ce qu’il demande ; ce qui est facultatif peut se refuser.",
} as const satisfies Part;
