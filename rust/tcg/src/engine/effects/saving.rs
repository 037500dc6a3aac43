//! Replacement of the scrapping of Upgrades: another Upgrade or a card from hand is scrapped instead.

use super::SAVING;
use crate::{
    cards::catalogue::quality,
    engine::machine::Machine,
    model::{
        objects::{NOBODY, ObjectId, Objects, members},
        state::{Ask, State, Zone},
    },
    query::context::Context,
};
use altmode_tcg_language::What;

/// The cards that an instruction scraps after replacements.
pub(super) struct Scrapped {
    /// The cards: first those that were to be scrapped, then those that replace others.
    pub cards: Objects,
    /// Number of cards that were to be scrapped; they come first in `cards`.
    pub meant: usize,
}

impl Machine<'_> {
    /// Returns the cards to scrap after replacements. An Upgrade that must be scrapped instead of another one replaces it
    /// first, and its player chooses which one it saves (Rise of the Combiners FAQ, Spare Parts). Then players may scrap
    /// cards from hand instead of the rest. Returns `None` while a player is asked.
    ///
    /// The remembered cards of the frame hold the progress: the Upgrades to be scrapped, [`NOBODY`], and pairs of the
    /// replacing and the saved card. A card paired with itself is settled and not saved.
    pub(super) fn after_saving(&mut self, doomed: Objects) -> Option<Scrapped> {
        if self.frame().ready & SAVING == 0 {
            if !self.tcg.may_give(self.state, 1 << quality::SAVES | 1 << quality::HAND_SAVES) {
                return Some(Scrapped { cards: doomed, meant: doomed.len() });
            }
            self.remember(&doomed);
            self.remember_also(NOBODY);
            self.frame().ready |= SAVING;
        }
        let mut answer = self.answer().map(|answer| answer.chosen.first().copied());
        if !self.settle_savers(&mut answer) || !self.settle_hand_savers(&mut answer) {
            return None;
        }
        let pairs = self.saving_pairs();
        let saved = |card: ObjectId| {
            pairs.chunks(2).any(|pair| {
                pair[0] == card && pair[1] != card || pair[1] == card && pair[0] != card
            })
        };
        let mut cards: Objects =
            self.doomed().iter().copied().filter(|&card| !saved(card)).collect();
        let meant = cards.len();
        for pair in pairs.chunks(2).filter(|pair| pair[0] != pair[1]) {
            cards.push(pair[0]);
        }
        Some(Scrapped { cards, meant })
    }

    /// Returns the Upgrades that the instruction in progress is to scrap.
    pub(super) fn doomed(&self) -> &[ObjectId] {
        let kept =
            self.state.frames.last().map(|frame| self.state.those(frame.those)).unwrap_or_default();
        kept.split(|&card| card == NOBODY).next().unwrap_or_default()
    }

    /// Returns the settled pairs, flattened: a replacing card is followed by the card that it saves.
    fn saving_pairs(&self) -> Objects {
        let kept =
            self.state.frames.last().map(|frame| self.state.those(frame.those)).unwrap_or_default();
        kept.split(|&card| card == NOBODY).nth(1).unwrap_or_default().iter().copied().collect()
    }

    fn pair(&mut self, goes: ObjectId, saved: ObjectId) {
        self.remember_also(goes);
        self.remember_also(saved);
    }

    /// Settles the Upgrades that are scrapped instead of others. Returns `false` while a player is asked which one to save.
    fn settle_savers(&mut self, answer: &mut Option<Option<ObjectId>>) -> bool {
        let source = self.frame().source;
        let by = self.state.owner(source);
        for host in members(self.everyone()) {
            let upgrades = self.state.character(host).upgrades;
            let owner = self.state.owner(host);
            for &saver in upgrades.iter() {
                let text = self.tcg.upgrade_text(self.state, saver);
                let Some(what) = (if owner == by { text.saves_from_yours } else { text.saves })
                else {
                    continue;
                };
                let pairs = self.saving_pairs();
                if pairs.contains(&saver) {
                    continue;
                }
                let savable: Objects = self
                    .doomed()
                    .iter()
                    .copied()
                    .filter(|&card| !pairs.contains(&card) && self.saves_that(saver, card, what))
                    .collect();
                let saved = match (savable.len(), answer.take()) {
                    (0, unread) => {
                        *answer = unread;
                        continue;
                    }
                    (1, unread) => {
                        *answer = unread;
                        savable[0]
                    }
                    (_, Some(chosen)) => chosen.unwrap_or(savable[0]),
                    (_, None) => {
                        self.ask(Ask::Cards, owner, &savable, 1, false);
                        return false;
                    }
                };
                self.pair(saver, saved);
            }
        }
        true
    }

    /// Returns whether an Upgrade is scrapped instead of another one on the same character.
    fn saves_that(&self, saver: ObjectId, card: ObjectId, what: &What) -> bool {
        let (host, owner) = (self.state.object(saver).host, self.state.owner(saver));
        card != saver
            && self.state.object(card).host == host
            && self.tcg.is_card(self.state, &Context::of(saver, host, owner), card, what)
    }

    /// Settles the cards that players scrap from hand instead. A player is asked if any card in hand could fit by public
    /// information. Returns `false` while a player is asked.
    fn settle_hand_savers(&mut self, answer: &mut Option<Option<ObjectId>>) -> bool {
        if !self.tcg.may_give(self.state, 1 << quality::HAND_SAVES) {
            return true;
        }
        let source = self.frame().source;
        let by = self.state.owner(source);
        for index in 0..self.doomed().len() {
            let card = self.doomed()[index];
            let owner = self.state.owner(self.state.object(card).host);
            let pairs = self.saving_pairs();
            if owner == by || pairs.contains(&card) {
                continue;
            }
            let savers = self.hand_savers(card);
            if savers.iter().all(Option::is_none) {
                continue;
            }
            let hand = self.state.players[usize::from(owner)].hand;
            let unused = hand.iter().copied().filter(|other| !pairs.contains(other));
            let fits = |other: ObjectId| {
                savers
                    .iter()
                    .flatten()
                    .any(|what| self.tcg.saves_from_hand(self.state, owner, card, other, what))
            };
            let could_be =
                unused.clone().any(|other| self.state.is_secret_to_a_seat(other) || fits(other));
            if !could_be {
                continue;
            }
            match answer.take() {
                Some(chosen) => self.pair(chosen.unwrap_or(card), card),
                None => {
                    let options: Objects = unused.filter(|&other| fits(other)).collect();
                    self.ask(Ask::Cards, owner, &options, 1, true);
                    self.state.decision.secret = true;
                    return false;
                }
            }
        }
        true
    }

    /// Returns the phrases for cards that may be scrapped from hand instead of an Upgrade: its own and its character's.
    fn hand_savers(&self, card: ObjectId) -> [Option<&'static What>; 2] {
        let host = self.state.object(card).host;
        [
            self.tcg.upgrade_text(self.state, card).hand_saves,
            self.tcg.text(self.state, host).hand_saves,
        ]
    }

    /// Scraps cards all at once, then checks for KOs.
    pub(super) fn scrap_at_once(&mut self, cards: &[ObjectId]) {
        let held = self.hold_decks();
        for &card in cards {
            let object = *self.state.object(card);
            if object.zone == Zone::Hand {
                self.scrap_from_hand(object.owner, card);
            } else if object.zone == Zone::Upgrade {
                self.scrap_upgrade_quietly(card, object.host);
            }
        }
        self.release_decks(held);
        self.check_ko();
    }

    /// Returns the Upgrade that is scrapped when a card of its own player scraps an Upgrade: another one on the same
    /// character if that saves it, else the Upgrade itself (Wave 3 FAQ, Backup Bag).
    pub fn saved_by_own(&self, card: ObjectId) -> ObjectId {
        if !self.tcg.may_give(self.state, 1 << quality::SAVES)
            || self.state.object(card).zone != Zone::Upgrade
        {
            return card;
        }
        let upgrades = self.state.character(self.state.object(card).host).upgrades;
        let saves = |&saver: &ObjectId| {
            let what = self.tcg.upgrade_text(self.state, saver).saves_from_yours;
            what.is_some_and(|what| self.saves_that(saver, card, what))
        };
        upgrades.iter().copied().find(saves).unwrap_or(card)
    }
}

impl crate::cards::Tcg {
    /// Returns whether a card from hand can be scrapped instead of an Upgrade.
    fn saves_from_hand(
        &self,
        state: &State,
        owner: u8,
        card: ObjectId,
        from_hand: ObjectId,
        what: &What,
    ) -> bool {
        let host = state.object(card).host;
        self.is_card_of_any_type(state, &Context::of(card, host, owner), from_hand, what)
            && (!what.same_type || self.shares_type(state, from_hand, &[card]))
    }

    /// Returns whether an Upgrade is of the same kind as any of the others. An Upgrade that fills slots of two kinds is of
    /// both (Aequitas Rules Roundup 2021-01-03, Crystal of Power).
    pub fn shares_type(&self, state: &State, card: ObjectId, others: &[ObjectId]) -> bool {
        let kinds = |card: ObjectId| {
            let own = self.upgrade_text(state, card).slot.map_or(0, |kind| 1u8 << kind as u8);
            self.def(state, card).fills.iter().fold(own, |kinds, kind| kinds | 1 << *kind as u8)
        };
        others.iter().any(|&other| kinds(other) & kinds(card) != 0)
    }
}
