//! Instructions about tokens: putting them on the battlefield, moving and removing them.

use super::{Again, BEGUN, Flow};
use crate::{
    cards::board::{Space, Spaces, only, spaces},
    engine::machine::Machine,
    model::state::{Ask, NOBODY},
};
use altmode_unmatched_language::{Amount, Place, Who};

impl Machine<'_> {
    /// Returns the spaces of a phrase, relative to the fighter with this effect.
    fn spaces_of(&self, place: Option<&Place>) -> Spaces {
        let context = self.context();
        place.map_or(self.board().all, |place| {
            self.rules.places(self.state, &context, place, context.this, false)
        })
    }

    /// Returns the spaces in which a token of a seat can be put.
    fn room_for_token(&self, seat: u8) -> Spaces {
        let single = self.hero(seat).sheet.tokens.as_ref().is_some_and(|tokens| tokens.single);
        if single { self.board().all & !self.state.tokens_of(seat) } else { self.board().all }
    }

    /// Asks for a space, or for the space of a token.
    fn ask_space(&mut self, ask: Ask, options: Spaces, may_stop: bool) -> Flow {
        let you = self.frame().you;
        let decision = self.ask(ask, you);
        (decision.options, decision.may_stop, decision.answer) = (options, may_stop, NOBODY);
        Again
    }

    /// Puts tokens one after the other: a number of them, or one in each of the spaces.
    pub(super) fn follow_put_token(
        &mut self,
        place: &Place,
        count: &Amount,
        up_to: bool,
        each: bool,
    ) -> Flow {
        let seat = self.frame().controller;
        if self.frame().ready & BEGUN == 0 {
            let wanted = if each { u8::MAX } else { self.count(count) };
            let frame = self.frame();
            frame.ready |= BEGUN;
            (frame.amount, frame.todo) = (0, wanted.into());
            if each {
                frame.spaces = 0;
            }
        }
        if let Some(answer) = self.answer() {
            if answer.answer == NOBODY {
                self.frame().todo = 0;
            } else {
                self.put_one_token(seat, answer.answer);
            }
        }
        loop {
            let left = self.frame().todo.min(self.state.player(seat).supply.into());
            let done = if each { self.frame().spaces } else { 0 };
            let free = self.spaces_of(Some(place)) & self.room_for_token(seat) & !done;
            if left == 0 || free == 0 {
                self.frame().todo = 0;
                let put = self.frame().amount;
                return self.did(put.into());
            }
            // The question is skipped if there is no choice.
            if up_to || free.count_ones() > if each { left } else { 1 } {
                return self.ask_space(Ask::Space, free, up_to);
            }
            self.put_one_token(seat, free.trailing_zeros() as Space);
        }
    }

    /// Puts tokens on paths one after the other.
    pub(super) fn follow_put_on_path(&mut self, beside: Option<&Who>, count: &Amount) -> Flow {
        let (seat, you) = (self.frame().controller, self.frame().you);
        if self.frame().ready & BEGUN == 0 {
            let wanted = self.count(count);
            let frame = self.frame();
            (frame.ready, frame.amount, frame.todo) = (frame.ready | BEGUN, 0, wanted.into());
        }
        if let Some(answer) = self.answer() {
            self.lay_one(seat, answer.answer);
        }
        loop {
            let (context, board) = (self.context(), self.board());
            let near = match beside {
                Some(who) => board.paths_at(
                    self.state.spaces_of(self.rules.candidates(self.state, &context, who)),
                ),
                None => board.drawn,
            };
            let free = near & !self.state.laid_paths();
            if self.frame().todo.min(self.state.player(seat).supply.into()) == 0 || free == 0 {
                self.frame().todo = 0;
                let put = self.frame().amount;
                return self.did(put.into());
            }
            if free.count_ones() > 1 {
                self.ask(Ask::Path, you).paths = free;
                return Again;
            }
            self.lay_one(seat, free.trailing_zeros() as u8);
        }
    }

    fn lay_one(&mut self, seat: u8, path: u8) {
        self.lay(seat, path);
        let frame = self.frame();
        (frame.amount, frame.todo) = (frame.amount + 1, frame.todo.saturating_sub(1));
    }

    fn put_one_token(&mut self, seat: u8, at: Space) {
        self.put_token(seat, at);
        let frame = self.frame();
        frame.amount += 1;
        frame.todo = frame.todo.saturating_sub(1);
        frame.spaces |= only(at);
    }

    /// Lets the player choose a token and the space to which it moves, one token after the other.
    pub(super) fn follow_move_token(
        &mut self,
        [from, to]: [Option<&Place>; 2],
        up_to: Option<&Amount>,
        other: bool,
        any_number: bool,
    ) -> Flow {
        let seat = self.frame().controller;
        let answer = self.answer();
        if self.frame().ready & BEGUN == 0 {
            match answer {
                Some(answer) if answer.answer == NOBODY => return self.moved_tokens(),
                Some(answer) => self.begin_token(answer.answer),
                None => {
                    if self.frame().ready == 0 {
                        let frame = self.frame();
                        (frame.amount, frame.ready) = (0, 1);
                    }
                    let before = if other || any_number { self.frame().spaces } else { 0 };
                    let options = self.state.tokens_of(seat) & self.spaces_of(from) & !before;
                    match options.count_ones() {
                        0 => return self.moved_tokens(),
                        1 if !any_number => self.begin_token(options.trailing_zeros() as Space),
                        _ => return self.ask_space(Ask::Token, options, any_number),
                    }
                }
            }
        } else if let Some(answer) = answer {
            let at = self.frame().todo as Space;
            self.end_token(if answer.answer == NOBODY { at } else { answer.answer });
            return if any_number { Again } else { self.moved_tokens() };
        }
        let at = self.frame().todo as Space;
        let reached = match up_to {
            Some(amount) => self.board().reach(at, self.board().all, self.count(amount)),
            None => self.board().all,
        };
        let options = reached & self.spaces_of(to) & self.room_for_token(seat) & !only(at);
        match options.count_ones() {
            0 => self.end_token(at),
            1 if up_to.is_none() => self.end_token(options.trailing_zeros() as Space),
            _ => return self.ask_space(Ask::Space, options, up_to.is_some()),
        }
        if any_number { Again } else { self.moved_tokens() }
    }

    fn begin_token(&mut self, at: Space) {
        let frame = self.frame();
        frame.ready |= BEGUN;
        frame.todo = at.into();
    }

    /// Moves the chosen token to a space, or leaves it.
    fn end_token(&mut self, to: Space) {
        let (seat, from) = (self.frame().controller, self.frame().todo as Space);
        if from != to {
            self.move_token(seat, from, to);
        }
        let frame = self.frame();
        frame.ready &= !BEGUN;
        frame.amount += i16::from(from != to);
        frame.spaces |= only(to);
    }

    fn moved_tokens(&mut self) -> Flow {
        let frame = self.frame();
        frame.todo = 0;
        let moved = frame.amount;
        self.did(moved.into())
    }

    pub(super) fn follow_remove_tokens(&mut self, place: &Place) -> Flow {
        let seat = self.frame().controller;
        let mut removed = 0;
        for at in spaces(self.spaces_of(Some(place)) & self.state.tokens_of(seat)) {
            while self.remove_token(seat, at) {
                removed += 1;
            }
        }
        self.did(removed)
    }

    pub(super) fn follow_choose_token(&mut self, place: &Place) -> Flow {
        let chosen = match self.answer() {
            Some(answer) => only(answer.answer),
            None => {
                let seat = self.frame().controller;
                let options = self.spaces_of(Some(place)) & self.state.tokens_of(seat);
                if options.count_ones() > 1 {
                    return self.ask_space(Ask::Token, options, false);
                }
                options
            }
        };
        self.frame().spaces |= chosen;
        self.did(chosen.count_ones() as i32)
    }
}
