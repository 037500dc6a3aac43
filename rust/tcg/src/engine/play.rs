//! Playing cards: Actions, Secret Actions, Upgrades, and the slots of Upgrades.
//!
//! "Play" obeys play restrictions, "put" does not. "Put on … only" always applies when an Upgrade arrives on a character
//! (Rules Roundup 2019-02-22).

use crate::{
    cards::{
        Tcg,
        catalogue::{Text, quality, trigger_kind},
    },
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        event::Event,
        objects::{Characters, NOBODY, ObjectId, Objects, members, only},
        state::{Ask, Frame, State, Zone, barred},
        work::PlayStep,
    },
    query::context::Context,
};
use altmode_tcg_language::{From, Quality, Slot, What, Who};

impl Machine<'_> {
    /// Counts and announces the play of a card.
    #[inline]
    fn note_play(&mut self, seat: u8, card: ObjectId, face_down: bool) {
        let name = self.def(card).name_id;
        let player = &mut self.state.players[seat as usize];
        player.plays = player.plays.saturating_add(1);
        if !face_down && !player.played_names.try_push(name) {
            self.out_of_room();
        }
        if let Some(watch) = &mut self.watch {
            watch.plays(self.state.defs[usize::from(card)]);
        }
        if self.io.records_events() {
            let card = self.card_event(card);
            self.io.emit(|| Event::Played { seat, card, face_down });
        }
    }

    /// Plays an Action or Secret Action of a player from any zone.
    pub fn play_action(&mut self, seat: u8, card: ObjectId) {
        let secret = self.tcg.is_secret(self.state, card);
        self.state.players[seat as usize].actions =
            self.state.players[seat as usize].actions.saturating_add(1);
        if secret && self.state.object(card).zone == Zone::Hand {
            // The opponent sees that a card is played face down, not which one (Wave 3 FAQ, Secret Actions). A card that
            // was visible before, for example in the scrap pile, stays known.
            self.forget_hand(seat, card);
        }
        // A card owned by the other player stays in that player's zones and is controlled by this player (Rules Roundup
        // 2019-11-08).
        let crossed = self.state.owner(card) != seat;
        self.state.odd_secrets |= crossed && secret;
        self.move_to(
            card,
            if secret { Zone::Secret } else { Zone::Played },
            NOBODY,
            u8::from(crossed),
        );
        self.state.table.secrets |= secret;
        self.note_play(seat, card, secret);
        let frame = self.begin(PlayStep::MayBeCancelled);
        (frame.source, frame.this) = (card, NOBODY);
        (frame.you, frame.controller) = (seat, seat);
    }

    /// Executes the next step of a played Action: the opponent may cancel it; then its effect begins and its play sets off
    /// triggers.
    pub fn play_step(&mut self, step: PlayStep) {
        let &mut Frame { source: card, you, .. } = self.frame();
        match step {
            PlayStep::MayBeCancelled => {
                if let Some(answer) = self.answer() {
                    match answer.chosen.first() {
                        // Further Secret Actions may be revealed or kept. A revealed one has no effect (Rules Roundup
                        // 2019-06-28).
                        Some(&secret) if self.frame().done => self.reveal(secret),
                        Some(&secret) => {
                            self.frame().done = true;
                            self.cancel(card, secret);
                        }
                        None => self.go_to(PlayStep::TakesEffect),
                    }
                    return;
                }
                // A card played face down has no icons (Rules Roundup 2019-06-28), but it is an Action (Wave 5 FAQ, Speed
                // Trap). Both players know which cards could cancel it.
                let other = State::other(you);
                let shows = self.state.object(card).zone != Zone::Secret;
                if self.state.has_face_down(other)
                    && (shows || self.tcg.is_moment_of_any(self.state, other))
                {
                    let secrets = self.state.face_down(other);
                    self.ask(Ask::Reveal, other, &secrets, 1, true);
                } else {
                    self.go_to(PlayStep::TakesEffect);
                }
            }
            PlayStep::TakesEffect => {
                // The frame of the play ends first, because its triggers and its effect are work of their own.
                self.end_work();
                self.happen(TriggerEvent {
                    card,
                    seat: you,
                    ..TriggerEvent::of(
                        trigger_kind::YOU_PLAY | trigger_kind::OPPONENT_PLAYS,
                        NOBODY,
                    )
                });
                let text = self.tcg.text(self.state, card);
                if let Some(play) = text.play
                    && self.state.object(card).zone == Zone::Played
                {
                    self.push_code(play.code, card, NOBODY, you);
                }
            }
        }
    }

    /// Scraps the Action without effect. It still counts as played.
    fn cancel(&mut self, card: ObjectId, secret: ObjectId) {
        self.reveal(secret);
        self.scrap(card);
        let shown = self.card_event(card);
        let by = || Some(self.tcg.card_cause(self.state, secret));
        self.io.emit_by(by, || Event::Cancelled { card: shown });
    }

    /// Plays an Upgrade onto a character. `from_hand` also holds for a card played as though it were in hand.
    pub fn play_upgrade(
        &mut self,
        seat: u8,
        card: ObjectId,
        onto: ObjectId,
        slot: u8,
        from_hand: bool,
    ) {
        let event = self.join_event();
        self.put_upgrade(card, onto, slot);
        self.note_play(seat, card, false);
        let playing = trigger_kind::YOU_PLAY
            | trigger_kind::OPPONENT_PLAYS
            | if from_hand { trigger_kind::PLAYED_FROM_HAND } else { 0 };
        self.happen(TriggerEvent { card, seat, ..TriggerEvent::of(playing, onto) });
        self.event = event;
    }

    /// Puts an Upgrade into a slot of a character. Older Upgrades of that slot are scrapped until it fits, then health is
    /// checked, then triggers happen (Expanded Rules 2.0, Upgrade Play). A card that fills two slots needs both (Wave 5
    /// FAQ, Crystal of Power). In a shared slot, a card of the same name beyond the capacity replaces one, any other
    /// Upgrade replaces all (Rise of the Combiners FAQ, Attack Drone).
    pub fn put_upgrade(&mut self, card: ObjectId, onto: ObjectId, slot: u8) {
        let event = self.join_event();
        let health_may_change = self.tcg.may_give(self.state, 1 << quality::HEALTH);
        self.move_to(card, Zone::Upgrade, onto, slot);
        for slot in 0..3 {
            while self.tcg.occupies(self.state, card, slot)
                && let Some(old) = self.first_too_many(onto, slot, card)
            {
                if self.is_choice_of_slots(onto, slot, card) {
                    (self.state.slots_lost, self.state.newest_upgrade) = (true, card);
                    break;
                }
                self.scrap_upgrade_quietly(old, onto);
            }
        }
        self.check_ko_after(health_may_change);
        self.happen(TriggerEvent {
            card,
            seat: self.state.owner(card),
            ..TriggerEvent::of(trigger_kind::PUT_ON | trigger_kind::UPGRADED, onto)
        });
        self.event = event;
    }

    /// Returns whether an Upgrade has a choice among several full slots of one kind. Its player chooses the slot (Expanded
    /// Rules 2.0, Upgrade Play), and so which of the other Upgrades is scrapped.
    fn is_choice_of_slots(&self, character: ObjectId, slot: u8, newest: ObjectId) -> bool {
        if self.tcg.slots(self.state, character)[slot as usize] < 2 {
            return false;
        }
        let mut others =
            self.state.character(character).upgrades.iter().filter(|&&upgrade| {
                upgrade != newest && self.tcg.occupies(self.state, upgrade, slot)
            });
        let first = others.next().map(|&upgrade| self.def(upgrade).name_id);
        others.any(|&upgrade| Some(self.def(upgrade).name_id) != first)
    }

    /// Scraps an Upgrade without checking for KOs. The rules, not a card, do this scrapping (Rules Roundup 2019-07-29).
    pub fn scrap_upgrade_quietly(&mut self, upgrade: ObjectId, host: ObjectId) {
        self.scrap(upgrade);
        self.happen_upgrade_scrapped(upgrade, host);
    }

    /// Returns the oldest Upgrade that no longer fits into a slot, or `None` if all fit. `newest` is scrapped last.
    fn first_too_many(&self, character: ObjectId, slot: u8, newest: ObjectId) -> Option<ObjectId> {
        let in_it = |upgrade: &&ObjectId| self.tcg.occupies(self.state, **upgrade, slot);
        let upgrades = &self.state.character(character).upgrades;
        let room = self.tcg.slots(self.state, character)[slot as usize];
        let taken = |upgrade: &ObjectId| self.tcg.slots_taken(self.state, *upgrade, slot);
        // Fast path: several Upgrades can share a slot, so compute the exact number only if the plain sum exceeds the
        // slots.
        if upgrades.iter().map(taken).sum::<u8>() <= room
            || self.slots_needed(character, slot) <= room
        {
            return None;
        }
        let older = |upgrade: &&ObjectId| in_it(upgrade) && **upgrade != newest;
        upgrades.iter().find(older).or_else(|| upgrades.iter().find(in_it)).copied()
    }

    /// Returns the number of slots of a kind that the Upgrades in them need.
    fn slots_needed(&self, character: ObjectId, slot: u8) -> u8 {
        let upgrades = &self.state.character(character).upgrades;
        let in_it =
            upgrades.iter().filter(|&&upgrade| self.tcg.occupies(self.state, upgrade, slot));
        self.tcg.shared_slots(
            self.state,
            in_it.map(|&upgrade| (upgrade, self.tcg.slots_taken(self.state, upgrade, slot))),
        )
    }

    /// Scraps Upgrades without a slot; their player chooses which (Rise of the Combiners FAQ, Combiners; Wave 4 FAQ, Dual
    /// Wield). Returns `false` while the player is asked.
    pub fn trim_slots(&mut self) -> bool {
        let chosen = self.answer().and_then(|answer| answer.chosen.first().copied());
        if let Some(card) = chosen {
            self.scrap_upgrade_quietly(card, self.state.object(card).host);
        }
        for character in members(self.everyone()) {
            let upgrades = &self.state.character(character).upgrades;
            // Fast path: Upgrades in different slots of an ordinary character always fit.
            let has_all_slots = self.state.table.ordinary & only(character) != 0;
            if upgrades.is_empty() || has_all_slots && self.are_in_different_slots(upgrades) {
                continue;
            }
            let mut used = [0; 3];
            for &upgrade in upgrades.iter() {
                for (slot, used) in used.iter_mut().enumerate() {
                    *used += self.tcg.slots_taken(self.state, upgrade, slot as u8);
                }
            }
            let room = self.tcg.slots(self.state, character);
            for slot in (0..3u8).filter(|slot| used[*slot as usize] > room[*slot as usize]) {
                if self.first_too_many(character, slot, NOBODY).is_none() {
                    continue;
                }
                let upgrades = self.state.character(character).upgrades;
                let newest = self.state.newest_upgrade;
                let may_go = |upgrade: &ObjectId| {
                    *upgrade != newest
                        && self.tcg.occupies(self.state, *upgrade, slot)
                        && self.tcg.replaces_that(self.state, newest, *upgrade)
                };
                let in_slot: Objects = upgrades.iter().copied().filter(may_go).collect();
                self.ask(Ask::Cards, self.state.owner(character), &in_slot, 1, false);
                return false;
            }
        }
        // Health is checked after the scrapping (Expanded Rules 2.0, Upgrade Play).
        if chosen.is_some() {
            self.check_ko();
        }
        true
    }

    fn are_in_different_slots(&self, upgrades: &[ObjectId]) -> bool {
        if upgrades.len() < 2 {
            return true;
        }
        let (mut taken, mut fills) = (0u8, false);
        for &upgrade in upgrades {
            taken |= 1 << (self.state.object(upgrade).slot % 8);
            fills |= !self.def(upgrade).fills.is_empty();
        }
        taken.count_ones() as usize == upgrades.len() && !fills
    }

    /// Does the work of [`Machine::trim_slots`] after an Upgrade that gave slots has left, when nothing else is being
    /// resolved. Returns `false` while the player is asked.
    #[cold]
    pub fn trim_lost_slots(&mut self) -> bool {
        if !matches!(self.state.decision.ask, Ask::Nothing | Ask::Cards) {
            return true;
        }
        let done = self.trim_slots();
        if done {
            (self.state.slots_lost, self.state.newest_upgrade) = (false, NOBODY);
        }
        done
    }

    /// Scraps a card from a player's hand, unless an ability prevents it.
    pub fn scrap_from_hand(&mut self, seat: u8, card: ObjectId) {
        let source = self.state.frames.last().map_or(NOBODY, |frame| frame.source);
        if self.tcg.hand_stays(self.state, seat, source) {
            return;
        }
        self.move_to(card, Zone::Scrap, NOBODY, 0);
        self.happen(TriggerEvent {
            card,
            ..TriggerEvent::by(trigger_kind::SCRAPPED_FROM_THEIR_HAND, seat)
        });
    }
}

impl Tcg {
    /// Returns whether the restrictions of a card with this text allow playing it now and its cost can be paid.
    #[inline]
    pub fn can_play(&self, state: &State, card: ObjectId, text: &Text, seat: u8) -> bool {
        text.plays_freely || self.restrictions_allow(state, text, &Context::of(card, NOBODY, seat))
    }

    fn restrictions_allow(&self, state: &State, text: &Text, context: &Context) -> bool {
        text.play_only_if.is_none_or(|condition| self.holds(state, context, condition))
            && text.play.is_none_or(|play| self.can_pay(state, context, play.cost, &[]))
    }

    /// Returns the characters of a player that an Upgrade can be put on.
    #[inline]
    pub fn upgrade_targets(&self, state: &State, card: ObjectId, seat: u8) -> Characters {
        let mut targets = 0;
        for character in members(state.battlefield[seat as usize]) {
            if self.may_be_put_on(state, card, character) {
                targets |= only(character);
            }
        }
        targets
    }

    /// Returns the number of slots that Upgrades need together. Each is given with the number of slots that it takes alone,
    /// because several of one name may share a slot.
    pub fn shared_slots(
        &self,
        state: &State,
        upgrades: impl Iterator<Item = (ObjectId, u8)> + Clone,
    ) -> u8 {
        let mut needed = 0;
        for (index, (upgrade, taken)) in upgrades.clone().enumerate() {
            let name = self.def(state, upgrade).name_id;
            let fits = self.text(state, upgrade).fits.max(1);
            // Every `fits`-th card of a name needs another slot.
            let earlier = upgrades
                .clone()
                .take(index)
                .filter(|&(other, _)| self.def(state, other).name_id == name)
                .count() as u8;
            needed += u8::from(earlier.is_multiple_of(fits)) * taken;
        }
        needed
    }

    /// Returns whether "put on … only" allows an Upgrade on a character.
    #[inline]
    pub fn may_be_put_on(&self, state: &State, card: ObjectId, character: ObjectId) -> bool {
        let text = self.upgrade_text(state, card);
        text.put_on.is_none_or(|who| {
            self.fits(state, &Context::of(card, character, state.owner(character)), character, who)
        })
    }

    /// Returns the characters that an Upgrade can be moved to: other characters of the same player that it may be put on
    /// and that have a slot for it (Wave 1 FAQ, Upgrade).
    pub fn move_targets(
        &self,
        state: &State,
        context: &Context,
        card: ObjectId,
        to: &Who,
    ) -> Characters {
        let host = state.object(card).host;
        let may_have_it = self.upgrade_targets(state, card, state.owner(host))
            & self.candidates(state, context, to)
            & !only(host);
        let has_a_slot = |character: &ObjectId| {
            Slot::ALL.iter().any(|slot| self.fits_slot(state, card, *character, *slot))
        };
        members(may_have_it).filter(has_a_slot).fold(0, |set, character| set | only(character))
    }

    /// Returns the characters of a player with a printed slot of each kind, as bitmasks indexed by kind. Returns `None` if
    /// an ability may change slots or the Upgrades that fit them.
    #[inline]
    pub fn open_slots(&self, state: &State, seat: u8) -> Option<[Characters; 3]> {
        if self.may_give(state, 1 << quality::ACCEPTS | 1 << quality::SLOTS) {
            return None;
        }
        let there = state.battlefield[seat as usize];
        let mut open = [there & state.table.ordinary; 3];
        for character in members(there & !state.table.ordinary) {
            std::hint::cold_path();
            let kinds = u32::from(self.def(state, character).slot_kinds);
            for (kind, characters) in open.iter_mut().enumerate() {
                *characters |= (kinds >> kind & 1) << character;
            }
        }
        Some(open)
    }

    /// Calls `with` for each legal character and slot of an Upgrade.
    pub fn for_each_placement(
        &self,
        state: &State,
        card: ObjectId,
        seat: u8,
        among: Characters,
        mut with: impl FnMut(ObjectId, u8),
    ) {
        let text = self.upgrade_text(state, card);
        let Some(kind) = text.slot else { return };
        let own = 1 << kind as u8 | u32::from(text.also_fits);
        let vary = self.may_give(state, 1 << quality::ACCEPTS | 1 << quality::SLOTS)
            || !self.def(state, card).fills.is_empty();
        for character in members(self.upgrade_targets(state, card, seat) & among) {
            let slots = if let Some(kind) = text.replaces {
                std::hint::cold_path();
                self.slots_to_replace(state, card, character, kind)
            } else if vary {
                self.fitting_slots(state, card, character)
            } else {
                own & u32::from(self.def(state, character).slot_kinds)
            };
            for slot in members(slots) {
                with(character, slot);
            }
        }
    }

    /// Returns the top card of a player's deck if an ability lets that player play some cards from there as though they
    /// were in hand. [`Tcg::plays_from_top`] checks whether this card is one of them.
    pub fn top_in_hand(&self, state: &State, seat: u8) -> Option<ObjectId> {
        let lets = |character| self.has(state, character, quality::PLAYS_TOP);
        let able = self.may_give(state, 1 << quality::PLAYS_TOP)
            && members(state.battlefield[seat as usize]).any(lets);
        if able { state.players[seat as usize].deck.last().copied() } else { None }
    }

    /// Returns whether a player may play a card of the deck as though it were in hand. The card counts as in hand only
    /// while it is being played (Wave 3 FAQ, Major Shockwave).
    pub fn plays_from_top(&self, state: &State, seat: u8, card: ObjectId) -> bool {
        let mut plays = false;
        for character in members(state.battlefield[seat as usize]) {
            self.for_each_quality(state, character, quality::PLAYS_TOP, |quality, _| {
                if let Quality::PlaysTop(kinds) = quality {
                    plays |= kinds.iter().any(|what| {
                        self.is_card(state, &Context::of(NOBODY, character, seat), card, what)
                    });
                }
            });
        }
        plays
    }

    /// Returns whether a player may play another card this turn.
    #[inline]
    pub fn may_play_more(&self, state: &State, seat: u8) -> bool {
        !self.may_give(state, 1 << quality::OPPONENT_PLAYS_AT_MOST)
            || self.plays_fewer_than_allowed(state, seat)
    }

    /// Compares the number of cards that a player has played this turn, face-down ones included, with the limit set by the
    /// opponent's cards. Revealing is not playing (Wave 4 FAQ, Private Turbo Board).
    #[cold]
    fn plays_fewer_than_allowed(&self, state: &State, seat: u8) -> bool {
        let plays = i32::from(state.players[seat as usize].plays);
        let allows = |character| {
            self.least(state, character, quality::OPPONENT_PLAYS_AT_MOST)
                .is_none_or(|most| plays < most)
        };
        seat != state.active || members(state.battlefield[State::other(seat) as usize]).all(allows)
    }

    /// Returns whether an effect that allows such cards could play a card from a zone. See also [`Tcg::playable`].
    pub fn playable_from(
        &self,
        state: &State,
        context: &Context,
        card: ObjectId,
        what: &What,
        from: From,
        onto: Option<&Who>,
    ) -> bool {
        let as_in_hand = from == From::Hand && state.object(card).zone == Zone::Deck;
        (!as_in_hand || self.plays_from_top(state, context.you, card))
            && self.playable(state, context, card, what, onto)
    }

    /// Returns whether an effect that allows such cards could play a card, in any zone.
    pub fn playable(
        &self,
        state: &State,
        context: &Context,
        card: ObjectId,
        what: &What,
        onto: Option<&Who>,
    ) -> bool {
        let text = self.upgrade_text(state, card);
        if !self.is_card(state, context, card, what)
            || !self.can_play(state, card, text, context.you)
        {
            return false;
        }
        if text.slot.is_none() {
            return onto.is_none()
                && state.players[context.you as usize].barred & barred::ACTIONS == 0;
        }
        let among = onto.map_or(!0, |who| self.candidates(state, context, who));
        let mut found = false;
        self.for_each_placement(state, card, context.you, among, |_, _| found = true);
        found
    }
}
