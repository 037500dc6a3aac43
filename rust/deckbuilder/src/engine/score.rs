//! The end of the game: victory points and winners.

use crate::{
    cards::deckbuilder::Deckbuilder,
    engine::machine::Machine,
    model::{
        event::ScoreSums,
        state::{CardId, Mode, NOBODY, Reason, State, Zone},
    },
    options::Ties,
};

/// VP that a team loses if its player has too much Damage in the own turn (Clash of the Combiners rulebook, TvT Rules).
const DAMAGE_PENALTY: i16 = 3;

impl Deckbuilder {
    /// Returns the VP of a player: tokens, and the "End of Game" texts of the player's cards.
    pub fn vp(self, state: &State, seat: u8) -> i16 {
        let mut sum = state.player(seat).vp;
        let own = |card: &CardId| {
            let entry = state.card(*card);
            entry.owner == seat
                && matches!(
                    entry.zone,
                    Zone::Deck
                        | Zone::Hand
                        | Zone::Discard
                        | Zone::Played
                        | Zone::Damage
                        | Zone::Vault
                        | Zone::Assist
                )
        };
        let cards: Vec<CardId> = (0..state.cards.len() as CardId).filter(own).collect();
        for (at, &card) in cards.iter().enumerate() {
            for (amount, once) in &self.def(state, card).text.end {
                // Cards of one name count once, also those of two sets.
                let again = cards[..at].iter().any(|&other| {
                    self.def(state, other).sheet.name == self.def(state, card).sheet.name
                });
                if !(*once && again) {
                    sum = sum.saturating_add(self.amount(state, amount, seat, card));
                }
            }
        }
        for (amount, _) in &self.side_text(state, seat).end {
            sum = sum.saturating_add(self.amount(state, amount, seat, NOBODY));
        }
        sum
    }
}

impl Machine<'_> {
    /// Scores the game. Returns the winning seats, one bit each.
    ///
    /// Team games are won by the team with the most VP (Clash of the Combiners rulebook, TvT Rules), competitive games by the
    /// player with the most VP. Co-operative and solo games are won if the third Boss is defeated.
    pub fn score(&mut self, reason: Reason) -> u8 {
        let seats = self.state.seats;
        for seat in 0..seats {
            self.state.player_mut(seat).score = self.tally(seat, reason).score();
        }
        if self.state.mode.is_shared() {
            return if reason == Reason::Bosses { (1 << seats) - 1 } else { 0 };
        }
        let team_score = |seat: u8| -> i16 {
            let team = self.state.player(seat).team;
            (0..seats)
                .filter(|&other| self.state.player(other).team == team)
                .map(|other| self.state.player(other).score)
                .sum()
        };
        let most = (0..seats).map(team_score).max().unwrap_or(0);
        let best = (0..seats).filter(|&seat| team_score(seat) == most);
        let winners: u8 = best.clone().fold(0, |set, seat| set | 1 << seat);
        let first = self.state.player(winners.trailing_zeros() as u8).team;
        let tied = best.clone().any(|seat| self.state.player(seat).team != first);
        if tied && self.state.options.ties == Ties::Draw { 0 } else { winners }
    }

    /// Returns the sums of a player's score.
    pub fn tally(&self, seat: u8, reason: Reason) -> ScoreSums {
        let (tokens, all) = (self.state.player(seat).vp, self.rules.vp(self.state, seat));
        let active = seat == self.state.active;
        let loses = reason == Reason::Damage
            && self.state.mode.has_teams()
            && active
            && self.has_too_much_damage(seat);
        ScoreSums {
            tokens,
            texts: all.saturating_sub(tokens),
            penalty: if loses { DAMAGE_PENALTY } else { 0 },
        }
    }

    fn has_too_much_damage(&self, seat: u8) -> bool {
        debug_assert!(self.state.mode != Mode::Solo);
        self.state.player(seat).damage.len() as u8 >= self.state.damage_limit(seat)
    }
}
