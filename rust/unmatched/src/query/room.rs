//! Sizes of fighters: their spaces, shared spaces, and adjacency.
//!
//! A fighter has a space of its own, and others stand on other spaces. Small fighters are the exception: up to four of them stand
//! in a space, beside one other fighter (Unmatched Reference v10, Squirrel Girl). A large fighter stands in two adjacent spaces
//! (Unmatched Reference v10, T. Rex), or in one where there is no room for its second one (docs/unmatched.md, Open points).

use crate::{
    cards::{
        board::{NOWHERE, Space, Spaces, only, spaces},
        unmatched::Unmatched,
    },
    model::state::{FighterId, Fighters, MOST_FIGHTERS, State, members, one},
};
use altmode_unmatched_language::Size;

impl State {
    /// Returns all fighters, on the battlefield and off it.
    #[inline]
    pub fn all_fighters(&self) -> Fighters {
        ((1_u64 << self.fighters.len()) - 1) as Fighters
    }

    /// Returns all fighters on the battlefield.
    #[inline]
    pub fn present(&self) -> Fighters {
        let there = self.fighters.iter().enumerate().filter(|(_, fighter)| fighter.is_there());
        there.fold(0, |set, (fighter, _)| set | 1 << fighter)
    }

    /// Returns the spaces on which these fighters stand.
    #[inline]
    pub fn spaces_of(&self, fighters: Fighters) -> Spaces {
        members(fighters).fold(0, |set, fighter| set | self.fighter(fighter).body())
    }

    /// Returns the spaces with a fighter.
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.fighters.iter().fold(0, |set, fighter| set | fighter.body())
    }

    /// Returns the spaces on which enemies of a seat stand.
    #[inline]
    pub fn enemy_spaces(&self, seat: u8) -> Spaces {
        let enemies = self.fighters.iter().filter(|fighter| self.are_enemies(fighter.owner, seat));
        enemies.fold(0, |set, fighter| set | fighter.body())
    }

    /// Returns the fighters who stand on a space.
    pub fn fighters_on(&self, space: Space) -> Fighters {
        let there = self
            .fighters
            .iter()
            .enumerate()
            .filter(|(_, fighter)| fighter.body() & only(space) != 0);
        there.fold(0, |set, (fighter, _)| set | 1 << fighter)
    }

    /// Returns the small fighters of a set.
    #[inline]
    pub fn small(&self, fighters: Fighters) -> Fighters {
        members(fighters)
            .filter(|&fighter| self.fighter(fighter).size == Size::Small)
            .fold(0, |set, fighter| set | one(fighter))
    }

    /// Returns the spaces in which a fighter cannot stand because of the fighters there. A small fighter can share the space of
    /// one other fighter, and of up to three small ones.
    pub fn barred(&self, fighter: FighterId) -> Spaces {
        let size = self.fighter(fighter).size;
        // The number of small fighters in each space is counted in two bits.
        let (mut barred, mut ones, mut twos) = (0, 0, 0);
        for (number, other) in self.fighters.iter().enumerate() {
            if number == usize::from(fighter) {
                continue;
            }
            let body = other.body();
            match (size, other.size) {
                (Size::Small, Size::Small) => {
                    barred |= ones & twos & body;
                    (ones, twos) = (ones ^ body, twos ^ (ones & body));
                }
                (Size::Small, Size::Usual) | (Size::Usual, Size::Small) => {}
                // A large fighter shares its spaces with no other fighter, not even a small one.
                _ => barred |= body,
            }
        }
        barred
    }

    /// Spreads damage that is about to be dealt: all small fighters of one type in a space take the highest amount among them.
    /// Returns the fighters that take it for this reason only.
    pub(crate) fn spread(&self, amounts: &mut [u8; MOST_FIGHTERS]) -> Fighters {
        let mut spread = 0;
        let small = self.small(self.present());
        for fighter in
            members(small).filter(|&fighter| amounts[usize::from(fighter)] > 0).collect::<Vec<_>>()
        {
            let amount = amounts[usize::from(fighter)];
            for other in
                members(small & !one(fighter)).filter(|&other| self.are_alike(fighter, other))
            {
                let taken = &mut amounts[usize::from(other)];
                if *taken == 0 {
                    spread |= one(other);
                }
                *taken = amount.max(*taken);
            }
        }
        spread
    }

    /// Returns whether two fighters of one type stand in one space.
    fn are_alike(&self, one: FighterId, other: FighterId) -> bool {
        let (one, other) = (self.fighter(one), self.fighter(other));
        let hero = |owner: u8| self.player(owner).hero;
        one.at == other.at && hero(one.owner) == hero(other.owner)
    }
}

impl Unmatched {
    /// Returns the spaces that can be the second one of a large fighter in a space.
    pub fn tails(self, state: &State, fighter: FighterId, to: Space) -> Spaces {
        self.board(state).next_to(only(to)) & !state.barred(fighter) & !only(to)
    }

    /// Returns the second spaces from which a player can choose when placing a fighter in a space; [`NOWHERE`] if there is none.
    pub fn placed_tails(self, state: &State, fighter: FighterId, to: Space) -> Vec<Space> {
        let free = state.fighter(fighter).is_large() && state.barred(fighter) & only(to) == 0;
        let tails = if free { self.tails(state, fighter, to) } else { 0 };
        if tails == 0 { vec![NOWHERE] } else { spaces(tails).collect() }
    }

    /// Returns the place of a fighter if some spaces leave no choice.
    pub fn only_place(
        self,
        state: &State,
        fighter: FighterId,
        to: Spaces,
    ) -> Option<(Space, Space)> {
        let to = Some(to.trailing_zeros() as Space).filter(|_| to.count_ones() == 1)?;
        match self.placed_tails(state, fighter, to)[..] {
            [tail] => Some((to, tail)),
            _ => None,
        }
    }

    /// Returns the spaces adjacent to any fighter of a set. A small fighter is adjacent to its own space.
    pub fn beside(self, state: &State, fighters: Fighters) -> Spaces {
        self.board(state).next_to(state.spaces_of(fighters))
            | state.spaces_of(state.small(fighters))
    }

    /// Returns the fighters of a set that are adjacent to this number of others, or more. Fighters who share a space are
    /// adjacent.
    pub fn adjacent(self, state: &State, set: Fighters, others: Fighters, least: u32) -> Fighters {
        let board = self.board(state);
        let around = |fighters: Fighters| {
            let spaces = state.spaces_of(fighters);
            board.next_to(spaces) | spaces
        };
        let reached = around(others);
        let is_adjacent = |fighter: FighterId| {
            let here = state.fighter(fighter).body();
            if least > 1 {
                let near = board.next_to(here) | here;
                let count = members(others & !one(fighter))
                    .filter(|&other| state.fighter(other).body() & near != 0)
                    .count();
                return count >= least as usize;
            }
            // A fighter is not adjacent to itself.
            here & if others & one(fighter) == 0 { reached } else { around(others & !one(fighter)) }
                != 0
        };
        members(set)
            .filter(|&fighter| is_adjacent(fighter))
            .fold(0, |found, fighter| found | one(fighter))
    }

    /// Returns the spaces that are adjacent to this number of fighters, or more.
    pub fn beside_several(self, state: &State, fighters: Fighters, least: u32) -> Spaces {
        let near = |space: Space| {
            members(fighters)
                .filter(|&fighter| self.beside(state, one(fighter)) & only(space) != 0)
                .count()
        };
        spaces(self.board(state).all)
            .filter(|&space| near(space) >= least as usize)
            .fold(0, |set, space| set | only(space))
    }
}
