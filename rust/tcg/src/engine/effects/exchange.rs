//! Effects that move Upgrades between a character and another zone: hand, KO area, a KO'd character, under a character.

use super::{Again, BEGUN, CARD_CHOSEN, Flow, Next};
use crate::{
    cards::Tcg,
    engine::machine::Machine,
    model::{
        objects::{NOBODY, ObjectId, Objects, members, only},
        state::{Ask, Frame, State, Zone, barred},
    },
    query::context::Context,
};
use altmode_tcg_language::{From, Kind, What, Who};

impl Machine<'_> {
    pub(super) fn follow_scrap_up_to(
        &mut self,
        count: u8,
        what: &'static What,
        from: &'static Who,
    ) -> Flow {
        let mut doomed = Objects::new();
        if self.frame().ready & super::SAVING == 0 {
            let options = self.scrappable(&self.upgrades_on(what, from));
            let Some(cards) = self.pick_cards(&options, count, true) else { return Again };
            doomed = cards;
        }
        let Some(scrapped) = self.after_saving(doomed) else { return Again };
        self.scrap_at_once(&scrapped.cards);
        self.did_with(&scrapped.cards)
    }

    /// Swaps an Upgrade with one from hand, which goes into the same slot. If it does not fit there, it goes into one of its own
    /// and replaces what lies in that (Rules Roundup 2019-05-10, Captain Ironhide). This is not playing it (Wave 3 FAQ, Captain
    /// Ironhide).
    pub(super) fn follow_swap_with_hand(
        &mut self,
        what: &'static What,
        on: &'static Who,
        with: &'static What,
    ) -> Flow {
        let context = self.context();
        let hand = self.state.players[usize::from(context.you)].hand;
        let swaps =
            |card: &ObjectId| self.tcg.can_swap_in(self.state, &context, *card, what, on, with);
        let options: Objects = hand.iter().copied().filter(swaps).collect();
        let Some(new) = self.pick_card_in(&options, &hand) else { return Again };
        if new == NOBODY {
            return self.did(0);
        }
        let mut there = self.upgrades_on(what, on);
        there.retain(|old| self.tcg.takes_place_of(self.state, new, old));
        let Some(chosen) = self.pick_cards(&there, 1, false) else { return Again };
        let Some(&old) = chosen.first() else { return self.did(0) };
        let before = *self.state.object(old);
        let fitting = self.tcg.fitting_slots(self.state, new, before.host);
        let slot = if fitting >> before.slot & 1 != 0 {
            before.slot
        } else {
            fitting.trailing_zeros() as u8
        };
        let event = self.join_event();
        self.return_to_hand(old);
        self.put_upgrade(new, before.host, slot);
        self.event = event;
        self.check_ko();
        self.did(1)
    }

    /// Returns an Upgrade to its owner's hand. The Upgrade side of a Battle Master goes to the KO area instead, because it
    /// would leave the battlefield (Wave 3 FAQ).
    pub(super) fn return_to_hand(&mut self, card: ObjectId) {
        if self.state.is_character(card) {
            self.scrap(card);
        } else {
            self.move_to(card, Zone::Hand, NOBODY, 0);
        }
    }

    /// Puts any number of Upgrades of the character that has just been KO'd onto another one, one at a time.
    pub(super) fn follow_keep_upgrades(&mut self, onto: &'static Who) -> Flow {
        let fallen = self.frame().this;
        if fallen == NOBODY || !self.tcg.keeps_upgrades_for_now(self.state, fallen) {
            return self.did(0);
        }
        if self.frame().ready & BEGUN == 0 {
            let useful = |machine: &Self, target| {
                !machine.tcg.upgrades_for(machine.state, fallen, target).is_empty()
            };
            let Some(targets) = self.pick_if(1, onto, useful) else { return Again };
            let frame = self.frame();
            (frame.ready, frame.amount) = (frame.ready | BEGUN, 0);
            frame.picks[1] = targets;
        }
        let Some(target) = members(self.frame().picks[1]).next() else { return self.did(0) };
        loop {
            if self.frame().ready & CARD_CHOSEN == 0 {
                let options = self.tcg.upgrades_for(self.state, fallen, target);
                let chosen = match self.answer() {
                    Some(answer) => answer.chosen.first().copied(),
                    None if options.is_empty() => None,
                    None => {
                        let you = self.frame().you;
                        self.ask(Ask::Cards, you, &options, 1, true);
                        return Again;
                    }
                };
                let Some(card) = chosen else {
                    let kept = i32::from(self.frame().amount);
                    return self.did(kept);
                };
                let frame = self.frame();
                (frame.card, frame.ready) = (card, frame.ready | CARD_CHOSEN);
            }
            let card = self.frame().card;
            if let Again = self.put_into_chosen_slot(card, target) {
                return Again;
            }
            let frame = self.frame();
            (frame.card, frame.ready, frame.amount) =
                (NOBODY, frame.ready & !CARD_CHOSEN, frame.amount + 1);
            if !self.state.on_battlefield(target) {
                return self.did(1);
            }
        }
    }

    pub(super) fn follow_put_from_ko_area(
        &mut self,
        what: &'static What,
        onto: &'static Who,
    ) -> Flow {
        let context = self.context();
        let among = self.tcg.candidates(self.state, &context, onto);
        let mut options = self.tcg.upgrade_sides_in_ko(self.state, &context, what);
        options.retain(|card| self.tcg.upgrade_targets(self.state, card, context.you) & among != 0);
        let Some(card) = self.pick_card(&options) else { return Again };
        if card == NOBODY {
            return self.did(0);
        }
        let fits = |machine: &Self, character| {
            machine.tcg.upgrade_targets(machine.state, card, context.you) & only(character) != 0
        };
        let Some(targets) = self.pick_if(1, onto, fits) else { return Again };
        let Some(target) = members(targets).next() else { return self.did(0) };
        self.turn_to_upgrade_side(card);
        self.put_into_chosen_slot(card, target)
    }

    /// Puts remembered cards from the scrap pile under a character, or from the KO area, where Upgrade sides of character cards go
    /// (Aequitas Rules Roundup 2020-11-11, Wingspan). Cards that a reshuffle moved into the deck stay there (Rules Roundup
    /// 2019-08-09).
    pub(super) fn follow_put_those_under(&mut self, who: &'static Who) -> Flow {
        let Some(targets) = self.pick(0, who) else { return Again };
        let Some(host) = members(targets).find(|&host| self.state.on_battlefield(host)) else {
            return self.did(0);
        };
        let cards = self.those();
        let mut put = 0;
        for &card in cards.iter().filter(|&&card| card != NOBODY) {
            if matches!(self.state.object(card).zone, Zone::Scrap | Zone::Ko) {
                self.move_to(card, Zone::Under, host, 0);
                put += 1;
            }
        }
        self.did(put)
    }

    /// Executes a Bounty of a character, or also of one of its Upgrades. If there are several, the player chooses; there
    /// may be none (Wave 4 FAQ, Contract Contingency).
    pub(super) fn follow_use_bounty_of(&mut self, who: &'static Who, upgrades_too: bool) -> Flow {
        if self.frame().ready & BEGUN != 0 {
            return self.did(1);
        }
        let mut options = Objects::new();
        for character in members(self.tcg.candidates(self.state, &self.context(), who)) {
            let carried = self.state.character(character).upgrades;
            let upgrades = if upgrades_too { &carried[..] } else { &[] };
            let has = |card: &ObjectId| self.tcg.text(self.state, *card).bounty.is_some();
            for card in [character].into_iter().chain(upgrades.iter().copied()).filter(has) {
                options.push(card);
            }
        }
        let Some(card) = self.pick_card(&options) else { return Again };
        let code = if card == NOBODY { None } else { self.tcg.text(self.state, card).bounty };
        let Some(code) = code else { return self.did(0) };
        let Frame { you, it, .. } = *self.frame();
        self.frame().ready |= BEGUN;
        let this = if self.state.object(card).zone == Zone::Upgrade {
            self.state.object(card).host
        } else {
            card
        };
        self.push_code(code, card, this, you);
        self.frame().it = it;
        Again
    }

    /// Lets the player play a card of each kind, in any order (Wave 3 FAQ, Full Loadout). `picks[0]` is a bitmask of the
    /// kinds played so far.
    pub(super) fn follow_may_play_each(
        &mut self,
        what: &'static [What],
        onto: &'static Who,
    ) -> Flow {
        if self.frame().ready & BEGUN == 0 {
            let frame = self.frame();
            (frame.ready, frame.picks[0], frame.amount) = (frame.ready | BEGUN, 0, 0);
        }
        if let Some(answer) = self.answer() {
            let target = members(answer.chosen_characters).next();
            let (Some(&card), Some(target)) = (answer.chosen.first(), target) else {
                let played = i32::from(self.frame().amount);
                return self.did(played);
            };
            let frame = *self.frame();
            let kind = self.tcg.playable_as(self.state, &frame, card, what, onto).unwrap_or(0);
            self.frame().picks[0] |= 1 << kind;
            self.frame().amount += 1;
            self.play_upgrade(frame.you, card, target, answer.answer, true);
        }
        let context = self.context();
        // The cards that can be played from hand, also the top card of the deck (Rules Roundup 2019-07-29, Major Shockwave), and nothing once
        // a limit is reached (Rules Roundup 2019-11-22, Private Turbo Board).
        let hand = self.tcg.play_sources(self.state, &context, From::Hand);
        let among = self.tcg.candidates(self.state, &context, onto);
        let frame = *self.frame();
        let could_be = |&card: &ObjectId| {
            self.state.is_secret_to_a_seat(card)
                || self.tcg.playable_as(self.state, &frame, card, what, onto).is_some()
        };
        let all_played = frame.picks[0].count_ones() as usize == what.len();
        if all_played || among == 0 || !hand.iter().any(could_be) {
            return self.did(i32::from(frame.amount));
        }
        self.frame().picks[1] = among;
        self.ask(Ask::PlayCard, context.you, &hand, 1, true);
        Again
    }

    /// Lets the player play a card. If it is played face down, it stays in play together with the card that has this
    /// effect.
    pub(super) fn follow_may_play_to_stay(&mut self, what: &'static What) -> Flow {
        if self.tcg.is_barred(self.state, &self.context(), what) {
            return self.did(0);
        }
        let flow = self.play_inside(what, From::Hand, None, true);
        let Frame { source, card, ready, .. } = *self.frame();
        if matches!(flow, Next)
            && ready & BEGUN != 0
            && card != NOBODY
            && self.state.object(card).zone == Zone::Secret
        {
            self.state.objects[usize::from(card)].host = source;
            self.state.odd_secrets = true;
        }
        flow
    }

    pub(super) fn follow_no_more_actions(&mut self) -> Flow {
        let you = self.frame().you;
        self.state.players[usize::from(you)].barred |= barred::ACTIONS;
        self.did(1)
    }

    pub(super) fn follow_take_their_draws(&mut self) -> Flow {
        let they = State::other(self.frame().you);
        self.state.players[usize::from(they)].barred |= barred::DRAWS;
        self.did(1)
    }
}

impl Tcg {
    /// Returns whether a card from hand can be swapped with an Upgrade on one of these characters.
    pub fn can_swap_in(
        &self,
        state: &State,
        context: &Context,
        card: ObjectId,
        what: &What,
        on: &Who,
        with: &What,
    ) -> bool {
        let takes_place = |&&old: &&ObjectId| {
            self.is_card(state, context, old, what) && self.takes_place_of(state, card, old)
        };
        self.is_card(state, context, card, with)
            && members(self.candidates(state, context, on))
                .any(|host| state.character(host).upgrades.iter().any(|old| takes_place(&old)))
    }

    /// Returns whether an Upgrade may be on the character of another one.
    fn takes_place_of(&self, state: &State, card: ObjectId, old: ObjectId) -> bool {
        let host = state.object(old).host;
        self.may_be_put_on(state, card, host) && self.fitting_slots(state, card, host) != 0
    }

    /// Returns the Upgrades of a KO'd character that could be put onto another one.
    fn upgrades_for(&self, state: &State, fallen: ObjectId, target: ObjectId) -> Objects {
        let fits = |card: &ObjectId| {
            self.may_be_put_on(state, *card, target)
                && self.fitting_slots(state, *card, target) != 0
        };
        state.character(fallen).upgrades.iter().copied().filter(fits).collect()
    }

    /// Returns the fitting Upgrade sides among a player's cards in the KO area, whichever side is up. A phrase names those
    /// of Battle Masters (Wave 4 FAQ, Quartermaster: Weaponizers are not included).
    pub fn upgrade_sides_in_ko(&self, state: &State, context: &Context, what: &What) -> Objects {
        let fits = |card: &ObjectId| {
            let object = state.object(*card);
            let def = self.def(state, *card);
            object.zone == Zone::Ko
                && object.owner == context.you
                && def.texts.len() > usize::from(def.faces)
                && self.is_card(state, context, *card, what)
        };
        (0..state.characters.len() as ObjectId).filter(fits).collect()
    }

    /// Returns whether an effect stops a player from playing any card of this type this turn.
    pub fn is_barred(&self, state: &State, context: &Context, what: &What) -> bool {
        matches!(what.kind, Kind::Action | Kind::SecretAction)
            && state.players[usize::from(context.you)].barred & barred::ACTIONS != 0
    }

    /// Returns the index of a kind that a card can be played as now, among the kinds not played yet.
    pub fn playable_as(
        &self,
        state: &State,
        frame: &Frame,
        card: ObjectId,
        what: &[What],
        onto: &Who,
    ) -> Option<u8> {
        let context = Context::of_frame(frame);
        let left = (0..what.len()).filter(|kind| frame.picks[0] >> kind & 1 == 0);
        left.map(|kind| kind as u8).find(|kind| {
            self.playable(state, &context, card, &what[usize::from(*kind)], Some(onto))
        })
    }

    /// Returns a bitmask of the slots in which an Upgrade would replace one of a kind. The character must have no empty
    /// slot of that kind. An Upgrade of another kind in such a slot is not enough (Wave 5 FAQ, Ghost Shield, Master Sword).
    pub fn slots_to_replace(
        &self,
        state: &State,
        card: ObjectId,
        character: ObjectId,
        kind: altmode_tcg_language::Slot,
    ) -> u32 {
        let upgrades = &state.character(character).upgrades;
        let in_it = |slot: u8| {
            upgrades.iter().copied().filter(move |&upgrade| self.occupies(state, upgrade, slot))
        };
        let is_full = |slot: u8| {
            let taken =
                in_it(slot).map(|upgrade| (upgrade, self.slots_taken(state, upgrade, slot)));
            self.shared_slots(state, taken.collect::<Vec<_>>().into_iter())
                >= self.slots(state, character)[usize::from(slot)]
        };
        if !is_full(kind as u8) {
            return 0;
        }
        let fitting = members(self.fitting_slots(state, card, character));
        let replaces = |slot: &ObjectId| {
            is_full(*slot) && in_it(*slot).any(|old| self.replaces_that(state, card, old))
        };
        fitting.filter(replaces).fold(0, |slots, slot| slots | 1 << slot)
    }

    /// Returns whether an Upgrade may replace another one. Some Upgrades replace only one kind.
    pub fn replaces_that(&self, state: &State, card: ObjectId, old: ObjectId) -> bool {
        let kind = if card == NOBODY { None } else { self.upgrade_text(state, card).replaces };
        kind.is_none_or(|kind| {
            self.upgrade_text(state, old).slot == Some(kind)
                || self.def(state, old).fills.contains(&kind)
        })
    }

    /// Returns whether a character uses Stealth that it has only against such attackers.
    pub fn uses_stealth_against(
        &self,
        state: &State,
        character: ObjectId,
        attacker: ObjectId,
    ) -> bool {
        use altmode_tcg_language::{Keyword, Quality};
        let context = Context::of(NOBODY, character, state.owner(character));
        let mut has = false;
        self.for_each_quality(state, character, crate::cards::catalogue::quality::STEALTH_AGAINST, |quality, _| {
            has |= matches!(quality, Quality::StealthFrom(who) if self.fits(state, &context, attacker, who));
        });
        has && self.usable(state, character, Keyword::Stealth, 1) > 0
    }
}
