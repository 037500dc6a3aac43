//! The turn: Start of Turn, actions, End of Turn Phase.

use crate::{
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        state::{
            Ask, CardId, Frame, Lasting, NOBODY, OFF, Player, RANGES, Reason, Space, Status,
            Trigger, Until, Work, Zone,
        },
    },
    options::Refill,
};
use altmode_core::MOST_TURNS;
use altmode_deckbuilder_language::{CardType, Quality, Window};

/// Steps of a turn.
pub mod step {
    /// The turn begins.
    pub const BEGIN: u8 = 0;
    /// Start of Turn effects.
    pub const START: u8 = 1;
    /// Actions.
    pub const ACTIONS: u8 = 2;
    /// Cards that stay in hand are chosen.
    pub const KEEP: u8 = 3;
    /// Cards are discarded; unspent Power and Move are lost.
    pub const DISCARD: u8 = 4;
    /// The Matrix is refilled before the new hand is drawn.
    pub const REFILL: u8 = 5;
    /// The new hand is drawn.
    pub const DRAW: u8 = 6;
    /// The Matrix is refilled after the new hand was drawn.
    pub const REFILL_LATER: u8 = 7;
    /// The next player's turn.
    pub const NEXT: u8 = 8;
}

impl Machine<'_> {
    /// Executes the next step of a turn.
    pub fn turn_step(&mut self) {
        let seat = self.state.active;
        match self.frame().step {
            step::BEGIN => self.begin_turn(seat),
            step::START => self.start_of_turn(seat),
            step::ACTIONS => self.turn_action(seat),
            step::KEEP => self.keep_cards(seat),
            step::DISCARD => self.discard_all(seat),
            step::REFILL => self.refill(Refill::BeforeDraw),
            step::DRAW => self.draw_hand(seat),
            step::REFILL_LATER => self.refill(Refill::AfterDraw),
            step::NEXT.. => {
                // Power and Move that other players gained, or that came after the discard, are for this turn as well.
                (0..self.state.seats).for_each(|seat| self.lose_power_and_move(seat));
                self.state.active = (seat + 1) % self.state.seats;
                self.frame().step = step::BEGIN;
            }
        }
    }

    fn begin_turn(&mut self, seat: u8) {
        self.state.turn += 1;
        self.state.decisions = 0;
        if self.state.turn > MOST_TURNS {
            return self.stop(Status::Endless);
        }
        let turn = self.state.turn;
        self.io.emit(|| Event::TurnStarted { seat, turn });
        self.collect_triggers(seat);
        self.frame().step = step::START;
    }

    /// Collects the Start of Turn effects of the active player: of the character and its upkeep, of Damage and Vault, of the card
    /// that the character stands on, and of faceup Adversaries of the Matrix. The effect of a Site is collected if the character
    /// is on it now, wherever it is when the effect resolves (Clash of the Combiners rulebook, Darkmount).
    fn collect_triggers(&mut self, seat: u8) {
        self.state.triggers.clear();
        let player = *self.state.player(seat);
        if player.bot && self.rules.character(self.state, seat).sheet.combiner {
            self.wait(Trigger { pc: Trigger::UPKEEP, source: NOBODY });
        }
        let rules = self.rules;
        let starts = |machine: &mut Self, starts: &'static [(bool, u16)], source: CardId| {
            rules
                .in_mode(machine.state, seat, starts)
                .for_each(|pc| machine.wait(Trigger { pc, source }));
        };
        starts(self, &rules.side_text(self.state, seat).start, NOBODY);
        for &card in player.damage.iter().chain(player.vault.iter()) {
            starts(self, &self.def(card).text.start, card);
        }
        for space in 0..self.state.spaces() {
            let Some(card) = self.state.faceup(space) else { continue };
            let def = self.def(card);
            if player.at == space || def.is_adversary_of(player.faction) {
                starts(self, &def.text.start, card);
            }
        }
    }

    fn wait(&mut self, trigger: Trigger) {
        if !self.state.triggers.try_push(trigger) {
            self.stop(Status::OutOfRoom);
        }
    }

    /// Resolves the Start of Turn effects in the order that the active player chooses (Clash of the Combiners rulebook,
    /// Darkmount).
    fn start_of_turn(&mut self, seat: u8) {
        let at = match self.answer() {
            Some(Action::Trigger(at)) => usize::from(at),
            _ => {
                let Some(&first) = self.state.triggers.first() else {
                    self.frame().step = step::ACTIONS;
                    return;
                };
                if self.state.triggers.iter().any(|other| other.pc != first.pc) {
                    let options = (1_u64 << self.state.triggers.len()) - 1;
                    self.ask(Ask::Trigger, seat).options = options as u32;
                    return;
                }
                0
            }
        };
        if at >= self.state.triggers.len() {
            return;
        }
        let Trigger { pc, source } = self.state.triggers.remove(at);
        if pc == Trigger::UPKEEP {
            return self.upkeep(seat);
        }
        // A card that has left its place since then no longer has an effect.
        let zone = if source == NOBODY { Zone::Vault } else { self.state.card(source).zone };
        if matches!(zone, Zone::Vault | Zone::Damage | Zone::Matrix) {
            self.begin_code(pc, seat, source);
        }
    }

    /// Upkeep: a Combiner in Combiner Mode loses 1 Energon, or turns to Team Mode if there is none (Clash of the Combiners
    /// rulebook, Combiner Mode).
    fn upkeep(&mut self, seat: u8) {
        if self.state.player(seat).bot && self.lose_energon(seat, 1) == 0 {
            self.turn_over(seat, true);
        }
    }

    // --- actions ---

    fn turn_action(&mut self, seat: u8) {
        let Some(answer) = self.answer() else {
            self.ask(Ask::Turn, seat);
            return;
        };
        match answer {
            Action::Play(card) => self.play(seat, card),
            Action::Move(to) => {
                self.spend_move(seat, self.state.options.step_cost);
                self.relocate(seat, to, false);
            }
            Action::Search(space) => {
                self.spend_move(seat, self.state.options.search_cost);
                self.flip(seat, space);
            }
            Action::Buy(space) => self.buy(seat, space),
            Action::BuyBasic(card) => {
                self.spend_power(seat, 0, self.def(card).cost());
                self.gain_bought(seat, card, OFF);
            }
            Action::Battle(space) | Action::Confront(space) => self.begin_battle(seat, space),
            Action::Clear(space) => self.clear(seat, space),
            Action::Convert => {
                self.lose_energon(seat, 1);
                self.state.player_mut(seat).flags |= Player::CONVERTED;
                self.convert(seat);
            }
            Action::Use(card, ability) => self.use_ability(seat, card, ability),
            _ => self.frame().step = step::KEEP,
        }
    }

    /// Plays a card: its Power and Move are gained for the turn, and its text resolves. "Team:" texts resolve in Team Mode only
    /// (Clash of the Combiners rulebook, Team Mode).
    fn play(&mut self, seat: u8, card: CardId) {
        let def = self.def(card);
        self.move_card(card, Zone::Played, seat);
        self.state.player_mut(seat).played_types |= def.types;
        let shown = self.shown(card);
        self.io.emit(|| Event::Played { seat, card: shown });
        if self
            .rules
            .qualities(self.state, seat, &def.text)
            .any(|quality| *quality == Quality::Flight)
        {
            self.state.player_mut(seat).flags |= Player::FLIES;
        }
        self.io.by = Some(self.rules.card_cause(self.state, card));
        let power = def.sheet.power.unwrap_or(0) + self.rules.played_power(self.state, seat, def);
        self.gain_power(seat, def.sheet.range.unwrap_or(0), power);
        self.gain_move(seat, def.sheet.moves.unwrap_or(0));
        for pc in self.rules.in_mode(self.state, seat, &def.text.play).rev() {
            self.begin_code(pc, seat, card);
        }
    }

    /// Turns a facedown card faceup. An Adversary in the own space is an Ambush (Database, Nemesis Prime).
    pub fn flip(&mut self, seat: u8, space: Space) {
        let card = self.state.cell(space).card;
        if card == NOBODY {
            return;
        }
        if !self.io.chance.supplied.is_empty() {
            let others = self.rules.unknown_main(self.state);
            if let Some(wanted) = self.io.chance.take() {
                self.exchange(card, others, wanted);
            }
        }
        self.state.matrix[usize::from(space)].up = true;
        let everyone = self.everyone();
        self.state.cards.at_mut(usize::from(card)).seen = everyone;
        let shown = self.shown(card);
        self.io.emit(|| Event::Flipped { seat, space, card: shown });
        let def = self.def(card);
        if def.is_adversary_of(self.state.player(seat).faction)
            && self.state.player(seat).at == space
        {
            self.ambush(1 << seat, card, crate::model::state::Cause::Flipped);
        }
        self.begin_codes(&def.text.reveal, seat, card);
    }

    /// Buys the card of a space.
    fn buy(&mut self, seat: u8, space: Space) {
        let Some(card) = self.state.faceup(space) else { return };
        let distance = self.state.distance(self.state.player(seat).at, space).unwrap_or(0);
        let cost = self.rules.cost(self.state, seat, card);
        self.spend_power(seat, distance, cost);
        if self.def(card).is_adversary_of(self.state.player(seat).faction) {
            self.state.player_mut(seat).flags &= !Player::BUYS_ADVERSARY;
        }
        self.gain_bought(seat, card, space);
    }

    /// Gives a bought card to its buyer.
    fn gain_bought(&mut self, seat: u8, card: CardId, space: Space) {
        let from = self.state.card(card).zone;
        let to = self.gains_to(card);
        self.move_card(card, to, seat);
        let shown = self.shown(card);
        self.io.emit(|| Event::Bought { seat, card: shown, from, space, to });
    }

    /// Returns the zone into which a player gains a card: the Vault for cards that go there (Database, Crystal City).
    pub fn gains_to(&self, card: CardId) -> Zone {
        if self.def(card).sheet.vault { Zone::Vault } else { Zone::Discard }
    }

    /// Clears a Ruin. The space stays empty until the End of Turn Phase (Clash of the Combiners rulebook, Ruins).
    fn clear(&mut self, seat: u8, space: Space) {
        let Some(card) = self.state.faceup(space) else { return };
        let def = self.def(card);
        let distance = self.state.distance(self.state.player(seat).at, space).unwrap_or(0);
        let cost = self.rules.cost(self.state, seat, card);
        self.spend_power(seat, distance, cost);
        // A Ruin of the main deck is destroyed after its reward (Database, Crystal City).
        let to = if def.part() == crate::cards::catalogue::Part::Ruins {
            Zone::RuinDiscard
        } else {
            Zone::Destroyed
        };
        self.move_card(card, to, NOBODY);
        let shown = self.shown(card);
        self.io.emit(|| Event::Cleared { seat, card: shown, space });
        if let Some(pc) = def.reward {
            self.begin_code(pc, seat, card);
        }
    }

    /// Uses an ability of the turn.
    pub fn use_ability(&mut self, seat: u8, card: CardId, ability: u8) {
        let rules = self.rules;
        let text =
            if card == NOBODY { rules.side_text(self.state, seat) } else { &self.def(card).text };
        let Some(entry) = text.uses.get(usize::from(ability)).copied() else { return };
        if card == NOBODY {
            let player = self.state.player_mut(seat);
            player.used[usize::from(player.bot)] |= 1 << ability;
        } else {
            self.state.cards.at_mut(usize::from(card)).used |= 1 << ability;
        }
        let shown = (card != NOBODY).then(|| self.shown(card));
        self.io.emit(|| Event::Used { seat, card: shown, cost: entry.cost });
        self.lose_energon(seat, entry.cost);
        debug_assert!(entry.when != Window::Assist);
        self.begin_code(entry.pc, seat, card);
    }

    // --- the End of Turn Phase ---

    /// Chooses the cards that stay in hand (Clash of the Combiners rulebook, Computron).
    fn keep_cards(&mut self, seat: u8) {
        match self.answer() {
            Some(Action::Card(card)) => self.state.cards.at_mut(usize::from(card)).kept = true,
            Some(_) => {
                self.frame().step = step::DISCARD;
                return;
            }
            None => {}
        }
        let hand = self.state.player(seat).hand;
        let left: crate::model::state::Cards =
            hand.iter().copied().filter(|&card| !self.state.card(card).kept).collect();
        if self.state.player(seat).flags & Player::KEEP == 0 || left.is_empty() {
            self.frame().step = step::DISCARD;
            return;
        }
        let decision = self.ask(Ask::Keep, seat);
        (decision.cards, decision.wanted, decision.may_stop) = (left, left.len() as u8, true);
    }

    fn discard_all(&mut self, seat: u8) {
        let player = *self.state.player(seat);
        for &card in player.played.iter().chain(player.hand.iter()) {
            if !self.state.card(card).kept {
                self.discard(card);
            }
        }
        for card in self.state.cards.iter_mut() {
            (card.used, card.kept) = (0, false);
        }
        self.state.matrix.iter_mut().for_each(|cell| cell.tried = false);
        self.lose_power_and_move(seat);
        let player = self.state.player_mut(seat);
        (player.used, player.played_types, player.defeats, player.flags) = ([0; 2], 0, 0, 0);
        self.state.lasting.clear();
        self.io.emit(|| Event::TurnEnded { seat });
        self.frame().step = step::REFILL;
    }

    /// Removes the Power and Move that a player gained and spent.
    fn lose_power_and_move(&mut self, seat: u8) {
        let player = self.state.player_mut(seat);
        (player.power, player.power_spent, player.moves, player.move_spent) =
            ([0; RANGES], 0, 0, 0);
    }

    fn refill(&mut self, when: Refill) {
        self.frame().step += 1;
        if self.state.options.refill == when {
            self.begin(Frame { work: Work::Refill, ..Frame::default() });
        }
    }

    /// Draws up to the hand size; cards that were kept count (Clash of the Combiners rulebook, Computron).
    fn draw_hand(&mut self, seat: u8) {
        let kept = self.state.player(seat).hand.len() as u8;
        let size = self.rules.hand_size(self.state, seat);
        self.draw(seat, size.saturating_sub(kept));
        self.frame().step = step::REFILL_LATER;
    }

    /// Refills an empty space with the top card of the main deck, facedown. A Boss comes up instead.
    pub fn refill_step(&mut self) {
        if let Some(answer) = self.answer() {
            if let Action::Space(space) = answer {
                let at = self.frame().space;
                let boss = self.state.faceup(at);
                self.io.by = boss.map(|boss| self.rules.card_cause(self.state, boss));
                let card = self.state.cell(space).card;
                self.destroy(card);
            }
            self.frame().step = 0;
            return;
        }
        if self.frame().step == 1 {
            return self.destroy_for_boss();
        }
        let Some(space) =
            (0..self.state.spaces()).find(|&space| self.state.cell(space).card == NOBODY)
        else {
            return self.end_work();
        };
        if self.state.main.is_empty() {
            // The game ends when a card must be drawn from the empty main deck (Clash of the Combiners rulebook, TvT Rules).
            return self.end_game(Reason::Deck);
        }
        self.supply(|state| &state.main);
        let Some(&card) = self.state.main.last() else { return };
        if let Some(stack) = self.state.stacks.iter_mut().find(|stack| **stack > 0) {
            *stack -= 1;
        }
        let def = self.def(card);
        let boss = def.is(CardType::Boss);
        self.put_in_matrix(card, space, boss);
        let left = self.state.main.len() as u8;
        self.io.emit(|| Event::Refilled { space, left });
        if !boss {
            return;
        }
        let shown = self.shown(card);
        self.io.emit(|| Event::BossRevealed { card: shown, space });
        if self.state.options.boss_ambush == crate::options::BossAmbush::Ambush {
            self.boss_ambush(card, space);
        }
        self.begin_codes(&def.text.reveal, self.state.active, card);
        if self.state.options.boss_arrival == crate::options::BossArrival::Destroys {
            let refill =
                self.state.frames.iter_mut().rev().find(|frame| frame.work == Work::Refill);
            if let Some(frame) = refill {
                (frame.step, frame.space) = (1, space);
            }
        }
    }

    /// The active player destroys a card of the Matrix for a Boss that came up.
    fn destroy_for_boss(&mut self) {
        let own = self.frame().space;
        let fits = |space: &Space| {
            let card = self.state.cell(*space).card;
            card != NOBODY
                && *space != own
                && !(self.state.cell(*space).up && self.def(card).is(CardType::Boss))
        };
        let options =
            (0..self.state.spaces()).filter(fits).fold(0_u32, |set, space| set | 1 << space);
        if options == 0 {
            self.frame().step = 0;
            return;
        }
        let seat = self.state.active;
        self.ask(Ask::Space, seat).options = options;
    }

    /// Schedules instructions for a defeat or a failed battle.
    pub fn last(&mut self, until: Until, pc: u16) {
        let frame = *self.frame();
        let lasting = Lasting { until, seat: frame.you, source: frame.source, pc };
        if !self.state.lasting.try_push(lasting) {
            self.stop(Status::OutOfRoom);
        }
    }
}
