//! Puts objects that are not in use to [rest](Rest), so that a program that frees none stays small.
//!
//! JavaScript frees an object when its handle is collected. Nothing is collected before a loop without `await` ends, and the
//! collector does not count the memory of the module: 20,000 games that a loop played and forgot took more than 4 GB.

use crate::room;
use altmode_core::Rest;
use std::{
    cell::{Cell, Ref, RefCell, RefMut},
    rc::Rc,
};

thread_local! {
    /// All objects that can be put to rest.
    static ALL: RefCell<Vec<Rc<dyn Object>>> = const { RefCell::new(Vec::new()) };
    /// Index of the object of the latest call.
    static LATEST: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// An object that JavaScript holds.
struct Held<T> {
    value: RefCell<T>,
    /// Its index in [`ALL`].
    index: Cell<usize>,
    /// Whether it was used since the last call of [`rest_unused`].
    used: Cell<bool>,
}

/// A [`Held`] of any type.
trait Object {
    fn index(&self) -> &Cell<usize>;
    fn used(&self) -> &Cell<bool>;
    /// Puts it to rest if it satisfies a condition. Returns whether it released memory.
    fn rest_if(&self, condition: fn(&dyn Rest) -> bool) -> bool;
}

impl<T: Rest> Object for Held<T> {
    fn index(&self) -> &Cell<usize> {
        &self.index
    }

    fn used(&self) -> &Cell<bool> {
        &self.used
    }

    fn rest_if(&self, condition: fn(&dyn Rest) -> bool) -> bool {
        // An object that is borrowed is in use.
        self.value.try_borrow_mut().is_ok_and(|mut value| condition(&*value) && value.rest())
    }
}

/// An object that JavaScript holds and that may be put to rest between two calls. At most one object that is over is not at
/// rest: that of the latest call.
pub struct Idle<T: Rest + 'static>(Rc<Held<T>>);

impl<T: Rest + 'static> Idle<T> {
    /// Takes a new object.
    pub fn new(value: T) -> Idle<T> {
        room::REST_UNUSED.set(rest_unused);
        let held = Rc::new(Held {
            value: RefCell::new(value),
            index: Cell::new(0),
            used: Cell::new(true),
        });
        ALL.with_borrow_mut(|all| {
            held.index.set(all.len());
            all.push(held.clone());
        });
        let idle = Idle(held);
        idle.use_it();
        idle
    }

    /// Borrows the object for a call.
    pub fn get(&self) -> Ref<'_, T> {
        self.use_it();
        self.0.value.borrow()
    }

    /// Borrows the object for a call that changes it.
    pub fn get_mut(&self) -> RefMut<'_, T> {
        self.use_it();
        self.0.value.borrow_mut()
    }

    fn use_it(&self) {
        self.0.used.set(true);
        let index = self.0.index.get();
        let latest = LATEST.replace(index);
        if latest != index {
            ALL.with_borrow(|all| {
                all.get(latest).is_some_and(|latest| latest.rest_if(|value| value.is_over()))
            });
        }
    }
}

impl<T: Rest + 'static> Drop for Idle<T> {
    fn drop(&mut self) {
        let index = self.0.index.get();
        let last = ALL.with_borrow_mut(|all| {
            all.swap_remove(index);
            if let Some(moved) = all.get(index) {
                moved.index().set(index);
            }
            all.len()
        });
        match LATEST.get() {
            latest if latest == index => LATEST.set(usize::MAX),
            latest if latest == last => LATEST.set(index),
            _ => {}
        }
    }
}

/// Puts all objects to rest that were not used since the last call. Returns whether that released much memory.
pub fn rest_unused() -> bool {
    /// Number of objects whose memory is soon full again, so that this function would be called all the time.
    const FEW: usize = 64;
    let (mut used, mut rested) = (0, 0);
    ALL.with_borrow(|all| {
        for object in all {
            if object.used().take() {
                used += 1;
            } else if object.rest_if(|_| true) {
                rested += 1;
            }
        }
    });
    rested > FEW.max(used / 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that is over from move 3 on.
    struct Game {
        moves: u8,
        resting: bool,
    }

    impl Rest for Game {
        fn rest(&mut self) -> bool {
            !std::mem::replace(&mut self.resting, true)
        }

        fn is_over(&self) -> bool {
            self.moves >= 3
        }
    }

    fn game(moves: u8) -> Idle<Game> {
        Idle::new(Game { moves, resting: false })
    }

    /// Looks without using the game.
    fn rests(game: &Idle<Game>) -> bool {
        game.0.value.borrow().resting
    }

    #[test]
    fn a_game_that_is_over_rests_when_another_one_is_used() {
        let (running, over) = (game(0), game(2));
        over.get_mut().moves += 1;
        over.get();
        assert!(!rests(&over));
        drop(game(3));
        assert!(rests(&over) && !rests(&running));
        over.get_mut().resting = false;
        running.get();
        assert!(rests(&over));
    }

    #[test]
    fn games_that_are_not_used_rest() {
        let games: Vec<_> = (0..99).map(|_| game(0)).collect();
        assert!(!rest_unused() && !games.iter().any(rests), "new games are in use");
        games[4].get();
        let borrowed = games[5].get();
        games[5].0.used.set(false);
        assert!(rest_unused());
        drop(borrowed);
        let awake: Vec<usize> = (0..games.len()).filter(|number| !rests(&games[*number])).collect();
        assert_eq!(awake, [4, 5]);
        assert!(!rest_unused() && games.iter().all(rests), "the last two");
    }

    #[test]
    fn freed_games_are_forgotten() {
        let mut games: Vec<_> = (0..5).map(|_| game(3)).collect();
        games[4].get();
        // The last one moves to the first place, and remains the latest.
        games.swap_remove(0);
        assert_eq!(LATEST.get(), 0);
        assert!(!rests(&games[0]));
        games[1].get();
        assert!(rests(&games[0]));
        drop(games);
        assert_eq!((ALL.with_borrow(Vec::len), LATEST.get()), (0, usize::MAX));
    }
}
