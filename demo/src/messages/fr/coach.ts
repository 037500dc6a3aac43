import type { Part } from "../types.js";

export const coach = {
  "coach.title": "Votre première partie",
  "coach.number": "{number} sur {count}.",
  "coach.next": "Suivant",
  "coach.close": "Fermer les conseils",
  "coach.done": "Jouer",
  "coach.field":
    "Votre côté est en bas. Ce qui brille peut agir : touchez-le, puis touchez une cible qui brille. Échap ou un appui ailleurs le relâche.",
  "coach.hand":
    "Vos cartes. Touchez-en une pour voir ce qu’elle permet, et encore une fois pour la jouer. Un appui long ou le pointeur la montre en entier.",
  "coach.stage":
    "Ici, chaque combat est raconté carte par carte. La barre d’espace ou Passer continue, et avant une attaque les chances sont ici.",
  "coach.moves":
    "La question du moment. La liste des coups contient tout ce qui est permis, et chaque coup peut être annulé.",
  "coach.menu":
    "Le menu contient le récit de la partie, la vitesse des scènes et la sortie. La partie est gardée dans ce navigateur.",
} as const satisfies Part;
