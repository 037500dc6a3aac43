//! Start of a game: decks and a seed, or a position.

use crate::{
    cards::{
        card::DefId,
        catalogue::{CardDef, Catalogue, Class},
    },
    model::objects::MOST_BATTLE_CARDS,
};
use altmode_core::{Error, Named, Result};
use serde::{Deserialize, Serialize};

/// Start of a game. Outside input has been validated before a start is made. Cards are numbers; in saves and records they are ids.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Start<C = DefId> {
    /// An ordinary game.
    Decks(Setup<C>),
    /// A position, as the JSON text of a scenario's `state`. It is parsed again when the game is replayed.
    Position(String),
    /// A game whose characters are damaged before it begins, as in Turbo.
    Damaged(Setup<C>, Damage),
}

/// Damage counters before the game, by seat and by character of the team in order. Missing entries count as 0.
pub type Damage = [Vec<u8>; 2];

/// Configuration of an ordinary game, with names resolved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup<C = DefId> {
    /// Seed as it was given, 1 to 32 hexadecimal digits.
    pub seed: String,
    /// Whether the basic rules are played.
    pub basic: bool,
    /// Edition of the rulings: 0 core, 1 updated.
    pub rulings: u8,
    /// Seat that has the first turn, 0 or 1; drawn at random if `None`.
    pub first: Option<u8>,
    /// Whether both players know the deck lists.
    pub open_decks: bool,
    /// Decks, by seat.
    pub decks: [SetupDeck<C>; 2],
}

/// A deck, with names resolved.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SetupDeck<C = DefId> {
    /// Characters on the starting team.
    pub characters: Vec<C>,
    /// Stratagems.
    pub stratagems: Vec<C>,
    /// Battle cards, with the number of copies of each; at most [`MOST_BATTLE_CARDS`] together.
    pub battle: Vec<(C, u8)>,
    /// Characters that begin under members of the team, for cards that let the deck choose them.
    #[serde(default = "Vec::new")]
    pub under: Vec<C>,
    /// Cards that abilities may bring from outside the game.
    pub outside: Vec<C>,
}

impl<C> Start<C> {
    /// Converts all cards.
    pub fn map<D>(&self, convert: &mut impl FnMut(&C) -> D) -> Start<D> {
        match self {
            Start::Decks(setup) => Start::Decks(setup.map(convert)),
            Start::Position(text) => Start::Position(text.clone()),
            Start::Damaged(setup, damage) => Start::Damaged(setup.map(convert), damage.clone()),
        }
    }
}

impl<C> Setup<C> {
    fn map<D>(&self, convert: &mut impl FnMut(&C) -> D) -> Setup<D> {
        let Setup { seed, basic, rulings, first, open_decks, decks } = self;
        let decks = decks.each_ref().map(|deck| {
            let mut list = |cards: &[C]| cards.iter().map(&mut *convert).collect();
            let [characters, stratagems] =
                [&deck.characters, &deck.stratagems].map(|cards| list(cards));
            let [under, outside] = [&deck.under, &deck.outside].map(|cards| list(cards));
            let battle = deck.battle.iter().map(|(card, count)| (convert(card), *count)).collect();
            SetupDeck { characters, stratagems, battle, under, outside }
        });
        Setup {
            seed: seed.clone(),
            basic: *basic,
            rulings: *rulings,
            first: *first,
            open_decks: *open_decks,
            decks,
        }
    }
}

impl From<Start> for Start<Named> {
    fn from(start: Start) -> Start<Named> {
        start.map(&mut |def| Named::Number(*def))
    }
}

impl Start {
    /// Checks that a start from a save or a record can be begun. It names cards by number, which must exist and be of
    /// the right kind. Positions are text and are checked when they are built.
    pub fn check(&self, catalogue: &Catalogue) -> Result<()> {
        let damaged = |why: &str| Error::new("damaged-record", why);
        let setup = match self {
            Start::Position(_) => return Ok(()),
            Start::Decks(setup) => setup,
            Start::Damaged(setup, _) => setup,
        };
        for (seat, deck) in setup.decks.iter().enumerate() {
            deck.check(catalogue).map_err(|why| damaged(why).at(format!("decks[{seat}]")))?;
        }
        let [one, other] = setup.decks.each_ref().map(SetupDeck::size);
        if setup.basic && one + other > MOST_BATTLE_CARDS {
            return Err(damaged("the two decks are too long for the one deck of the basic rules")
                .at("decks"));
        }
        if setup.rulings > 1 {
            return Err(damaged("there are the rulings 0 and 1").at("rulings"));
        }
        if setup.first.is_some_and(|first| first > 1) {
            return Err(damaged("seats are 0 and 1").at("first"));
        }
        let Start::Damaged(_, damage) = self else { return Ok(()) };
        for (seat, (deck, amounts)) in setup.decks.iter().zip(damage).enumerate() {
            let bearable = amounts
                .iter()
                .zip(&deck.characters)
                .all(|(&amount, &def)| can_bear(catalogue.card(def), amount));
            if amounts.len() > deck.characters.len() || !bearable {
                return Err(damaged("a character has more damage than it can bear")
                    .at(format!("damage[{seat}]")));
            }
        }
        Ok(())
    }
}

/// Returns whether a character survives this number of damage counters at the start.
pub fn can_bear(card: &CardDef, amount: u8) -> bool {
    amount == 0 || amount < card.health
}

impl SetupDeck {
    /// Returns the number of battle cards.
    fn size(&self) -> usize {
        self.battle.iter().map(|(_, count)| usize::from(*count)).sum()
    }

    fn check(&self, catalogue: &Catalogue) -> std::result::Result<(), &'static str> {
        let known = |def: &DefId| catalogue.defs().contains(def);
        let of =
            |def: &DefId, fits: &dyn Fn(&CardDef) -> bool| known(def) && fits(catalogue.card(*def));
        let kinds = self
            .characters
            .iter()
            .chain(&self.under)
            .all(|def| of(def, &CardDef::is_character))
            && self.stratagems.iter().all(|def| of(def, &|card| card.class == Class::Stratagem))
            && self.battle.iter().all(|(def, _)| of(def, &|card| card.battle_kind().is_some()))
            && self.outside.iter().all(known);
        if !kinds {
            return Err("it names a card that is not there or of another kind");
        }
        if self.size() > MOST_BATTLE_CARDS || self.characters.is_empty() {
            return Err("its deck is too long or has no characters");
        }
        Ok(())
    }
}
