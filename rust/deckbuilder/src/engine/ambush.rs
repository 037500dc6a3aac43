//! Ambushes, and Attacks with their Blocks.

use crate::{
    cards::{catalogue::BlockDef, deckbuilder::Deckbuilder},
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        state::{Ask, CardId, Cause, Frame, NOBODY, Pending, Space, State, Status, Work, Zone},
    },
};
use altmode_deckbuilder_language::{Protects, When};

/// Steps of an Ambush.
mod step {
    /// Abilities before the Ambush.
    pub const BEFORE: u8 = 0;
    /// The Encounter of the next ambushed player.
    pub const DRAW: u8 = 1;
    /// The next player whom the Encounter hits.
    pub const FOLLOW: u8 = 2;
}

impl Machine<'_> {
    /// Queues an Ambush of characters, which begins when the effect in progress is over.
    pub fn ambush(&mut self, seats: u8, source: CardId, cause: Cause) {
        if seats != 0 && !self.state.ambushes.try_push(Pending { seats, source, cause }) {
            self.stop(Status::OutOfRoom);
        }
    }

    /// A revealed Boss ambushes: the active player if it is an Adversary, or else the Adversary characters in its space. "Boss
    /// Reveal" of the Encounter widens that to all Adversaries (Database, Back-Up).
    pub fn boss_ambush(&mut self, card: CardId, space: Space) {
        let def = self.def(card);
        let active = self.state.active;
        let hit = |seat: &u8| def.is_adversary_of(self.state.player(*seat).faction);
        let seats = match hit(&active) {
            true => 1 << active,
            false => {
                self.state.seats_at(space)
                    & (0..self.state.seats).filter(hit).fold(0, |set, seat| set | 1 << seat)
            }
        };
        // The Encounter is drawn if there is an Adversary whom it could hit, even if it hits none.
        if (0..self.state.seats).any(|seat| hit(&seat))
            && !self.state.ambushes.try_push(Pending { seats, source: card, cause: Cause::Boss })
        {
            self.stop(Status::OutOfRoom);
        }
    }

    /// Begins the first queued Ambush.
    pub fn begin_ambush(&mut self) {
        let Pending { seats, source, cause } = self.state.ambushes.remove(0);
        let step = if cause == Cause::Boss { step::DRAW } else { step::BEFORE };
        self.begin(Frame {
            work: Work::Ambush,
            step,
            left: seats,
            source,
            then: cause as u16,
            ..Frame::default()
        });
    }

    /// Does the next step of an Ambush: an Encounter is drawn and its Ambush half resolves for each ambushed character.
    pub fn ambush_step(&mut self) {
        let Frame { step, left, source, then, space: encounter, .. } = *self.frame();
        let active = self.state.active;
        let boss = then == Cause::Boss as u16;
        let next = self.state.order_from(active).find(|&seat| left >> seat & 1 != 0);
        self.tell_no_effect();
        match step {
            step::BEFORE => {
                self.frame().step = step::DRAW;
                let on = match then {
                    _ if then == Cause::Moved as u16 => When::MovesOntoAdversary,
                    _ if then == Cause::Flipped as u16 => When::FlipsAdversary,
                    _ => return,
                };
                let Some(seat) = next else { return };
                let rules = self.rules;
                let whens = &rules.side_text(self.state, seat).whens;
                for &(when, pc) in whens.iter().rev() {
                    if when == on {
                        self.begin_code(pc, seat, NOBODY);
                    }
                }
            }
            step::DRAW => {
                if next.is_none() && !boss {
                    return self.end_work();
                }
                // Without the Adversary there is no Ambush, for example if it was destroyed in the meantime.
                let there = self.state.card(source).zone == Zone::Matrix;
                if !there
                    || (self.state.encounters.is_empty() && self.state.encounter_discard.is_empty())
                {
                    return self.end_work();
                }
                // A Boss has one Encounter for all, and other Adversaries have one for each ambushed character.
                let first = if boss { left } else { next.map_or(0, |seat| 1 << seat) };
                self.tell_ambush(first, source);
                let Some(encounter) = self.draw_encounter(false) else { return self.end_work() };
                let all = boss && self.def(encounter).text.boss_reveal;
                let def = self.def(source);
                let hit = |seat: &u8| def.is_adversary_of(self.state.player(*seat).faction);
                let seats = if all {
                    (0..self.state.seats).filter(hit).fold(0, |set, seat| set | 1 << seat)
                } else {
                    left
                };
                self.tell_ambush(seats & !left, source);
                let frame = self.frame();
                // The field `space` of the frame stores the number of the Encounter.
                (frame.step, frame.left, frame.space) = (step::FOLLOW, seats, encounter);
            }
            _ => {
                let Some(seat) = next else {
                    self.move_card(encounter, Zone::EncounterDiscard, NOBODY);
                    return self.end_work();
                };
                self.frame().left &= !(1 << seat);
                if !boss && self.frame().left != 0 {
                    // Each ambushed character has an Encounter of its own. One Encounter for all is an exception for Bosses.
                    self.move_card(encounter, Zone::EncounterDiscard, NOBODY);
                    self.frame().step = step::DRAW;
                }
                self.begin_half(&self.def(encounter).text.ambush, seat, encounter);
            }
        }
    }

    fn tell_ambush(&mut self, seats: u8, source: CardId) {
        let shown = self.shown(source);
        for seat in self.state.order_from(self.state.active).filter(|&seat| seats >> seat & 1 != 0)
        {
            self.io.emit(|| Event::Ambushed { seat, card: shown });
        }
    }

    /// Begins a half of an Encounter for a player.
    pub fn begin_half(&mut self, pieces: &[u16], seat: u8, encounter: CardId) {
        self.half = Some((self.io.events.len(), seat, encounter));
        self.begin_codes(pieces, seat, encounter);
    }

    /// Emits an event if the half of an Encounter that resolved last has emitted none. A half that asks a question has an effect.
    pub fn tell_no_effect(&mut self) {
        if let Some((events, seat, card)) = self.half.take()
            && events == self.io.events.len()
        {
            let shown = self.shown(card);
            let by = || Some(self.rules.card_cause(self.state, card));
            self.io.emit_by(by, || Event::NoEffect { seat, card: shown });
        }
    }

    // --- Attacks ---

    /// Does the next step of an Attack: each attacked player, or another one who protects that player, may Block; otherwise the
    /// attacked player follows the instructions.
    ///
    /// The frame stores the attacked players in `left`, the one being attacked in `it`, the players who may still Block in
    /// `count`, and whether one Blocked in `done`.
    pub fn attack_step(&mut self) {
        let Frame { left, it, pc, then, source, you, done, looping, .. } = *self.frame();
        let active = self.state.active;
        if it == NOBODY {
            let Some(seat) = self.state.order_from(active).find(|&seat| left >> seat & 1 != 0)
            else {
                self.end_work();
                if done {
                    self.begin_code(then, you, source);
                }
                return;
            };
            self.io.emit(|| Event::Attacked { seat });
            let rules = self.rules;
            let blockers = (0..self.state.seats)
                .filter(|&by| rules.could_block(self.state, by, seat))
                .fold(0, |set, by| set | 1 << by);
            let frame = self.frame();
            (frame.left, frame.it, frame.count, frame.looping) =
                (left & !(1 << seat), seat, blockers, false);
            return;
        }
        let blockers = self.frame().count;
        // The attacked player first, then the others in turn order.
        let by = self.state.order_from(it).find(|&by| blockers >> by & 1 != 0);
        match self.answer() {
            Some(Action::Block(card, ability)) => {
                let by = by.unwrap_or(it);
                self.frame().done = true;
                self.frame().it = NOBODY;
                self.io.emit(|| Event::Blocked { seat: it, by });
                self.pay_block(by, card, ability);
            }
            Some(_) => self.frame().count &= !(1 << by.unwrap_or(it)),
            None => match by {
                Some(by) => {
                    let decision = self.ask(Ask::Block, by);
                    (decision.may_stop, decision.options) = (true, it.into());
                }
                None => {
                    debug_assert!(!looping);
                    self.frame().it = NOBODY;
                    self.begin_code(pc, it, source);
                }
            },
        }
    }

    /// Pays for a Block: Energon of a character, or the card, which is discarded.
    fn pay_block(&mut self, by: u8, card: CardId, ability: u8) {
        let rules = self.rules;
        let text =
            if card == NOBODY { rules.side_text(self.state, by) } else { &self.def(card).text };
        let Some(&BlockDef { cost, pc, .. }) = text.blocks.get(usize::from(ability)) else {
            return;
        };
        let shown = (card != NOBODY).then(|| self.shown(card));
        self.io.emit(|| Event::Used { seat: by, card: shown, cost });
        self.lose_energon(by, cost);
        if card != NOBODY {
            self.discard(card);
        }
        self.begin_code(pc, by, card);
    }
}

impl Deckbuilder {
    /// Returns whether a Block ability of a player protects the character of another one.
    fn protects(self, state: &State, by: u8, seat: u8, block: &BlockDef, range: u8) -> bool {
        if block.team && !self.in_team_mode(state, by) {
            return false;
        }
        match block.who {
            Protects::You => by == seat,
            Protects::Anyone => true,
            Protects::InRange if by == seat => true,
            Protects::InRange => state
                .distance(state.player(by).at, state.player(seat).at)
                .is_some_and(|distance| distance <= range),
        }
    }

    /// Returns whether a player may have a Block against an Attack on a player, judged by public information.
    fn could_block(self, state: &State, by: u8, seat: u8) -> bool {
        let player = state.player(by);
        let own = self.side_text(state, by).blocks.iter();
        if own
            .clone()
            .any(|block| block.cost <= player.energon && self.protects(state, by, seat, block, 0))
        {
            return true;
        }
        let hidden = player.hand.iter().chain(player.deck.iter());
        !player.hand.is_empty()
            && hidden.clone().any(|&card| self.card_blocks(state, by, seat, card).next().is_some())
    }

    /// Returns the Block abilities of a card that protect a player.
    fn card_blocks(
        self,
        state: &State,
        by: u8,
        seat: u8,
        card: CardId,
    ) -> impl Iterator<Item = u8> {
        let def = self.def(state, card);
        let range = def.sheet.range.unwrap_or(0);
        let fits =
            move |(_, block): &(usize, &BlockDef)| self.protects(state, by, seat, block, range);
        def.text
            .blocks
            .iter()
            .enumerate()
            .filter(fits)
            .map(|(ability, _)| ability as u8)
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Returns the Blocks that a player can choose against an Attack on a player.
    pub fn blocks(self, state: &State, by: u8, seat: u8) -> Vec<(CardId, u8)> {
        let energon = state.player(by).energon;
        let own = self.side_text(state, by).blocks.iter().enumerate();
        let own = own
            .filter(|(_, block)| block.cost <= energon && self.protects(state, by, seat, block, 0));
        let mut all: Vec<(CardId, u8)> = own.map(|(ability, _)| (NOBODY, ability as u8)).collect();
        for &card in state.player(by).hand.iter() {
            all.extend(self.card_blocks(state, by, seat, card).map(|ability| (card, ability)));
        }
        all
    }
}
