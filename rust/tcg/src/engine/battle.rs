//! The steps of an attack, with every timing window (Rules 1.0, Attack; Expanded Rules 2.0, 1.3).

use crate::{
    cards::{
        bits::FlipWindow,
        catalogue::{quality, trigger_kind},
    },
    engine::{machine::Machine, trigger::TriggerEvent, turn::in_order},
    model::{
        event::Event,
        objects::{NOBODY, ObjectId, members, only},
        state::{Ask, Battle, LastingKind, State, Zone},
        work::{BattleStep, Work},
    },
    query::context::{Context, side_of},
};
use altmode_tcg_language::{Color, Keyword, Who};

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
}

/// Returns attack damage before modification: attack minus defense, but at least Pierce, which counts up to the attack
/// total (Expanded Rules 2.0, 1.3.3; Rules 1.0, Attack, step 8). The result is at least 0.
pub fn attack_damage(attack: i16, defense: i16, pierce: i16) -> i16 {
    (attack - defense).max(pierce.min(attack)).max(0)
}

impl crate::cards::Tcg {
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
}
