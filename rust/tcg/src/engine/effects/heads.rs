//! Effects on cards under and on characters: battle cards, other characters, heads.

use super::{Again, BEGUN, Flow};
use crate::{
    cards::catalogue::{quality, trigger_kind},
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        objects::{Characters, NOBODY, ObjectId, members, only},
        state::Zone,
    },
};
use altmode_tcg_language::Who;

impl Machine<'_> {
    /// Moves face-down cards from under the character to their owner's hand. Their number is public, their identity is not.
    pub(super) fn follow_take_from_under(&mut self, count: u8) -> Flow {
        let this = self.frame().this;
        let first = self.state.characters.len();
        let is_there = |object: &ObjectId| {
            let object = self.state.object(*object);
            object.zone == Zone::Under && object.host == this
        };
        let there: crate::model::objects::Objects =
            (first as ObjectId..self.state.objects.len() as ObjectId).filter(is_there).collect();
        let Some(cards) = self.pick_hidden(&there, &there, count, false) else { return Again };
        for &card in cards.iter() {
            self.move_to(card, Zone::Hand, NOBODY, 0);
        }
        self.did_with(&cards)
    }

    pub(super) fn follow_put_under_character(
        &mut self,
        who: &'static Who,
        under: &'static Who,
    ) -> Flow {
        self.settle_it(1, under);
        let Some(set) = self.pick(0, who) else { return Again };
        let Some(hosts) = self.pick_if(1, under, |_, character| set & only(character) == 0) else {
            return Again;
        };
        let Some(host) = members(hosts & !set).next() else { return self.did(0) };
        let event = self.join_event();
        let held = self.hold_decks();
        for character in members(set) {
            self.go_under(character, host);
        }
        self.release_decks(held);
        self.event = event;
        self.check_game_end();
        self.check_ko();
        self.did(set.count_ones() as i32)
    }

    /// Puts a character from the battlefield under another one. Its Upgrades and the battle cards under it are scrapped, it
    /// loses its damage counters, and lasting effects on it end (Rules Roundup 2019-07-29, 2019-10-11).
    fn go_under(&mut self, character: ObjectId, host: ObjectId) {
        let upgrades = self.state.character(character).upgrades;
        for &upgrade in upgrades.iter() {
            self.scrap_upgrade_quietly(upgrade, character);
        }
        self.scrap_under(character);
        self.move_to(character, Zone::Under, host, 0);
        self.state.set_tapped(character, false);
        let start = self.def(character).start;
        let entry = &mut self.state.characters[usize::from(character)];
        (entry.face, entry.damage, entry.pierce, entry.counters) = (start, 0, 0, 0);
        for lasting in self.state.lasting.iter_mut() {
            lasting.who &= !only(character);
        }
    }

    pub(super) fn follow_put_head(&mut self, who: &'static Who, onto: &'static Who) -> Flow {
        self.settle_it(1, onto);
        let Some(heads) = self.pick(0, who) else { return Again };
        let free =
            |machine: &Self, character: ObjectId| machine.state.character(character).head == NOBODY;
        let Some(bodies) = self.pick_if(1, onto, free) else { return Again };
        let (Some(head), Some(body)) = (members(heads).next(), members(bodies).next()) else {
            return self.did(0);
        };
        if !free(self, body) {
            return self.did(0);
        }
        let health_may_change = self.state.on_battlefield(head);
        self.put_head(head, body);
        self.check_ko_after(health_may_change);
        self.did(1)
    }

    /// Exchanges the heads of two characters. The bonuses change at once, so a loss of health can KO a character.
    pub(super) fn follow_swap_heads(&mut self, of: &'static Who, with: &'static Who) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let Some(set) = self.pick(0, of) else { return Again };
            let Some(one) = members(set).next() else { return self.did(0) };
            let Some(others) = self.pick_if(1, with, |machine, other| {
                machine.tcg.can_swap_heads(machine.state, one, other)
            }) else {
                return Again;
            };
            let Some(other) = members(others).next() else { return self.did(0) };
            let [first, second] =
                [one, other].map(|character| self.state.character(character).head);
            self.put_head(second, one);
            self.put_head(first, other);
            // A head may give slots, so the slots of both characters must be checked.
            self.state.slots_lost |= self.tcg.may_give(self.state, 1 << quality::SLOTS);
            self.frame().ready |= BEGUN;
            self.check_ko_after(true);
        }
        self.did(1)
    }

    /// Puts the Upgrades that were on the character of this card when it was KO'd onto another character. Upgrades without
    /// a slot there are scrapped; their player chooses which.
    pub(super) fn follow_take_over_upgrades(&mut self, who: &'static Who) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let Some(targets) = self.pick(0, who) else { return Again };
            let body = self.frame().this;
            let cards = self.lost_upgrades(body);
            self.forget_lost_upgrades(body);
            let Some(target) = members(targets).next() else { return self.did(0) };
            let placed = self.put_all_upgrades(&cards, target);
            let frame = self.frame();
            (frame.amount, frame.ready) = (placed, frame.ready | BEGUN);
        }
        if !self.trim_slots() {
            return Again;
        }
        let placed = self.frame().amount;
        self.did(placed.into())
    }

    /// Puts Upgrades onto a character at once, preferably into slots of their own kinds. Returns how many were put there.
    fn put_all_upgrades(&mut self, cards: &[ObjectId], target: ObjectId) -> i16 {
        let mut placed = 0;
        let event = self.join_event();
        for &card in cards {
            let own =
                self.tcg.upgrade_text(self.state, card).slot.map_or(0, |slot| 1 << slot as u8);
            let fitting: Characters = self.tcg.fitting_slots(self.state, card, target);
            let Some(slot) = members(fitting & own).chain(members(fitting)).next() else {
                continue;
            };
            if self.tcg.may_be_put_on(self.state, card, target) {
                self.move_to(card, Zone::Upgrade, target, slot);
                let seat = self.state.owner(card);
                self.happen(TriggerEvent {
                    card,
                    seat,
                    ..TriggerEvent::of(trigger_kind::PUT_ON | trigger_kind::UPGRADED, target)
                });
                placed += 1;
            }
        }
        self.event = event;
        placed
    }
}
