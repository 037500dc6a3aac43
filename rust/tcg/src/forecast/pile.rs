//! What lies in a deck as far as somebody knows it: cards whose place is known, and cards in any order.

use crate::{
    cards::{Tcg, card::DefId, flipped_face::FlippedFace},
    forecast::flips::{Class, Segment},
    model::{
        objects::ObjectId,
        state::{State, Zone},
    },
    query::context::side_of,
};

/// Which cards the unknown ones of a deck can be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Unknown {
    /// Those of the deck and the hidden ones elsewhere together: the list is known, not which of it was drawn.
    #[default]
    Listed,
    /// Exactly those that lie there: the deck was made anew from cards that everybody saw.
    Deck,
    /// Any of these, each card as often as given, however many lie there: nothing is known but what was seen.
    Prior(Vec<(DefId, u16)>),
}

/// Cards one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run {
    /// This card.
    Known(DefId),
    /// So many of the pool.
    Unknown(u16),
}

/// A deck from the top.
#[derive(Clone, Debug, Default)]
pub struct Pile {
    /// What lies where.
    pub runs: Vec<Run>,
    /// What the unknown cards are drawn from.
    pub pool: Vec<(DefId, u16)>,
    /// What becomes the deck when this one is used up.
    pub scrap: Vec<(DefId, u16)>,
}

fn tally(cards: &mut Vec<(DefId, u16)>, def: DefId) {
    match cards.iter_mut().find(|(other, _)| *other == def) {
        Some((_, count)) => *count += 1,
        None => cards.push((def, 1)),
    }
}

/// Whether the place of a card in a deck is known. States made for forecasts mark those cards and no others.
pub fn is_known(state: &State, card: ObjectId) -> bool {
    state.object(card).seen & 3 != 0
}

impl Pile {
    /// The deck of a seat.
    pub fn of(state: &State, seat: u8, unknown: &Unknown) -> Pile {
        let player = &state.players[usize::from(seat)];
        let mut pile = Pile::default();
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
                tally(&mut pile.pool, def);
            }
        }
        match unknown {
            Unknown::Deck => {}
            Unknown::Listed => {
                for &card in hidden_elsewhere(state, seat).iter() {
                    tally(&mut pile.pool, state.defs[usize::from(card)]);
                }
            }
            Unknown::Prior(cards) => pile.pool.clone_from(cards),
        }
        for &card in player.scrap.iter() {
            tally(&mut pile.scrap, state.defs[usize::from(card)]);
        }
        pile
    }

    /// Cards in the deck.
    pub fn len(&self) -> u16 {
        let count = |run: &Run| if let Run::Unknown(count) = run { *count } else { 1 };
        self.runs.iter().map(count).sum()
    }

    /// The parts of the deck for the first `reach` flips. `None` when unknown cards lie above and below a known
    /// one within reach: what is above says something of what is below.
    pub fn segments(&self, reach: u16, mut face: impl FnMut(DefId) -> FlippedFace) -> Option<Vec<Segment>> {
        let mut classes = |cards: &[(DefId, u16)]| {
            let mut found: Vec<Class> = Vec::with_capacity(8);
            for &(def, count) in cards {
                let FlippedFace { pips, pierce, white, .. } = face(def);
                match found.iter_mut().find(|class| (class.pips, class.pierce, class.white) == (pips, pierce, white)) {
                    Some(class) => class.count += count,
                    None => found.push(Class { pips, pierce, white, count }),
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

/// Hidden cards of a seat that lie outside its deck: they and the deck's unknown cards can't be told apart.
pub fn hidden_elsewhere(state: &State, seat: u8) -> crate::model::objects::Cards {
    let player = &state.players[usize::from(seat)];
    let is_hidden = |card: &ObjectId| {
        let object = state.object(*card);
        object.seen & HIDDEN != 0 && matches!(object.zone, Zone::Hand | Zone::Secret | Zone::Under)
    };
    let cards = state.characters.len() as ObjectId..state.objects.len() as ObjectId;
    let under = cards.filter(|&card| state.object(card).zone == Zone::Under && state.owner(card) == seat);
    player.hand.iter().chain(player.played.iter()).copied().chain(under).filter(is_hidden).collect()
}

/// The mark of a card in hand, face down or under a character that the one who asks does not know, or that was drawn in the battle
/// without anybody asking what it is.
pub const HIDDEN: u8 = 4;

impl Tcg {
    /// What a card does when a seat flips it in the battle in progress.
    pub fn face_of(&self, state: &State, seat: u8, recolor: [u8; 5], def: DefId) -> FlippedFace {
        let side = side_of(state, seat);
        let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
        let card = self.catalogue.card(def);
        self.flipped_face(state, side, character, card, recolor)
    }
}
