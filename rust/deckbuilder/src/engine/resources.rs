//! Energon, VP, Power, Move, Damage and modes.

use crate::{
    cards::deckbuilder::Deckbuilder,
    engine::machine::Machine,
    model::{
        event::{Event, PowerChange},
        state::{CardId, Mode, Player, RANGES, Reason, Space, State, Zone},
    },
    options::{Converts, CoopLoss},
};
use altmode_deckbuilder_language::Quality;

impl Deckbuilder {
    /// Returns the Power of a Combiner in Combiner Mode that is left this turn, and its Range. It may only be used to buy or
    /// battle in the own turn, never to Assist (Clash of the Combiners rulebook, Combiner Mode).
    pub fn own_power(self, state: &State, seat: u8) -> (u8, u8) {
        let player = state.player(seat);
        let side = self.side(state, seat);
        if seat != state.active {
            (0, 0)
        } else {
            (side.power.saturating_sub(player.power_spent), side.range)
        }
    }

    /// Returns the Power of a player that reaches a distance (Blog, Range: Power has the Range of its card).
    pub fn power_at(self, state: &State, seat: u8, distance: u8) -> u8 {
        let gained: u8 = state
            .player(seat)
            .power
            .iter()
            .skip(usize::from(distance))
            .fold(0, |sum, power| sum.saturating_add(*power));
        let (own, range) = self.own_power(state, seat);
        gained.saturating_add(if range >= distance { own } else { 0 })
    }

    /// Returns the Move that is left to a player this turn: that of the present side without the "-1 Move" tokens, and that of
    /// cards (Clash of the Combiners rulebook, Combiner Mode).
    pub fn move_left(self, state: &State, seat: u8) -> u8 {
        let player = state.player(seat);
        self.side(state, seat).moves.saturating_sub(player.move_spent).saturating_add(player.moves)
    }

    /// Returns the change of a player's total Power when battling Adversaries: "-1 Power when battling Adversaries" of Alt sides.
    pub fn battle_power(self, state: &State, seat: u8) -> i16 {
        let mut sum = 0;
        self.own_qualities(state, seat, |quality| {
            if let Quality::BattlePower(power) = quality {
                sum += i16::from(*power);
            }
        });
        sum
    }

    /// Returns the change of Power by Ongoing qualities with its source.
    pub fn power_change(self, state: &State, seat: u8) -> PowerChange {
        let amount = self.battle_power(state, seat);
        let of_side =
            self.qualities(state, seat, self.side_text(state, seat)).map(|quality| match quality {
                Quality::BattlePower(power) => i16::from(*power),
                _ => 0,
            });
        PowerChange {
            amount,
            bot: (amount != 0 && of_side.sum::<i16>() == amount).then_some(state.player(seat).bot),
        }
    }

    /// Returns the number of cards in a player's hand at the start of a turn.
    pub fn hand_size(self, state: &State, seat: u8) -> u8 {
        let mut size = i16::from(state.player(seat).hand_size);
        self.own_qualities(state, seat, |quality| {
            if let Quality::HandSize(more) = quality {
                size += i16::from(*more);
            }
        });
        size.clamp(0, 20) as u8
    }

    /// Returns whether a player can Convert by paying Energon.
    pub fn can_convert(self, state: &State, seat: u8) -> bool {
        let player = state.player(seat);
        player.energon >= 1
            && (state.options.converts == Converts::Unlimited
                || player.flags & Player::CONVERTED == 0)
    }
}

impl Machine<'_> {
    /// Gives Energon.
    pub fn gain_energon(&mut self, seat: u8, amount: u8) {
        if amount > 0 {
            let player = self.state.player_mut(seat);
            player.energon = player.energon.saturating_add(amount);
            let total = player.energon;
            self.io.emit(|| Event::Energon { seat, amount: amount.into(), total });
        }
    }

    /// Takes at most the available Energon. Returns the amount.
    pub fn lose_energon(&mut self, seat: u8, amount: u8) -> u8 {
        let player = self.state.player_mut(seat);
        let lost = player.energon.min(amount);
        player.energon -= lost;
        let total = player.energon;
        if lost > 0 {
            self.io.emit(|| Event::Energon { seat, amount: -i16::from(lost), total });
        }
        lost
    }

    /// Gives or takes VP tokens. A player cannot have fewer than 0.
    pub fn change_vp(&mut self, seat: u8, amount: i16) -> i16 {
        let player = self.state.player_mut(seat);
        let before = player.vp;
        player.vp = before.saturating_add(amount).clamp(0, 9999);
        let (changed, total) = (player.vp - before, player.vp);
        if changed != 0 {
            self.io.emit(|| Event::Vp { seat, amount: changed, total });
        }
        changed
    }

    /// Gives Power for the turn.
    pub fn gain_power(&mut self, seat: u8, range: u8, amount: u8) {
        if amount > 0 {
            let power = &mut self.state.player_mut(seat).power[usize::from(range).min(RANGES - 1)];
            *power = power.saturating_add(amount);
            self.io.emit(|| Event::Power { seat, amount: amount.into(), range, battle: false });
        }
    }

    /// Gives Move for the turn.
    pub fn gain_move(&mut self, seat: u8, amount: u8) {
        if amount > 0 {
            let moves = &mut self.state.player_mut(seat).moves;
            *moves = moves.saturating_add(amount);
            self.io.emit(|| Event::MoveGained { seat, amount });
        }
    }

    /// Spends Power that reaches a distance, from the shortest Range first. Returns the amount spent.
    pub fn spend_power(&mut self, seat: u8, distance: u8, amount: u8) -> u8 {
        let (own, own_range) = self.rules.own_power(self.state, seat);
        let mut left = amount;
        for range in distance..RANGES as u8 {
            if range == own_range && left > 0 {
                let spent = own.min(left);
                self.state.player_mut(seat).power_spent += spent;
                left -= spent;
            }
            let power = &mut self.state.player_mut(seat).power[usize::from(range)];
            let spent = (*power).min(left);
            *power -= spent;
            left -= spent;
        }
        let spent = amount - left;
        if spent > 0 {
            self.io.emit(|| Event::PowerSpent { seat, amount: spent });
        }
        spent
    }

    /// Spends Move, that of the character first.
    pub fn spend_move(&mut self, seat: u8, amount: u8) {
        let own = self
            .rules
            .side(self.state, seat)
            .moves
            .saturating_sub(self.state.player(seat).move_spent);
        let player = self.state.player_mut(seat);
        let tokens = own.min(amount);
        player.move_spent += tokens;
        player.moves = player.moves.saturating_sub(amount - tokens);
        if amount > 0 {
            self.io.emit(|| Event::MoveSpent { seat, amount });
        }
    }

    /// Converts to the other mode. Converting to Combiner Mode, by any means, loses 1 more Energon if there is one (Clash of the
    /// Combiners rulebook, Converting).
    pub fn convert(&mut self, seat: u8) {
        self.turn_over(seat, false);
        if self.state.player(seat).bot && self.rules.character(self.state, seat).sheet.combiner {
            self.lose_energon(seat, 1);
        }
    }

    /// Turns a character to its other side. A forced flip is no Convert (Clash of the Combiners rulebook, Combiner Mode).
    pub fn turn_over(&mut self, seat: u8, forced: bool) {
        let player = self.state.player_mut(seat);
        player.bot = !player.bot;
        let bot = player.bot;
        self.io.emit(|| Event::Converted { seat, bot, forced });
    }

    /// Gives Damage from the stack. An empty stack gives none.
    pub fn gain_damage(&mut self, seat: u8, amount: u8) -> u8 {
        let mut gained = 0;
        while gained < amount && !self.state.damage.is_empty() && self.state.status.is_running() {
            self.supply(|state| &state.damage);
            let Some(&card) = self.state.damage.last() else { break };
            self.move_card(card, Zone::Damage, seat);
            gained += 1;
            let shown = self.shown(card);
            self.io.emit(|| Event::Gained {
                seat,
                card: shown,
                from: Zone::DamageStack,
                space: crate::model::state::OFF,
                to: Zone::Damage,
            });
            self.check_damage(seat);
        }
        gained
    }

    /// Ends a team game at once when a player has too much Damage (Clash of the Combiners rulebook, TvT Rules).
    fn check_damage(&mut self, seat: u8) {
        let count = self.state.player(seat).damage.len() as u8;
        let ends = match self.state.mode {
            Mode::Teams | Mode::OneVersusMany => count >= self.state.damage_limit(seat),
            Mode::Coop | Mode::Solo => {
                self.state.options.coop_loss == CoopLoss::DeckOrDamage && count >= 5
            }
            Mode::Competitive => false,
        };
        if ends {
            // The active player's team loses 3 VP if that player has the Damage.
            self.end_game(Reason::Damage);
        }
    }

    /// Returns Damage to the bottom of the stack.
    pub fn repair(&mut self, card: CardId) {
        let seat = self.state.card(card).owner;
        self.move_card(card, Zone::DamageStack, crate::model::state::NOBODY);
        self.state.damage.rotate_right(1);
        let shown = self.shown(card);
        self.io.emit(|| Event::Repaired { seat, card: shown });
    }

    /// Moves a character. Moving onto a faceup Adversary is an Ambush (Database, Optimus Prime).
    pub fn relocate(&mut self, seat: u8, to: Space, teleport: bool) {
        let from = std::mem::replace(&mut self.state.player_mut(seat).at, to);
        self.io.emit(|| Event::Moved { seat, from, to, teleport });
        let flies = self.state.options.flight == crate::options::Flight::NoAmbush
            && self.state.player(seat).flags & Player::FLIES != 0;
        if let Some(card) = self.state.faceup(to)
            && self.def(card).is_adversary_of(self.state.player(seat).faction)
            && !flies
        {
            self.ambush(1 << seat, card, crate::model::state::Cause::Moved);
        }
    }
}
