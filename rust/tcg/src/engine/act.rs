//! Applies actions: the answers to the pending decision.

use crate::{
    cards::catalogue::trigger_kind,
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        action::Action,
        event::Event,
        objects::{Characters, NOBODY, ObjectId, only},
        state::Ask,
    },
};

impl Machine<'_> {
    /// Executes an action and all steps up to the next decision. The action must be legal.
    pub fn act(&mut self, action: Action) {
        let seat = self.state.decision.seat;
        match action {
            Action::Flip { character, face } => {
                self.settle_main();
                self.state.allowance.flip = false;
                if self.state.basic {
                    self.state.characters[character as usize].face = face;
                    self.table_changed();
                    self.io.emit(|| Event::Flipped { character, face });
                } else {
                    self.flip(character, face);
                }
            }
            Action::PlayCard { card } if self.state.decision.ask == Ask::Main => {
                self.settle_main();
                self.state.players[seat as usize].actions_from_hand += 1;
                if self.state.allowance.one_card {
                    self.state.allowance.upgrade = false;
                }
                self.play_action(seat, card);
            }
            Action::PlayUpgrade { card, on, slot } if self.state.decision.ask == Ask::Main => {
                self.settle_main();
                self.state.allowance.upgrade = false;
                self.play_upgrade(seat, card, on, slot, true);
            }
            Action::PlayCard { card } => self.give_answer(0, &[card], 0),
            Action::PlayUpgrade { card, on, slot } => self.give_answer(slot, &[card], only(on)),
            Action::TapAbility { character } => {
                self.settle_main();
                self.state.allowance.tap = false;
                self.use_tap_ability(character);
            }
            Action::EndMain => {
                self.settle_main();
                self.end_main();
            }
            Action::Attack { attacker, defender } => {
                self.settle_main();
                let ordered = self.state.attacks > 0 && !self.state.owed.is_empty();
                let owed = if ordered { self.state.owed.remove(0) } else { Default::default() };
                if !ordered {
                    self.tcg.note_first_attack(self.state, attacker);
                }
                if self.state.basic {
                    self.basic_attack(attacker, defender.unwrap_or(NOBODY));
                } else {
                    self.begin_attack(attacker, defender);
                    self.state.battle.owed = owed;
                }
            }
            Action::Defend { defender } => self.give_answer(defender, &[], 0),
            Action::ChooseTarget { target } => {
                self.state.decision.chosen_characters |= only(target);
                self.choose(target);
            }
            Action::ChooseCard { card } => {
                self.state.decision.chosen.push(card);
                self.choose(card);
            }
            Action::ChooseOption { option } => self.give_answer(option, &[], 0),
            Action::ChooseName { name } => {
                self.give_answer(0, &[], 0);
                self.state.decision.name = name;
            }
            Action::ChooseTrigger { pending } => self.give_answer(pending, &[], 0),
            Action::Yes => self.give_answer(1, &[], 0),
            Action::No => self.give_answer(0, &[], 0),
            Action::Done => self.state.decision.answered = true,
            Action::Reveal { card } => self.give_answer(0, &[card], 0),
            Action::SwapGreen { card, with } => self.give_answer(0, &[card, with], 0),
            Action::Decline => {
                if self.state.decision.ask == Ask::Attack {
                    self.settle_main();
                    self.state.owed.remove(0);
                } else {
                    self.give_answer(0, &[], 0);
                }
            }
        }
        self.run();
    }

    /// Clears a main-phase decision, because its action is executed directly instead of being stored as an answer.
    fn settle_main(&mut self) {
        self.state.decision.clear();
    }

    fn give_answer(&mut self, answer: u8, cards: &[ObjectId], characters: Characters) {
        let decision = &mut self.state.decision;
        decision.answer = answer;
        decision.answered = true;
        decision.chosen = cards.iter().copied().collect();
        decision.chosen_characters = characters;
    }

    /// Adds one choice to the answer. The decision stays pending while more choices are wanted and left. If exactly the
    /// wanted number is left, the rest is chosen automatically, unless their order matters, stopping is allowed, or the
    /// other seat would learn their number.
    fn choose(&mut self, option: u8) {
        let decision = &mut self.state.decision;
        decision.options.take(option);
        decision.wanted = decision.wanted.saturating_sub(1);
        let rest = decision.options.len();
        if decision.wanted == 0 || rest == 0 && !decision.secret {
            decision.answered = true;
        } else if !decision.may_stop
            && !decision.secret
            && rest <= usize::from(decision.wanted)
            && (rest == 1 || !decision.ordered)
        {
            let options = decision.options;
            for &last in options.iter() {
                match decision.ask {
                    Ask::Characters => decision.chosen_characters |= only(last),
                    _ => decision.chosen.push(last),
                }
            }
            decision.answered = true;
        }
    }

    /// Uses a tap ability: taps the character and begins the instructions, cost included. Tapping for another reason does
    /// not use it (Rules Roundup 2019-05-10).
    fn use_tap_ability(&mut self, character: ObjectId) {
        let Some(tap) = self.tcg.text(self.state, character).tap else { return };
        self.io.emit(|| Event::TapAbilityUsed { character });
        self.tap(character);
        self.happen(TriggerEvent::of(trigger_kind::USES_TAP_ABILITY, character));
        let seat = self.state.owner(character);
        self.push_code(tap.code, character, character, seat);
    }
}
