//! Evaluation for bots: the immediate value of an action, and the value of a position.

use crate::{
    cards::{
        board::{FAR, Spaces, only, spaces},
        unmatched::Unmatched,
    },
    model::{
        action::Action,
        state::{ATTACK, Ask, DEFENSE, FighterId, NOBODY, State},
    },
};
use altmode_core::{Imagine, Io, Random, Rules, Seat, Worth};
use altmode_host::greedy;
use altmode_unmatched_language::{CardKind, MOST_SPACES};

/// Number of turns of a playout.
const TURNS: u16 = 3;
/// Maximum number of decisions of a playout.
const MOST_DECISIONS: u32 = 200;
/// Weight of a hero's health point relative to a sidekick's.
const HERO: i32 = 3;

impl Imagine for Unmatched {
    fn imagine(&self, root: &State, world: &mut State, random: &mut Random) -> Worth {
        let last = root.turn.saturating_add(TURNS);
        let (mut actions, mut io, mut decisions) = (Vec::new(), Io::silent(), 0);
        while self.to_act(world).is_some() && world.turn < last && decisions < MOST_DECISIONS {
            actions.clear();
            self.list_legal_actions(world, &mut actions);
            let choice = greedy(self, world, &actions, random);
            let Some(&action) = actions.get(choice) else { break };
            self.apply(world, action, &mut io);
            decisions += 1;
        }
        let mut worth = Worth::default();
        for (seat, worth) in (0..world.seats).zip(&mut worth) {
            *worth = self.worth(world, seat);
        }
        worth
    }

    fn key(&self, state: &State, action: Action) -> u32 {
        let def = |card: u8| if card == NOBODY { 0 } else { u32::from(state.card(card).def) };
        let number = |kind: u32, one: u8, other: u8, def: u32| {
            kind << 28 ^ u32::from(one) << 22 ^ u32::from(other) << 16 ^ def
        };
        match action {
            Action::Maneuver => number(1, 0, 0, 0),
            Action::Attack { attacker, defender, card, .. } => {
                number(2, attacker, defender, def(card))
            }
            Action::Scheme { card, fighter } => number(3, fighter & 63, 0, def(card)),
            Action::Boost(card) => number(4, 0, 0, def(card)),
            Action::Move { fighter, to, tail } => {
                number(5, fighter, to, if tail < 64 { u32::from(tail) + 1 } else { 0 })
            }
            Action::Step { fighter, to } => number(15, fighter, to, 0),
            Action::Walk { fighter, steps, .. } => number(15, fighter, steps, 1),
            Action::Space(to) => number(14, to, 1, 0),
            Action::Path(path) => number(14, path & 63, 2 + (path >> 6), 0),
            Action::Item { item, fighter } => number(3, fighter & 63, item + 1, 0),
            Action::Door { fighter, door } => number(15, fighter, door, 2),
            Action::Defend(card) => number(6, 0, 0, def(card)),
            Action::Place { fighter, to, tail } => {
                number(7, fighter & 63, to, if tail < 64 { u32::from(tail) + 1 } else { 0 })
            }
            Action::Fighter(fighter) => number(8, fighter, 0, 0),
            Action::Card(card) => number(9, 0, 0, def(card)),
            Action::Option(option) => number(10, option, 0, 0),
            Action::Seat(seat) => number(11, seat, 0, 0),
            Action::Trigger(at) => number(12, at, 0, 0),
            Action::Yes => number(13, 0, 0, 0),
            Action::No => number(13, 1, 0, 0),
            Action::Done => number(14, 0, 0, 0),
            Action::Decline => number(14, 1, 0, 0),
        }
    }

    fn promise(&self, state: &State, action: Action) -> i32 {
        match action {
            Action::Attack { attacker, defender, card, .. } => {
                self.attack_promise(state, attacker, defender, card)
            }
            Action::Defend(card) => self.defense_promise(state, card),
            Action::Maneuver => 14 + 3 * i32::from(self.hand_is_small(state)),
            Action::Scheme { .. } | Action::Item { .. } => 18,
            Action::Door { .. } => -1,
            Action::Boost(card) if state.combat.on => {
                3 * self.boost(state, card) - 4 - i32::from(self.def(state, card).value)
            }
            Action::Boost(card) => self.boost(state, card) - 5,
            Action::Move { fighter, to, tail } => {
                Approach::of(*self, state, fighter).promise(only(to) | only(tail))
            }
            Action::Place { fighter, to, tail } if state.decision.ask == Ask::Place => {
                Approach::of(*self, state, fighter).promise(only(to) | only(tail))
            }
            // Damage of a hero is assigned to other fighters if possible.
            Action::Fighter(fighter) if state.decision.ask == Ask::Assign => {
                i32::from(!self.is_hero(state, fighter))
            }
            Action::Fighter(fighter) => {
                let fighter = state.fighter(fighter);
                let enemy = state.are_enemies(fighter.owner, state.decision.seat);
                i32::from(enemy) * (20 - i32::from(fighter.health))
            }
            // Cards are mostly chosen to be discarded, so those of the least value come first.
            Action::Card(card) => {
                -(2 * i32::from(self.def(state, card).value) + self.boost(state, card))
            }
            Action::Option(value) if state.decision.ask == Ask::Predict => {
                self.prediction_promise(state, value)
            }
            Action::Yes if state.decision.ask == Ask::Reroll => {
                if self.rolled_badly(state, state.decision.seat) { 1 } else { -1 }
            }
            Action::Yes | Action::Path(_) => 1,
            _ => 0,
        }
    }

    /// Measures the distances to the enemies once for all moves of a fighter.
    fn promises(&self, state: &State, actions: &[Action], each: &mut dyn FnMut(i32)) {
        let mut last: Option<(FighterId, Approach)> = None;
        for &action in actions {
            let Action::Move { fighter, to, tail } = action else {
                each(self.promise(state, action));
                continue;
            };
            if last.as_ref().is_none_or(|(of, _)| *of != fighter) {
                last = None;
            }
            let (_, approach) =
                last.get_or_insert_with(|| (fighter, Approach::of(*self, state, fighter)));
            each(approach.promise(only(to) | only(tail)));
        }
    }
}

/// The value of the moves of a fighter: melee fighters approach enemy heroes, and damaged fighters avoid enemies.
struct Approach {
    /// Number of paths from each space to the nearest enemy.
    distances: [u8; MOST_SPACES],
    /// Number of paths to an enemy that the fighter wants.
    wanted: i32,
    /// Difference from that number where the fighter is.
    now: i32,
    /// Whether the seat to decide controls the fighter.
    is_own: bool,
}

impl Approach {
    fn of(rules: Unmatched, state: &State, fighter: FighterId) -> Approach {
        let entry = state.fighter(fighter);
        let mut approach = Approach {
            distances: rules.board(state).distances_to(state.enemy_spaces(entry.owner)),
            wanted: if rules.fighter_def(state, fighter).ranged { 2 } else { 1 },
            now: 0,
            is_own: entry.owner == state.decision.seat,
        };
        approach.now = approach.difference(entry.body());
        approach
    }

    /// Returns how far the nearest of these spaces is from the wanted distance.
    fn difference(&self, places: Spaces) -> i32 {
        let nearest = spaces(places).map(|space| self.distances[usize::from(space)]).min();
        let distance = nearest.filter(|&distance| distance != FAR).unwrap_or(0);
        (i32::from(distance) - self.wanted).abs()
    }

    fn promise(&self, to: Spaces) -> i32 {
        let better = self.now - self.difference(to);
        if self.is_own { 2 * better + 1 } else { -better }
    }
}

impl Unmatched {
    fn boost(self, state: &State, card: u8) -> i32 {
        self.def(state, card).sheet.boost.unwrap_or(0).into()
    }

    /// Returns the number of possible attack cards with this printed value.
    fn prediction_promise(self, state: &State, value: u8) -> i32 {
        let (attack, seat) = (state.combat.parts[ATTACK], state.decision.seat);
        let known = state.card(attack.card).seen >> seat & 1 != 0;
        let mut cards = (0..state.cards.len() as u8).filter(|&card| {
            let (entry, def) = (state.card(card), self.def(state, card));
            entry.owner == attack.seat
                && entry.seen >> seat & 1 == 0
                && def.attacks()
                && def.value == value
        });
        match known {
            true => i32::from(self.def(state, attack.card).value == value),
            false => cards.by_ref().count() as i32,
        }
    }

    fn hand_is_small(self, state: &State) -> bool {
        state.player(state.decision.seat).hand.len() < 4
    }

    /// Returns the damage to expect against an average defense, more if it defeats, less if the hand would lose its last defense.
    fn attack_promise(
        self,
        state: &State,
        attacker: FighterId,
        defender: FighterId,
        card: u8,
    ) -> i32 {
        let def = self.def(state, card);
        let (target, hand) =
            (state.fighter(defender), state.player(state.fighter(defender).owner).hand.len());
        let expected = i32::from(def.value) - if hand == 0 { 0 } else { 2 };
        let hero = self.is_hero(state, defender);
        let defeats = expected >= i32::from(target.health);
        let risk = i32::from(def.kind() == CardKind::Versatile && self.is_hero(state, attacker));
        12 + 4 * expected
            + if hero { 4 } else { 0 }
            + if defeats { if hero { 60 } else { 8 } } else { 0 }
            - risk
    }

    /// Returns the damage that the card probably prevents, minus the value of the card in hand.
    fn defense_promise(self, state: &State, card: u8) -> i32 {
        let combat = &state.combat;
        let (def, target) = (self.def(state, card), state.fighter(combat.parts[DEFENSE].fighter));
        let attack = combat.parts[ATTACK].card;
        let known = attack != NOBODY && state.card(attack).seen >> state.decision.seat & 1 != 0;
        let value = if known { i32::from(self.def(state, attack).value) } else { 4 };
        let hero = self.is_hero(state, combat.parts[DEFENSE].fighter);
        let saved = i32::from(def.value).min(value).min(i32::from(target.health));
        let kept = if def.kind() == CardKind::Defense { 1 } else { 3 };
        if hero { 3 * saved - kept } else { 2 * saved - kept - 3 }
    }

    /// Returns the value of a position for a seat, from 0 (lost) to 1000 (won), from the health of both sides and the cards.
    fn worth(self, state: &State, seat: Seat) -> u16 {
        if let Some(outcome) = self.outcome(state) {
            return match outcome.winners {
                0 => 500,
                winners if winners >> seat & 1 != 0 => 1000,
                _ => 0,
            };
        }
        let (mut own, mut others) = (1, 1);
        for (fighter, entry) in state.fighters.iter().enumerate() {
            let is_hero = self.is_hero(state, fighter as FighterId);
            let worth = i32::from(entry.health) * if is_hero { HERO } else { 1 }
                + i32::from(entry.health > 0);
            if state.are_enemies(entry.owner, seat) { others += worth } else { own += worth }
        }
        for other in 0..state.seats {
            let player = state.player(other);
            let cards = (2 * player.hand.len() + player.deck.len().min(10) / 2) as i32;
            if state.are_enemies(other, seat) { others += cards } else { own += cards }
        }
        (1000 * own / (own + others)).clamp(1, 999) as u16
    }
}
