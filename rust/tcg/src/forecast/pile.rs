//! The contents of a deck as far as they are known: cards in known positions, and cards in unknown order.

use crate::{
    cards::{Tcg, card::DefId, flipped_face::FlippedFace},
    forecast::flips::{FlipClass, Segment},
    model::{
        objects::ObjectId,
        state::{State, Zone},
    },
    query::context::side_of,
};

/// The possible identities of a deck's unknown cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Unknown {
    /// The cards of the deck together with the hidden cards elsewhere: the list is known, but not which of them were drawn.
    #[default]
    Listed,
    /// Exactly the cards of the deck, because it was refilled from cards that both players saw.
    Deck,
    /// Any of these cards, each with a maximum number of copies: only the cards seen so far are known.
    Prior(Vec<(DefId, u16)>),
}

/// Consecutive cards of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run {
    /// One known card.
    Known(DefId),
    /// Number of consecutive cards from the pool.
    Unknown(u16),
}

/// A deck from the top.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    /// The cards by position.
    pub runs: Vec<Run>,
    /// The pool of unknown cards, with counts.
    pub pool: Vec<(DefId, u16)>,
    /// The scrap pile, which becomes the next deck.
    pub scrap: Vec<(DefId, u16)>,
}

/// Counts of cards, in the order in which the kinds were first seen.
struct Counts {
    cards: Vec<(DefId, u16)>,
    /// One more than the index in `cards` of the last card with this low byte; 0 if no card had it. A sample computes dozens of piles for each battle, so a
    /// search through up to 80 kinds of cards for each card took three quarters of its time.
    last: [u8; 256],
}

impl Counts {
    fn new() -> Counts {
        Counts { cards: Vec::with_capacity(40), last: [0; 256] }
    }

    fn add(&mut self, def: DefId) {
        let last = &mut self.last[usize::from(def & 0xff)];
        let index = match usize::from(*last) {
            0 => self.cards.len(),
            next if self.cards[next - 1].0 == def => next - 1,
            // Another card with that byte was seen last.
            _ => self.cards.iter().position(|(other, _)| *other == def).unwrap_or(self.cards.len()),
        };
        match self.cards.get_mut(index) {
            Some((_, count)) => *count += 1,
            None => self.cards.push((def, 1)),
        }
        *last = (index + 1) as u8;
    }
}

/// Returns whether a card's position in its deck is known. States made for forecasts mark those cards and no others.
pub fn is_known(state: &State, card: ObjectId) -> bool {
    state.object(card).seen & 3 != 0
}

impl Pile {
    /// Returns the deck of a seat.
    pub fn of(state: &State, seat: u8, unknown: &Unknown) -> Pile {
        let player = &state.players[usize::from(seat)];
        let (mut pile, mut pool) = (Pile::default(), Counts::new());
        for &card in player.deck.iter().rev() {
            let def = state.defs[usize::from(card)];
            if is_known(state, card) {
                pile.runs.push(Run::Known(def));
                continue;
            }
            match pile.runs.last_mut() {
                Some(Run::Unknown(count)) => *count += 1,
                _ => pile.runs.push(Run::Unknown(1)),
            }
            if !matches!(unknown, Unknown::Prior(_)) {
                pool.add(def);
            }
        }
        match unknown {
            Unknown::Deck => {}
            Unknown::Listed => {
                for &card in hidden_elsewhere(state, seat).iter() {
                    pool.add(state.defs[usize::from(card)]);
                }
            }
            Unknown::Prior(cards) => pool.cards.clone_from(cards),
        }
        pile.pool = pool.cards;
        if !player.scrap.is_empty() {
            let mut scrap = Counts::new();
            player.scrap.iter().for_each(|&card| scrap.add(state.defs[usize::from(card)]));
            pile.scrap = scrap.cards;
        }
        pile
    }

    /// Returns the number of cards in the deck.
    pub fn len(&self) -> u16 {
        let count = |run: &Run| if let Run::Unknown(count) = run { *count } else { 1 };
        self.runs.iter().map(count).sum()
    }

    /// Returns the parts of the deck for the first `reach` flips. Returns `None` if unknown cards lie both above and below a
    /// known card within reach, because the upper ones determine the pool of the lower ones.
    pub fn segments(
        &self,
        reach: u16,
        mut face: impl FnMut(DefId) -> FlippedFace,
    ) -> Option<Vec<Segment>> {
        let mut classes = |cards: &[(DefId, u16)]| {
            let mut found: Vec<FlipClass> = Vec::with_capacity(8);
            for &(def, count) in cards {
                let FlippedFace { pips, pierce, white, .. } = face(def);
                match found
                    .iter_mut()
                    .find(|class| (class.pips, class.pierce, class.white) == (pips, pierce, white))
                {
                    Some(class) => class.count += count,
                    None => found.push(FlipClass { pips, pierce, white, count }),
                }
            }
            found
        };
        let mut segments = Vec::with_capacity(self.runs.len().min(usize::from(reach)) + 1);
        let (mut deep, mut pool_used) = (0, false);
        for run in &self.runs {
            if deep >= reach {
                return Some(segments);
            }
            let segment = match run {
                Run::Known(def) => Segment { classes: classes(&[(*def, 1)]), take: 1 },
                Run::Unknown(_) if pool_used => return None,
                Run::Unknown(count) => {
                    pool_used = true;
                    Segment { classes: classes(&self.pool), take: *count }
                }
            };
            deep += segment.take;
            segments.push(segment);
        }
        if deep < reach && !self.scrap.is_empty() {
            let take = self.scrap.iter().map(|(_, count)| count).sum();
            segments.push(Segment { classes: classes(&self.scrap), take });
        }
        Some(segments)
    }
}

/// Returns the hidden cards of a seat outside its deck. They are indistinguishable from the deck's unknown cards.
pub fn hidden_elsewhere(state: &State, seat: u8) -> crate::model::objects::Cards {
    let player = &state.players[usize::from(seat)];
    let is_hidden = |card: &ObjectId| {
        let object = state.object(*card);
        object.seen & HIDDEN != 0 && matches!(object.zone, Zone::Hand | Zone::Secret | Zone::Under)
    };
    let cards = state.characters.len() as ObjectId..state.objects.len() as ObjectId;
    let under =
        cards.filter(|&card| state.object(card).zone == Zone::Under && state.owner(card) == seat);
    player.hand.iter().chain(player.played.iter()).copied().chain(under).filter(is_hidden).collect()
}

/// Mark of a hidden card outside the decks (in hand, face down or under a character): one that the viewer does not know, or
/// one drawn in the battle without being looked at.
pub const HIDDEN: u8 = 4;

impl Tcg {
    /// Returns the effect of a card when a seat flips it in the battle in progress.
    pub fn face_of(&self, state: &State, seat: u8, recolor: [u8; 5], def: DefId) -> FlippedFace {
        let side = side_of(state, seat);
        let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
        let card = self.catalogue.card(def);
        self.flipped_face(state, side, character, card, recolor)
    }
}
