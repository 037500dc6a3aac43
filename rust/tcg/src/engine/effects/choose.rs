//! Choices of characters and cards for instructions.

use super::CARD_CHOSEN;
use crate::{
    engine::machine::Machine,
    model::{
        objects::{Characters, NOBODY, ObjectId, Objects, members, only},
        state::{Ask, Zone},
    },
};
use altmode_tcg_language::{CharacterZone, Pick, What, Who};

impl Machine<'_> {
    /// Returns the characters of a phrase, after a choice if needed. Returns `None` while the player is asked. `slot` is
    /// the index into `picks`, 0 or 1.
    pub(super) fn pick(&mut self, slot: usize, who: &'static Who) -> Option<Characters> {
        self.pick_if(slot, who, |_, _| true)
    }

    /// Returns the characters of a phrase, after a choice if needed. Any character that fits may be chosen, even if the
    /// instruction does nothing to it. If it would do nothing to any of several, the player is not asked (Wave 1 FAQ,
    /// Ransack). A cost must be paid with useful characters. Returns `None` while the player is asked.
    pub(super) fn pick_for(
        &mut self,
        slot: usize,
        who: &'static Who,
        useful: impl Fn(&Self, ObjectId) -> bool,
    ) -> Option<Characters> {
        if self.cost_left().is_some() {
            return self.pick_if(slot, who, useful);
        }
        let settled = self.frame().ready >> slot & 1 != 0 || self.state.decision.answered;
        if !settled && matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_)) {
            let all = self.tcg.candidates(self.state, &self.context(), who);
            if all.count_ones() > 1 && !members(all).any(|character| useful(self, character)) {
                return Some(self.picked(slot, who, 0));
            }
        }
        self.pick(slot, who)
    }

    /// Returns the characters of a phrase, after a choice if needed among those that pass the test. Returns `None` while
    /// the player is asked.
    pub(super) fn pick_if(
        &mut self,
        slot: usize,
        who: &'static Who,
        allowed: impl Fn(&Self, ObjectId) -> bool,
    ) -> Option<Characters> {
        if self.frame().ready >> slot & 1 != 0 {
            return Some(self.frame().picks[slot]);
        }
        if let Some(answer) = self.answer() {
            return Some(self.picked(slot, who, answer.chosen_characters));
        }
        let context = self.context();
        let all = self.tcg.candidates(self.state, &context, who);
        let (wanted, may_stop) = match who.pick {
            Pick::Choose(number) => (number, false),
            Pick::UpTo(number) => (number, true),
            _ => return Some(self.picked(slot, who, all)),
        };
        let mut options = altmode_core::List::<u8, 32>::new();
        for character in members(all) {
            // Copies of a card outside the game are one option, so that "3 different" characters are different cards.
            let def = self.state.defs[character as usize];
            let listed = who.place == CharacterZone::Outside
                && options.iter().any(|&other| self.state.defs[other as usize] == def);
            if !listed && allowed(self, character) {
                options.push(character);
            }
        }
        if options.is_empty() || (!may_stop && options.len() <= usize::from(wanted)) {
            let set = options.iter().fold(0, |set, &character| set | only(character));
            return Some(self.picked(slot, who, set));
        }
        self.ask(Ask::Characters, context.you, &options, wanted, may_stop);
        None
    }

    pub(super) fn picked(&mut self, slot: usize, who: &Who, set: Characters) -> Characters {
        let frame = self.frame();
        frame.picks[slot] = set;
        frame.ready |= 1 << slot;
        // The following instructions call the chosen characters "it".
        if slot == 0 && matches!(who.pick, Pick::Choose(_) | Pick::UpTo(_) | Pick::Each) {
            frame.it = set;
        }
        set
    }

    /// Stores the present meaning of "it" as a choice, before another choice of the instruction changes it.
    pub(super) fn settle_it(&mut self, slot: usize, who: &'static Who) {
        if who.pick == Pick::It {
            let _ = self.pick_if(slot, who, |_, _| true);
        }
    }

    /// Returns cards chosen from a list. Returns `None` while the player is asked.
    pub(super) fn pick_cards(
        &mut self,
        options: &[ObjectId],
        wanted: u8,
        may_stop: bool,
    ) -> Option<Objects> {
        let seat = self.frame().you;
        self.pick_cards_by(seat, options, wanted, may_stop)
    }

    /// Returns cards chosen from a list by the given player; see [`Machine::pick_cards`].
    fn pick_cards_by(
        &mut self,
        seat: u8,
        options: &[ObjectId],
        wanted: u8,
        may_stop: bool,
    ) -> Option<Objects> {
        if let Some(answer) = self.answer() {
            return Some(answer.chosen);
        }
        // Copies of a card are interchangeable, except Upgrades on characters.
        let alike = |&card: &ObjectId| {
            self.state.defs[card as usize] == self.state.defs[options[0] as usize]
                && self.state.object(card).zone != Zone::Upgrade
        };
        if !may_stop && wanted > 0 && !options.is_empty() && options.iter().all(alike) {
            return Some(options.iter().copied().take(usize::from(wanted)).collect());
        }
        if options.is_empty() || wanted == 0 || (!may_stop && options.len() <= usize::from(wanted))
        {
            return Some(if wanted == 0 {
                Objects::new()
            } else {
                options.iter().copied().collect()
            });
        }
        self.ask(Ask::Cards, seat, options, wanted, may_stop);
        None
    }

    /// Returns cards chosen from the fitting cards of a hidden zone. The player is asked even if none fits, because
    /// skipping the question would reveal this to the other seat. There is no question if all cards of the zone are wanted,
    /// which is public.
    pub(super) fn pick_hidden(
        &mut self,
        options: &[ObjectId],
        place: &[ObjectId],
        wanted: u8,
        may_stop: bool,
    ) -> Option<Objects> {
        let seat = self.frame().you;
        self.pick_hidden_by(seat, options, place, wanted, may_stop)
    }

    /// Returns cards chosen from a hidden zone by the given player; see [`Machine::pick_hidden`].
    pub(super) fn pick_hidden_by(
        &mut self,
        seat: u8,
        options: &[ObjectId],
        place: &[ObjectId],
        wanted: u8,
        may_stop: bool,
    ) -> Option<Objects> {
        if self.state.decision.answered
            || !place.iter().any(|&card| self.state.is_secret_to_a_seat(card))
        {
            return self.pick_cards_by(seat, options, wanted, may_stop);
        }
        if wanted == 0 || !may_stop && place.len() <= usize::from(wanted) {
            return Some(if wanted == 0 {
                Objects::new()
            } else {
                options.iter().copied().collect()
            });
        }
        self.ask(Ask::Cards, seat, options, wanted, may_stop);
        self.state.decision.secret = true;
        None
    }

    /// Returns one card chosen from a list and keeps it in the frame, for instructions with further choices.
    pub(super) fn pick_card(&mut self, options: &[ObjectId]) -> Option<ObjectId> {
        self.pick_card_in(options, options)
    }

    /// Returns one card chosen from the fitting cards of a zone and keeps it in the frame; see [`Machine::pick_hidden`].
    pub(super) fn pick_card_in(
        &mut self,
        options: &[ObjectId],
        place: &[ObjectId],
    ) -> Option<ObjectId> {
        if self.frame().ready & CARD_CHOSEN != 0 {
            return Some(self.frame().card);
        }
        let chosen = self.pick_hidden(options, place, 1, false)?;
        let card = chosen.first().copied().unwrap_or(NOBODY);
        let frame = self.frame();
        frame.card = card;
        frame.ready |= CARD_CHOSEN;
        Some(card)
    }

    /// Returns cards in a chosen order; the first will be uppermost. Returns `None` while the player is asked.
    pub(super) fn pick_order(&mut self, cards: &[ObjectId]) -> Option<Objects> {
        if let Some(answer) = self.answer() {
            return Some(answer.chosen);
        }
        if cards.len() < 2 {
            return Some(cards.iter().copied().collect());
        }
        let seat = self.frame().you;
        self.ask(Ask::Cards, seat, cards, cards.len() as u8, false);
        self.state.decision.ordered = true;
        None
    }

    /// Returns the cards of a list that fit a phrase.
    pub(super) fn fitting(&self, cards: &[ObjectId], what: &What) -> Objects {
        let context = self.context();
        cards
            .iter()
            .copied()
            .filter(|&card| self.tcg.is_card(self.state, &context, card, what))
            .collect()
    }

    /// Returns the Upgrades on the characters of a phrase that fit another phrase.
    pub(super) fn upgrades_on(&self, what: &What, who: &Who) -> Objects {
        let context = self.context();
        let mut found = Objects::new();
        for character in members(self.tcg.candidates(self.state, &context, who)) {
            for &upgrade in self.state.character(character).upgrades.iter() {
                if self.tcg.is_card(self.state, &context, upgrade, what) {
                    found.push(upgrade);
                }
            }
        }
        found
    }
}
