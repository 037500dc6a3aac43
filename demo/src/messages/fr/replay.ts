import type { Part } from "../types.js";

export const replay = {
  "replay.intro": "Revoir une partie, depuis son enregistrement ou un lien.",
  "replay.file": "Fichier d’enregistrement",
  "replay.kept": "La partie sur la table",
  "replay.foreign":
    "Ce n’est pas l’enregistrement d’une partie : choisissez un fichier fait par « Enregistrer la partie ».",
  "replay.timeline": "Ligne du temps",
  "replay.position": "Coup {move} sur {moves}",
  "replay.start": "Le début",
  "replay.first": "Au début",
  "replay.back": "Un pas en arrière",
  "replay.next": "Un pas en avant",
  "replay.last": "À la fin",
  "replay.play": "Lire",
  "replay.pause": "Pause",
  "replay.eyes": "Vu par",
  "replay.eyes.all": "Tous",
  "replay.close": "Un autre enregistrement",
  "replay.turns": "Tours",
  "replay.battle-link": "Copier le lien du dernier combat",
} as const satisfies Part;
