//! Battlefield items (Unmatched Reference v10, Battlefield Items): tokens that are used as an action or with a combat card.

use crate::{
    cards::{
        board::{NOWHERE, Space, only, spaces},
        items::ItemDef,
        unmatched::Unmatched,
    },
    engine::machine::Machine,
    model::{
        event::Event,
        state::{Ask, FighterId, ItemToken, NOBODY, OF_ITEM, Part, State, members, one},
    },
};
use altmode_core::sort_few;

impl Unmatched {
    /// Returns an item token of the game, by its place in [`State::items`].
    pub fn item(self, state: &State, item: u8) -> Option<&'static ItemDef> {
        let token = state.items.get(usize::from(item))?;
        self.catalogue.items().all.get(usize::from(token.item))
    }

    /// Returns the item token that lies on a space and is used as an action, or with a combat card.
    pub fn item_at(self, state: &State, at: Space, combat: bool) -> Option<u8> {
        let mut there = (0..state.items.len() as u8)
            .filter(|&item| at != NOWHERE && state.items.at(usize::from(item)).at == at);
        there.find(|&item| self.item(state, item).is_some_and(|def| def.value.is_some() == combat))
    }

    /// Returns the name of an item token.
    pub fn item_name(self, state: &State, item: u8) -> &'static str {
        self.item(state, item).map_or("", |item| item.name)
    }

    /// Returns the scheme items that a seat can use, with the fighter who stands on each.
    pub fn usable_items(
        self,
        state: &State,
        seat: u8,
    ) -> impl Iterator<Item = (u8, FighterId)> + use<'_> {
        let own = if state.items.is_empty() {
            0
        } else {
            self.fighters_of(state, seat) & state.present()
        };
        let under = move |fighter| {
            spaces(state.fighter(fighter).body())
                .filter_map(move |at| Some((self.item_at(state, at, false)?, fighter)))
        };
        members(own).flat_map(under)
    }
}

impl Machine<'_> {
    /// Puts item tokens at random on spaces for their type: those of the battlefield, or some of these and those of other
    /// battlefields that are mixed in.
    pub(crate) fn place_items(&mut self, mixed: &[String]) {
        let catalogue = self.rules.catalogue;
        let own = catalogue.map_number(self.state.board);
        let mut from: Vec<u8> = mixed
            .iter()
            .filter_map(|id| catalogue.find_board(id))
            .map(|board| catalogue.map_number(board))
            .collect();
        from.push(own);
        sort_few(&mut from, |one, other| one < other);
        from.dedup();
        let board = self.rules.map(self.state);
        let mut placed: Vec<ItemToken> = Vec::new();
        for combat in [false, true] {
            let mut spaces = board.item_spaces[usize::from(combat)].clone();
            if spaces.is_empty() {
                continue;
            }
            self.state.random.shuffle(&mut spaces);
            let mut tokens: Vec<u16> =
                from.iter().flat_map(|&board| catalogue.items().of(board, combat)).collect();
            // The tokens of one battlefield fill all of its spaces.
            if from.len() > 1 {
                self.state.random.shuffle(&mut tokens);
            }
            placed.extend(tokens.into_iter().zip(spaces).map(|(item, at)| ItemToken { item, at }));
        }
        sort_few(&mut placed, |one, other| one.item < other.item);
        placed.into_iter().for_each(|token| self.state.items.push(token));
    }

    /// Removes an item token from the game, because a fighter uses it.
    fn take_item(&mut self, item: u8, fighter: FighterId) {
        let seat = self.state.fighter(fighter).owner;
        if let Some(token) = self.state.items.get_mut(usize::from(item)) {
            token.at = NOWHERE;
        }
        self.io.emit(|| Event::ItemUsed { seat, fighter, item });
    }

    /// Uses a scheme item: an action, but not the play of a scheme.
    pub(crate) fn use_item(&mut self, item: u8, fighter: FighterId) {
        let seat = self.state.active;
        self.take_item(item, fighter);
        if let Some(item) = self.rules.item(self.state, item) {
            self.follow_code(OF_ITEM | item.pc, seat, NOBODY, fighter, NOBODY);
        }
    }

    /// Lets a player use the item under the fighter with the played card; `false` while the question is pending.
    pub(crate) fn combat_item(&mut self, part: usize) -> bool {
        let Part { seat, fighter, card, item, .. } = self.state.combat.parts[part];
        if card == NOBODY || item != NOBODY {
            return true;
        }
        let mut under = spaces(self.state.fighter(fighter).body());
        let Some(item) = under.find_map(|at| self.rules.item_at(self.state, at, true)) else {
            return true;
        };
        match self.answer() {
            Some(answer) if answer.answer == 1 => {
                self.take_item(item, fighter);
                self.state.combat.parts[part].item = item;
            }
            Some(_) => {}
            None => {
                self.ask(Ask::Item, seat).fighter = fighter;
                return false;
            }
        }
        true
    }

    /// Returns the DURING COMBAT effect that an item adds to the card of a part.
    pub(crate) fn effect_of_item(&self, part: usize) -> Option<u16> {
        let item = self.state.combat.parts[part].item;
        self.rules.item(self.state, item).map(|item| OF_ITEM | item.pc)
    }

    /// Moves all fighters on the conveyor belt one step at once, at the end of each turn (Unmatched Reference v10, Santa's
    /// Workshop); `false` while a player places the fighter from the last space.
    pub(crate) fn move_belt(&mut self) -> bool {
        let board = self.board();
        let Some(&last) = board.belt.last() else { return true };
        if let Some(answer) = self.answer() {
            self.place_fighter(answer.fighter, answer.answer, NOWHERE);
        } else {
            let on_belt = board.belt.iter().fold(0, |set, &at| set | self.state.fighters_on(at));
            let large = members(on_belt).filter(|&fighter| self.state.fighter(fighter).is_large());
            let on_belt = large.fold(on_belt, |set, fighter| set & !one(fighter));
            let moving = self.free(on_belt);
            self.frame().todo = moving;
        }
        // Fighters from the last space of the belt are placed one after the other, because small ones may share it.
        while let Some(fighter) = members(self.state.fighters_on(last) & self.frame().todo).next() {
            self.frame().todo &= !one(fighter);
            let bin = board.bin & !self.state.occupied();
            match bin.count_ones() {
                0 => {}
                1 => {
                    self.place_fighter(fighter, bin.trailing_zeros() as u8, NOWHERE);
                }
                _ => {
                    self.ask_place(self.state.fighter(fighter).owner, fighter, bin);
                    return false;
                }
            }
        }
        for step in board.belt.windows(2).rev() {
            for fighter in members(self.state.fighters_on(step[0]) & self.frame().todo) {
                if self.state.barred(fighter) & only(step[1]) != 0 {
                    continue;
                }
                self.leaves(fighter, only(step[0]), only(step[1]));
                self.put_fighter(fighter, step[1]);
                self.io.emit(|| Event::Moved {
                    fighter,
                    from: step[0],
                    path: vec![step[1]],
                    tail: NOWHERE,
                });
                self.happen_moved(fighter);
                self.enters(fighter, step[1]);
            }
        }
        self.frame().todo = 0;
        true
    }
}
