//! The basic rules of Rules 1.0 (section "2. Basic rules"): two characters per player, one shared deck, no rules text, no
//! hand, no tapping.
//!
//! The shared deck and its scrap pile are those of player 0.

use crate::{
    cards::Tcg,
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        objects::{NOBODY, ObjectId, members},
        state::{Allowance, Ask, State, Status, Zone},
        work::BasicStep,
    },
};
use altmode_core::MOST_TURNS;
use altmode_tcg_language::Color;

/// Seat whose zones hold the shared deck.
const SHARED: u8 = 0;
/// Number of battle cards that each side flips.
const FLIPS: usize = 2;

impl Machine<'_> {
    /// Executes the next step of a turn: an optional flip and an attack.
    #[inline(never)]
    pub fn basic_step(&mut self, step: BasicStep) {
        match step {
            BasicStep::Begin => {
                self.state.turn += 1;
                if self.state.turn > MOST_TURNS {
                    return self.end_game(Status::Endless);
                }
                self.state.allowance = Allowance { flip: true, ..Allowance::default() };
                let (seat, turn) = (self.state.active, self.state.turn);
                self.io.emit(|| Event::TurnStarted { seat, turn });
                self.go_to(BasicStep::Main);
            }
            BasicStep::Main => {
                let seat = self.state.active;
                self.ask(Ask::Main, seat, &[], 1, false);
            }
            BasicStep::Pass => {
                let (seat, turn) = (self.state.active, self.state.turn);
                self.io.emit(|| Event::TurnEnded { seat, turn });
                self.state.active = State::other(seat);
                self.go_to(BasicStep::Begin);
            }
        }
    }

    /// Executes an attack. Both sides flip two cards; orange icons add to attack, blue icons to defense.
    pub fn basic_attack(&mut self, attacker: ObjectId, defender: ObjectId) {
        let seat = self.state.active;
        self.state.last_attacker[seat as usize] = attacker;
        self.go_to(BasicStep::Pass);
        self.io.emit(|| Event::Attacks { attacker });
        self.io.emit(|| Event::Defends { defender });
        let orange = self.basic_flips(seat, Color::Orange);
        let blue = self.basic_flips(State::other(seat), Color::Blue);
        let attack = i16::from(self.tcg.text(self.state, attacker).attack) + orange;
        let defense = i16::from(self.tcg.text(self.state, defender).defense) + blue;
        self.io.emit(|| Event::Totals { attack, defense, pierce: 0, bonus: [orange, blue] });
        let amount = (attack - defense).max(0) as u16;
        if amount > 0 {
            let character = &mut self.state.characters[defender as usize];
            character.damage = character.damage.saturating_add(amount.min(255) as u8);
            let total = character.damage;
            self.io.emit(|| Event::Damaged {
                character: defender,
                amount,
                attack: true,
                source: attacker,
                side: 0,
                total,
            });
            if total >= self.def(defender).health {
                let health = self.def(defender).health;
                self.io.emit(|| Event::Ko { character: defender, damage: health });
                self.move_to(defender, Zone::Ko, NOBODY, 0);
                self.state.characters[defender as usize].damage = health;
                self.check_game_end();
            }
        }
        self.io.emit(|| Event::BattleEnded);
    }

    fn basic_flips(&mut self, seat: u8, color: Color) -> i16 {
        let mut count = 0;
        for _ in 0..FLIPS {
            let Some(card) = self.top_of_deck(SHARED) else { break };
            let bonus = self.def(card).icon_counts[color as usize];
            count += i16::from(bonus);
            self.move_to(card, Zone::Scrap, NOBODY, 0);
            let shown = self.card_event(card);
            self.io.emit(|| Event::BattleFlip { seat, card: shown, bonus, pierce: 0 });
        }
        count
    }
}

impl Tcg {
    /// Lists the legal actions: flips and attacks. A character cannot attack on two turns of its player in a row unless the
    /// other one is KO'd.
    pub fn basic_actions(&self, state: &State, actions: &mut Vec<Action>) {
        let seat = state.active as usize;
        let own = state.battlefield[seat];
        if state.allowance.flip {
            for character in members(own) {
                let def = self.def(state, character);
                for face in (0..def.faces).filter(|face| *face != state.character(character).face) {
                    if def.flips {
                        actions.push(Action::Flip { character, face });
                    }
                }
            }
        }
        for attacker in members(own) {
            if own.count_ones() > 1 && attacker == state.last_attacker[seat] {
                continue;
            }
            for defender in members(state.battlefield[1 - seat]) {
                actions.push(Action::Attack { attacker, defender: Some(defender) });
            }
        }
    }
}
