//! Evaluation for bots: a quick estimate of an action, and the value of a position.

use crate::{
    cards::{catalogue::CardDef, deckbuilder::Deckbuilder},
    model::{
        action::Action,
        state::{Ask, CardId, NOBODY, OFF, Space, State, Status},
    },
};
use altmode_core::{Imagine, Io, Random, Rules, Seat, Worth};
use altmode_deckbuilder_language::CardType;
use altmode_host::greedy;

/// Number of turns of each player in a playout.
const ROUNDS: u16 = 2;
/// Maximum number of decisions of a playout.
const MOST_DECISIONS: u32 = 120;

impl Imagine for Deckbuilder {
    fn imagine(&self, root: &State, world: &mut State, random: &mut Random) -> Worth {
        let last = root.turn.saturating_add(ROUNDS * u16::from(root.seats));
        let (mut actions, mut io, mut decisions) = (Vec::new(), Io::silent(), 0);
        while self.to_act(world).is_some() && world.turn < last && decisions < MOST_DECISIONS {
            actions.clear();
            self.list_legal_actions(world, &mut actions);
            let choice = greedy(self, world, &actions, random);
            let Some(&action) = actions.get(choice) else { break };
            self.apply(world, action, &mut io);
            decisions += 1;
        }
        let mut worth = Worth::default();
        for (seat, worth) in (0..world.seats).zip(&mut worth) {
            *worth = self.worth(world, seat);
        }
        worth
    }

    fn key(&self, state: &State, action: Action) -> u32 {
        let def =
            |card: CardId| if card == NOBODY { 0xffff } else { u32::from(state.card(card).def) };
        let key = |kind: u32, one: u32, other: u8| kind << 26 ^ u32::from(other) << 18 ^ one;
        match action {
            Action::EndTurn => key(0, 0, 0),
            Action::Play(card) => key(1, def(card), 0),
            Action::Move(space) => key(2, space.into(), 0),
            Action::Search(space) => key(3, space.into(), 0),
            Action::Buy(space) => key(4, space.into(), 0),
            Action::BuyBasic(card) => key(5, def(card), 0),
            Action::Battle(space) => key(6, space.into(), 0),
            Action::Confront(space) => key(7, space.into(), 0),
            Action::Clear(space) => key(8, space.into(), 0),
            Action::Convert => key(9, 0, 0),
            Action::Use(card, ability) => key(10, def(card), ability),
            Action::SpendMove => key(11, 0, 0),
            Action::Assist(card) => key(12, def(card), 0),
            Action::Block(card, ability) => key(13, def(card), ability),
            Action::Card(card) => key(14, def(card), 0),
            Action::Space(space) => key(15, space.into(), 0),
            Action::Seat(seat) => key(16, seat.into(), 0),
            Action::Option(option) => key(17, option.into(), 0),
            Action::Trigger(trigger) => key(18, trigger.into(), 0),
            Action::Yes => key(19, 0, 0),
            Action::No => key(20, 0, 0),
            Action::Done => key(21, 0, 0),
            Action::Decline => key(22, 0, 0),
        }
    }

    fn promise(&self, state: &State, action: Action) -> i32 {
        match action {
            Action::Play(_) => 100,
            Action::Confront(space) => self.confront_promise(state, space),
            Action::Battle(space) => 80 + self.cost_at(state, space),
            Action::Buy(space) => 60 + 2 * self.cost_at(state, space),
            Action::Clear(_) => 58,
            Action::BuyBasic(_) => 20,
            Action::Use(..) => 70,
            Action::Search(_) => 50,
            Action::Move(space) => self.move_promise(state, space),
            Action::Convert => self.convert_promise(state),
            Action::SpendMove => i32::from(self.battle_total(state) < state.battle.cost),
            Action::Assist(card) => self.assist_promise(state, card),
            Action::Block(..) => 10,
            Action::Card(card) => self.card_promise(state, card),
            Action::Yes => 1,
            Action::Space(_) if state.decision.may_stop => 1,
            _ => 0,
        }
    }
}

impl Deckbuilder {
    fn cost_at(self, state: &State, space: Space) -> i32 {
        state.faceup(space).map_or(0, |card| self.def(state, card).cost().into())
    }

    /// Returns the value of a confrontation: positive if the Power exceeds the printed cost, because an Encounter can raise the cost.
    fn confront_promise(self, state: &State, space: Space) -> i32 {
        let seat = state.active;
        let distance = state.distance(state.player(seat).at, space).unwrap_or(u8::MAX);
        let power = i32::from(self.power_at(state, seat, distance))
            + i32::from(self.battle_power(state, seat));
        if power > self.cost_at(state, space) { 120 } else { -5 }
    }

    /// Returns the value of a step: positive if it leads to a facedown card, or to a card that can be paid from there.
    fn move_promise(self, state: &State, space: Space) -> i32 {
        let seat = state.active;
        let from = state.player(seat).at;
        if from == OFF {
            return 40;
        }
        if self.leads_to_boss(state, seat, from, space) {
            return 90;
        }
        let cell = state.cell(space);
        if cell.card == NOBODY {
            return -2;
        }
        if !cell.up {
            return if self.move_left(state, seat) > state.options.step_cost { 12 } else { 3 };
        }
        let def = self.def(state, cell.card);
        let power = i32::from(self.power_at(state, seat, 0));
        let cost = i32::from(def.cost());
        let reach = i32::from(self.power_at(state, seat, 1));
        match def.is_adversary_of(state.player(seat).faction) {
            true if power > cost && reach <= cost => 8,
            true => -6,
            false if power >= cost && reach < cost => 9,
            false => -1,
        }
    }

    /// Returns whether a step leads towards a Boss that all Power of this turn would defeat.
    fn leads_to_boss(self, state: &State, seat: Seat, from: Space, to: Space) -> bool {
        let power =
            i32::from(self.power_at(state, seat, 0)) + i32::from(self.battle_power(state, seat));
        let faction = state.player(seat).faction;
        (0..state.spaces()).any(|space| {
            let boss = state.faceup(space).is_some_and(|card| {
                let def = self.def(state, card);
                def.is(CardType::Boss) && def.is_adversary_of(faction)
            });
            boss && !state.cell(space).tried
                && power > self.cost_at(state, space)
                && state.distance(to, space) < state.distance(from, space)
        })
    }

    fn convert_promise(self, state: &State) -> i32 {
        let player = state.player(state.active);
        let fights = (0..state.spaces()).any(|space| {
            state
                .faceup(space)
                .is_some_and(|card| self.def(state, card).is_adversary_of(player.faction))
                && state.distance(player.at, space).is_some_and(|distance| distance <= 1)
        });
        if !player.bot && fights && player.energon >= 2 { 15 } else { -4 }
    }

    fn assist_promise(self, state: &State, card: CardId) -> i32 {
        let def = self.def(state, card);
        let seat = state.decision.seat;
        let helps =
            !state.are_enemies(seat, state.active) || self.may_assist(state, seat) == Some(true);
        if helps { i32::from(def.sheet.power.unwrap_or(0)) } else { -1 }
    }

    /// Cards are mostly chosen to be discarded or destroyed, so those of the least value come first.
    fn card_promise(self, state: &State, card: CardId) -> i32 {
        let worth = self.card_worth(self.def(state, card));
        if state.decision.ask == Ask::Keep { worth } else { -worth }
    }

    fn card_worth(self, def: &CardDef) -> i32 {
        if def.is(CardType::Damage) {
            return -5;
        }
        let number = |number: Option<u8>| i32::from(number.unwrap_or(0));
        2 * number(def.sheet.cost)
            + 2 * number(def.sheet.power)
            + number(def.sheet.range)
            + number(def.sheet.moves)
    }

    /// Returns the value of a position for a seat, from 0 to 1000.
    fn worth(self, state: &State, seat: Seat) -> u16 {
        match state.status {
            Status::Running => {}
            Status::Over(winners, _) | Status::Conceded(winners) => {
                return if winners == 0 && !state.mode.is_shared() {
                    500
                } else if winners >> seat & 1 != 0 {
                    1000
                } else {
                    0
                };
            }
            Status::Endless | Status::OutOfRoom => return 500,
        }
        let strength = |other: u8| -> i32 {
            let player = state.player(other);
            let cards =
                (0..state.cards.len() as CardId).filter(|&card| state.card(card).owner == other);
            let deck: i32 = cards.map(|card| self.card_worth(self.def(state, card))).sum();
            let damage = 6 * player.damage.len() as i32;
            (12 * i32::from(player.vp)
                + 25 * i32::from(player.bosses)
                + 3 * i32::from(player.energon)
                + deck
                - damage)
                .max(1)
        };
        let (mut own, mut others, mut friends, mut enemies) = (0, 0, 0, 0);
        for other in 0..state.seats {
            if state.are_enemies(seat, other) {
                others += strength(other);
                enemies += 1;
            } else {
                own += strength(other);
                friends += 1;
            }
        }
        if enemies == 0 {
            // Against the main deck, the value depends on defeated Bosses and on strength relative to the cards that are left.
            let bosses: i32 =
                (0..state.seats).map(|other| i32::from(state.player(other).bosses)).sum();
            let left = 10 * state.main.len() as i32;
            return (200 * bosses + 300 * own / (own + left + 1)).clamp(1, 999) as u16;
        }
        let (own, others) = (own / friends.max(1), others / enemies);
        (1000 * own / (own + others).max(1)).clamp(1, 999) as u16
    }
}
