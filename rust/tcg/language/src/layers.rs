//! Layers of static abilities: the order in which qualities rest on each other.
//!
//! A static ability that gives a quality can read others: "+1 attack for each of your Cars" reads traits. The engine works
//! qualities out when they are asked for, so a quality that rests on itself would never be known. No printed card has
//! one, and no rule says what it would be. Cards whose qualities rest on each other in a circle are refused, and so are
//! cards that would make one question too much work.

use crate::{Ability, Amount, Condition, Count, Effect, Is, Keyword, Pick, Quality, Stat, Who};
use std::collections::{BTreeMap, BTreeSet};

/// Characters on both sides of the table.
const CHARACTERS: u64 = 32;
/// Texts that can give qualities there: those of characters, their Upgrades, and stratagems.
const TEXTS: u64 = 128;
/// Steps that the longest question may take; a million take some milliseconds. The printed cards come to a tenth of it.
const MOST_WORK: u64 = 200_000_000;

/// A quality as far as static abilities can read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    Attack,
    Defense,
    Keyword(u8),
    /// Whether a keyword can be used.
    Usable,
    /// Any trait: an ability is asked for all traits at once.
    Trait,
    /// Numbers of stars that texts compare with.
    StarsRead,
}

impl Layer {
    fn name(self) -> &'static str {
        match self {
            Layer::Attack => "attack",
            Layer::Defense => "defense",
            Layer::Keyword(number) => Keyword::ALL.get(usize::from(number)).map_or("a keyword", |keyword| keyword.name()),
            Layer::Usable => "which keywords can be used",
            Layer::Trait => "traits",
            Layer::StarsRead => "numbers of stars in texts",
        }
    }

    fn of_keyword(keyword: Keyword) -> Layer {
        Layer::Keyword(keyword as u8)
    }

    /// The layer of a quality, if static abilities can read it.
    fn of(quality: &Quality) -> Option<Layer> {
        Some(match quality {
            Quality::Attack(_) | Quality::BaseAttack(_) => Layer::Attack,
            Quality::Defense(_) | Quality::BaseDefense(_) => Layer::Defense,
            Quality::Bold(_) => Layer::of_keyword(Keyword::Bold),
            Quality::Tough(_) => Layer::of_keyword(Keyword::Tough),
            Quality::Pierce(_) => Layer::of_keyword(Keyword::Pierce),
            Quality::Focus(_) => Layer::of_keyword(Keyword::Focus),
            Quality::Safeguard(_) => Layer::of_keyword(Keyword::Safeguard),
            Quality::Brave => Layer::of_keyword(Keyword::Brave),
            Quality::Stealth => Layer::of_keyword(Keyword::Stealth),
            Quality::CannotUse(_) | Quality::EnemiesCannotUse(_) | Quality::KeywordAtMost(..) => Layer::Usable,
            Quality::Trait(_) => Layer::Trait,
            Quality::ReadsStars(..) => Layer::StarsRead,
            _ => return None,
        })
    }
}

/// Layers that something reads, with how many characters each is read of.
type Reads = Vec<(Layer, u64)>;

/// What is known of the cards so far.
#[derive(Default)]
pub struct Layers {
    /// What each layer rests on.
    under: BTreeMap<Layer, BTreeSet<Layer>>,
    /// The longest question about each layer, in steps.
    work: BTreeMap<Layer, u64>,
}

impl Layers {
    /// Adds the abilities of one text.
    ///
    /// # Errors
    ///
    /// The place of an ability among them, and what is wrong with it: a quality that rests on itself, with the circle, or
    /// too much work. Nothing of that ability is added.
    pub fn add(&mut self, abilities: &[Ability]) -> Vec<(usize, String)> {
        let mut faults = Vec::new();
        let mut of_text: BTreeMap<Layer, u64> = BTreeMap::new();
        for (index, ability) in abilities.iter().enumerate() {
            let mut given = Vec::new();
            gives(ability, &mut given);
            for (layer, reads) in given {
                if let Some(circle) = reads.iter().find_map(|(read, _)| self.way(*read, layer)) {
                    let names: Vec<&str> = circle.iter().map(|layer| layer.name()).collect();
                    let message = format!(
                        "{} would rest on itself ({} → {}): a static ability can't read what it changes, not even by way of others",
                        layer.name(),
                        layer.name(),
                        names.join(" → ")
                    );
                    faults.push((index, message));
                    continue;
                }
                let work = |layer: &Layer| self.work.get(layer).copied().unwrap_or(TEXTS);
                let own = reads.iter().fold(1u64, |sum, (read, count)| sum.saturating_add(count.saturating_mul(work(read))));
                let sum = of_text.entry(layer).or_default();
                *sum = sum.saturating_add(own);
                let total = sum.saturating_mul(TEXTS);
                if total > MOST_WORK {
                    let message = format!("{} would take too long to work out: too many abilities read each other", layer.name());
                    faults.push((index, message));
                    continue;
                }
                self.under.entry(layer).or_default().extend(reads.iter().map(|(read, _)| *read));
                self.raise(layer, total);
            }
        }
        faults
    }

    /// The numbers of steps that the longest questions take, added up: it grows as long as there is more to learn.
    pub fn work(&self) -> u64 {
        self.work.values().copied().fold(0, u64::saturating_add)
    }

    fn raise(&mut self, layer: Layer, work: u64) {
        let known = self.work.entry(layer).or_insert(TEXTS);
        *known = work.max(*known);
    }

    /// The way from a layer down to another, both included, if there is one.
    fn way(&self, from: Layer, to: Layer) -> Option<Vec<Layer>> {
        let mut ways = vec![vec![from]];
        let mut seen = vec![from];
        while let Some(way) = ways.pop() {
            let last = *way.last()?;
            if last == to {
                return Some(way);
            }
            for &next in self.under.get(&last).into_iter().flatten() {
                if !seen.contains(&next) {
                    seen.push(next);
                    ways.push(way.iter().copied().chain([next]).collect());
                }
            }
        }
        None
    }
}

/// The layers that an ability can give, now or for a time, each with what it reads.
fn gives(ability: &Ability, given: &mut Vec<(Layer, Reads)>) {
    match ability {
        Ability::Static { condition, who, has } => {
            let mut common = Reads::new();
            phrase(who, 1, &mut common);
            condition.iter().for_each(|condition| reads_of(condition, &mut common));
            for quality in has {
                let Some(layer) = Layer::of(quality) else { continue };
                let mut reads = common.clone();
                amount_of(quality).into_iter().for_each(|amount| number(amount, &mut reads));
                given.push((layer, reads));
            }
        }
        Ability::Do(effects) | Ability::Revenge(effects) | Ability::Bounty(effects) => for_a_time(effects, given),
        Ability::Pay { cost, effects } | Ability::Tap { cost, effects } => {
            for_a_time(cost, given);
            for_a_time(effects, given);
        }
        Ability::When(trigger) => for_a_time(&trigger.effects, given),
        Ability::Reveal(reveal) => for_a_time(&reveal.effects, given),
        _ => {}
    }
}

/// Qualities that effects give while something is so. Their numbers are fixed when they are given.
fn for_a_time(effects: &[Effect], given: &mut Vec<(Layer, Reads)>) {
    for effect in effects {
        match effect {
            Effect::Gets { has, condition: Some(condition), .. } => {
                let mut reads = Reads::new();
                reads_of(condition, &mut reads);
                given.extend(has.iter().filter_map(Layer::of).map(|layer| (layer, reads.clone())));
            }
            Effect::If { then, otherwise, .. } => {
                for_a_time(then, given);
                for_a_time(otherwise, given);
            }
            Effect::May { effects, then } => {
                for_a_time(effects, given);
                for_a_time(then, given);
            }
            Effect::Times { effects, .. }
            | Effect::ForEach { effects, .. }
            | Effect::Opponent(effects)
            | Effect::ItsOwner(effects)
            | Effect::EachPlayer(effects)
            | Effect::AtEndOfTurn(effects)
            | Effect::AfterBattle(effects) => for_a_time(effects, given),
            Effect::ThisTurn(delayed) => for_a_time(&delayed.effects, given),
            Effect::ChooseOne(lists) => lists.iter().for_each(|effects| for_a_time(effects, given)),
            _ => {}
        }
    }
}

fn amount_of(quality: &Quality) -> Option<&Amount> {
    match quality {
        Quality::Attack(amount)
        | Quality::Defense(amount)
        | Quality::BaseAttack(amount)
        | Quality::BaseDefense(amount)
        | Quality::Bold(amount)
        | Quality::Tough(amount)
        | Quality::Pierce(amount)
        | Quality::Focus(amount)
        | Quality::Safeguard(amount) => Some(amount),
        _ => None,
    }
}

/// How many characters a phrase is asked of.
fn asked_of(who: &Who) -> u64 {
    match who.pick {
        Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => CHARACTERS,
        _ => 1,
    }
}

fn phrase(who: &Who, count: u64, reads: &mut Reads) {
    who.is.iter().for_each(|is| word(is, count, reads));
}

fn word(is: &Is, count: u64, reads: &mut Reads) {
    match is {
        Is::Trait(_) => reads.push((Layer::Trait, count)),
        Is::Number(Stat::Stars, ..) => reads.push((Layer::StarsRead, 1)),
        Is::Number(stat, ..) => stat_of(*stat, count, reads),
        Is::AgainstIt(stat, _) => stat_of(*stat, 2 * count, reads),
        Is::HasKeyword(keyword) => reads.push((Layer::of_keyword(*keyword), count)),
        Is::Not(inner) => word(inner, count, reads),
        Is::AnyOf(parts) => parts.iter().for_each(|part| word(part, count, reads)),
        _ => {}
    }
}

fn stat_of(stat: Stat, count: u64, reads: &mut Reads) {
    match stat {
        Stat::Attack => reads.push((Layer::Attack, count)),
        Stat::Defense => reads.push((Layer::Defense, count)),
        Stat::Bold => reads.extend([(Layer::of_keyword(Keyword::Bold), count), (Layer::Usable, count)]),
        Stat::Stars | Stat::Damage | Stat::Upgrades | Stat::Under | Stat::Flips => {}
    }
}

fn number(amount: &Amount, reads: &mut Reads) {
    let Amount::Counted(count) = amount else { return };
    match &**count {
        Count::Characters(who) | Count::StartingTeam(who) | Count::Upgrades { on: who, .. } => phrase(who, asked_of(who), reads),
        Count::Of(stat, who) => {
            phrase(who, asked_of(who), reads);
            stat_of(*stat, asked_of(who), reads);
        }
        Count::Missing { to, .. } => number(to, reads),
        Count::KoThisGame(who) => phrase(who, CHARACTERS, reads),
        Count::Sum(one, other) | Count::Product(one, other) | Count::Least(one, other) | Count::Difference(one, other) => {
            number(one, reads);
            number(other, reads);
        }
        _ => {}
    }
}

fn reads_of(condition: &Condition, reads: &mut Reads) {
    match condition {
        Condition::Have(who) | Condition::StartingTeamOnly(who) | Condition::StartingTeamHad(who) => phrase(who, asked_of(who), reads),
        Condition::Attacking(who) | Condition::Defending(who) | Condition::Against(who) => phrase(who, 1, reads),
        Condition::Is { who, what } => {
            phrase(who, asked_of(who), reads);
            phrase(what, asked_of(who), reads);
        }
        Condition::Number(one, _, other) => {
            number(one, reads);
            number(other, reads);
        }
        Condition::ShareTrait { who, with } => {
            for who in [Some(who), with.as_ref()].into_iter().flatten() {
                phrase(who, asked_of(who), reads);
                reads.push((Layer::Trait, asked_of(who)));
            }
        }
        Condition::Not(inner) => reads_of(inner, reads),
        Condition::All(parts) | Condition::Any(parts) => parts.iter().for_each(|part| reads_of(part, reads)),
        _ => {}
    }
}
