//! The steps of a turn (Rules 1.0, Taking a Turn; Expanded Rules 2.0, Turn Sequence).

use crate::{
    cards::catalogue::{quality, trigger_kind},
    engine::{machine::Machine, trigger::TriggerEvent},
    model::{
        event::Event,
        objects::{NOBODY, ObjectId, members},
        state::{
            Allowance, Ask, LastingKind, Object, OwedAttack, Pending, State, Status, Zone, barred,
        },
        work::{BasicStep, TurnStep, Work},
    },
    query::rulings::Switch,
};
use altmode_core::MOST_TURNS;
use altmode_tcg_language::BattleKind;

/// Executes the steps of a turn or a battle in order and returns as soon as other work is pending. The steps form a chain
/// of comparisons instead of a jump table, because processors mispredict the indirect jump at nearly every step.
macro_rules! in_order {
    ($machine:ident, $depth:ident, $work:ident, { $($step:path => $doing:expr $(,)?)* }) => {
        $(if $machine.frame().work == Work::$work($step) {
            $doing;
            if $machine.something_comes_first($depth) {
                return;
            }
        })*
    };
}
pub(crate) use in_order;

impl Machine<'_> {
    /// Executes steps of the turn until other work is pending.
    pub fn turn_steps(&mut self) {
        let depth = self.state.frames.len();
        if matches!(self.frame().work, Work::Turn(step) if (TurnStep::Attack..=TurnStep::Pass).contains(&step))
        {
            self.late_steps(depth);
            if self.something_comes_first(depth) {
                return;
            }
        }
        in_order!(self, depth, Turn, {
            TurnStep::Deal => {
                self.go_to(TurnStep::Begin);
                self.deal_hands();
            }
            TurnStep::Begin => self.begin_turn(),
            TurnStep::StartTriggers => self.start_triggers(),
            TurnStep::Main => {
                let seat = self.state.active;
                self.ask(Ask::Main, seat, &[], 1, false);
            }
        });
    }

    /// Executes the steps after the main phase. This is a function of its own so that V8's lazy compiler does not compile
    /// it before the first attack.
    #[inline(never)]
    fn late_steps(&mut self, depth: usize) {
        in_order!(self, depth, Turn, {
            TurnStep::Attack => self.attack_step(),
            TurnStep::AfterAttack => self.after_attack_step(),
            TurnStep::End => self.end_of_turn(),
            TurnStep::CleanUp => self.clean_up(),
            TurnStep::Pass => self.pass_turn(),
        });
    }

    fn begin_turn(&mut self) {
        let seat = self.state.active;
        self.state.turn += 1;
        if self.state.turn > MOST_TURNS {
            return self.end_game(Status::Endless);
        }
        for player in &mut self.state.players {
            (player.drawn, player.barred) = (0, 0);
            (player.plays, player.actions, player.actions_from_hand) = (0, 0, 0);
            player.flipped_this_turn = 0;
            player.played_names.clear();
        }
        for character in self.state.characters.iter_mut() {
            (character.attacks, character.flips, character.pierce) = (0, 0, 0);
        }
        self.state.used.clear();
        (self.state.combined, self.state.resolved) = (0, 0);
        let player = &mut self.state.players[seat as usize];
        player.turns = player.turns.saturating_add(1);
        (self.state.attacking, self.state.attacks) = (false, 0);
        let turn = self.state.turn;
        // The limits apply to game turns 1 and 2, whichever player takes them (Expanded Rules 2.0, 1.2).
        self.state.allowance = Allowance {
            flip: true,
            actions: u8::from(turn > 1),
            upgrade: turn > 1,
            tap: true,
            one_card: turn == 2,
        };
        self.io.emit(|| Event::TurnStarted { seat, turn });
        if !self.tcg.ruling(self.state, Switch::SecretActionsEndWithOpponentsTurn) {
            self.scrap_secrets(seat);
        }
        self.draw(seat, 1);
        self.go_to(TurnStep::StartTriggers);
    }

    fn start_triggers(&mut self) {
        let seat = self.state.active;
        self.go_to(TurnStep::Main);
        let first = if self.state.players[seat as usize].turns == 1 {
            trigger_kind::FIRST_TURN_STARTS
        } else {
            0
        };
        self.happen(TriggerEvent::by(trigger_kind::TURN_STARTS | first, seat));
    }

    /// Ends the main phase.
    pub fn end_main(&mut self) {
        self.state.attacking = true;
        self.go_to(TurnStep::Attack);
    }

    /// Asks for an attack. The player must attack if able (Rules Roundup 2018; Expanded Rules 2.0, 1.3).
    fn attack_step(&mut self) {
        self.state.attacking = true;
        let seat = self.state.active;
        if self.tcg.possible_attackers(self.state) != 0 {
            self.ask(Ask::Attack, seat, &[], 1, false);
        } else {
            self.state.owed.clear();
            self.go_to(TurnStep::AfterAttack);
        }
    }

    /// Decides how the turn goes on after an attack (Expanded Rules 2.0, 1.4). Owed attacks come first. Otherwise an
    /// untapped enemy ends the turn, and an untapped own character must attack again. If all characters are tapped, all of
    /// them untap.
    fn after_attack_step(&mut self) {
        let seat = self.state.active as usize;
        while let Some(owed) = self.state.owed.first().copied() {
            if self.tcg.possible_attackers(self.state) != 0 {
                let seat = self.state.active;
                return self.ask(Ask::Attack, seat, &[], 1, owed.optional);
            }
            let owed = self.state.owed.remove(0);
            // The first attack of the turn was this one, so the normal attack is still to come (Wave 4 FAQ, Relentless Invasion).
            if owed.first_fits && !owed.optional {
                self.state.owed.iter_mut().for_each(|other| other.first_fits = false);
                self.state.owed.push(OwedAttack::default());
            }
        }
        let (own, enemy) = (self.state.battlefield[seat], self.state.battlefield[1 - seat]);
        if enemy & !self.state.tapped != 0 {
            self.go_to(TurnStep::End);
        } else if own & !self.state.tapped != 0 {
            self.go_to(TurnStep::Attack);
        } else {
            self.go_to(TurnStep::End);
            let event = self.join_event();
            for character in members(own | enemy) {
                self.untap(character);
            }
            self.event = event;
        }
    }

    /// Sets the step that follows an attack.
    pub fn attack_over(&mut self) {
        self.go_to(TurnStep::AfterAttack);
    }

    fn end_of_turn(&mut self) {
        let seat = self.state.active;
        self.go_to(TurnStep::CleanUp);
        let event = self.join_event();
        self.happen(TriggerEvent::by(trigger_kind::TURN_ENDS, seat));
        self.resolve_lasting(LastingKind::AtEndOfTurn);
        self.event = event;
    }

    /// Turns lasting effects of this kind into pending triggers.
    #[inline(always)]
    pub fn resolve_lasting(&mut self, kind: LastingKind) {
        if self.state.lasting.iter().any(|lasting| lasting.kind == kind) {
            std::hint::cold_path();
            self.resolve_some_lasting(kind);
        }
    }

    fn resolve_some_lasting(&mut self, kind: LastingKind) {
        let lasting = self.state.lasting;
        self.keep_lasting(|other| other.kind != kind);
        let event = self.join_event();
        for one in lasting.iter().filter(|one| one.kind == kind) {
            self.wait_for(Pending {
                code: one.what,
                source: one.source,
                this: self.tcg.this_of(self.state, one),
                controller: one.controller,
                it: one.who,
                amount: one.amount,
                card: NOBODY,
                event: 0,
            });
        }
        self.event = event;
    }

    /// Cleans up at the end of the turn: both players scrap their played area, and the non-active player's Secret Actions
    /// are scrapped without effect (Expanded Rules 2.0, 1.5).
    fn clean_up(&mut self) {
        // An effect set up for the end of the turn during the end of the turn still happens in it (Rules Roundup
        // 2019-05-17, Captain Elita-1).
        if self.state.lasting.iter().any(|lasting| lasting.kind == LastingKind::AtEndOfTurn) {
            return self.resolve_lasting(LastingKind::AtEndOfTurn);
        }
        let held = self.hold_decks();
        for seat in [self.state.active, State::other(self.state.active)] {
            self.scrap_played(seat);
        }
        if self.tcg.ruling(self.state, Switch::SecretActionsEndWithOpponentsTurn) {
            self.scrap_secrets(State::other(self.state.active));
        }
        self.release_decks(held);
        let ended = self.keep_lasting(|_| false);
        for character in self.state.characters.iter_mut() {
            character.pierce = 0;
        }
        self.check_ko_after(ended);
        if !self.trim_slots() {
            return;
        }
        // Repeat the clean-up after any triggers of this one have resolved.
        let settled = self.state.pending.is_empty() && self.state.fallen == 0;
        self.go_to(if settled { TurnStep::Pass } else { TurnStep::CleanUp });
    }

    #[inline]
    fn scrap_secrets(&mut self, seat: u8) {
        let played = self.state.players[seat as usize].played;
        if self.state.odd_secrets {
            std::hint::cold_path();
            let mut secrets = self.state.face_down(seat);
            secrets.retain(|card| self.state.object(card).host == NOBODY);
            for &card in secrets.iter() {
                self.scrap(card);
            }
            return;
        }
        for &card in played.iter() {
            if self.state.object(card).zone == Zone::Secret {
                self.scrap(card);
            }
        }
    }

    /// Returns whether a card in the played area stays beyond the end of the turn because a face-down Secret Action has it
    /// as its host.
    pub fn stays_in_play(&self, card: ObjectId) -> bool {
        let lies = |object: &Object| object.zone == Zone::Secret && object.host == card;
        self.state.odd_secrets && self.state.objects.iter().any(lies)
    }

    fn pass_turn(&mut self) {
        let (seat, turn) = (self.state.active, self.state.turn);
        self.io.emit(|| Event::TurnEnded { seat, turn });
        let player = &mut self.state.players[seat as usize];
        player.in_a_row += 1;
        // A player takes at most two turns in a row; further extra turns are dropped (Tournament Rules 5.6).
        let extra = player.extra_turns > 0 && player.in_a_row < 2;
        if extra {
            player.extra_turns -= 1;
        } else {
            player.extra_turns = 0;
            player.in_a_row = 0;
            let other = State::other(seat);
            // An extra turn gained during the opponent's turn comes before the normal next one.
            self.state.active = other;
        }
        self.go_to(TurnStep::Begin);
    }

    /// Adds an owed attack. An attack ordered during an attack comes right after it, before attacks that were ordered
    /// earlier (Rise of the Combiners FAQ, Blurr).
    pub fn owe_attack(&mut self, owed: OwedAttack) {
        if self.state.owed.is_full() {
            return self.out_of_room();
        }
        let at = if self.state.battle.running { 0 } else { self.state.owed.len() };
        self.state.owed.insert(at, owed);
    }

    /// Puts the frame of the turn at the bottom of the stack, at the deal or at the first step of a turn.
    pub fn begin_game(&mut self, hands_to_deal: bool) {
        self.state.frames.clear();
        self.state.remembered.clear();
        let step = if hands_to_deal { TurnStep::Deal } else { TurnStep::Begin };
        self.begin(if self.state.basic { BasicStep::Begin.into() } else { Work::Turn(step) });
    }

    /// Puts the frame of the turn at the bottom of the stack, at the main phase or the attack step of a given position.
    pub fn begin_position(&mut self, attacking: bool) {
        self.begin_game(false);
        let step = if attacking { TurnStep::Attack } else { TurnStep::Main };
        self.go_to(if self.state.basic { BasicStep::Main.into() } else { Work::Turn(step) });
        self.state.attacking = attacking;
    }
}

impl crate::cards::Tcg {
    /// Returns the number of Actions that the active player may still play from hand this turn, extra ones included.
    #[inline]
    pub fn actions_left(&self, state: &State) -> u8 {
        let allowance = &state.allowance;
        let played = state.players[state.active as usize].actions_from_hand;
        // Turn 1 allows no cards from hand. Turn 2 allows one Action or one Upgrade, not both.
        if state.turn < 2 || allowance.one_card && (played > 0 || !allowance.upgrade) {
            std::hint::cold_path();
            return 0;
        }
        if state.players[state.active as usize].barred & barred::ACTIONS != 0 {
            std::hint::cold_path();
            return 0;
        }
        let mut extra = 0;
        if self.may_give(state, 1 << quality::EXTRA_ACTION) {
            for character in members(state.battlefield[state.active as usize]) {
                extra += self.total(state, character, quality::EXTRA_ACTION) as u8;
            }
        }
        allowance.actions.saturating_add(extra).saturating_sub(played)
    }

    /// Returns whether an object is a Secret Action.
    #[inline]
    pub fn is_secret(&self, state: &State, object: u8) -> bool {
        self.def(state, object).battle_kind() == Some(BattleKind::Secret)
    }
}
