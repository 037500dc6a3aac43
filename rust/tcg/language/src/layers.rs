//! Layers of static abilities: the dependency order of qualities.
//!
//! A static ability that gives a quality can read other qualities: "+1 attack for each of your Cars" reads traits. The
//! engine derives qualities on demand, so a quality that depends on itself would recurse without end. No printed card
//! has one, and no rule covers it. The checker therefore rejects cards whose qualities depend on each other in a cycle,
//! and cards for which a single query would take too many steps.

use crate::length::{inside, instructions};
use crate::{Ability, Amount, Condition, Count, Effect, Is, Keyword, Pick, Quality, Stat, Who};

/// Number of characters on both sides of the table.
const CHARACTERS: u64 = 28;
/// Number of texts that can give qualities there: those of the characters and of three Upgrades each.
const TEXTS: u64 = 112;
/// Number of texts that can give a character qualities that only it gets: its own text and those of three Upgrades. A
/// combiner can carry more Upgrades, but is alone.
const OWN_TEXTS: u64 = 4;
/// Minimum steps to find that a text gives a quality, and to which characters.
const LEAST: u64 = 8;
/// Steps to test one character against one word of a phrase.
const WORD: u64 = 4;
/// Factor of a query about a keyword, compared with one about a trait. Packs of as many steps took two and a half times as long.
const KEYWORD: u64 = 2;
/// Number of battle cards in one zone, such as a scrap pile.
const CARDS: u64 = 80;
/// Maximum steps of a query. An observation makes some queries for each character and must take at most a second. The
/// most expensive query about printed cards takes a tenth of this.
const MOST_WORK: u64 = 13_500_000;

/// A quality that static abilities can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Attack,
    Defense,
    Keyword(u8),
    /// Whether a keyword can be used.
    Usable,
    /// Any trait, because a query asks an ability for all traits at once.
    Trait,
    /// Stars that texts compare with a number.
    StarsRead,
}

/// Number of layers.
const LAYERS: usize = 12;

impl Layer {
    /// All layers, by their index.
    const ALL: [Layer; LAYERS] = [
        Layer::Attack,
        Layer::Defense,
        Layer::Keyword(0),
        Layer::Keyword(1),
        Layer::Keyword(2),
        Layer::Keyword(3),
        Layer::Keyword(4),
        Layer::Keyword(5),
        Layer::Keyword(6),
        Layer::Usable,
        Layer::Trait,
        Layer::StarsRead,
    ];

    fn index(self) -> usize {
        match self {
            Layer::Attack => 0,
            Layer::Defense => 1,
            Layer::Keyword(number) => 2 + usize::from(number),
            Layer::Usable => LAYERS - 3,
            Layer::Trait => LAYERS - 2,
            Layer::StarsRead => LAYERS - 1,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Layer::Attack => "attack",
            Layer::Defense => "defense",
            Layer::Keyword(number) => {
                Keyword::ALL.get(usize::from(number)).map_or("a keyword", |keyword| keyword.name())
            }
            Layer::Usable => "which keywords can be used",
            Layer::Trait => "traits",
            Layer::StarsRead => "numbers of stars in texts",
        }
    }

    fn of_keyword(keyword: Keyword) -> Layer {
        Layer::Keyword(keyword as u8)
    }

    /// Returns the layer of a quality, if static abilities can read it.
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
            Quality::Stealth | Quality::StealthFrom(_) => Layer::of_keyword(Keyword::Stealth),
            Quality::CannotUse(_) | Quality::EnemiesCannotUse(_) | Quality::KeywordAtMost(..) => {
                Layer::Usable
            }
            Quality::Trait(_) => Layer::Trait,
            Quality::ReadsStars(..) => Layer::StarsRead,
            _ => return None,
        })
    }
}

/// Everything that a part of a text reads.
#[derive(Clone, Debug, Default)]
struct Reads {
    /// Layers, each with the number of characters that it is read for.
    layers: Vec<(Layer, u64)>,
    /// Steps that read no layer: terms of sums, words of phrases for each character, cards of a zone.
    steps: u64,
}

impl Reads {
    fn push(&mut self, layer: Layer, count: u64) {
        self.layers.push((layer, count));
    }
}

/// Maximum steps of one text to give a layer.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    /// Steps to give it to the character that has the text.
    own: u64,
    /// Steps to give it to any character.
    any: u64,
}

impl Work {
    /// Returns the steps of the most expensive query, which visits all texts at their maximum.
    fn total(self) -> u64 {
        let any = if self.any == 0 { 0 } else { self.any.max(LEAST) };
        TEXTS
            .saturating_add(self.own.saturating_mul(OWN_TEXTS))
            .saturating_add(any.saturating_mul(TEXTS))
    }
}

/// Dependencies found in the cards so far.
#[derive(Default)]
pub struct Layers {
    /// Layers that each layer depends on, as bits by index.
    under: [u16; LAYERS],
    /// Steps of the texts that give each layer.
    work: [Work; LAYERS],
}

impl Layers {
    /// Adds the abilities of one text.
    ///
    /// # Errors
    ///
    /// Returns the index of the faulty ability and the fault: a quality that depends on itself, with the cycle, or too
    /// many steps. Nothing of that ability is added.
    pub fn add(&mut self, abilities: &[Ability]) -> Vec<(usize, String)> {
        let mut faults = Vec::new();
        let mut of_text = [Work::default(); LAYERS];
        for (index, ability) in abilities.iter().enumerate() {
            let mut given = Vec::new();
            gives(ability, &mut given);
            for Given { layer, own, reads } in given {
                if let Some(circle) =
                    reads.layers.iter().find_map(|(read, _)| self.way(*read, layer))
                {
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
                let read = |sum: u64, (read, count): &(Layer, u64)| {
                    sum.saturating_add(count.saturating_mul(self.work_of(*read)))
                };
                let steps = reads.layers.iter().fold(reads.steps.saturating_add(1), read);
                let sum = &mut of_text[layer.index()];
                let of_kind = if own { &mut sum.own } else { &mut sum.any };
                *of_kind = of_kind.saturating_add(steps);
                let known = self.work[layer.index()];
                let work = Work { own: known.own.max(sum.own), any: known.any.max(sum.any) };
                if work.total() > MOST_WORK {
                    let message = format!(
                        "{} would take too long to work out: too many abilities read each other",
                        layer.name()
                    );
                    faults.push((index, message));
                    continue;
                }
                self.under[layer.index()] |=
                    reads.layers.iter().fold(0, |bits, (read, _)| bits | 1 << read.index());
                self.work[layer.index()] = work;
            }
        }
        faults
    }

    /// Returns the steps of the most expensive query about a layer.
    fn work_of(&self, layer: Layer) -> u64 {
        self.work[layer.index()].total()
    }

    /// Returns the sum of the most expensive queries of all layers. It grows until the dependencies are complete.
    pub fn work(&self) -> u64 {
        self.work
            .iter()
            .filter(|work| work.own > 0 || work.any > 0)
            .fold(0, |sum, work| sum.saturating_add(work.total()))
    }

    /// Returns the path from a layer down to another, both included, if there is one.
    fn way(&self, from: Layer, to: Layer) -> Option<Vec<Layer>> {
        let mut ways = vec![vec![from]];
        let mut seen = vec![from];
        while let Some(way) = ways.pop() {
            let last = *way.last()?;
            if last == to {
                return Some(way);
            }
            let under = self.under[last.index()];
            for next in Layer::ALL.into_iter().filter(|next| under >> next.index() & 1 != 0) {
                if !seen.contains(&next) {
                    seen.push(next);
                    ways.push(way.iter().copied().chain([next]).collect());
                }
            }
        }
        None
    }
}

/// A layer that an ability can give, permanently or for a time.
struct Given {
    layer: Layer,
    /// Whether only the character that has the text gets it.
    own: bool,
    reads: Reads,
}

/// Returns the layers that an ability can give.
fn gives(ability: &Ability, given: &mut Vec<Given>) {
    match ability {
        Ability::Static { condition, who, has } => {
            let own = matches!(who.pick, Pick::This | Pick::Upgraded);
            let mut common = Reads::default();
            phrase(who, 1, &mut common);
            condition.iter().for_each(|condition| reads_of(condition, &mut common));
            for quality in has {
                let Some(layer) = Layer::of(quality) else { continue };
                let mut reads = common.clone();
                quality.amount().into_iter().for_each(|amount| number(amount, &mut reads));
                if let Quality::StealthFrom(who) = quality {
                    phrase(who, 1, &mut reads);
                }
                given.push(Given { layer, own, reads });
            }
        }
        _ => instructions(ability)
            .into_iter()
            .flatten()
            .for_each(|effects| for_a_time(effects, given)),
    }
}

/// Returns the qualities that effects give while a condition holds. Their numbers are fixed when they are given.
fn for_a_time(effects: &[Effect], given: &mut Vec<Given>) {
    for effect in effects {
        if let Effect::Gets { has, condition: Some(condition), .. } = effect {
            let mut reads = Reads::default();
            reads_of(condition, &mut reads);
            given.extend(has.iter().filter_map(Layer::of).map(|layer| Given {
                layer,
                own: false,
                reads: reads.clone(),
            }));
        }
        inside(effect).into_iter().for_each(|effects| for_a_time(effects, given));
    }
}

/// Returns the number of characters that a phrase is tested on.
fn asked_of(who: &Who) -> u64 {
    match who.pick {
        Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => CHARACTERS,
        _ => 1,
    }
}

fn phrase(who: &Who, count: u64, reads: &mut Reads) {
    reads.steps = reads.steps.saturating_add(count);
    who.is.iter().for_each(|is| word(is, count, reads));
}

fn word(is: &Is, count: u64, reads: &mut Reads) {
    reads.steps = reads.steps.saturating_add(count);
    match is {
        Is::Trait(_) => reads.push(Layer::Trait, count),
        Is::Number(Stat::Stars, ..) => reads.push(Layer::StarsRead, 1),
        Is::Number(stat, ..) => stat_of(*stat, count, reads),
        Is::AgainstIt(stat, _) => stat_of(*stat, 2 * count, reads),
        Is::HasKeyword(keyword) => reads.push(Layer::of_keyword(*keyword), KEYWORD * count),
        Is::Not(inner) => word(inner, count, reads),
        Is::AnyOf(parts) => parts.iter().for_each(|part| word(part, count, reads)),
        _ => {}
    }
}

fn stat_of(stat: Stat, count: u64, reads: &mut Reads) {
    match stat {
        Stat::Attack => reads.push(Layer::Attack, count),
        Stat::Defense => reads.push(Layer::Defense, count),
        Stat::Bold => {
            reads.push(Layer::of_keyword(Keyword::Bold), count);
            reads.push(Layer::Usable, count);
        }
        Stat::Stars | Stat::Damage | Stat::Upgrades | Stat::Under | Stat::Flips => {}
    }
}

/// Adds the steps of a phrase inside an amount, which is tested on many characters in turn.
fn counted(who: &Who, count: u64, reads: &mut Reads) {
    reads.steps = reads.steps.saturating_add(count.saturating_mul(WORD * who.is.len() as u64));
    phrase(who, count, reads);
}

fn number(amount: &Amount, reads: &mut Reads) {
    reads.steps = reads.steps.saturating_add(1);
    let Amount::Counted(count) = amount else { return };
    match &**count {
        Count::Characters(who) | Count::StartingTeam(who) => counted(who, asked_of(who), reads),
        Count::Upgrades { on: who, .. } => {
            counted(who, asked_of(who), reads);
            reads.steps = reads.steps.saturating_add(2 * CARDS);
        }
        Count::Of(stat, who) => {
            counted(who, asked_of(who), reads);
            stat_of(*stat, asked_of(who), reads);
        }
        Count::Missing { to, .. } => number(to, reads),
        Count::KoThisGame(who) => counted(who, CHARACTERS, reads),
        Count::Sum(one, other)
        | Count::Product(one, other)
        | Count::Least(one, other)
        | Count::Difference(one, other) => {
            number(one, reads);
            number(other, reads);
        }
        // The other amounts count the cards of a zone or read a stored number.
        _ => reads.steps = reads.steps.saturating_add(2 * CARDS),
    }
}

fn reads_of(condition: &Condition, reads: &mut Reads) {
    reads.steps = reads.steps.saturating_add(1);
    match condition {
        Condition::Have(who)
        | Condition::StartingTeamOnly(who)
        | Condition::StartingTeamHad(who) => phrase(who, asked_of(who), reads),
        Condition::Attacking(who) | Condition::Defending(who) | Condition::Against(who) => {
            phrase(who, 1, reads)
        }
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
                reads.push(Layer::Trait, asked_of(who));
            }
        }
        Condition::Not(inner) => reads_of(inner, reads),
        Condition::All(parts) | Condition::Any(parts) => {
            parts.iter().for_each(|part| reads_of(part, reads))
        }
        _ => reads.steps = reads.steps.saturating_add(2 * CARDS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layer_has_its_index() {
        assert_eq!(Keyword::ALL.len(), LAYERS - 5);
        for (index, layer) in Layer::ALL.into_iter().enumerate() {
            assert_eq!(layer.index(), index, "{layer:?}");
        }
    }
}
