import type { Part } from "../types.js";

export const battle = {
  "battle.title": "Jouer avec les règles",
  "battle.intro":
    "Révélez de vraies cartes et entrez leurs icônes : les règles disent quelles attaques sont permises, combien de cartes révéler et quels dégâts en viennent.",
  "battle.legal": "Ce que {name} peut attaquer",
  "battle.none-legal": "Aucune attaque n’est permise maintenant.",
  "battle.illegal": "Pas permis maintenant, et pourquoi",
  "battle.pair": "{attacker} → {defender}",
  "battle.attacks": "{attacker} attaque {defender}",
  "battle.flips-attacker": "{name} révèle pour l’attaque",
  "battle.flips-defender": "{name} révèle pour la défense",
  "battle.left.one": "Encore {count} à révéler, {all} en tout.",
  "battle.left.other": "Encore {count} à révéler, {all} en tout.",
  "battle.over.one": "{count} de plus que les {all} à révéler ; elle ne compte pas.",
  "battle.over.other": "{count} de plus que les {all} à révéler ; elles ne comptent pas.",
  "battle.all": "Les {all} sont toutes révélées.",
  "battle.may": "Les capacités « vous pouvez » sont utilisées",
  "battle.outcome": "Attaque {attack}, défense {defense} : {damage} dégâts",
  "battle.so-far": "Jusqu’ici : attaque {attack}, défense {defense} : {damage} dégâts",
  "battle.ko": "C’est un KO.",
  "battle.other": "{name} reçoit aussi {damage} dégâts.",
  "battle.apply": "Noter l’attaque et les dégâts",
  "battle.cancel": "Annuler",
  "battle.limits": "Ce qu’il ne sait pas",
  "battle.limits-text":
    "Les règles voient la table, pas les mains : les Actions jouées, les Actions secrètes et les effets d’avant n’y sont pas, ni les limites qu’ils mettent aux attaques. Les cartes entrées par leurs icônes n’ont pas de texte. Quand une capacité demande un autre choix que « vous pouvez », la réponse supposée est dite ; les dégâts peuvent être corrigés avant d’être notés. Ce qui suit un combat, comme l’échange pour une icône verte, se fait à la main, et le KO aussi.",
} as const satisfies Part;
