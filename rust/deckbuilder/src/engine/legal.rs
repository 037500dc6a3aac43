//! The legal answers to the pending decision.

use crate::{
    cards::{
        catalogue::{CardDef, Part},
        deckbuilder::Deckbuilder,
    },
    model::{
        action::Action,
        state::{Ask, CardId, NOBODY, Player, Space, State},
    },
    options::{Clearing, SearchAt},
};
use altmode_deckbuilder_language::{CardType, Faction, Quality, Window};

impl Deckbuilder {
    /// Appends the legal answers to the pending decision.
    pub fn list_legal_actions(self, state: &State, actions: &mut Vec<Action>) {
        let decision = &state.decision;
        let bits = |make: fn(u8) -> Action, actions: &mut Vec<Action>| {
            actions.extend((0..32).filter(|&bit| decision.options >> bit & 1 != 0).map(make));
        };
        match decision.ask {
            Ask::Nothing => return,
            Ask::Turn => return self.turn_actions(state, actions),
            Ask::Confront => {
                self.usable(state, Window::Confront, |card, ability, _| {
                    actions.push(Action::Use(card, ability))
                });
                let player = state.player(decision.seat);
                if player.flags & Player::MOVE_AS_POWER != 0
                    && self.move_left(state, decision.seat) > 0
                {
                    actions.push(Action::SpendMove);
                }
                actions.push(Action::Done);
                return;
            }
            Ask::Assist => {
                self.each_alike(state, &decision.cards, |card| actions.push(Action::Assist(card)));
                actions.push(Action::Decline);
                return;
            }
            Ask::Block => {
                let blocks = self.blocks(state, decision.seat, decision.options as u8);
                let alike = |one: CardId, other: CardId| {
                    one == other
                        || one != NOBODY
                            && other != NOBODY
                            && state.card(one).def == state.card(other).def
                };
                for (at, &(card, ability)) in blocks.iter().enumerate() {
                    if !blocks[..at]
                        .iter()
                        .any(|&(other, same)| same == ability && alike(card, other))
                    {
                        actions.push(Action::Block(card, ability));
                    }
                }
                actions.push(Action::Decline);
                return;
            }
            Ask::Cards | Ask::Keep => {
                self.each_alike(state, &decision.cards, |card| actions.push(Action::Card(card)))
            }
            Ask::Space => bits(Action::Space, actions),
            Ask::Seat => bits(Action::Seat, actions),
            Ask::Option => bits(Action::Option, actions),
            Ask::Trigger => bits(Action::Trigger, actions),
            Ask::YesNo | Ask::Resolve => actions.extend([Action::Yes, Action::No]),
        }
        if decision.may_stop {
            actions.push(Action::Done);
        }
    }

    /// Calls a function with each card of a list, and of alike cards in one zone with the first only.
    fn each_alike(self, state: &State, cards: &[CardId], mut found: impl FnMut(CardId)) {
        for (at, &card) in cards.iter().enumerate() {
            let entry = state.card(card);
            let alike = |other: &&CardId| {
                let other = state.card(**other);
                (other.def, other.zone, other.owner) == (entry.def, entry.zone, entry.owner)
            };
            if !cards[..at].iter().any(|other| alike(&other)) {
                found(card);
            }
        }
    }

    /// Appends the actions of a turn.
    fn turn_actions(self, state: &State, actions: &mut Vec<Action>) {
        let seat = state.active;
        let player = state.player(seat);
        let forbidden = self.forbidden_types(state, seat);
        self.each_alike(state, &player.hand, |card| {
            if self.def(state, card).types & forbidden == 0 {
                actions.push(Action::Play(card));
            }
        });
        let moves = self.move_left(state, seat);
        if moves >= state.options.step_cost {
            let steps = self.steps(state, seat);
            actions.extend(
                (0..state.spaces()).filter(|space| steps >> space & 1 != 0).map(Action::Move),
            );
        }
        for space in 0..state.spaces() {
            if let Some(action) = self.action_at(state, seat, space, moves) {
                actions.push(action);
            }
            if self.can_clear_too(state, seat, space) {
                actions.push(Action::Clear(space));
            }
        }
        self.each_alike(state, &state.basics, |card| {
            if self.can_buy_basic(state, seat, card) {
                actions.push(Action::BuyBasic(card));
            }
        });
        if self.can_convert(state, seat) {
            actions.push(Action::Convert);
        }
        self.usable(state, Window::Command, |card, ability, _| {
            actions.push(Action::Use(card, ability))
        });
        actions.push(Action::EndTurn);
    }

    /// Returns whether a player can buy a Basic. In TvT with the Basics of both factions each faction buys its own, also when
    /// they are sold out (Clash of the Combiners rulebook, TvT Rules).
    pub fn can_buy_basic(self, state: &State, seat: u8, card: CardId) -> bool {
        let def = self.def(state, card);
        let basic_of = |def: &CardDef, faction: Faction| {
            def.part() == Part::Basics && def.sheet.faction == Some(faction)
        };
        let of = |faction: Faction| {
            state.cards.iter().any(|card| basic_of(self.catalogue.card(card.def), faction))
        };
        let own = def.sheet.faction.is_none_or(|faction| faction == state.player(seat).faction);
        let both = || state.mode.has_teams() && of(Faction::Autobot) && of(Faction::Decepticon);
        (own || !both()) && self.power_at(state, seat, 0) >= def.cost()
    }

    /// Returns the action that a player can take with the card of a space: search, buy, battle, confront or clear.
    pub fn action_at(self, state: &State, seat: u8, space: Space, moves: u8) -> Option<Action> {
        let player = state.player(seat);
        let cell = state.cell(space);
        if cell.card == NOBODY {
            return None;
        }
        let distance = state.distance(player.at, space)?;
        if !cell.up {
            let near = match state.options.search {
                SearchAt::Own => distance == 0,
                SearchAt::Adjacent => distance == 1,
                SearchAt::Both => distance <= 1,
            };
            return (near && moves >= state.options.search_cost).then_some(Action::Search(space));
        }
        let def = self.def(state, cell.card);
        let power = self.power_at(state, seat, distance);
        let cost = self.cost(state, seat, cell.card);
        if def.is(CardType::Boss) {
            // A confrontation can begin with any Power that reaches: Assists may add to it.
            let able = def.is_adversary_of(player.faction) && power > 0 && !cell.tried;
            return able.then_some(Action::Confront(space));
        }
        if def.is_adversary_of(player.faction) {
            if player.flags & Player::BUYS_ADVERSARY != 0 && power >= cost {
                return Some(Action::Buy(space));
            }
            return self.can_battle(state, seat, space).then_some(Action::Battle(space));
        }
        if def.part() == Part::Ruins {
            return self.can_clear(state, seat, space).then_some(Action::Clear(space));
        }
        (power >= cost).then_some(Action::Buy(space))
    }

    /// Returns whether a player can battle the Robot of a space: the Power that reaches, with all that could be added in the
    /// battle, is enough.
    pub fn can_battle(self, state: &State, seat: u8, space: Space) -> bool {
        let cell = state.cell(space);
        let Some(distance) = state.distance(state.player(seat).at, space) else { return false };
        let power = i16::from(self.power_at(state, seat, distance));
        let total = power + self.battle_power(state, seat) + self.battle_hopes(state);
        let assists =
            state.options.robot_assists == crate::options::RobotAssists::Offensive && power > 0;
        !cell.tried && (total >= i16::from(self.cost(state, seat, cell.card)) || assists)
    }

    /// Returns whether a player can clear the Ruin of a space.
    pub fn can_clear(self, state: &State, seat: u8, space: Space) -> bool {
        let Some(card) = state.faceup(space) else { return false };
        let Some(distance) = state.distance(state.player(seat).at, space) else { return false };
        let def = self.def(state, card);
        let near = state.options.clearing == Clearing::Range || distance == 0;
        def.is(CardType::Ruin)
            && !def.text.ongoing.contains(&&Quality::CannotBeCleared)
            && near
            && self.power_at(state, seat, distance) >= self.cost(state, seat, card)
    }

    /// Returns whether a card that can be bought can be cleared as well: Crystal City is a Relic, a Site and a Ruin.
    fn can_clear_too(self, state: &State, seat: u8, space: Space) -> bool {
        let is = |card: CardId| {
            self.def(state, card).part() != Part::Ruins && self.def(state, card).is(CardType::Ruin)
        };
        state.faceup(space).is_some_and(is) && self.can_clear(state, seat, space)
    }
}
