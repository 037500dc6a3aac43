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
    /// Calls a function with the name and the VP of each "End of Game" text of a player's cards and character.
    pub fn each_end_text(self, state: &State, seat: u8, mut scored: impl FnMut(&'static str, i16)) {
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
        let name = |card: CardId| self.def(state, card).sheet.name.as_str();
        let cards: Vec<CardId> = (0..state.cards.len() as CardId).filter(own).collect();
        for (at, &card) in cards.iter().enumerate() {
            for (amount, once) in &self.def(state, card).text.end {
                // Cards of one name count once, also those of two sets.
                let again = cards[..at].iter().any(|&other| name(other) == name(card));
                if !(*once && again) {
                    scored(name(card), self.amount(state, amount, seat, card));
                }
            }
        }
        for (amount, _) in &self.side_text(state, seat).end {
            let character = self.character(state, seat).sheet.name.as_str();
            scored(character, self.amount(state, amount, seat, NOBODY));
        }
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
        let mut texts: i16 = 0;
        self.rules.each_end_text(self.state, seat, |_, vp| texts = texts.saturating_add(vp));
        let active = seat == self.state.active;
        let loses = reason == Reason::Damage
            && self.state.mode.has_teams()
            && active
            && self.has_too_much_damage(seat);
        ScoreSums {
            tokens: self.state.player(seat).vp,
            texts,
            penalty: if loses { DAMAGE_PENALTY } else { 0 },
        }
    }

    fn has_too_much_damage(&self, seat: u8) -> bool {
        debug_assert!(self.state.mode != Mode::Solo);
        self.state.player(seat).damage.len() as u8 >= self.state.damage_limit(seat)
    }
}
