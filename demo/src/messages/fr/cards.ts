import type { Part } from "../types.js";

export const cards = {
  "stat.attack": "attaque",
  "stat.defense": "défense",
  "stat.health": "vie",
  "stat.stars": "étoiles",
  "stat.tap": "engager",
  "cards.missing": "Les cartes n’ont pas pu être chargées. Vérifiez la connexion, puis réessayez.",
  "cards.intro":
    "Chaque carte avec ses valeurs, ses icônes et son texte dans les mots des règles. Touchez un mot-clé pour son explication.",
  "cards.search": "Recherche",
  "cards.search-help":
    "Des mots du nom, d’un trait ou du texte, ou des termes comme trait:plane, type:weapon, icon:orange, stars<=6, bold>=1. Un trait d’union devant inverse un terme.",
  "cards.any": "Tous",
  "cards.filter.type": "Type",
  "cards.filter.faction": "Faction",
  "cards.filter.icon": "Icône",
  "cards.filter.set": "Série",
  "cards.filter.trait": "Trait",
  "cards.sort": "Ordre",
  "cards.sort.set": "Par série",
  "cards.sort.name": "Par nom",
  "cards.sort.stars": "Par étoiles",
  "cards.found.one": "{count} carte",
  "cards.found.other": "{count} cartes",
  "cards.found.zero": "Aucune carte ne convient à tout cela.",
  "cards.meant": "Vouliez-vous dire",
  "cards.more": "En montrer {count} de plus",
  "cards.back": "Toutes les cartes",
  "cards.unknown": "Il n’y a pas de carte {id}.",
  "cards.other-printings": "Autres éditions",
  "cards.kind.battle": "Carte de combat",
  "cards.kind.character": "Personnage",
  "cards.kind.combiner": "Combineur",
  "cards.kind.stratagem": "Stratagème",
  "cards.type.action": "Action",
  "cards.type.secret": "Action secrète",
  "cards.type.upgrade": "Upgrade",
  "cards.type.weapon": "Arme",
  "cards.type.armor": "Armure",
  "cards.type.utility": "Utilitaire",
  "cards.side": "son côté Upgrade",
  "cards.for": "pour {name}",
  "cards.mode-word": "mode",
  "cards.banned": "Interdite en tournoi",
  "known.add": "Une carte avec {icons}",
  "known.several": "Plusieurs icônes…",
  "known.by-name": "Une carte par son nom",
  "known.remove": "Retirer la carte {number} : {name}",
  "keyword.bold":
    "Bold N : quand ce personnage attaque, son joueur révèle N cartes de plus. Plusieurs s’additionnent.",
  "keyword.tough":
    "Tough N : quand ce personnage défend, son joueur révèle N cartes de plus. Plusieurs s’additionnent.",
  "keyword.pierce":
    "Pierce N : une attaque inflige au moins N dégâts quelle que soit la défense, mais jamais plus que son total d’attaque.",
  "keyword.focus":
    "Focus N : avant les cartes révélées de son combat, son joueur regarde les N cartes du dessus, en met au rebut autant qu’il veut et remet le reste dans l’ordre de son choix.",
  "keyword.plan":
    "Plan N : le joueur met jusqu’à N cartes de sa main sur le deck, dans l’ordre de son choix.",
  "keyword.safeguard":
    "Safeguard N : tant qu’il n’a pas de dégâts, ce personnage ne peut pas en recevoir plus de N d’un coup.",
  "keyword.brave":
    "Brave : parmi les personnages qu’un ennemi peut attaquer, il doit en choisir un avec Brave.",
  "keyword.stealth":
    "Stealth : un ennemi ne peut pas l’attaquer tant qu’il pourrait attaquer un personnage sans Stealth.",
  "keyword.bounty":
    "Bounty : s’emploie quand ce personnage inflige assez de dégâts d’attaque pour mettre un ennemi KO",
  "keyword.revenge": "Revenge : s’emploie quand le personnage qui l’a est mis KO",
  "keyword.repair": "Repair N : retire N marqueurs de dégâts du personnage.",
  "keyword.scrap": "Scrap : mettre dans la pile de rebut, qui devient le deck quand celui-ci est vide.",
  "keyword.secret-action":
    "Action secrète : jouée face cachée ; son joueur la révèle quand ce qu’elle nomme arrive dans le tour d’un ennemi.",
  "cards.add-to-deck": "Ajouter au deck",
  "cards.rulings": "Décisions officielles",
} as const satisfies Part;
