import type { Translation } from "../index.js";

export const play: Translation = {
  "play.title": "Jouer",
  "play.new": "Nouvelle partie",
  "play.resume": "Reprendre la partie",
  "play.deck-of": "Deck de {player}",
  "play.who": "Qui joue",
  "play.who.bot": "Vous contre l’ordinateur",
  "play.who.hot-seat": "Deux personnes à cet écran",
  "play.who.watch": "Regarder deux ordinateurs",
  "play.start": "Commencer la partie",
  "play.undo": "Annuler",
  "play.pause": "Pause",
  "play.go-on": "Continuer",
  "play.leave": "Nouvelle partie",
  "play.player": "Joueur {number}",
  "play.bot-decides": "L’ordinateur décide…",
  "play.hand": "Main",
  "play.ko": "K.O.",
  "log.title": "Journal",
  "log.speed": "Vitesse",
};
