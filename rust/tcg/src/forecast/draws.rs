//! Enumerates all combinations of cards that a side can flip, for battles that the sums of [`super::flips`] cannot handle.

use super::{
    flips::{FlipCounts, white_in_time},
    pile::{Pile, Run},
};
use crate::cards::{card::DefId, flipped_face::FlippedFace};
use altmode_core::choose;

/// One combination of cards, in an order that produces it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draw {
    /// The cards from unknown positions, in flip order.
    pub cards: Vec<DefId>,
    /// The probability of the combination.
    pub chance: f64,
    /// Number of icons by colour, of pips, and of Pierce, including the cards in known positions.
    pub sum: ([u16; 5], u16, u16),
    /// Number of cards flipped.
    pub flipped: u16,
    /// Whether the white bonus has been used.
    pub white: bool,
}

/// Cards that are interchangeable.
struct Kind {
    face: FlippedFace,
    members: Vec<(DefId, u16)>,
    left: u16,
}

impl Kind {
    /// Returns the number of cards of this kind that meet a condition.
    fn most(&self, need: Need) -> u16 {
        if matches!(need, Need::NoWhite) && self.face.white { 0 } else { self.left }
    }
}

/// Returns the number of cards that meet a condition.
fn room(kinds: &[Kind], need: Need) -> u16 {
    kinds.iter().map(|kind| kind.most(need)).sum()
}

/// Returns the number of ways to choose `count` cards, cards of a kind being equal.
fn ways(kinds: &[Kind], count: u16, need: Need) -> f64 {
    let all = |need: Need| {
        let mut ways = vec![0.0; usize::from(count) + 1];
        ways[0] = 1.0;
        for kind in kinds {
            let most = usize::from(kind.most(need));
            for total in (0..ways.len()).rev() {
                ways[total] = ways[total - most.min(total)..=total].iter().sum();
            }
        }
        ways[usize::from(count)]
    };
    match need {
        // Combinations with a white card: all combinations, minus those without one.
        Need::WhiteAmong(_) => all(Need::Any) - all(Need::NoWhite),
        Need::Any | Need::NoWhite => all(need),
    }
}

/// A walk through a pile.
struct Walk<'a> {
    pile: &'a Pile,
    wanted: FlipCounts,
    face: &'a dyn Fn(DefId) -> FlippedFace,
    /// The cards of the deck, and those of the scrap pile that follows it.
    kinds: [Vec<Kind>; 2],
    found: Vec<Draw>,
    most: usize,
}

/// Returns all combinations of cards flipped from a pile; `None` if there are more than `most`. `by_card` keeps cards with
/// equal icons apart.
pub fn draws(
    pile: &Pile,
    wanted: FlipCounts,
    by_card: bool,
    face: &dyn Fn(DefId) -> FlippedFace,
    most: usize,
) -> Option<Vec<Draw>> {
    let kinds = |cards: &[(DefId, u16)]| {
        let mut kinds: Vec<Kind> = Vec::new();
        for &(def, count) in cards {
            let its = face(def);
            match kinds.iter_mut().find(|kind| !by_card && kind.face == its) {
                Some(kind) => {
                    kind.members.push((def, count));
                    kind.left += count;
                }
                None => kinds.push(Kind { face: its, members: vec![(def, count)], left: count }),
            }
        }
        kinds
    };
    let kinds = [kinds(&pile.pool), kinds(&pile.scrap)];
    let mut walk = Walk { pile, wanted, face, kinds, found: Vec::new(), most };
    let first = Draw { chance: 1.0, white: wanted.white_used, ..Draw::default() };
    walk.run(0, first)?;
    Some(walk.found)
}

/// Merges combinations with equal sums, regardless of the cards left in the deck.
pub fn by_sums(draws: Vec<Draw>) -> Vec<Draw> {
    let key = |draw: &Draw| (draw.sum, draw.flipped, draw.white);
    let mut sums: Vec<Draw> = Vec::new();
    // Indices of the sums in order of their keys. A map of the standard library would be linked for this alone.
    let mut order: Vec<usize> = Vec::new();
    for draw in draws {
        match order.binary_search_by_key(&key(&draw), |&index| key(&sums[index])) {
            Ok(place) => sums[order[place]].chance += draw.chance,
            Err(place) => {
                order.insert(place, sums.len());
                sums.push(draw);
            }
        }
    }
    order.into_iter().map(|index| std::mem::take(&mut sums[index])).collect()
}

impl Draw {
    fn with(&self, def: Option<DefId>, face: &FlippedFace) -> Draw {
        let mut next = self.clone();
        next.cards.extend(def);
        for (total, count) in next.sum.0.iter_mut().zip(face.icons) {
            *total += u16::from(count);
        }
        next.sum.1 += u16::from(face.pips);
        next.sum.2 += u16::from(face.pierce);
        next.flipped += 1;
        next.white |= face.white;
        next
    }
}

impl Walk<'_> {
    fn target(&self, draw: &Draw) -> u16 {
        if draw.white { self.wanted.with_white() } else { self.wanted.without_white() }
    }

    /// Continues with the part of the pile at `index`.
    fn run(&mut self, index: usize, draw: Draw) -> Option<()> {
        let scrap: u16 = self.kinds[1].iter().map(|kind| kind.left).sum();
        let run = match self.pile.runs.get(index) {
            Some(run) => *run,
            None if index == self.pile.runs.len() && scrap > 0 => Run::Unknown(scrap),
            None => return self.finish(draw),
        };
        if draw.flipped >= self.target(&draw) {
            return self.finish(draw);
        }
        match run {
            Run::Known(def) => self.run(index + 1, draw.with(None, &(self.face)(def))),
            Run::Unknown(count) => {
                let zone = usize::from(index == self.pile.runs.len());
                let many = (self.wanted.with_white() - draw.flipped).min(count);
                if draw.white {
                    return self.choose_all(index, zone, &[(many, Need::Any)], &draw);
                }
                let few = (self.wanted.without_white() - draw.flipped).min(count);
                self.choose_all(
                    index,
                    zone,
                    &[(few, Need::NoWhite), (many, Need::WhiteAmong(few))],
                    &draw,
                )
            }
        }
    }

    /// Chooses this many of the next cards in all ways that meet one of the conditions. Each way leads to at least one
    /// combination, so it returns `None` at once if there are too many ways.
    fn choose_all(
        &mut self,
        index: usize,
        zone: usize,
        needs: &[(u16, Need)],
        draw: &Draw,
    ) -> Option<()> {
        let ways: Vec<f64> =
            needs.iter().map(|&(count, need)| ways(&self.kinds[zone], count, need)).collect();
        if ways.iter().sum::<f64>() > (self.most - self.found.len()) as f64 {
            return None;
        }
        for (&(count, need), _) in needs.iter().zip(ways).filter(|(_, ways)| *ways > 0.0) {
            let room = room(&self.kinds[zone], need);
            let taken = &mut Vec::with_capacity(self.kinds[zone].len());
            self.choose(Part { index, zone, need, draw }, count, room, taken)?;
        }
        Some(())
    }

    fn finish(&mut self, draw: Draw) -> Option<()> {
        if self.found.len() == self.most {
            return None;
        }
        self.found.push(draw);
        Some(())
    }

    /// Chooses the number of cards of each kind among the next `left` cards. `taken` holds the numbers of the kinds decided
    /// so far, and is restored on return; `room` is the number of cards of the other kinds.
    fn choose(&mut self, part: Part, left: u16, room: u16, taken: &mut Vec<u16>) -> Option<()> {
        let kind = taken.len();
        let Some(this) = self.kinds[part.zone].get(kind).filter(|_| left > 0) else {
            if left > 0 {
                return Some(());
            }
            // No cards are left to choose, so the other kinds get 0.
            taken.resize(self.kinds[part.zone].len(), 0);
            let result = self.chosen(part, taken);
            taken.truncate(kind);
            return result;
        };
        let most = this.most(part.need);
        let room = room - most;
        // The minimum is the part of `left` that exceeds the room of the other kinds.
        for count in left.saturating_sub(room)..=most.min(left) {
            taken.push(count);
            let result = self.choose(part, left - count, room, taken);
            taken.pop();
            result?;
        }
        Some(())
    }

    /// Adds a complete combination of this part and continues below it.
    fn chosen(&mut self, Part { index, zone, need, draw }: Part, taken: &[u16]) -> Option<()> {
        let kinds = &self.kinds[zone];
        let (mut all, mut cards, mut white, mut chance) = (0, 0, 0, 1.0);
        for (kind, &count) in kinds.iter().zip(taken) {
            all += kind.left;
            cards += count;
            white += if kind.face.white { count } else { 0 };
            chance *= choose(kind.left.into(), count.into());
        }
        chance /= choose(all.into(), cards.into());
        if let Need::WhiteAmong(early) = need {
            chance *= white_in_time(cards, early, white);
        }
        if chance <= 0.0 {
            return Some(());
        }
        let mut next = draw.clone();
        next.chance *= chance;
        // White cards come first, so the white bonus applies in time.
        for white in [true, false] {
            for (kind, &count) in
                kinds.iter().zip(taken).filter(|(kind, _)| kind.face.white == white)
            {
                let gone = kind.members.iter().map(|(_, count)| count).sum::<u16>() - kind.left;
                let members = kind
                    .members
                    .iter()
                    .flat_map(|&(def, count)| std::iter::repeat_n(def, count.into()));
                for def in members.skip(gone.into()).take(count.into()) {
                    next = next.with(Some(def), &kind.face);
                }
            }
        }
        for (kind, &count) in self.kinds[zone].iter_mut().zip(taken) {
            kind.left -= count;
        }
        let result = self.run(index + 1, next);
        for (kind, &count) in self.kinds[zone].iter_mut().zip(taken) {
            kind.left += count;
        }
        result
    }
}

/// A part of the pile whose cards are chosen.
#[derive(Clone, Copy)]
struct Part<'a> {
    /// Its position in the pile.
    index: usize,
    /// 0 for the deck, 1 for the scrap pile.
    zone: usize,
    need: Need,
    /// Cards flipped before it.
    draw: &'a Draw,
}

/// The condition on a combination.
#[derive(Clone, Copy)]
enum Need {
    Any,
    NoWhite,
    /// At least one white card among the first cards, as many as this.
    WhiteAmong(u16),
}
