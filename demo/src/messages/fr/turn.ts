import type { Part } from "../types.js";

export const turn = {
  "turn.title": "Tours entiers",
  "battle.alone": "Une attaque",
  "turn.intro":
    "Les règles jouent avec vous, à partir de la table telle qu’elle est : dites ce qui est joué et ce qui est révélé ; elles disent ce qui est permis, et la table suit.",
  "turn.begin": "Jouer avec les règles à partir d’ici",
  "turn.may": "Ce que {name} peut faire",
  "turn.decides": "{name} décide",
  "turn.decides-for": "{name} décide : {card}",
  "turn.cards": "Jouer une carte",
  "turn.flips": "Retourner un personnage",
  "turn.taps": "Capacités d’engagement",
  "turn.attacks": "Attaquer",
  "turn.flip-to": "{name} en mode {mode}",
  "turn.tap-of": "Capacité d’engagement de {name}",
  "turn.play": "Une carte que {name} joue",
  "turn.refused": "{name} ne peut pas être jouée maintenant.",
  "turn.hidden": "Mains, piles de rebut, decks",
  "turn.deck": "Les cartes de {name} viennent de",
  "turn.any-card": "n’importe quel deck",
  "turn.hand-count": "Cartes dans la main de {name} au début",
  "turn.named-hand": "Cartes nommées dans la main de {name}",
  "turn.named-scrap": "Cartes nommées dans la pile de rebut de {name}",
  "turn.named-secret": "Actions secrètes nommées de {name}",
  "turn.name-hand": "Nommer une carte dans la main de {name}",
  "turn.name-scrap": "Nommer une carte dans la pile de rebut de {name}",
  "turn.name-secret": "Nommer une action secrète face cachée de {name}",
  "turn.forget": "Enlever {name}",
  "turn.enter": "{name} révèle, regarde ou montre",
  "turn.enter-for": "{name} dévoile pour {card}",
  "turn.enter-attack": "{name} révèle pour l’attaque de {card}",
  "turn.enter-defense": "{name} révèle pour la défense de {card}",
  "turn.flipped": "{name} révèle : {cards}",
  "turn.left.one": "Encore {count} carte à entrer.",
  "turn.left.other": "Encore {count} cartes à entrer, dans l’ordre, à partir du dessus.",
  "turn.entered": "Toutes sont entrées.",
  "turn.told": "Ce qui s’est passé",
  "turn.blank": "une carte non nommée",
  "turn.counter": "Marqueur",
  "turn.take-back": "Reprendre le dernier pas",
  "turn.save": "Enregistrer ce tour pour un rapport",
  "turn.leave": "Ne plus jouer avec les règles",
  "turn.apart":
    "La table a été changée à la main depuis. À partir de la table telle qu’elle est, les règles savent ce qui est utilisé de ce tour, mais pas ce que font encore des cartes d’avant.",
  "turn.go-on": "Continuer à partir de la table telle qu’elle est",
  "turn.over": "La partie est finie : {reason}",
  "turn.by-hand":
    "Ce pas n’a pas été fait. Faites-le à la main sur la table ; les règles continuent ensuite de là.",
  "turn.own": "{name} n’est pas une carte du catalogue ; les règles ne peuvent pas jouer avec.",
  "turn.unknown-upgrade": "{name} n’est pas une carte du catalogue et est laissée de côté.",
  "turn.no-more": "« {step} » n’est plus possible avec cela.",
  "turn.shuffled":
    "« {step} » révèle une carte connue avant le mélange du deck ; laquelle c’est vraiment, les règles ne peuvent pas le prendre en compte.",
  "turn.search": "« {step} » parcourt tout un deck, que les règles ne connaissent pas.",
  "turn.too-long": "C’est plus long que ce que les règles jouent d’une traite.",
  "turn.kept-damaged":
    "La séance gardée pour cette partie, où les règles jouent avec, est illisible (à « {where} ») et a été laissée de côté. La partie elle-même est entière : les règles peuvent de nouveau jouer avec à partir d’ici.",
  "turn.kept-unplayable":
    "La séance gardée pour cette partie, où les règles jouent avec, ne peut plus être rejouée et a été laissée de côté : {reason} La partie elle-même est entière : les règles peuvent de nouveau jouer avec à partir d’ici.",
  "turn.overtaken":
    "Entre-temps, la partie a continué dans un autre onglet. Voici où elle en est ; ce que vous venez de faire n’a pas été pris.",
  "turn.named-deck": "Cartes quelque part dans le deck de {name}",
  "turn.name-deck": "Nommer une carte quelque part dans le deck de {name}",
  "turn.name-deck-hint":
    "Pour ce qui est cherché avant la partie : nommez la carte trouvée, elle peut alors être choisie.",
  "turn.new-deck": "La pile de rebut de {name} est devenue le deck",
  "turn.new-deck-forgets":
    "Les règles recommencent alors d’ici : ce que des cartes font encore jusqu’à la fin du tour est oublié.",
  "turn.limits":
    "Les decks sont inconnus sauf les cartes entrées, les mains sauf les cartes nommées : là où une carte en demande une que personne n’a nommée, il y a une carte non nommée. Le nombre de cartes d’un deck est inconnu aussi ; dites donc sous « Mains, piles de rebut, decks » quand une pile de rebut est devenue un deck ; ce que des cartes font à ce moment se fait à la main. Les piles de rebut ont ce qui a été nommé et ce qui y est venu depuis. Les cartes entrées par leurs icônes n’ont pas de texte.",
  "turn.must-attack": "{name} attaque avant la fin du tour :",
} as const satisfies Part;
