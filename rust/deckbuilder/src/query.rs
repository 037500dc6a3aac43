//! Derived state: costs, qualities, amounts, conditions, sets of players and cards.

use crate::{
    cards::{
        catalogue::{CardDef, CharacterDef, Part, Text},
        deckbuilder::Deckbuilder,
    },
    model::state::{Card, CardId, Frame, NOBODY, OFF, Space, State, Work, Zone},
};
use altmode_core::EventCause;
use altmode_deckbuilder_language::{
    Amount, CardType, Condition, Count, Place, Quality, Side, What, Who,
};

impl Deckbuilder {
    /// Returns the definition of a card.
    #[inline]
    pub fn def(self, state: &State, card: CardId) -> &'static CardDef {
        self.catalogue.card(state.card(card).def)
    }

    /// Returns a card as the cause of an event.
    pub fn card_cause(self, state: &State, id: CardId) -> EventCause {
        let Card { def, seen, .. } = *state.card(id);
        EventCause::Card { id: id.into(), def, side: 0, seen_by: seen }
    }

    /// Returns the card or the character whose instructions the innermost frame executes, if it has instructions.
    pub fn cause(self, state: &State) -> Option<EventCause> {
        let of_text = |frame: &&Frame| matches!(frame.work, Work::Code | Work::Attack);
        let frame = state.frames.last().filter(of_text)?;
        if frame.source != NOBODY {
            return Some(self.card_cause(state, frame.source));
        }
        // A character's instructions can be for other players: the first of these frames is that of the character.
        let own = state.frames.iter().rev();
        let own = own.take_while(|other| of_text(other) && other.source == NOBODY).last();
        Some(EventCause::Character { seat: own.unwrap_or(frame).you })
    }

    /// Returns the character of a player.
    #[inline]
    pub fn character(self, state: &State, seat: u8) -> &'static CharacterDef {
        self.catalogue.character(state.player(seat).character)
    }

    /// Returns the facts of the side of a character that is up.
    #[inline]
    pub fn side(self, state: &State, seat: u8) -> &'static Side {
        let sheet = self.character(state, seat).sheet;
        if state.player(seat).bot { &sheet.bot } else { &sheet.alt }
    }

    /// Returns the text of the side of a character that is up.
    #[inline]
    pub fn side_text(self, state: &State, seat: u8) -> &'static Text {
        &self.character(state, seat).sides[usize::from(state.player(seat).bot)]
    }

    /// Returns whether a character is in Team Mode. Only Combiners have it.
    pub fn in_team_mode(self, state: &State, seat: u8) -> bool {
        !state.player(seat).bot && self.character(state, seat).sheet.combiner
    }

    /// Returns the ongoing qualities of a text in front of a player. Those of "Team:" are there in Team Mode only.
    pub fn qualities(
        self,
        state: &State,
        seat: u8,
        text: &'static Text,
    ) -> impl Iterator<Item = &'static Quality> {
        let team: &[&Quality] =
            if self.in_team_mode(state, seat) { &text.team_ongoing } else { &[] };
        text.ongoing.iter().chain(team).copied()
    }

    /// Calls a function with each ongoing quality of a player: of the side of the character, of cards in front of the player, and
    /// of Damage.
    pub fn own_qualities(self, state: &State, seat: u8, mut look: impl FnMut(&'static Quality)) {
        self.qualities(state, seat, self.side_text(state, seat)).for_each(&mut look);
        for card in self.controlled(state, seat) {
            self.qualities(state, seat, &self.def(state, card).text).for_each(&mut look);
        }
    }

    /// Calls a function with each ongoing quality of the faceup cards of the Matrix.
    fn matrix_qualities(self, state: &State, mut look: impl FnMut(CardId, &'static Quality)) {
        for space in 0..state.spaces() {
            if let Some(card) = state.faceup(space) {
                self.def(state, card).text.ongoing.iter().for_each(|quality| look(card, quality));
            }
        }
    }

    /// Returns the cost of a card of the Matrix.
    pub fn cost(self, state: &State, seat: u8, card: CardId) -> u8 {
        let def = self.def(state, card);
        let mut cost = i16::from(def.cost());
        self.matrix_qualities(state, |_, quality| {
            if let Quality::Cost { what, amount } = quality
                && self.fits(state, def, what, seat)
            {
                cost += i16::from(*amount);
            }
        });
        cost.clamp(0, 99) as u8
    }

    /// Returns the additional Power of a card when a player plays it (Database, Nemesis Prime).
    pub fn played_power(self, state: &State, seat: u8, def: &CardDef) -> u8 {
        let mut power: u8 = 0;
        self.own_qualities(state, seat, |quality| {
            if let Quality::PlayedPower { what, amount } = quality
                && self.fits(state, def, what, seat)
            {
                power = power.saturating_add(*amount);
            }
        });
        power
    }

    /// Returns the types of which the active player cannot play another card this turn (Clash of the Combiners rulebook, Optimus
    /// Maximus).
    pub fn forbidden_types(self, state: &State, seat: u8) -> u16 {
        let mut forbidden = 0;
        let exempt = 1 << CardType::Starter as u16 | 1 << CardType::Damage as u16;
        self.matrix_qualities(state, |card, quality| {
            if *quality == Quality::NoSharedType
                && self.def(state, card).is_adversary_of(state.player(seat).faction)
            {
                forbidden = state.player(seat).played_types & !exempt;
            }
        });
        forbidden
    }

    /// Returns whether characters can move onto a space.
    pub fn can_enter(self, state: &State, space: Space) -> bool {
        state
            .faceup(space)
            .is_none_or(|card| !self.def(state, card).text.ongoing.contains(&&Quality::NoEntry))
    }

    /// Returns the spaces onto which a character can step, one bit each.
    pub fn steps(self, state: &State, seat: u8) -> u32 {
        use crate::options::Entry;
        let from = state.player(seat).at;
        let (rows, columns) = (state.rows, state.columns);
        let fits = |space: &Space| {
            let (row, column) = (space / columns, space % columns);
            let (edge_row, edge_column) =
                (row == 0 || row + 1 == rows, column == 0 || column + 1 == columns);
            let near = match from {
                OFF if state.options.entry == Entry::Edge => edge_row || edge_column,
                OFF => edge_row && edge_column,
                from => state.distance(from, *space) == Some(1),
            };
            near && self.can_enter(state, *space)
        };
        (0..state.spaces()).filter(fits).fold(0, |set, space| set | 1 << space)
    }

    /// Returns the unknown cards of the main deck, its box and the Matrix, that are no Bosses.
    pub fn unknown_main(self, state: &State) -> Vec<CardId> {
        let hidden = |card: &CardId| {
            let entry = state.card(*card);
            matches!(entry.zone, Zone::Main | Zone::Box | Zone::Matrix)
                && entry.seen == 0
                && matches!(self.def(state, *card).part(), Part::Main)
        };
        (0..state.cards.len() as CardId).filter(hidden).collect()
    }

    /// Returns whether a card has the properties of a phrase, relative to a player.
    pub fn fits(self, state: &State, def: &CardDef, what: &What, seat: u8) -> bool {
        let What { kind, not, faction, adversary, at_least, at_most, tag } = what;
        kind.is_none_or(|kind| def.is(kind) != *not)
            && faction.is_none_or(|faction| def.sheet.faction == Some(faction))
            && (!adversary || def.sheet.faction == Some(state.player(seat).faction.other()))
            && at_least.is_none_or(|least| def.cost() >= least)
            && at_most.is_none_or(|most| def.sheet.cost.is_some() && def.cost() <= most)
            && tag.as_ref().is_none_or(|tag| def.sheet.tags.contains(tag))
    }

    /// Returns the cards that a player controls: those in front of the player.
    pub fn controlled(self, state: &State, seat: u8) -> impl Iterator<Item = CardId> {
        let player = state.player(seat);
        player.played.iter().chain(player.damage.iter()).chain(player.vault.iter()).copied()
    }

    /// Returns a number.
    pub fn amount(self, state: &State, amount: &Amount, you: u8, source: CardId) -> i16 {
        let count = match amount {
            Amount::Fixed(number) => return *number,
            Amount::Counted(count) => count,
        };
        let player = state.player(you);
        let fits = |card: &CardId, what: &What| self.fits(state, self.def(state, *card), what, you);
        let faceup = |what: &What| {
            (0..state.spaces())
                .filter_map(|space| state.faceup(space))
                .filter(|card| fits(card, what))
                .collect::<Vec<_>>()
        };
        match &**count {
            Count::Control(what) => {
                self.controlled(state, you).filter(|card| fits(card, what)).count() as i16
            }
            Count::Played(what) => {
                player.played.iter().filter(|card| fits(card, what)).count() as i16
            }
            Count::CardsInHand => player.hand.len() as i16,
            Count::Damage => player.damage.len() as i16,
            Count::Energon => player.energon.into(),
            Count::HighestCost(what) => faceup(what)
                .into_iter()
                .map(|card| i16::from(self.def(state, card).cost()))
                .max()
                .unwrap_or(0),
            Count::InMatrix(what) => faceup(what).len() as i16,
            Count::Characters(who) => {
                let set = self.players(state, *who, you, NOBODY, source);
                (0..state.seats)
                    .filter(|&seat| set >> seat & 1 != 0 && state.player(seat).at != OFF)
                    .count() as i16
            }
            Count::Per(divisor, amount) => {
                self.amount(state, amount, you, source) / i16::from((*divisor).max(1))
            }
            Count::Times(factor, amount) => {
                self.amount(state, amount, you, source).saturating_mul((*factor).into())
            }
        }
    }

    /// Returns whether a condition holds for the player of a frame.
    pub fn holds(self, state: &State, frame: &Frame, condition: &Condition) -> bool {
        let (you, source) = (frame.you, frame.source);
        let player = state.player(you);
        match condition {
            Condition::BotMode => player.bot,
            Condition::AltMode => !player.bot,
            Condition::HandEmpty => player.hand.is_empty(),
            Condition::CostsMost => {
                source != NOBODY
                    && self.controlled(state, you).all(|other| {
                        other == source
                            || self.def(state, other).cost() < self.def(state, source).cost()
                    })
            }
            Condition::YourTurn => state.active == you,
            Condition::Number(one, compare, other) => compare.holds(
                self.amount(state, one, you, source).into(),
                self.amount(state, other, you, source).into(),
            ),
            Condition::Done => frame.done,
            Condition::On(what) => state
                .faceup(player.at)
                .is_some_and(|card| self.fits(state, self.def(state, card), what, you)),
            Condition::Defeated(what) => {
                self.fits(state, self.catalogue.card(state.defeated), what, you)
            }
            Condition::Not(condition) => !self.holds(state, frame, condition),
            Condition::All(all) => all.iter().all(|condition| self.holds(state, frame, condition)),
        }
    }

    /// Returns the players of a phrase, one bit each: those who are meant, or the candidates of a choice.
    pub fn players(self, state: &State, who: Who, you: u8, it: u8, source: CardId) -> u8 {
        let set = |fits: &dyn Fn(u8) -> bool| {
            (0..state.seats).filter(|&seat| fits(seat)).fold(0, |set, seat| set | 1 << seat)
        };
        let in_matrix = |card: CardId| card != NOBODY && state.card(card).zone == Zone::Matrix;
        // A card of the Matrix opposes the players of the other faction. A player opposes those of the other team.
        let opposed = |seat: u8| match in_matrix(source)
            .then(|| self.def(state, source).sheet.faction)
            .flatten()
        {
            Some(faction) => state.player(seat).faction != faction,
            None => state.player(seat).faction != state.player(you).faction,
        };
        let range =
            if source == NOBODY { 0 } else { self.def(state, source).sheet.range.unwrap_or(0) };
        match who {
            Who::You => 1 << you,
            Who::It if it == NOBODY => 0,
            Who::It => 1 << it,
            Who::Any | Who::Each => set(&|_| true),
            Who::Another | Who::EachOther => set(&|seat| seat != you),
            Who::InRange => set(&|seat| {
                state
                    .distance(state.player(you).at, state.player(seat).at)
                    .is_some_and(|far| far <= range)
            }),
            Who::Adversary | Who::EachAdversary => set(&opposed),
            Who::EachHere => {
                let space =
                    if in_matrix(source) { state.card(source).space } else { state.player(you).at };
                state.seats_at(space)
            }
        }
    }

    /// Returns the spaces of a phrase for a player, one bit each.
    pub fn spaces(self, state: &State, place: &Place, you: u8) -> u32 {
        let at = state.player(you).at;
        let fits = |space: &Space| match place {
            Place::Any => true,
            Place::Here => at == *space,
            Place::Adjacent => state.distance(at, *space) == Some(1),
            Place::With(what) => state
                .faceup(*space)
                .is_some_and(|card| self.fits(state, self.def(state, card), what, you)),
            Place::Facedown => state.cell(*space).card != NOBODY && !state.cell(*space).up,
        };
        (0..state.spaces()).filter(fits).fold(0, |set, space| set | 1 << space)
    }

    /// Returns the spaces with a faceup card of a kind within a Range of a player, one bit each.
    pub fn reachable(self, state: &State, what: &What, range: u8, you: u8) -> u32 {
        let fits = |space: &Space| {
            let near = state
                .distance(state.player(you).at, *space)
                .is_some_and(|distance| distance <= range);
            near && state
                .faceup(*space)
                .is_some_and(|card| self.fits(state, self.def(state, card), what, you))
        };
        (0..state.spaces()).filter(fits).fold(0, |set, space| set | 1 << space)
    }
}
