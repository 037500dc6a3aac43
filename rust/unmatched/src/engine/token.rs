//! Tokens of heroes, which lie in spaces of the battlefield.

use crate::{
    cards::{
        board::{NOWHERE, Space, Spaces, only},
        unmatched::Unmatched,
    },
    engine::machine::Machine,
    model::{
        event::Event,
        state::{Fighter, FighterId, State, Token},
    },
};
use altmode_unmatched_language::When;

impl State {
    /// Returns the spaces with tokens of a seat.
    #[inline]
    pub fn tokens_of(&self, seat: u8) -> Spaces {
        self.tokens
            .iter()
            .filter(|token| token.owner == seat)
            .fold(0, |set, token| set | only(token.at))
    }

    /// Returns the spaces with tokens.
    pub fn token_spaces(&self) -> Spaces {
        self.tokens.iter().fold(0, |set, token| set | only(token.at))
    }

    /// Records the fighters on tokens of their player at the beginning of the turn.
    pub(crate) fn note_tokens(&mut self) {
        for at in 0..self.fighters.len() {
            let began = self.fighters.at(at).began_body();
            let on_token = began & self.tokens_of(self.fighters.at(at).owner) != 0;
            let fighter = self.fighters.at_mut(at);
            fighter.flags &= !Fighter::BEGAN_ON_TOKEN;
            fighter.flags |= if on_token { Fighter::BEGAN_ON_TOKEN } else { 0 };
        }
    }
}

impl Unmatched {
    /// Returns the spaces in which a fighter stops, because a token of an enemy lies there.
    pub fn stopping(self, state: &State, fighter: FighterId) -> Spaces {
        if state.tokens.is_empty() {
            return 0;
        }
        let owner = state.fighter(fighter).owner;
        let stops = |seat: u8| {
            let traps =
                self.hero(state, seat).sheet.tokens.as_ref().is_some_and(|tokens| tokens.trap);
            traps && state.are_enemies(seat, owner)
        };
        (0..state.seats)
            .filter(|&seat| stops(seat))
            .fold(0, |set, seat| set | state.tokens_of(seat))
    }

    /// Returns the id of the tokens of a seat.
    pub fn token_id(self, state: &State, seat: u8) -> &'static str {
        self.hero(state, seat).sheet.tokens.as_ref().map_or("", |tokens| tokens.id.as_str())
    }
}

impl Machine<'_> {
    /// Puts a token from the supply of a seat in a space.
    pub(crate) fn put_token(&mut self, seat: u8, at: Space) {
        let player = self.state.player_mut(seat);
        player.supply = player.supply.saturating_sub(1);
        if !self.state.tokens.try_push(Token { owner: seat, at }) {
            self.out_of_room();
        }
        self.io.emit(|| Event::Token { seat, from: NOWHERE, to: at });
    }

    /// Moves a token of a seat.
    pub(crate) fn move_token(&mut self, seat: u8, from: Space, to: Space) {
        if let Some(token) =
            self.state.tokens.iter_mut().find(|token| token.owner == seat && token.at == from)
        {
            token.at = to;
            self.io.emit(|| Event::Token { seat, from, to });
        }
    }

    /// Removes a token of a seat from a space; `false` if none lies there.
    pub(crate) fn remove_token(&mut self, seat: u8, at: Space) -> bool {
        let Some(place) =
            self.state.tokens.iter().position(|token| token.owner == seat && token.at == at)
        else {
            return false;
        };
        self.state.tokens.remove(place);
        if self.hero(seat).sheet.tokens.as_ref().is_some_and(|tokens| !tokens.spent) {
            self.state.player_mut(seat).supply += 1;
        }
        self.io.emit(|| Event::Token { seat, from: at, to: NOWHERE });
        self.happen_to(seat, &When::TokenRemoved);
        true
    }

    /// Queues the triggers of tokens in a space that a fighter has entered, by a move or by placing.
    pub(crate) fn enters(&mut self, fighter: FighterId, at: Space) {
        for seat in 0..self.state.seats {
            if self.state.tokens_of(seat) & only(at) == 0 {
                continue;
            }
            let waiting = self.state.pending.len();
            self.happen(seat, fighter, |on| match on {
                When::Enters(who) => Some(Some(who)),
                _ => None,
            });
            self.state.pending.iter_mut().skip(waiting).for_each(|pending| pending.at = at);
        }
    }
}
