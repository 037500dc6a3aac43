//! Plays a combat on a copy of the state, and branches over unknown cards of decks where they can matter.

use super::{odds::Odds, odds::put, world::World};
use crate::{
    cards::unmatched::Unmatched,
    model::{
        action::Action,
        event::Event,
        state::{ATTACK, Ask, CardId, DefId, FACE, FighterId, MOST_SEATS, State, Zone, one},
    },
};
use altmode_core::{Imagine, Io, Random, Rules};
use altmode_unmatched_language::DIE_FACES;

/// Maximum number of leaves of an exact forecast. Beyond that it is estimated.
const MOST_LEAVES: u32 = 20_000;
/// Number of samples of an estimate of one answer.
const SAMPLES: u32 = 500;
/// Maximum number of decisions in a combat.
const MOST_DECISIONS: u32 = 200;

const TOO_MANY: &str = "there are more than 20,000 courses";
const RANDOM: &str = "an effect shuffles a deck or chooses at random";
const HIDDEN: &str = "a choice depends on cards that the viewer does not know";

/// The decisions of a combat that the policy of choices does not make.
#[derive(Clone, Copy)]
pub struct CombatScript {
    /// The declaration of the attack, if it is not declared yet.
    pub first: Option<Action>,
    /// The defender's card.
    pub response: Option<CardId>,
}

/// The search of a forecast.
pub struct Walk {
    rules: Unmatched,
    defender: FighterId,
    leaves: u32,
    /// The reason why the result is not exact.
    pub why: Option<&'static str>,
    /// Unknown cards of the defender's deck matter.
    pub defender_deck: bool,
}

/// The course of one combat.
struct Course {
    events: Vec<Event>,
    /// For each seat, the number of cards from the top of its deck that were looked at and can matter.
    depth: [usize; MOST_SEATS],
    /// For each roll of a die, the owner of the die.
    dice: Vec<u8>,
    /// The reason why the course cannot be branched over exactly.
    why: Option<&'static str>,
}

/// The fixed part of a course: cards from the top of each seat's deck, and rolls.
#[derive(Clone, Default)]
struct Fixed {
    cards: [usize; MOST_SEATS],
    rolls: Vec<DefId>,
}

impl Walk {
    /// Creates the search of a forecast.
    pub fn new(rules: Unmatched, defender: FighterId) -> Walk {
        Walk { rules, defender, leaves: 0, why: None, defender_deck: false }
    }

    /// Returns the odds of a combat.
    pub fn odds(&mut self, world: &World, root: &State, script: CombatScript) -> Odds {
        let mut odds = Odds::default();
        let mut root = root.clone();
        // The turn continues after the attack, so that no step after the action is played.
        let player = root.player_mut(root.active);
        player.actions = player.actions.max(2);
        // The knowledge of other seats about cards of decks does not inform the viewer.
        for card in world.pool_of_decks(&root) {
            root.cards.at_mut(usize::from(card)).seen = 0;
        }
        match self.branch(world, &root, script, Fixed::default(), 1.0, &mut odds) {
            Ok(()) => odds,
            Err(why) => {
                self.why = Some(why);
                self.sample(world, &root, script)
            }
        }
    }

    fn branch(
        &mut self,
        world: &World,
        root: &State,
        script: CombatScript,
        mut fixed: Fixed,
        weight: f64,
        odds: &mut Odds,
    ) -> Result<(), &'static str> {
        let course = self.play(world, root, script, &fixed.rolls);
        if let Some(&owner) = course.dice.get(fixed.rolls.len()) {
            // Each face of the die has the same probability in the next roll.
            let faces = root.player(owner).die;
            for (index, &face) in faces.iter().enumerate().filter(|(index, face)| !faces[..*index].contains(face)) {
                let copies = faces[index..].iter().filter(|&&other| other == face).count();
                let mut next = fixed.clone();
                next.rolls.push(FACE | DefId::from(face));
                self.branch(world, root, script, next, weight * copies as f64 / faces.len() as f64, odds)?;
            }
            return Ok(());
        }
        if let Some(why) = course.why {
            return Err(why);
        }
        for seat in 0..MOST_SEATS {
            let deck = &root.players[seat].deck;
            while fixed.cards[seat] < course.depth[seat] {
                let at = deck.len() - 1 - fixed.cards[seat];
                fixed.cards[seat] += 1;
                let card = deck[at];
                if world.knows(card) {
                    continue;
                }
                self.defender_deck |= usize::from(root.fighter(self.defender).owner) == seat;
                // Branches over each unknown card that is not fixed yet.
                let settled = &deck[at + 1..];
                let owner = root.card(card).owner;
                let others: Vec<CardId> = world
                    .pool(owner)
                    .filter(|&other| self.rules.back(root, other) == self.rules.back(root, card))
                    .filter(|other| !settled.contains(other) && is_hidden(root, *other, script.response))
                    .collect();
                for (index, &other) in others.iter().enumerate() {
                    let def = root.card(other).def;
                    let same = |&&one: &&CardId| root.card(one).def == def;
                    if others[..index].iter().any(|one| same(&one)) {
                        continue;
                    }
                    let copies = others.iter().filter(same).count();
                    let mut with = root.clone();
                    with.cards.at_mut(usize::from(other)).def = root.card(card).def;
                    with.cards.at_mut(usize::from(card)).def = def;
                    self.branch(world, &with, script, fixed.clone(), weight * copies as f64 / others.len() as f64, odds)?;
                }
                return Ok(());
            }
        }
        self.leaves += 1;
        if self.leaves > MOST_LEAVES {
            return Err(TOO_MANY);
        }
        self.count(&course.events, weight, odds);
        Ok(())
    }

    /// Estimates the odds from random arrangements of the unknown cards.
    fn sample(&mut self, world: &World, root: &State, script: CombatScript) -> Odds {
        let mut odds = Odds::default();
        let family = Random::from_words([1, 2, 3, 4]);
        for number in 0..SAMPLES {
            let mut random = family.child(number);
            let mut with = root.clone();
            for (owner, back) in (0..root.seats).flat_map(|owner| [(owner, 0), (owner, 1)]) {
                let cards: Vec<CardId> = world
                    .pool(owner)
                    .filter(|&card| self.rules.back(root, card) == back && is_hidden(root, card, script.response))
                    .collect();
                let mut defs: altmode_core::List<_, 176> = cards.iter().map(|&card| root.card(card).def).collect();
                random.shuffle_sorted(&mut defs);
                cards.iter().zip(defs.iter()).for_each(|(&card, &def)| with.cards.at_mut(usize::from(card)).def = def);
            }
            with.random = random;
            let course = self.play(world, &with, script, &[]);
            self.count(&course.events, 1.0 / f64::from(SAMPLES), &mut odds);
        }
        odds
    }

    /// Plays the combat to its end.
    fn play(&self, world: &World, root: &State, script: CombatScript, rolls: &[DefId]) -> Course {
        let (rules, mut state, mut io) = (self.rules, root.clone(), Io::recording(rolls.to_vec()));
        let (mut actions, mut listed, mut why) = (Vec::new(), [false; 256], None);
        let mut answered = false;
        if let Some(first) = script.first {
            rules.apply(&mut state, first, &mut io);
        }
        for _ in 0..MOST_DECISIONS {
            let over = !state.combat.on || io.events.iter().any(|event| matches!(event, Event::CombatEnded { .. }));
            if over || rules.to_act(&state).is_none() {
                break;
            }
            let action = if state.decision.ask == Ask::Defense && !answered {
                answered = true;
                script.response.map_or(Action::Decline, Action::Defend)
            } else {
                for &card in state.decision.cards.iter() {
                    listed[usize::from(card)] = true;
                    if !world.knows(card) && root.card(card).zone == Zone::Hand && Some(card) != script.response {
                        why = Some(HIDDEN);
                    }
                }
                actions.clear();
                rules.list_legal_actions(&state, &mut actions);
                // The first of equal actions is taken, so that the course is deterministic.
                let best = actions.iter().rev().max_by_key(|&&action| rules.promise(&state, action));
                let Some(&best) = best else { break };
                best
            };
            rules.apply(&mut state, action, &mut io);
        }
        let rolled = |event: &Event| if let Event::Rolled { owner, .. } = *event { Some(owner) } else { None };
        let dice: Vec<u8> = io.events.iter().filter_map(rolled).collect();
        // Every roll takes one number of the generator, regardless of its result.
        let mut expected = root.random.clone();
        dice.iter().for_each(|_| {
            expected.below(DIE_FACES as u32);
        });
        if state.random != expected {
            why = Some(RANDOM);
        }
        let depth = std::array::from_fn(|seat| depth(world, root, &state, seat, &listed));
        Course { events: io.events, depth, dice, why }
    }

    /// Adds a course to the odds.
    fn count(&self, events: &[Event], weight: f64, odds: &mut Odds) {
        let mut hurt = [0_u32; 32];
        let (mut fallen, mut values, mut won) = (0, [0_i16; 2], false);
        for event in events {
            match *event {
                Event::Damaged { fighter, amount, .. } => hurt[usize::from(fighter) % 32] += u32::from(amount),
                Event::Defeated { fighter } => fallen |= one(fighter),
                Event::Totals { attack, defense } => values = [attack, defense],
                Event::CombatEnded { won: part, .. } => {
                    won = usize::from(part) == ATTACK;
                    break;
                }
                _ => {}
            }
        }
        put(&mut odds.damage, hurt[usize::from(self.defender) % 32] as usize, weight);
        put(&mut odds.attack, values[0].max(0) as usize, weight);
        put(&mut odds.defense, values[1].max(0) as usize, weight);
        odds.defeat += weight * f64::from(u8::from(fallen & one(self.defender) != 0));
        odds.won += weight * f64::from(u8::from(won));
        for (fighter, &damage) in (0..).zip(&hurt) {
            let fell = fallen & one(fighter) != 0;
            if damage > 0 || fell {
                odds.hurt(fighter, weight * f64::from(damage), weight * f64::from(u8::from(fell)));
            }
        }
    }
}

/// Returns whether a card lies in a deck or a hand, and is not the defender's answer.
fn is_hidden(root: &State, card: CardId, response: Option<CardId>) -> bool {
    matches!(root.card(card).zone, Zone::Deck | Zone::Hand) && Some(card) != response
}

/// Returns the number of cards from the top of a deck that were looked at and can matter. A card that was drawn, and that neither
/// a question nor an effect showed afterwards, cannot matter, because no rule depends on a hidden card.
fn depth(world: &World, root: &State, after: &State, seat: usize, listed: &[bool; 256]) -> usize {
    let deck = &root.players[seat].deck;
    let matters = |card: CardId| {
        let (before, now) = (root.card(card), after.card(card));
        let untouched = now.zone == Zone::Deck && now.seen == before.seen;
        let only_drawn = now.zone == Zone::Hand && now.seen == before.seen | 1 << now.holder && !listed[usize::from(card)];
        !world.knows(card) && !untouched && !only_drawn
    };
    deck.iter().position(|&card| matters(card)).map_or(0, |lowest| deck.len() - lowest)
}

impl World {
    /// Returns the unknown cards that lie in decks.
    fn pool_of_decks(&self, state: &State) -> Vec<CardId> {
        let all = 0..state.cards.len() as CardId;
        all.filter(|&card| state.card(card).zone == Zone::Deck && !self.knows(card)).collect()
    }
}
