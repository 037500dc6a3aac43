//! Effects that scrap, return, move or put Upgrades.

use super::{Again, BEGUN, Flow, Next, SAVING, saving::Scrapped};
use crate::{
    cards::catalogue::Class,
    engine::machine::Machine,
    model::{
        event::{self, Event},
        objects::{MOST_CHARACTERS, NOBODY, ObjectId, Objects, members, only},
        state::{Ask, Zone},
    },
};
use altmode_core::List;
use altmode_tcg_language::{What, Who};

impl Machine<'_> {
    pub(super) fn follow_scrap_upgrade(&mut self, what: &'static What, from: &'static Who) -> Flow {
        let mut doomed = Objects::new();
        if self.frame().ready & SAVING == 0 {
            // Any of them may be chosen if at least one can be scrapped. A cost must be paid with one that can be.
            let named = self.upgrades_on(what, from);
            let scrappable = self.scrappable(&named);
            let options = if scrappable.is_empty() || self.cost_left().is_some() {
                scrappable
            } else {
                named
            };
            let Some(card) = self.pick_card(&options) else { return Again };
            doomed = scrappable.iter().copied().filter(|&other| other == card).collect();
            if let Some(&card) = doomed.first() {
                self.frame().it = only(self.state.object(card).host);
            }
        }
        let Some(Scrapped { cards, .. }) = self.after_saving(doomed) else { return Again };
        // The chosen Upgrade is remembered, also if another one goes in its place (Rules Roundup 2019-06-28, Device Virus).
        let chosen: Objects = if self.frame().ready & SAVING == 0 {
            doomed
        } else {
            self.doomed().iter().copied().collect()
        };
        self.scrap_at_once(&cards);
        self.remember(&chosen);
        self.did(cards.len() as i32)
    }

    /// Scraps Upgrades all at once, so that all characters that lose health by it are KO'd at once. Upgrades scrapped
    /// instead of these do not count for repairing (Rules Roundup 2019-05-10, Salvage for Parts).
    pub(super) fn follow_scrap_upgrades(
        &mut self,
        what: &'static What,
        from: &'static Who,
        repair: u8,
    ) -> Flow {
        let Some(hosts) = self.pick(0, from) else { return Again };
        let doomed = if self.frame().ready & SAVING == 0 {
            self.scrappable(&self.upgrades_on_picked(what))
        } else {
            Objects::new()
        };
        let Some(Scrapped { cards, meant }) = self.after_saving(doomed) else { return Again };
        let mut counts = [0u8; MOST_CHARACTERS];
        // An Upgrade side of a character card is put into the KO area instead of being scrapped, so it does not count.
        for &card in cards[..meant].iter().filter(|card| !self.state.is_character(**card)) {
            counts[usize::from(self.state.object(card).host)] += repair;
        }
        self.scrap_at_once(&cards);
        let mut repaired = 0;
        for host in members(hosts).filter(|_| repair > 0) {
            if self.state.on_battlefield(host) {
                repaired += i32::from(self.repair(host, i32::from(counts[usize::from(host)])));
            }
        }
        self.repaired(repaired);
        self.remember(&cards);
        self.did(cards.len() as i32)
    }

    pub(super) fn follow_return_upgrade(
        &mut self,
        what: &'static What,
        from: &'static Who,
    ) -> Flow {
        let options = self.upgrades_on(what, from);
        let Some(cards) = self.pick_cards(&options, 1, false) else { return Again };
        self.return_upgrades(&cards)
    }

    pub(super) fn follow_return_upgrades(
        &mut self,
        what: &'static What,
        from: &'static Who,
    ) -> Flow {
        let Some(_) = self.pick(0, from) else { return Again };
        let cards = self.upgrades_on_picked(what);
        self.return_upgrades(&cards)
    }

    pub(super) fn follow_scrap_this(&mut self) -> Flow {
        let source = self.frame().source;
        let there = self.state.object(source).zone == Zone::Upgrade;
        if there {
            let scrapped = self.saved_by_own(source);
            self.scrap_upgrade(scrapped);
        }
        self.did(i32::from(there))
    }

    /// Finds a card in the deck. It is shown and put into the hand, or put onto a character; then the deck is shuffled
    /// (Rules Roundup 2019-04-26). Without a card found, the deck is not shuffled.
    pub(super) fn follow_find_in_deck(
        &mut self,
        what: &'static What,
        onto: Option<&'static Who>,
    ) -> Flow {
        let you = self.frame().you;
        let deck = self.state.players[you as usize].deck;
        let mut found = self.distinct(&self.fitting(&deck, what));
        let context = self.context();
        let target =
            onto.and_then(|who| members(self.tcg.candidates(self.state, &context, who)).next());
        if onto.is_some() {
            let targets = target.map_or(0, only);
            found.retain(|card| self.tcg.upgrade_targets(self.state, card, you) & targets != 0);
        }
        let Some(card) = self.pick_card_in(&found, &deck) else { return Again };
        if card == NOBODY {
            return self.did(0);
        }
        match target {
            Some(target) => {
                if let Again = self.put_into_chosen_slot(card, target) {
                    return Again;
                }
            }
            None => {
                self.move_to(card, Zone::Hand, NOBODY, 0);
                self.show(you, &[card], 3);
            }
        }
        self.shuffle(you);
        self.did(1)
    }

    /// Returns the card to its owner's hand, for example from the scrap pile where it has just gone.
    pub(super) fn follow_return_this(&mut self) -> Flow {
        let source = self.frame().source;
        let there = !self.state.is_character(source)
            && matches!(self.state.object(source).zone, Zone::Upgrade | Zone::Scrap | Zone::Played);
        if there {
            self.move_to(source, Zone::Hand, NOBODY, 0);
            self.check_ko();
        }
        self.did(i32::from(there))
    }

    /// Puts the card into the KO area of its owner if it is in play or in the scrap pile.
    pub(super) fn follow_put_this_into_ko(&mut self) -> Flow {
        let source = self.frame().source;
        let there = !self.state.is_character(source)
            && matches!(self.state.object(source).zone, Zone::Upgrade | Zone::Scrap | Zone::Played);
        if there {
            self.move_to(source, Zone::Ko, NOBODY, 0);
            self.check_ko();
        }
        self.did(i32::from(there))
    }

    /// Turns a stratagem over. It loses its ability, and its pending triggers are dropped (Wave 5 FAQ, Stratagem).
    pub(super) fn follow_turn_over_this(&mut self) -> Flow {
        let source = self.frame().source;
        let object = &mut self.state.objects[usize::from(source)];
        let there = object.zone == Zone::Battlefield
            && object.slot == 0
            && usize::from(source) >= self.state.characters.len();
        if there {
            object.slot = 1;
            self.state.pending.retain(|pending| pending.source != source);
            self.table_changed();
            // A stratagem is face up, so both seats know it.
            let card = event::EventCard { seen_by: 3, ..self.card_event(source) };
            self.io.emit(|| Event::TurnedOver { card });
        }
        self.did(i32::from(there))
    }

    /// Puts a remembered face-up Upgrade onto a character without playing it.
    pub(super) fn follow_put_that_onto(&mut self, who: &'static Who) -> Flow {
        let you = self.frame().you;
        let source = self.frame().source;
        let lies_open = |card: &ObjectId| {
            matches!(self.state.object(*card).zone, Zone::Ko | Zone::Scrap | Zone::Played)
        };
        let mut options: Objects = self.those().iter().copied().filter(lies_open).collect();
        // If several Upgrades set off the stratagem at once, its player chooses one of them.
        let is_stratagem = self.def(source).class == Class::Stratagem;
        for waiting in
            self.state.pending.iter().filter(|waiting| is_stratagem && waiting.source == source)
        {
            if waiting.card != NOBODY && !options.contains(&waiting.card) {
                options.push(waiting.card);
            }
        }
        let Some(card) = self.pick_card(&options) else { return Again };
        if card == NOBODY {
            return self.did(0);
        }
        let takes = |machine: &Self, character: ObjectId| {
            machine.tcg.upgrade_targets(machine.state, card, you) & only(character) != 0
                && machine.tcg.fitting_slots(machine.state, card, character) != 0
        };
        let Some(targets) = self.pick_if(1, who, takes) else { return Again };
        match members(targets).next() {
            Some(target) => self.put_into_chosen_slot(card, target),
            None => self.did(0),
        }
    }

    /// Executes the Bounty of the face-up side in a frame of its own (Wave 4 FAQ, Bounty).
    pub(super) fn follow_use_bounty(&mut self) -> Flow {
        let frame = *self.frame();
        if frame.ready & BEGUN != 0 {
            return self.did(1);
        }
        let Some(code) = self.tcg.text(self.state, frame.source).bounty else { return self.did(0) };
        self.frame().ready |= BEGUN;
        self.push_code(code, frame.source, frame.this, frame.you);
        self.frame().it = frame.it;
        Again
    }

    /// Returns the Upgrades that this instruction can scrap. Some characters prevent this for the opponent's cards.
    pub(super) fn scrappable(&self, cards: &[ObjectId]) -> Objects {
        let source = self.state.frames[self.state.frames.len() - 1].source;
        cards.iter().copied().filter(|&card| self.tcg.can_scrap(self.state, source, card)).collect()
    }

    pub(super) fn upgrades_on_picked(&self, what: &What) -> Objects {
        let frame = &self.state.frames[self.state.frames.len() - 1];
        let context = self.context();
        let mut found = Objects::new();
        for character in members(frame.picks[0]) {
            for &upgrade in self.state.character(character).upgrades.iter() {
                if self.tcg.is_card(self.state, &context, upgrade, what) {
                    found.push(upgrade);
                }
            }
        }
        found
    }

    pub(super) fn return_upgrades(&mut self, cards: &[ObjectId]) -> Flow {
        for &card in cards {
            self.return_to_hand(card);
        }
        self.check_ko();
        self.did(cards.len() as i32)
    }

    pub(super) fn put_from_scrap(&mut self, what: &'static What, onto: &'static Who) -> Flow {
        let you = self.frame().you;
        let context = self.context();
        let among = self.tcg.candidates(self.state, &context, onto);
        let fits = |machine: &Self, card: ObjectId| {
            machine.tcg.upgrade_targets(machine.state, card, you) & among != 0
        };
        let options: Objects = self
            .fitting(&self.state.players[you as usize].scrap, what)
            .iter()
            .copied()
            .filter(|&card| fits(self, card))
            .collect();
        let options = self.distinct(&options);
        let Some(card) = self.pick_card(&options) else { return Again };
        if card == NOBODY {
            return self.did(0);
        }
        let Some(targets) = self.pick_if(1, onto, |machine, character| {
            machine.tcg.upgrade_targets(machine.state, card, you) & only(character) != 0
        }) else {
            return Again;
        };
        match members(targets).next() {
            Some(target) => self.put_into_chosen_slot(card, target),
            None => self.did(0),
        }
    }

    /// Puts an Upgrade onto a character by an effect. If several kinds of slots fit, its player chooses one (Expanded Rules
    /// 2.0, Upgrade Play).
    pub(super) fn put_into_chosen_slot(&mut self, card: ObjectId, target: ObjectId) -> Flow {
        let slots: List<u8, 3> =
            members(self.tcg.fitting_slots(self.state, card, target)).collect();
        let slot = match (slots.first(), self.answer()) {
            (None, _) => return self.did(0),
            (_, Some(answer)) => answer.answer,
            (Some(&only), None) if slots.len() == 1 => only,
            _ => {
                self.ask(Ask::Option, self.state.owner(card), &slots, 1, false);
                return Again;
            }
        };
        self.put_upgrade(card, target, slot);
        self.did(1)
    }

    pub(super) fn move_upgrade(
        &mut self,
        what: &'static What,
        from: &'static Who,
        to: &'static Who,
    ) -> Flow {
        let context = self.context();
        let mut options = Objects::new();
        for &card in self.upgrades_on(what, from).iter() {
            if self.tcg.move_targets(self.state, &context, card, to) != 0 {
                options.push(card);
            }
        }
        let Some(card) = self.pick_card(&options) else { return Again };
        if card == NOBODY {
            return self.did(0);
        }
        let host = self.state.object(card).host;
        let movable = self.tcg.move_targets(self.state, &context, card, to);
        let Some(targets) = self.pick_if(1, to, |_, character| movable & only(character) != 0)
        else {
            return Again;
        };
        match members(targets & !only(host)).next() {
            Some(target) => {
                let flow = self.put_into_chosen_slot(card, target);
                if let Next = flow {
                    self.frame().it = only(target);
                }
                flow
            }
            None => self.did(0),
        }
    }

    /// Plays the Upgrade side of a KO'd Battle Master onto one of its player's characters. If it cannot be played, it stays
    /// in the KO area with the Upgrade side up (Wave 3 FAQ, Battle Masters).
    pub(super) fn place_upgrade_side(&mut self) -> Flow {
        let frame = *self.frame();
        if self.state.object(frame.source).zone != Zone::Ko {
            return Next;
        }
        self.turn_to_upgrade_side(frame.source);
        if let Some(answer) = self.answer() {
            if let Some(target) = members(answer.chosen_characters).next() {
                self.play_upgrade(frame.controller, frame.source, target, answer.answer, false);
            }
            return Next;
        }
        if !self.tcg.may_play_more(self.state, frame.controller) {
            return Next;
        }
        let mut placements = 0;
        self.tcg.for_each_placement(self.state, frame.source, frame.controller, !0, |_, _| {
            placements += 1
        });
        if placements == 0 {
            return Next;
        }
        self.frame().picks[1] = !0;
        self.ask(Ask::PlayCard, frame.controller, &[frame.source], 1, false);
        Again
    }

    /// Turns a card in the KO area to its Upgrade side. It is no longer a character there.
    pub(super) fn turn_to_upgrade_side(&mut self, card: ObjectId) {
        let (def, entry) = (self.def(card), &mut self.state.characters[card as usize]);
        if entry.face >= def.faces {
            return;
        }
        entry.face = def.upgrade_side;
        self.state.ko[self.state.owner(card) as usize] &= !only(card);
        self.table_changed();
        self.io.emit(|| Event::Flipped { character: card, face: def.upgrade_side });
    }
}
