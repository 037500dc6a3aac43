//! Plays a combat on a copy of the state, and branches over random choices and over unknown cards where they can matter.

use super::{
    odds::{Odds, put},
    world::World,
};
use crate::{
    cards::unmatched::Unmatched,
    model::{
        action::Action,
        event::Event,
        state::{ATTACK, Ask, CardId, DefId, FighterId, OPEN, PICK, State, Zone, one},
    },
};
use altmode_core::{Caused, Imagine, Io, Random, Rules, choose, sort_few};

/// Maximum number of courses of an exact forecast. Beyond that it is estimated.
const MOST_COURSES: u32 = 20_000;
/// Maximum number of odds that are looked at for all hands of the defender.
const MOST_HANDS: u32 = 4_000_000;
/// Maximum number of samples of an estimate of one answer, and of all answers together.
const SAMPLES: u32 = 500;
const ALL_SAMPLES: u32 = 8_000;
/// Maximum number of engine steps of an exact forecast, and of the estimate in its place. A course of printed cards takes about 60
/// steps, one of a pack up to 100,000 for each decision.
const MOST_STEPS: [u64; 2] = [2_000_000, 1_000_000];
/// Number of steps that take as long as the listing and the estimate of an action.
const STEPS_OF_ACTION: u64 = 2;
/// Maximum number of decisions in a combat.
const MOST_DECISIONS: u32 = 200;

pub const TOO_MANY: &str = "there are too many courses or hands to go through all of them";
const RANDOM: &str = "an effect shuffles a deck or chooses at random";
const LENT: &str =
    "a card that the viewer does not know is in the hand of another player than its owner";

/// The decisions of a combat that the policy of choices does not make.
#[derive(Clone, Copy)]
pub struct CombatScript {
    /// The declaration of the attack, if it is not declared yet.
    pub first: Option<Action>,
    /// The defender's card.
    pub response: Option<CardId>,
}

/// Unknown cards of the defender on which a course depends: those of its hand, and those of its deck, sorted.
pub type Drawn = [Vec<DefId>; 2];

/// The odds of a combat by the unknown cards of the defender on which they depend. They are weighted with the probabilities of
/// everything else.
pub type OddsOfDraws = Vec<(Drawn, Odds)>;

/// Number of parts among which alike ones are looked for, so that thousands of parts do not take long.
const RECENT: usize = 32;

/// Returns the odds that depend on these cards.
pub fn part<'a>(parts: &'a mut OddsOfDraws, drawn: &Drawn) -> &'a mut Odds {
    let from = parts.len().saturating_sub(RECENT);
    let at = parts[from..]
        .iter()
        .position(|(other, _)| other == drawn)
        .map_or(parts.len(), |at| from + at);
    if at == parts.len() {
        parts.push((drawn.clone(), Odds::default()));
    }
    &mut parts[at].1
}

/// The search of a forecast.
pub struct Walk {
    /// The rules.
    pub rules: Unmatched,
    defender: FighterId,
    /// Number of courses that may still be played.
    left: u32,
    /// Number of samples of an estimate.
    samples: u32,
    /// Number of engine steps that exact courses, and those of estimates, may still take.
    steps: [u64; 2],
    /// Number of odds that may be looked at for all hands of the defender.
    pub hands: u32,
    /// The reason why the result is not exact.
    pub why: Option<&'static str>,
}

/// The course of one combat.
struct Course {
    events: Vec<Caused<Event>>,
    /// The equally likely outcomes of the first choice at random that is not fixed.
    open: Vec<DefId>,
    /// Cards that matter and are not fixed. In any order they are equally likely to have some definitions.
    cards: Vec<CardId>,
    /// The reason why the course cannot be branched over exactly.
    why: Option<&'static str>,
}

/// The fixed part of a course.
#[derive(Clone, Default)]
struct Fixed {
    /// The outcomes of rolls and choices at random, each with the number of possible ones.
    outcomes: Vec<(DefId, u32)>,
    /// The unknown cards whose definitions are fixed.
    cards: Vec<CardId>,
    /// Those of the defender.
    drawn: Drawn,
}

impl Walk {
    /// Creates the search of one of several forecasts, with a number of attack cards.
    pub fn new(rules: Unmatched, defender: FighterId, share: u32, cards: u32) -> Walk {
        let samples = (ALL_SAMPLES / (share * cards * 10).max(1)).clamp(10, SAMPLES);
        Walk {
            rules,
            defender,
            left: MOST_COURSES / share,
            samples,
            steps: MOST_STEPS.map(|steps| steps / u64::from(share.max(1))),
            hands: MOST_HANDS / share,
            why: None,
        }
    }

    /// Returns the odds of a combat.
    pub fn odds(&mut self, world: &World, root: &State, script: CombatScript) -> OddsOfDraws {
        let mut parts = OddsOfDraws::new();
        let mut root = root.clone();
        // The turn continues after the attack, so that no step after the action is played.
        let player = root.player_mut(root.active);
        player.actions = player.actions.max(2);
        // The knowledge of other seats about cards of decks does not inform the viewer.
        for card in world.pool_of_decks(&root) {
            root.cards.at_mut(usize::from(card)).seen = 0;
        }
        if let Err(why) = self.branch(world, &root, script, &Fixed::default(), 1.0, &mut parts) {
            self.why = Some(why);
            parts = vec![(Drawn::default(), self.sample(world, &root, script))];
        }
        parts
    }

    fn branch(
        &mut self,
        world: &World,
        root: &State,
        script: CombatScript,
        fixed: &Fixed,
        weight: f64,
        parts: &mut OddsOfDraws,
    ) -> Result<(), &'static str> {
        self.left = self.left.checked_sub(1).ok_or(TOO_MANY)?;
        let course = self.play(world, root, script, Some(fixed));
        if self.steps[0] == 0 {
            return Err(TOO_MANY);
        }
        if let Some(why) = course.why {
            return Err(why);
        }
        if !course.cards.is_empty() {
            return self.settle(world, root, script, fixed, weight, parts, &course.cards);
        }
        // Outcomes with the same consequences are played once. Cards that are not fixed have the same consequences if they were
        // in the same place.
        let kind = |outcome: DefId| match outcome.checked_sub(PICK) {
            Some(card) if card < 0x100 => {
                let card = card as CardId;
                match fixed.hides(world, root, card, script) {
                    true => {
                        PICK | DefId::from(self.rules.back(root, card)) << 1
                            | DefId::from(root.card(card).zone == Zone::Deck)
                    }
                    false => root.card(card).def,
                }
            }
            _ => outcome,
        };
        let kinds: Vec<DefId> = course.open.iter().map(|&outcome| kind(outcome)).collect();
        for (index, &outcome) in course
            .open
            .iter()
            .enumerate()
            .filter(|(index, _)| !kinds[..*index].contains(&kinds[*index]))
        {
            let copies = kinds.iter().filter(|&&other| other == kinds[index]).count();
            let mut next = fixed.clone();
            next.outcomes.push((outcome, kinds.len() as u32));
            self.branch(
                world,
                root,
                script,
                &next,
                weight * copies as f64 / kinds.len() as f64,
                parts,
            )?;
        }
        if course.open.is_empty() {
            self.count(&course.events, weight, part(parts, &fixed.drawn));
        }
        Ok(())
    }

    /// Branches over the definitions that some cards of one owner and place can have.
    #[allow(clippy::too_many_arguments)]
    fn settle(
        &mut self,
        world: &World,
        root: &State,
        script: CombatScript,
        fixed: &Fixed,
        weight: f64,
        parts: &mut OddsOfDraws,
        cards: &[CardId],
    ) -> Result<(), &'static str> {
        let back = |card: CardId| self.rules.back(root, card);
        let (first, defs) = (root.card(cards[0]), |card: &CardId| root.card(*card).def);
        if first.zone == Zone::Hand && first.holder != first.owner {
            return Err(LENT);
        }
        let mut pool: Vec<CardId> =
            world.pool(first.owner).filter(|&other| back(other) == back(cards[0])).collect();
        pool.retain(|&other| fixed.hides(world, root, other, script));
        sort_few(&mut pool, |one, other| defs(one) < defs(other));
        // Each way to choose cards of the pool, as a choice of copies of each definition.
        let kinds: Vec<&[CardId]> = pool.chunk_by(|one, other| defs(one) == defs(other)).collect();
        let mut ways: Vec<(Vec<DefId>, f64)> = vec![(Vec::new(), 1.0)];
        let mut after = pool.len();
        for kind in kinds {
            after -= kind.len();
            ways = ways
                .iter()
                .flat_map(|(way, chance)| {
                    let missing = cards.len() - way.len();
                    (missing.saturating_sub(after)..=missing.min(kind.len())).map(move |count| {
                        let more = std::iter::repeat_n(defs(&kind[0]), count);
                        // For the defender's cards only the number of orders counts here. The rest follows from its hand.
                        (
                            way.iter().copied().chain(more).collect(),
                            chance * choose(kind.len(), count),
                        )
                    })
                })
                .collect();
            if ways.len() > self.left as usize {
                return Err(TOO_MANY);
            }
        }
        let own = first.owner == root.fighter(self.defender).owner;
        for (way, ways) in ways {
            let mut chance = ways / choose(pool.len(), cards.len());
            let (mut with, mut next) = (root.clone(), fixed.clone());
            if own {
                chance = (1..=way.len()).map(|number| number as f64).product();
                chance = way.chunk_by(DefId::eq).fold(chance, |chance, kind| {
                    (1..=kind.len()).fold(chance, |chance, n| chance / n as f64)
                });
                let drawn = &mut next.drawn[usize::from(first.zone == Zone::Deck)];
                drawn.extend(&way);
                sort_few(drawn, |one, other| one < other);
            }
            // The other cards of the pool have the definitions that are left.
            let mut rest: Vec<DefId> = pool.iter().map(defs).collect();
            way.iter().for_each(|def| {
                let at = rest.iter().position(|other| other == def);
                at.map(|at| rest.remove(at));
            });
            let others = pool.iter().filter(|card| !cards.contains(card));
            for (&card, def) in cards.iter().zip(way).chain(others.zip(rest)) {
                with.cards.at_mut(usize::from(card)).def = def;
            }
            next.cards.extend(cards);
            self.branch(world, &with, script, &next, weight * chance, parts)?;
        }
        Ok(())
    }

    /// Estimates the odds from random arrangements of the unknown cards.
    fn sample(&mut self, world: &World, root: &State, script: CombatScript) -> Odds {
        let mut odds = Odds::default();
        let family = Random::from_words([1, 2, 3, 4]);
        let (before, mut played) = (self.steps[1], 0);
        // An answer may use up a tenth of the rest, so that steps are left for the others.
        let most = before / 10;
        for number in 0..self.samples {
            if self.steps[1] == 0 || number > 0 && before - self.steps[1] > most {
                break;
            }
            let mut random = family.child(number);
            let mut with = root.clone();
            for (owner, back) in (0..root.seats).flat_map(|owner| [(owner, 0), (owner, 1)]) {
                let cards: Vec<CardId> = world
                    .pool(owner)
                    .filter(|&card| {
                        self.rules.back(root, card) == back
                            && is_hidden(root, card, script.response)
                    })
                    .collect();
                let mut defs: altmode_core::List<_, 176> =
                    cards.iter().map(|&card| root.card(card).def).collect();
                random.shuffle_sorted(&mut defs);
                cards
                    .iter()
                    .zip(defs.iter())
                    .for_each(|(&card, &def)| with.cards.at_mut(usize::from(card)).def = def);
            }
            with.random = random;
            let course = self.play(world, &with, script, None);
            self.count(&course.events, 1.0, &mut odds);
            played += 1;
        }
        if played == 0 {
            // No step is left: the combat does nothing.
            self.count(&[], 1.0, &mut odds);
        }
        let mut mean = Odds::default();
        mean.add(&odds, 1.0 / f64::from(played.max(1)));
        mean
    }

    /// Plays the combat to its end, or to the first choice at random that is not fixed; without a fixed part, to its end. Stops
    /// when the steps are used up.
    fn play(
        &mut self,
        world: &World,
        root: &State,
        script: CombatScript,
        fixed: Option<&Fixed>,
    ) -> Course {
        let supplied = fixed.map(|fixed| {
            fixed.outcomes.iter().map(|(outcome, _)| *outcome).chain([OPEN]).collect()
        });
        let (rules, mut state, mut io) =
            (self.rules, root.clone(), Io::recording(supplied.unwrap_or_default()));
        let known = io.chance.supplied.len();
        let (mut actions, mut asked) = (Vec::new(), [false; 256]);
        let mut answered = false;
        if let Some(first) = script.first {
            rules.apply(&mut state, first, &mut io);
        }
        for _ in 0..MOST_DECISIONS {
            let over = !state.combat.on
                || io.events.iter().any(|event| matches!(event.event, Event::CombatEnded { .. }));
            let spent = io.steps >= self.steps[usize::from(fixed.is_none())];
            if over || spent || rules.to_act(&state).is_none() || io.chance.supplied.len() > known {
                break;
            }
            let action = if state.decision.ask == Ask::Defense && !answered {
                answered = true;
                script.response.map_or(Action::Decline, Action::Defend)
            } else {
                // A choice of a card depends on the whole hand.
                let listed = &state.decision.cards;
                let in_hand = |card: &CardId| state.card(*card).zone == Zone::Hand;
                let of_hand = match state.decision.ask {
                    Ask::Boost | Ask::AttackBoost | Ask::Defense | Ask::Reveal => true,
                    Ask::Cards | Ask::HandLimit => listed.is_empty() || listed.iter().any(in_hand),
                    _ => false,
                };
                let hand = state.player(state.decision.seat).hand.iter().filter(|_| of_hand);
                listed.iter().chain(hand).for_each(|&card| asked[usize::from(card)] = true);
                actions.clear();
                rules.list_legal_actions(&state, &mut actions);
                io.steps += STEPS_OF_ACTION * actions.len() as u64;
                // Of equal actions, the one with the least key is taken, which does not depend on the order of a hand.
                let key = |&&action: &&Action| {
                    (rules.promise(&state, action), std::cmp::Reverse(rules.key(&state, action)))
                };
                let Some(&best) = actions.iter().rev().max_by_key(key) else { break };
                best
            };
            rules.apply(&mut state, action, &mut io);
        }
        let left = &mut self.steps[usize::from(fixed.is_none())];
        *left = left.saturating_sub(io.steps);
        let (mut open, events) = (io.chance.supplied.split_off(known), io.events);
        let (mut why, mut cards) = (None, Vec::new());
        if let Some(fixed) = fixed {
            let mut expected = root.random.clone();
            fixed.outcomes.iter().for_each(|&(_, bound)| {
                expected.below(bound);
            });
            // The events after a choice that is not fixed say nothing yet.
            let ends = open.is_empty();
            let last = if ends { events.len() } else { open.remove(0).into() };
            // Cards that players have seen. Others cannot matter, because no rule depends on a hidden card.
            for event in &events[..last] {
                match &event.event {
                    Event::Shown { cards, .. } => {
                        cards.iter().for_each(|shown| asked[usize::from(shown.card)] = true)
                    }
                    Event::Discarded { card, .. } | Event::Boosted { card, .. } => {
                        asked[usize::from(card.card)] = true
                    }
                    _ => {}
                }
            }
            // The order of a shuffled deck matters only if cards of it are used afterwards.
            let mut shuffled = 0;
            let used = |card: CardId| {
                let now = state.card(card);
                now.zone != Zone::Hand
                    || now.seen & !(1 << now.holder) != 0
                    || asked[usize::from(card)]
            };
            let random = events.iter().any(|event| match event.event {
                Event::Shuffled { seat, .. } => {
                    shuffled |= 1 << seat;
                    false
                }
                Event::Drew { seat, card, .. } => shuffled >> seat & 1 != 0 && used(card.card),
                Event::Discarded { seat, from: Zone::Deck, .. }
                | Event::CardMoved { holder: seat, from: Zone::Deck, .. }
                | Event::Shown { seat, .. } => shuffled >> seat & 1 != 0,
                _ => false,
            });
            why = (ends && (random || state.random != expected)).then_some(RANDOM);
            let matters = |card: CardId| {
                let (before, now) = (root.card(card), state.card(card));
                let drawn = if now.zone == Zone::Hand { 1 << now.holder } else { 0 };
                let hidden = matches!(now.zone, Zone::Hand | Zone::Deck)
                    && now.seen & !(before.seen | drawn) == 0;
                asked[usize::from(card)] || ends && !hidden
            };
            let all = (0..root.cards.len() as CardId)
                .filter(|&card| fixed.hides(world, root, card, script));
            let picked = |card: CardId| {
                fixed.outcomes.iter().any(|(outcome, _)| *outcome == PICK | DefId::from(card))
            };
            let in_hand = |card: CardId| root.card(card).zone == Zone::Hand && !picked(card);
            if let Some(card) = all.clone().find(|&card| matters(card)) {
                // Of a hand, no card matters alone, except one that was chosen at random.
                let place = |card: CardId| {
                    (root.card(card).owner, root.card(card).holder, rules.back(root, card))
                };
                cards = match in_hand(card) {
                    true => {
                        all.filter(|&other| in_hand(other) && place(other) == place(card)).collect()
                    }
                    false => vec![card],
                };
            }
        }
        Course { events, open, cards, why }
    }

    /// Adds a course to the odds.
    fn count(&self, events: &[Caused<Event>], weight: f64, odds: &mut Odds) {
        let mut hurt = [0_u32; 32];
        let (mut fallen, mut values, mut won) = (0, [0_i16; 2], false);
        for event in events {
            match event.event {
                Event::Damaged { fighter, amount, .. } => {
                    hurt[usize::from(fighter) % 32] += u32::from(amount)
                }
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
        odds.defeat.add(fallen & one(self.defender) != 0, weight);
        odds.won.add(won, weight);
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

impl Fixed {
    /// Returns whether the definition of a card is unknown and not fixed.
    fn hides(&self, world: &World, root: &State, card: CardId, script: CombatScript) -> bool {
        !world.knows(card) && is_hidden(root, card, script.response) && !self.cards.contains(&card)
    }
}

impl World {
    /// Returns the unknown cards that lie in decks.
    fn pool_of_decks(&self, state: &State) -> Vec<CardId> {
        let all = 0..state.cards.len() as CardId;
        all.filter(|&card| state.card(card).zone == Zone::Deck && !self.knows(card)).collect()
    }
}
