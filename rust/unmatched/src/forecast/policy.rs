//! The defender's possible answers, and their probabilities.

use super::{
    odds::Odds,
    walk::{CombatScript, Drawn, OddsOfDraws, TOO_MANY, Walk},
    world::World,
};
use crate::{
    cards::unmatched::Unmatched,
    model::{
        action::Action,
        state::{CardId, DEFENSE, DefId, FighterId, State, Zone},
    },
};
use altmode_core::{Error, Result, choose, none_drawn, sort_few};
use altmode_host::input::shorten;

/// The defender's policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// The defender plays no card.
    None,
    /// The defender plays each playable card of its hand, or none, with equal probability.
    Random,
    /// The defender plays the available answer that is best for it.
    BestDefense,
}

impl Policy {
    pub(crate) const ALL: [(Policy, &str); 3] =
        [(Policy::None, "none"), (Policy::Random, "random"), (Policy::BestDefense, "best-defense")];

    /// Returns the policy with this name.
    pub fn named(name: &str) -> Result<Policy> {
        Policy::ALL.iter().find(|(_, other)| *other == name).map(|(policy, _)| *policy).ok_or_else(
            || {
                let message = format!(
                    "there is no policy \"{}\"; there are none, random and best-defense",
                    shorten(name)
                );
                Error::new("unknown-policy", message).at("policy")
            },
        )
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Policy::ALL.iter().find(|(other, _)| *other == self).map_or("", |(_, name)| name)
    }
}

/// An answer of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// No card.
    Nothing,
    /// A card that the viewer knows in the defender's hand, with the number of alike ones there.
    Known(DefId, usize),
    /// A card that the defender may hold, with the number of its unknown copies.
    Possible(DefId, usize),
}

impl Answered {
    /// Returns the definition of the card.
    pub fn def(self) -> Option<DefId> {
        match self {
            Answered::Nothing => None,
            Answered::Known(def, _) | Answered::Possible(def, _) => Some(def),
        }
    }
}

/// An answer with its odds.
pub struct Response {
    /// The answer.
    pub answer: Answered,
    /// The odds of the combat after it, by the unknown cards on which they depend.
    pub parts: OddsOfDraws,
    /// The odds of the combat after it.
    pub odds: Odds,
    /// The probability of the answer.
    pub chance: f64,
}

/// Returns the unknown cards in the hand and the deck of the defender.
fn unknown<'a>(world: &'a World, state: &'a State, seat: u8) -> impl Iterator<Item = CardId> + 'a {
    world.pool(seat).filter(|&card| matches!(state.card(card).zone, Zone::Deck | Zone::Hand))
}

/// Returns all answers that the defender may have by a policy, each with the odds of the combat after it.
pub fn answers(
    rules: Unmatched,
    walk: &mut Walk,
    world: &World,
    state: &State,
    first: Option<Action>,
    defender: FighterId,
    policy: Policy,
) -> Vec<(Answered, OddsOfDraws)> {
    let entry = state.fighter(defender);
    let hand = &state.player(entry.owner).hand;
    let can = |card: CardId| {
        let def = rules.def(state, card);
        def.by >> entry.kind & 1 != 0 && rules.serves(state, entry.owner, def, DEFENSE)
    };
    let mut found =
        vec![(Answered::Nothing, walk.odds(world, state, CombatScript { first, response: None }))];
    if policy == Policy::None {
        return found;
    }
    let mut known: Vec<DefId> = Vec::new();
    for &card in hand.iter().filter(|&&card| world.knows(card) && can(card)) {
        let def = state.card(card).def;
        if !known.contains(&def) {
            known.push(def);
            let copies = hand
                .iter()
                .filter(|&&other| world.knows(other) && state.card(other).def == def)
                .count();
            found.push((
                Answered::Known(def, copies),
                walk.odds(world, state, CombatScript { first, response: Some(card) }),
            ));
        }
    }
    let mut possible: Vec<DefId> = Vec::new();
    for card in unknown(world, state, entry.owner).filter(|&card| can(card)) {
        let def = state.card(card).def;
        if known.contains(&def) || possible.contains(&def) {
            continue;
        }
        possible.push(def);
        // The backs of the cards of a hand are public.
        let unlike = |other: CardId| {
            world.knows(other) || rules.back(state, other) != rules.back(state, card)
        };
        let Some(&held) = hand.iter().find(|&&other| !unlike(other)) else { continue };
        let copies = unknown(world, state, entry.owner)
            .filter(|&other| state.card(other).def == def)
            .count();
        let mut with = state.clone();
        with.cards.at_mut(usize::from(card)).def = state.card(held).def;
        with.cards.at_mut(usize::from(held)).def = def;
        found.push((
            Answered::Possible(def, copies),
            walk.odds(world, &with, CombatScript { first, response: Some(held) }),
        ));
    }
    found
}

/// Sets the odds and the probability of each answer.
pub fn weigh(
    policy: Policy,
    walk: &mut Walk,
    world: &World,
    state: &State,
    defender: FighterId,
    responses: &mut Vec<Response>,
) {
    let seat = state.fighter(defender).owner;
    let kinds = Kind::all(walk.rules, world, state, seat);
    let all = Draws::of(&kinds, |kind| kind.copies);
    for Response { answer, parts, odds, .. } in &mut *responses {
        let all = all.without(&kinds, *answer);
        for (drawn, part) in parts {
            odds.add(
                part,
                all.map_or(0.0, |all| {
                    all.chance(&kinds, drawn.iter().flatten().map(|&def| at(&kinds, def)))
                }),
            );
        }
    }
    let hidden: usize = kinds.iter().map(|kind| usize::from(kind.hidden)).sum();
    // The answers are weighed for each hand if the odds depend on the other unknown cards, or if the backs or the known cards
    // distinguish hands.
    let special = |response: &Response| {
        let known = policy == Policy::Random && matches!(response.answer, Answered::Known(..));
        known || response.parts.iter().any(|(drawn, _)| *drawn != Drawn::default())
    };
    let backs = || kinds.iter().any(|kind| kind.back != 0);
    if hidden > 0 && responses.len() > 1 && (responses.iter().any(special) || backs()) {
        if by_hands(policy, walk.hands, &kinds, responses) {
            return;
        }
        walk.why = Some(TOO_MANY);
    }
    let all = unknown(world, state, seat).count();
    match policy {
        Policy::None => responses.iter_mut().for_each(|response| response.chance = 1.0),
        Policy::Random => at_random(responses, all, hidden),
        Policy::BestDefense => best(responses, all, hidden),
    }
}

/// Maximum number of different unknown cards of a player.
const MOST_KINDS: usize = 64;

/// Unknown cards of the defender with one definition.
struct Kind {
    def: DefId,
    back: u8,
    copies: u8,
    /// Number of the unknown cards in hand, if this is the first kind with its back.
    hidden: u8,
}

impl Kind {
    fn all(rules: Unmatched, world: &World, state: &State, seat: u8) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = Vec::new();
        for card in unknown(world, state, seat) {
            let (def, back) = (state.card(card).def, rules.back(state, card));
            match kinds.iter_mut().find(|kind| kind.def == def) {
                Some(kind) => kind.copies += 1,
                None => kinds.push(Kind { def, back, copies: 1, hidden: 0 }),
            }
        }
        kinds.truncate(MOST_KINDS);
        for &card in state.player(seat).hand.iter().filter(|&&card| !world.knows(card)) {
            let back = rules.back(state, card);
            if let Some(kind) = kinds.iter_mut().find(|kind| kind.back == back) {
                kind.hidden += 1;
            }
        }
        kinds
    }
}

/// Returns the place of a definition among the kinds of unknown cards.
fn at(kinds: &[Kind], def: DefId) -> usize {
    kinds.iter().position(|kind| kind.def == def).unwrap_or(MOST_KINDS - 1)
}

/// Cards from which some are drawn: numbers by kind, and by back.
#[derive(Clone, Copy)]
struct Draws {
    counts: [u8; MOST_KINDS],
    totals: [u8; 3],
}

impl Draws {
    fn of(kinds: &[Kind], count: impl Fn(&Kind) -> u8) -> Draws {
        let mut draws = Draws { counts: [0; MOST_KINDS], totals: [0; 3] };
        for (kind, slot) in kinds.iter().zip(&mut draws.counts) {
            *slot = count(kind);
            draws.totals[usize::from(kind.back)] += *slot;
        }
        draws
    }

    /// Draws a card and returns the probability of that.
    #[inline]
    fn draw(&mut self, kinds: &[Kind], kind: usize) -> f64 {
        let count = self.counts[kind];
        if count == 0 {
            return 0.0;
        }
        let total = &mut self.totals[usize::from(kinds[kind].back)];
        let chance = f64::from(count) / f64::from(*total);
        *total -= 1;
        self.counts[kind] -= 1;
        chance
    }

    /// Returns the cards that are left if an answer is played, or `None` if it is not among them.
    #[inline]
    fn without(mut self, kinds: &[Kind], answer: Answered) -> Option<Draws> {
        match answer {
            Answered::Possible(def, _) => (self.draw(kinds, at(kinds, def)) > 0.0).then_some(self),
            _ => Some(self),
        }
    }

    /// Returns the probability of drawing some cards one after the other.
    #[inline]
    fn chance(mut self, kinds: &[Kind], drawn: impl Iterator<Item = usize>) -> f64 {
        let mut chance = 1.0;
        for kind in drawn {
            chance *= self.draw(kinds, kind);
            if chance == 0.0 {
                break;
            }
        }
        chance
    }
}

/// Odds of an answer that depend on some unknown cards.
struct Part {
    drawn: [Vec<usize>; 2],
    /// The mean results by which the defender chooses.
    key: [f64; 3],
    /// The sum of the probabilities over the hands.
    weight: f64,
}

/// Goes through all hands of the defender.
struct Hands<'a> {
    kinds: &'a [Kind],
    policy: Policy,
    answers: Vec<(Answered, Vec<Part>)>,
    /// Number of odds that may still be looked at.
    left: u32,
}

/// Gives the answers of each hand their probabilities. Returns `false` if there are too many hands.
fn by_hands(policy: Policy, most: u32, kinds: &[Kind], responses: &mut [Response]) -> bool {
    let indexes =
        |drawn: &Vec<DefId>| drawn.iter().map(|&def| at(kinds, def)).collect::<Vec<usize>>();
    let part = |(drawn, odds): &(Drawn, Odds)| Part {
        drawn: [indexes(&drawn[0]), indexes(&drawn[1])],
        key: [odds.defeat.value(), odds.expected(), odds.won.value()],
        weight: 0.0,
    };
    let answers = responses
        .iter()
        .map(|response| (response.answer, response.parts.iter().map(part).collect()))
        .collect();
    let mut hands = Hands { kinds, policy, answers, left: most };
    let (mut held, mut missing, mut ways) = (Draws::of(kinds, |_| 0), [0_u8; 3], 1.0);
    for kind in kinds {
        missing[usize::from(kind.back)] += kind.hidden;
    }
    for (back, &missing) in (0..).zip(&missing) {
        let all: u8 = kinds.iter().filter(|kind| kind.back == back).map(|kind| kind.copies).sum();
        ways *= choose(all.into(), missing.into());
    }
    if !hands.hold(0, missing, 1.0 / ways, &mut held) {
        return false;
    }
    for (response, (_, parts)) in responses.iter_mut().zip(hands.answers) {
        response.odds = Odds::default();
        response.chance = parts.iter().map(|part| part.weight).sum();
        for ((_, odds), part) in
            response.parts.iter().zip(parts).filter(|(_, part)| part.weight > 0.0)
        {
            response.odds.add(odds, part.weight / response.chance);
        }
    }
    true
}

impl Hands<'_> {
    /// Adds the hands that hold some cards of the kinds from a place on.
    fn hold(&mut self, from: usize, missing: [u8; 3], chance: f64, held: &mut Draws) -> bool {
        let Some(kind) = self.kinds.get(from) else {
            return missing != [0; 3] || self.answer(chance, held);
        };
        let back = usize::from(kind.back);
        for count in 0..=kind.copies.min(missing[back]) {
            let mut missing = missing;
            missing[back] -= count;
            held.counts[from] = count;
            held.totals[back] += count;
            // Hands that cannot become full are not begun.
            let later = self.kinds[from + 1..].iter().filter(|other| other.back == kind.back);
            let can =
                later.map(|other| usize::from(other.copies)).sum::<usize>() >= missing[back].into();
            let goes = !can
                || self.hold(
                    from + 1,
                    missing,
                    chance * choose(kind.copies.into(), count.into()),
                    held,
                );
            held.totals[back] -= count;
            if !goes {
                return false;
            }
        }
        held.counts[from] = 0;
        true
    }

    /// Adds the answers of a hand.
    fn answer(&mut self, chance: f64, held: &Draws) -> bool {
        let (kinds, policy) = (self.kinds, self.policy);
        let mut deck = Draws::of(kinds, |kind| kind.copies);
        deck.counts.iter_mut().zip(held.counts).for_each(|(left, held)| *left -= held);
        deck.totals.iter_mut().zip(held.totals).for_each(|(left, held)| *left -= held);
        let odds = |answer: Answered, part: &Part| {
            let hand = held.without(kinds, answer)?.chance(kinds, part.drawn[0].iter().copied());
            Some(if hand > 0.0 {
                hand * deck.chance(kinds, part.drawn[1].iter().copied())
            } else {
                hand
            })
        };
        let copies = |answer: Answered| match answer {
            Answered::Nothing => 1,
            Answered::Known(def, known) => {
                known
                    + usize::from(
                        kinds
                            .iter()
                            .zip(held.counts)
                            .find(|(kind, _)| kind.def == def)
                            .map_or(0, |(_, held)| held),
                    )
            }
            Answered::Possible(def, _) => held.counts[at(kinds, def)].into(),
        };
        let all: usize = self.answers.iter().map(|(answer, _)| copies(*answer)).sum();
        let (mut best, mut least) = (0, None);
        if policy == Policy::BestDefense {
            for (number, (answer, parts)) in
                self.answers.iter().enumerate().filter(|(_, (answer, _))| copies(*answer) > 0)
            {
                let Some(left) = self.left.checked_sub(parts.len() as u32) else { return false };
                self.left = left;
                let mut key = [0.0; 3];
                for part in parts {
                    let chance = odds(*answer, part).unwrap_or(0.0);
                    key.iter_mut().zip(part.key).for_each(|(key, more)| *key += chance * more);
                }
                let key = (rounded(key), answer.def());
                if least.is_none_or(|least| key < least) {
                    (best, least) = (number, Some(key));
                }
            }
        }
        for (number, (answer, parts)) in self.answers.iter_mut().enumerate() {
            let share = match policy {
                Policy::Random => copies(*answer) as f64 / all as f64,
                _ => f64::from(u8::from(number == best)),
            };
            if share > 0.0 {
                let Some(left) = self.left.checked_sub(parts.len() as u32) else { return false };
                self.left = left;
                parts.iter_mut().for_each(|part| {
                    part.weight += chance * share * odds(*answer, part).unwrap_or(0.0)
                });
            }
        }
        true
    }
}

/// Gives each playable card of a hand, or none, an equal probability.
fn at_random(responses: &mut [Response], all: usize, hidden: usize) {
    let count = |is: fn(Answered) -> usize| {
        responses.iter().map(|response| is(response.answer)).sum::<usize>()
    };
    let known = count(|answer| if let Answered::Known(_, copies) = answer { copies } else { 0 });
    let possible =
        count(|answer| if let Answered::Possible(_, copies) = answer { copies } else { 0 });
    // Sums over the number of playable cards among the unknown cards of the hand.
    let (mut each, mut others) = (0.0, 0.0);
    for held in 0..=possible.min(hidden) {
        let chance =
            choose(possible, held) * choose(all - possible, hidden - held) / choose(all, hidden);
        let ways = (known + held + 1) as f64;
        each += chance / ways;
        others += chance * held as f64 / ways;
    }
    for response in responses {
        response.chance = match response.answer {
            Answered::Nothing => each,
            Answered::Known(_, copies) => each * copies as f64,
            Answered::Possible(_, copies) => others * copies as f64 / possible as f64,
        };
    }
}

/// Returns the results by which the defender chooses, without differences of rounding.
fn rounded(key: [f64; 3]) -> [i64; 3] {
    key.map(|part| (part * 1e9).round() as i64)
}

/// Gives the best available answer. One of which K unknown copies are at least as good is available with the probability 1 - C(n
/// - K, h) / C(n, h), where h of n unknown cards are in hand.
fn best(responses: &mut [Response], all: usize, hidden: usize) {
    let key = |response: &Response| {
        [response.odds.defeat.value(), response.odds.expected(), response.odds.won.value()]
    };
    let key = |response: &Response| (rounded(key(response)), response.answer.def());
    sort_few(responses, |one, other| key(one) < key(other));
    let (mut left, mut good) = (1.0, 0);
    for response in responses {
        match response.answer {
            Answered::Nothing | Answered::Known(..) => {
                response.chance = left;
                left = 0.0;
            }
            Answered::Possible(_, copies) => {
                good += copies;
                let without = if left > 0.0 { none_drawn(all, good, hidden) } else { 0.0 };
                response.chance = (left - without).max(0.0);
                left = without.min(left);
            }
        }
    }
}
