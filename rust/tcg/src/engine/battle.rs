//! The steps of an attack, with every timing window (Rules 1.0, Attack; Expanded Rules 2.0, 1.3).

use crate::{
    cards::{
        bits::FlipWindow,
        catalogue::{CardDef, quality, trigger_kind},
        flipped_face::{FlippedFace, NO_RECOLORINGS},
    },
    engine::{machine::Machine, trigger::TriggerEvent, turn::in_order},
    model::{
        event::Event,
        objects::{Cards, NOBODY, ObjectId, members, only},
        state::{Ask, Battle, LastingKind, State, Zone},
        work::{BattleStep, FocusStep, Work},
    },
    query::{
        context::{Context, side_of},
        rulings::Switch,
    },
};
use altmode_tcg_language::{Color, Keyword, Quality, Trait, Who};

impl Machine<'_> {
    /// Begins an attack and taps the attacker. Without a defender, the defender is chosen in a later step.
    pub fn begin_attack(&mut self, attacker: ObjectId, defender: Option<ObjectId>) {
        self.state.attacking = true;
        self.state.attacks = self.state.attacks.saturating_add(1);
        self.state.battle.begin(attacker, defender.unwrap_or(NOBODY));
        self.state.battle.pierce_before = self.state.character(attacker).pierce;
        self.attack_over();
        let character = &mut self.state.characters[attacker as usize];
        character.attacks = character.attacks.saturating_add(1);
        self.begin(BattleStep::AttackerChosen);
        self.io.emit(|| Event::Attacks { attacker });
        self.tap(attacker);
    }

    /// Executes steps of the battle until other work is pending.
    pub fn battle_steps(&mut self) {
        let depth = self.state.frames.len();
        macro_rules! do_steps {
            ($($step:ident)*) => {
                in_order!(self, depth, Battle, { $(BattleStep::$step => self.do_battle_step(BattleStep::$step),)* })
            };
        }
        do_steps!(AttackerChosen);
        // Combatants leave the battlefield only while other work is pending, so one check per call suffices. It follows
        // `AttackerChosen` because a trigger on the attacker's tapping can remove the attacker.
        let work = self.frame().work;
        if matches!(work, Work::Battle(now) if self.ends_early(now)) {
            self.go_to(BattleStep::AfterBattle);
        }
        do_steps!(
            ChooseDefender AttackersTriggers OtherDefender DefendersTriggers DefendersSecrets CountFlips AttackerFocus
            AttackerFlips AfterAttackerFlips DefenderFocus DefenderFlips AfterDefenderFlips DefendersFlipTriggers Damage
            AfterBattle GreenSwaps Over
        );
    }

    /// Returns whether the steps of a turn or a battle must wait for another frame, a trigger, a decision or lost slots, or
    /// whether the game is over.
    #[inline]
    pub fn something_comes_first(&self, depth: usize) -> bool {
        let State { frames, pending, decision, status, slots_lost, fallen, .. } = &*self.state;
        let waits = !pending.is_empty() || decision.ask != Ask::Nothing || *fallen != 0;
        frames.len() != depth || waits || !status.is_running() || *slots_lost
    }

    /// Returns whether the attack ends at once because a combatant left the battlefield before damage (Wave 1 FAQ,
    /// Slipstream).
    #[inline]
    fn ends_early(&self, now: BattleStep) -> bool {
        now > BattleStep::AttackerChosen && now <= BattleStep::Damage && !self.combatants_there()
    }

    /// Executes the next step of the battle.
    pub fn battle_step(&mut self) {
        let Work::Battle(now) = self.frame().work else { return };
        if self.ends_early(now) {
            self.go_to(BattleStep::AfterBattle);
        } else {
            self.do_battle_step(now);
        }
    }

    /// Executes a step of the battle, which sets the next step.
    #[inline(always)]
    fn do_battle_step(&mut self, now: BattleStep) {
        match now {
            BattleStep::AttackerChosen => {
                if !self.offer_secret() {
                    self.close_window(BattleStep::ChooseDefender);
                }
            }
            BattleStep::ChooseDefender => self.choose_defender(),
            BattleStep::AttackersTriggers => {
                self.go_to(BattleStep::OtherDefender);
                let event = self.join_event();
                self.happen_battle(0, FlipWindow::Without);
                // The triggers of both sides happen at the same time, so those of the defending player happen even if the
                // attacking player's triggers remove their source (Rules Roundup 2019-04-22, 2019-04-26). They wait only if
                // another character may defend instead.
                if self.defends_instead().is_none() {
                    self.frame().done = true;
                    self.happen_battle(1, FlipWindow::Without);
                }
                self.event = event;
            }
            BattleStep::OtherDefender => self.other_defender(),
            BattleStep::DefendersTriggers => {
                self.go_to(BattleStep::DefendersSecrets);
                if !self.frame().done {
                    self.happen_battle(1, FlipWindow::Without);
                }
            }
            BattleStep::DefendersSecrets => self.defenders_secrets(),
            BattleStep::CountFlips => self.count_flips(),
            BattleStep::AttackerFocus => self.begin_focus(0, BattleStep::AttackerFlips),
            BattleStep::AttackerFlips => {
                self.go_to(BattleStep::AfterAttackerFlips);
                self.flip_battle_cards(0);
            }
            BattleStep::AfterAttackerFlips => {
                if !self.scrap_flipped(0) {
                    return;
                }
                self.state.battle.flips_done[0] = true;
                if self.flips_more(0) {
                    return;
                }
                self.go_to(BattleStep::DefenderFocus);
                let event = self.join_event();
                self.happen_battle(0, FlipWindow::Own);
                self.happen(TriggerEvent::of(
                    trigger_kind::ATTACK_FLIPPED,
                    self.state.battle.attacker,
                ));
                self.event = event;
            }
            BattleStep::DefenderFocus => {
                // Secret Actions that look at the attacker's flips come after triggers that do so.
                if !self.offer_secret_now() {
                    self.begin_focus(1, BattleStep::DefenderFlips);
                }
            }
            BattleStep::DefenderFlips => {
                self.go_to(BattleStep::AfterDefenderFlips);
                self.flip_battle_cards(1);
            }
            BattleStep::AfterDefenderFlips => {
                if !self.scrap_flipped(1) {
                    return;
                }
                self.state.battle.flips_done[1] = true;
                if self.flips_more(1) {
                    return;
                }
                self.go_to(BattleStep::DefendersFlipTriggers);
                self.happen_battle(0, FlipWindow::Both);
            }
            BattleStep::DefendersFlipTriggers => {
                self.go_to(BattleStep::Damage);
                let event = self.join_event();
                self.happen_battle(1, FlipWindow::Own);
                self.happen_battle(1, FlipWindow::Both);
                self.event = event;
            }
            BattleStep::Damage => {
                if !self.offer_secret_now() {
                    self.battle_damage();
                }
            }
            BattleStep::AfterBattle => {
                if self.state.battle.beyond == 0 || !self.offer_secret_now() {
                    self.after_battle();
                }
            }
            BattleStep::GreenSwaps => self.green_swaps(),
            BattleStep::Over => self.battle_over(),
        }
    }

    #[inline]
    fn combatants_there(&self) -> bool {
        let State { battle, battlefield, .. } = &*self.state;
        let there = battlefield[0] | battlefield[1];
        let is_there = |combatant: ObjectId| there >> (combatant % 32) & 1 != 0;
        is_there(battle.attacker) && (battle.defender == NOBODY || is_there(battle.defender))
    }

    #[inline]
    fn choose_defender(&mut self) {
        if self.state.battle.defender == NOBODY {
            if let Some(answer) = self.answer() {
                self.state.battle.defender = answer.answer;
            } else if self.tcg.legal_defenders(self.state, self.state.battle.attacker) == 0 {
                // The enemy that this attack is for left the battlefield after the attacker was chosen.
                return self.go_to(BattleStep::AfterBattle);
            } else {
                let seat = self.state.active;
                return self.ask(Ask::Defender, seat, &[], 1, false);
            }
        }
        let defender = self.state.battle.defender;
        self.io.emit(|| Event::Defends { defender });
        self.go_to(BattleStep::AttackersTriggers);
    }

    /// Returns the phrase for characters that may defend instead of the defender.
    #[inline]
    fn defends_instead(&self) -> Option<&'static Who> {
        let somebody = self.state.table.own >> quality::DEFENDS_INSTEAD & 1 != 0;
        if somebody {
            std::hint::cold_path();
            self.tcg.text(self.state, self.state.battle.defender).defends_instead
        } else {
            None
        }
    }

    /// Lets a character that would defend be replaced by another one, tapped or not. This comes after the attacker's
    /// triggers and before the defender's (Rise of the Combiners FAQ, Motormaster; Rules Roundup 2019-05-17).
    fn other_defender(&mut self) {
        let defender = self.state.battle.defender;
        if let Some(answer) = self.answer() {
            if let Some(other) = members(answer.chosen_characters).next() {
                self.state.battle.defender = other;
                self.io.emit(|| Event::Defends { defender: other });
            }
            self.go_to(BattleStep::DefendersTriggers);
            return;
        }
        self.go_to(BattleStep::DefendersTriggers);
        let Some(who) = self.defends_instead() else { return };
        let seat = self.state.owner(defender);
        let others = self.tcg.candidates(self.state, &Context::of(defender, defender, seat), who)
            & !only(defender);
        if others != 0 {
            self.go_to(BattleStep::OtherDefender);
            let options: altmode_core::List<u8, 32> = members(others).collect();
            self.ask(Ask::Characters, seat, &options, 1, true);
        }
    }

    /// Offers Secret Actions for "when one of your characters defends". They are revealed in the defender's share of the
    /// window, before flips (Wave 4 FAQ, Backfire). They belong to the same event as the defending player's triggers, and
    /// that player chooses the order (Expanded Rules 2.0, Handling Multiple Triggered Abilities). The engine resolves the
    /// triggers first, so that the player decides about the reveal with their outcome known.
    fn defenders_secrets(&mut self) {
        if !self.offer_secret() {
            self.close_window(BattleStep::CountFlips);
        }
    }

    /// Ends the offer of Secret Actions for this step and sets the next step.
    #[inline]
    fn close_window(&mut self, next: impl Into<Work>) {
        let frame = self.frame();
        (frame.work, frame.ready) = (next.into(), 0);
        frame.those.count = 0;
        let from = usize::from(frame.those.from);
        self.state.remembered.truncate(from);
    }

    /// Offers the defending player to reveal a Secret Action. Revealing is optional, and the chance is lost when play goes
    /// on (Rules Roundup 2019-06-28). The player is asked whenever any Secret Action is face down, even if none can be
    /// revealed now, because otherwise the question would show which card it is. Returns `true` while the offer is pending.
    #[inline(always)]
    fn offer_secret(&mut self) -> bool {
        self.state.table.secrets && self.defender_has_secret() && self.offer_each_secret()
    }

    /// Offers a reveal as [`Machine::offer_secret`] does, at a step that matters only in some battles. The player is asked
    /// only if public information allows that some Secret Action could be revealed now. Returns `true` while the offer is
    /// pending.
    #[inline(always)]
    fn offer_secret_now(&mut self) -> bool {
        self.state.table.secrets && self.offer_secret_if_any()
    }

    #[cold]
    fn offer_secret_if_any(&mut self) -> bool {
        let is_asked = self.state.decision.ask == Ask::Reveal;
        let seat = State::other(self.state.active);
        if (is_asked || self.defender_has_secret() && self.tcg.is_moment_of_any(self.state, seat))
            && self.offer_each_secret()
        {
            return true;
        }
        let now = self.frame().work;
        self.close_window(now);
        false
    }

    fn defender_has_secret(&self) -> bool {
        self.state.has_face_down(State::other(self.state.active))
    }

    fn offer_each_secret(&mut self) -> bool {
        if let Some(answer) = self.answer() {
            match answer.chosen.first() {
                Some(&card) => {
                    self.reveal(card);
                    return true;
                }
                None => return false,
            }
        }
        let seat = State::other(self.state.active);
        if self.frame().ready == 0 {
            // A card played only now, through a revealed one, is too late (Rules Roundup 2019-07-12, 2019-08-09).
            let there = self.state.face_down(seat);
            self.remember(&there);
            self.frame().ready = 1;
        }
        let mut cards = self.those();
        cards.retain(|card| self.state.object(card).zone == Zone::Secret);
        if cards.is_empty() {
            return false;
        }
        self.ask(Ask::Reveal, seat, &cards, 1, true);
        true
    }

    /// Turns a Secret Action face up and begins its instructions. Revealing is not playing.
    pub fn reveal(&mut self, card: ObjectId) {
        let seat = self.state.controller(card);
        let text = self.tcg.text(self.state, card).reveal;
        let about = text
            .and_then(|(reveal, _)| self.tcg.moment(self.state, reveal, card, seat))
            .unwrap_or_default();
        self.turn_face_up(card);
        if let Some((_, code)) = text {
            self.push_code(code, card, members(about).next().unwrap_or(NOBODY), seat);
            self.frame().it = about;
        }
    }

    /// Fixes the number of flips of each side: 2, plus Bold or Tough, plus other standing extra flips. Later gains or
    /// losses do not matter (Expanded Rules 2.0, 1.3.2).
    fn count_flips(&mut self) {
        let Battle { attacker, defender, .. } = self.state.battle;
        let bold = self.tcg.keyword(self.state, attacker, Keyword::Bold);
        let extra = self.tcg.total(self.state, attacker, quality::EXTRA_ATTACK_FLIPS) as i16;
        let tough = self.tcg.keyword(self.state, defender, Keyword::Tough);
        let standing = [2 + bold + extra, 2 + tough];
        for (to_flip, standing) in self.state.battle.to_flip.iter_mut().zip(standing) {
            // Flips that "when this attacks" abilities added are already in `to_flip`.
            *to_flip = to_flip.saturating_add(standing.clamp(0, 250) as u8);
        }
        for (side, character) in [attacker, defender].into_iter().enumerate() {
            if let Some(most) = self.tcg.least(self.state, character, quality::MOST_FLIPS) {
                self.state.battle.most_flips[side] = most.clamp(0, 255) as u8;
            }
        }
        let Battle { to_flip, most_flips, .. } = self.state.battle;
        let flips = [0, 1].map(|side| to_flip[side].min(most_flips[side]));
        self.io.emit(|| Event::FlipsCounted {
            flips,
            keyword: [bold, tough].map(|amount| amount.clamp(0, 250) as u8),
        });
        self.go_to(BattleStep::AttackerFocus);
    }

    /// Starts Focus of a side before its flips, if its character has Focus.
    #[inline(always)]
    fn begin_focus(&mut self, side: usize, next: BattleStep) {
        self.go_to(next);
        if self.tcg.may_give(self.state, 1 << quality::FOCUS) {
            std::hint::cold_path();
            self.focus(side);
        }
    }

    fn focus(&mut self, side: usize) {
        let battle = &self.state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        let focus = self.tcg.keyword(self.state, character, Keyword::Focus);
        if focus > 0 {
            let seat = self.state.owner(character);
            let frame = self.begin(FocusStep::Look);
            (frame.amount, frame.source, frame.this) = (focus, character, character);
            (frame.you, frame.controller) = (seat, seat);
        }
    }

    /// Flips the remaining cards of a side. Orange and black icons count as they are flipped. The first white icon of a
    /// player in a battle adds flips, once per battle.
    pub fn flip_battle_cards(&mut self, side: usize) {
        let battle = &self.state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        if self.state.battle.to_flip[side] == 0 {
            return;
        }
        let seat = self.state.owner(character);
        let recolor = self.tcg.recolorings(self.state, character);
        let heard = self.may_hear(trigger_kind::FLIPS_CARD);
        while self.state.battle.to_flip[side] > 0 {
            let battle = &mut self.state.battle;
            if battle.flipped[side].len() >= usize::from(battle.most_flips[side]) {
                battle.to_flip[side] = 0;
                break;
            }
            if battle.flipped[side].is_full() {
                return self.out_of_room();
            }
            // The flips stop when deck and scrap pile are empty (Rules Roundup 2019-02-18).
            let Some(card) = self.top_of_deck(seat) else {
                self.state.battle.to_flip[side] = 0;
                break;
            };
            let battle = &mut self.state.battle;
            battle.to_flip[side] -= 1;
            // The flipped list is updated first, because a reshuffle caused by taking the card must see the card there.
            battle.flipped[side].push(card);
            let (face, more) = self.count_icons(side, character, card, recolor);
            self.move_top_card(seat, card, Zone::Played);
            if self.io.records_events() {
                let card = self.card_event(card);
                self.io.emit(|| Event::BattleFlip {
                    seat,
                    card,
                    bonus: face.pips,
                    pierce: face.pierce,
                });
            }
            self.tell_white_bonus(seat, more);
            if heard {
                std::hint::cold_path();
                self.happen(TriggerEvent {
                    card,
                    seat,
                    ..TriggerEvent::of(trigger_kind::FLIPS_CARD, character)
                });
            }
        }
    }

    /// Adds flips to a side during the battle.
    pub fn flip_more(&mut self, seat: u8, count: i32) {
        if self.state.battle.running {
            let side = side_of(self.state, seat);
            let to_flip = &mut self.state.battle.to_flip[side];
            *to_flip = to_flip.saturating_add(count.clamp(0, 250) as u8);
            // Before a side's own flips, the extra flips are only added to the number; after them they are made now.
            if self.state.battle.flips_done[side] {
                self.flip_battle_cards(side);
            }
        }
    }

    /// Sets off the triggers of a side that flip more cards, each once per battle, until no such trigger's condition holds.
    /// All other triggers on flips follow (Wave 1 FAQ, Chromia, Bumblebee). Returns `true` while one of them is pending.
    #[inline(always)]
    fn flips_more(&mut self, side: usize) -> bool {
        self.look_at_table();
        let table = &self.state.table;
        let heard = trigger_kind::ATTACKS | trigger_kind::DEFENDS | trigger_kind::BATTLES;
        (table.triggers & trigger_kind::MORE_FLIPS != 0 || table.awaited & heard != 0)
            && self.tell_more_flips(side)
    }

    #[cold]
    fn tell_more_flips(&mut self, side: usize) -> bool {
        let before = self.state.pending.len();
        self.happen_battle(side, FlipWindow::More);
        let told = self.state.pending.len() > before;
        if !told {
            self.remember(&[]);
        }
        for index in before..self.state.pending.len() {
            self.remember_also(self.state.pending[index].source);
        }
        told
    }

    /// Adds the icons of one flipped card to the totals. Returns them, and the number of flips that a white icon added.
    fn count_icons(
        &mut self,
        side: usize,
        character: ObjectId,
        card: ObjectId,
        recolor: [u8; 5],
    ) -> (FlippedFace, u8) {
        let face = self.tcg.flipped_face(self.state, side, character, self.def(card), recolor);
        let State { battle, characters, .. } = &mut *self.state;
        for (total, count) in battle.icons[side].iter_mut().zip(face.icons) {
            *total += u16::from(count);
        }
        battle.pips[side] += i16::from(face.pips);
        let entry = characters.at_mut(character as usize);
        entry.pierce = entry.pierce.saturating_add(face.pierce);
        let counts = face.white && !self.waits_for_scrapping(side);
        (face, if counts { self.white_bonus(side, character) } else { 0 })
    }

    /// Adds the extra flips of a player's first white icon in a battle, and returns their number.
    #[inline]
    fn white_bonus(&mut self, side: usize, character: ObjectId) -> u8 {
        if std::mem::replace(&mut self.state.battle.white_used[side], true) {
            return 0;
        }
        let bonus = self.tcg.white_bonus(self.state, character);
        let to_flip = &mut self.state.battle.to_flip[side];
        *to_flip = to_flip.saturating_add(bonus);
        bonus
    }

    #[inline]
    fn tell_white_bonus(&mut self, seat: u8, flips: u8) {
        if flips > 0 {
            self.io.emit(|| Event::WhiteBonus { seat, flips });
        }
    }

    /// Returns whether the choice of cards to scrap without using their icons comes before the extra flips of white icons.
    fn waits_for_scrapping(&self, side: usize) -> bool {
        self.state.battle.to_scrap[side] > 0
            && self.tcg.ruling(self.state, Switch::ScrapFlippedBeforeWhite)
    }

    /// Makes the player of a side scrap flipped cards whose icons are not used, and then flips cards that are still owed.
    /// Returns `true` when it is done.
    #[inline(always)]
    fn scrap_flipped(&mut self, side: usize) -> bool {
        self.state.battle.to_scrap[side] == 0 || self.choose_scrapped_flips(side)
    }

    #[cold]
    fn choose_scrapped_flips(&mut self, side: usize) -> bool {
        let battle = self.state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        let seat = self.state.owner(character);
        let there: Cards = battle.flipped[side]
            .iter()
            .copied()
            .filter(|&card| self.state.object(card).zone == Zone::Played)
            .collect();
        let wanted = battle.to_scrap[side];
        let chosen = match self.answer() {
            Some(answer) => answer.chosen.iter().copied().collect(),
            None if there.len() <= usize::from(wanted) => there,
            None => {
                self.ask(Ask::Cards, seat, &there, wanted, false);
                return false;
            }
        };
        self.state.battle.to_scrap[side] = 0;
        // The scrapped cards still count against a maximum number of flips (Wave 3 FAQ, Dampening Field).
        let most = &mut self.state.battle.most_flips[side];
        *most = most.saturating_sub(chosen.len() as u8);
        let recolor = self.tcg.recolorings(self.state, character);
        for &card in chosen.iter() {
            self.uncount_icons(side, character, card, recolor);
            self.state.battle.flipped[side].take(card);
            self.scrap(card);
        }
        // White icons of the remaining cards add their flips now, if they waited for this choice.
        let white = self.state.battle.icons[side][Color::White as usize] > 0;
        if white {
            let more = self.white_bonus(side, character);
            self.tell_white_bonus(seat, more);
        }
        self.flip_battle_cards(side);
        true
    }

    /// Subtracts the icons of a flipped card from the totals. Flips that a white icon added remain.
    fn uncount_icons(
        &mut self,
        side: usize,
        character: ObjectId,
        card: ObjectId,
        recolor: [u8; 5],
    ) {
        let face = self.tcg.flipped_face(self.state, side, character, self.def(card), recolor);
        for (total, count) in self.state.battle.icons[side].iter_mut().zip(face.icons) {
            *total = total.saturating_sub(count.into());
        }
        self.state.battle.pips[side] -= i16::from(face.pips);
        let entry = &mut self.state.characters[character as usize];
        entry.pierce = entry.pierce.saturating_sub(face.pierce);
    }

    /// Does the attack damage of the battle, see [`attack_damage`].
    #[inline]
    fn battle_damage(&mut self) {
        if let Some(watch) = &mut self.watch {
            watch.battles(self.state);
        }
        self.go_to(BattleStep::AfterBattle);
        let (attack, defense, pierce) = self.tcg.battle_totals(self.state);
        let bonus = self.state.battle.pips;
        self.io.emit(|| Event::Totals { attack, defense, pierce, bonus });
        self.do_attack_damage(attack_damage(attack, defense, pierce));
    }

    fn after_battle(&mut self) {
        self.go_to(BattleStep::GreenSwaps);
        let Battle { attacker, defender, .. } = self.state.battle;
        for side in 0..2u8 {
            let flipped = self.state.battle.icons[side as usize];
            let seat = if side == 0 { self.state.active } else { State::other(self.state.active) };
            let bits = (0..5).fold(0, |bits, color| bits | u8::from(flipped[color] > 0) << color);
            self.state.players[seat as usize].flipped_this_turn |= bits;
        }
        let heard = self.may_hear(
            trigger_kind::AFTER_ATTACK | trigger_kind::AFTER_DEFEND | trigger_kind::AFTER_BATTLE,
        );
        let event = self.join_event();
        for (who, other, kinds) in [
            (attacker, defender, trigger_kind::AFTER_ATTACK | trigger_kind::AFTER_BATTLE),
            (defender, attacker, trigger_kind::AFTER_DEFEND | trigger_kind::AFTER_BATTLE),
        ] {
            if heard && who != NOBODY {
                for flips in [FlipWindow::Without, FlipWindow::Own, FlipWindow::Both] {
                    self.happen(TriggerEvent { other, flips, ..TriggerEvent::of(kinds, who) });
                }
            }
        }
        self.resolve_lasting(LastingKind::AfterBattle);
        self.event = event;
    }

    /// Lets each player who flipped a green card swap a card in hand for it, the active player first. The hand card goes to
    /// the played area (Rules 1.0, Attack; Rules Roundup 2019-03-15).
    fn green_swaps(&mut self) {
        if let Some(answer) = self.answer() {
            let side = side_of(self.state, answer.seat);
            match answer.chosen[..] {
                [card, with] => {
                    self.move_to(card, Zone::Played, NOBODY, 0);
                    self.move_to(with, Zone::Hand, NOBODY, 0);
                }
                [taken] => self.move_to(taken, Zone::Hand, NOBODY, 0),
                _ => {}
            }
            self.state.battle.swapped[side] = true;
            return;
        }
        for side in 0..2 {
            let seat = if side == 0 { self.state.active } else { State::other(self.state.active) };
            let Battle { takes_green, swapped, icons, flipped, .. } = &self.state.battle;
            if swapped[side] {
                continue;
            }
            let swaps = icons[side][Color::Green as usize] > 0
                && !self.state.players[seat as usize].hand.is_empty()
                && flipped[side].iter().any(|&card| self.tcg.is_green_flip(self.state, card, side));
            let takes = takes_green[side]
                && flipped[side].iter().any(|&card| self.tcg.is_green_card(self.state, card));
            if swaps || takes {
                return self.ask(Ask::SwapGreen, seat, &[], 1, true);
            }
        }
        self.go_to(BattleStep::Over);
    }

    fn battle_over(&mut self) {
        self.state.battle.end();
        let ended = self.keep_lasting(|lasting| !lasting.battle_only);
        self.end_work();
        self.io.emit(|| Event::BattleEnded);
        self.check_ko_after(ended);
    }

    /// Resolves Focus: the player looks at the top N cards of the deck, scraps any of them, and puts the rest back in any
    /// order (Wave 3 FAQ). Cards to scrap are chosen one at a time, then the order of the rest from the top down.
    pub fn focus_step(&mut self, step: FocusStep) {
        let frame = *self.frame();
        let seat = frame.you;
        match step {
            FocusStep::Look => {
                let wanted = usize::try_from(frame.amount).unwrap_or(0);
                self.refill_below(seat, wanted);
                let deck = self.state.players[seat as usize].deck;
                let count = deck.len().min(wanted);
                let seen: Cards = deck.iter().rev().copied().take(count).collect();
                self.show(seat, &seen, 1 << seat);
                self.remember(&seen);
                self.go_to(FocusStep::Scrap);
            }
            FocusStep::Scrap => {
                if let Some(answer) = self.answer() {
                    for &card in answer.chosen.iter() {
                        self.forget(card);
                        self.set_aside(seat, card);
                        self.move_to(card, Zone::Scrap, NOBODY, 0);
                    }
                    self.go_to(FocusStep::PutBack);
                } else {
                    let cards = self.those();
                    if cards.is_empty() {
                        self.go_to(FocusStep::PutBack);
                    } else {
                        self.ask(Ask::Cards, seat, &cards, cards.len() as u8, true);
                    }
                }
            }
            FocusStep::PutBack => {
                // The rest: the card chosen first goes on top.
                if let Some(answer) = self.answer() {
                    self.put_on_deck(seat, &answer.chosen);
                } else if frame.those.count > 1 {
                    let cards = self.those();
                    self.ask(Ask::Cards, seat, &cards, cards.len() as u8, false);
                    self.state.decision.ordered = true;
                    return;
                }
                self.end_work();
                self.end_set_aside();
            }
        }
    }

    /// Puts cards of a deck on its top in this order, the first one uppermost.
    pub fn put_on_deck(&mut self, seat: u8, cards: &[ObjectId]) {
        let deck = &mut self.state.players[seat as usize].deck;
        for &card in cards.iter().rev() {
            deck.take(card);
            deck.push(card);
        }
        // The opponent cannot follow the new order, so its knowledge of these cards is cleared.
        let bit = 1 << State::other(seat);
        for &card in cards {
            self.state.objects[card as usize].seen &= !bit;
        }
    }
}

/// Returns attack damage before modification: attack minus defense, but at least Pierce, which counts up to the attack
/// total (Expanded Rules 2.0, 1.3.3; Rules 1.0, Attack, step 8). The result is at least 0.
pub fn attack_damage(attack: i16, defense: i16, pierce: i16) -> i16 {
    (attack - defense).max(pierce.min(attack)).max(0)
}

impl crate::cards::Tcg {
    /// Returns the effect of a card's icons when a side flips it in a battle of the character.
    #[inline]
    pub fn flipped_face(
        &self,
        state: &State,
        side: usize,
        character: ObjectId,
        card: &CardDef,
        recolor: [u8; 5],
    ) -> FlippedFace {
        // Fast path: the icons of most cards count the same in every battle.
        if card.hybrid.is_empty() && recolor == NO_RECOLORINGS && state.battle.ignored == 0 {
            return card.flipped[side];
        }
        self.unusual_face(state, side, character, card, recolor)
    }

    /// Computes [`Tcg::flipped_face`](crate::cards::Tcg::flipped_face) if icons are recoloured, ignored, or hybrid.
    #[cold]
    fn unusual_face(
        &self,
        state: &State,
        side: usize,
        character: ObjectId,
        card: &CardDef,
        recolor: [u8; 5],
    ) -> FlippedFace {
        let is_ignored =
            |index: usize| state.battle.ignored >> recolor[card.icons[index] as usize] & 1 != 0;
        FlippedFace::of(card.icons, side, recolor, |index| {
            !is_ignored(index) && self.icon_works(state, character, card.hybrid, index)
        })
    }

    /// Returns the number of flips that the first white icon adds, usually 2 (Rules 1.0, Attack, step 4).
    pub fn white_bonus(&self, state: &State, character: ObjectId) -> u8 {
        self.least(state, character, quality::WHITE_BONUS).unwrap_or(2) as u8
    }

    /// Returns the colour that each colour counts as in this character's flips, indexed by colour.
    #[inline]
    pub fn recolorings(&self, state: &State, character: ObjectId) -> [u8; 5] {
        let mut map = NO_RECOLORINGS;
        self.for_each_quality(state, character, quality::RECOLOR, |quality, _| {
            if let Quality::Recolor(from, to) = quality {
                map[*from as usize] = *to as u8;
            }
        });
        map
    }

    /// Returns the attack total and the defense total of the battle in progress, both with flips, and Pierce.
    #[inline]
    pub fn battle_totals(&self, state: &State) -> (i16, i16, i16) {
        let [attack, defense] = self.battle_sums(state);
        (attack.max(0), defense.max(0), self.keyword(state, state.battle.attacker, Keyword::Pierce))
    }

    /// Returns the sums behind the totals of the battle in progress, attack first. A sum can be below 0, and further flips
    /// are added to it before it becomes a total (Rules Roundup 2019-02-18, Erratic Lightning; 2019-06-07, Press the
    /// Advantage).
    #[inline]
    pub fn battle_sums(&self, state: &State) -> [i16; 2] {
        let battle = &state.battle;
        [
            self.attack_sum(state, battle.attacker) + battle.pips[0],
            self.defense_sum(state, battle.defender) + battle.pips[1],
        ]
    }

    /// Returns whether an icon of a card has its battle effect for a character. A hybrid icon has it only if the character
    /// has the trait (Wave 5 FAQ).
    #[inline]
    fn icon_works(
        &self,
        state: &State,
        character: ObjectId,
        hybrid: &[Option<Trait>],
        index: usize,
    ) -> bool {
        hybrid
            .get(index)
            .copied()
            .flatten()
            .is_none_or(|word| self.has_trait(state, character, word))
    }

    /// Returns whether a flipped card is still in the played area and has a green icon. It can be taken, also if the icon does not
    /// work for the character (Aequitas Rules Roundup 2020-09-14, Wolfwire).
    #[inline]
    pub fn is_green_card(&self, state: &State, card: ObjectId) -> bool {
        self.def(state, card).has_icon(Color::Green) && state.object(card).zone == Zone::Played
    }

    /// Returns whether a flipped card is still in the played area and has a green icon that works.
    #[inline]
    pub fn is_green_flip(&self, state: &State, card: ObjectId, side: usize) -> bool {
        let def = self.def(state, card);
        let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
        self.is_green_card(state, card)
            && state.battle.ignored >> Color::Green as u8 & 1 == 0
            && def.icons.iter().enumerate().any(|(index, icon)| {
                *icon == Color::Green && self.icon_works(state, character, def.hybrid, index)
            })
    }
}
