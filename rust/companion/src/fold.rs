//! Folds the log into a state: the effect of each action on the table. Actions are accepted as entered; [`mod@crate::warn`]
//! checks the rules.

use crate::{
    action::Action,
    facts,
    setup::{self, Setup, SetupPlayer},
    state::{ACTIONS, Counter, Ending, Fighter, Open, Own, OwnFighter, Pile, Player, State},
};

/// Applies an action that [`mod@crate::check`] has accepted.
pub fn apply(state: &mut State, setup: &Setup, action: &Action) {
    match action {
        Action::Health { fighter, amount, .. } => {
            if let Some(fighter) = state.fighter_mut(*fighter) {
                dial(fighter, i16::from(fighter.health).saturating_add(*amount));
            }
        }
        Action::SetHealth { fighter, to } => {
            if let Some(fighter) = state.fighter_mut(*fighter) {
                dial(fighter, i16::from(*to));
            }
        }
        Action::Defeat { fighter } => {
            if let Some(fighter) = state.fighter_mut(*fighter) {
                dial(fighter, 0);
            }
        }
        Action::Return { fighter, health } => {
            if let Some(fighter) = state.fighter_mut(*fighter) {
                fighter.reserve = false;
                dial(fighter, health.unwrap_or(fighter.most).max(1).into());
            }
        }
        Action::Place { fighter, at } => place(state, *fighter, at.as_deref()),
        Action::MoveCards { seat, from, to, count, card } => {
            let (from, to) = if *count < 0 { (*to, *from) } else { (*from, *to) };
            move_cards(&mut state.players[usize::from(*seat)], from, to, count.unsigned_abs() as u8, card.as_deref());
        }
        Action::SetCards { seat, pile, to } => {
            let player = &mut state.players[usize::from(*seat)];
            player.piles[*pile as usize] = *to;
            forget(player, *pile);
        }
        Action::Counter { fighter, seat, name, amount } => {
            // The name of a kind of counters that the hero has is normalised to the printed one.
            let hero = seat.and_then(|seat| state.players.get(usize::from(seat))).and_then(Player::facts);
            let name = hero.and_then(|hero| hero.counter(name)).map_or(name, |counter| &counter.name);
            let counters = match (fighter, seat) {
                (Some(id), _) => state.fighter_mut(*id).map(|fighter| &mut fighter.counters),
                (None, Some(seat)) => state.players.get_mut(usize::from(*seat)).map(|player| &mut player.counters),
                (None, None) => Some(&mut state.counters),
            };
            if let Some(counters) = counters {
                count(counters, name, *amount);
            }
        }
        Action::Form { seat, form } => state.players[usize::from(*seat)].form = Some(form.clone()),
        Action::Maneuver { boost } => {
            spend(state);
            let player = &mut state.players[usize::from(state.active)];
            move_cards(player, Pile::Deck, Pile::Hand, 1, None);
            if let Some(card) = boost {
                move_cards(player, Pile::Hand, Pile::Discard, 1, Some(card));
            }
        }
        Action::Attack { attacker, defender, damage, card, defense } => {
            spend(state);
            let seat = |id: u8| usize::from(state.fighters[usize::from(id)].seat);
            let (from, to) = (seat(*attacker), seat(*defender));
            move_cards(&mut state.players[from], Pile::Hand, Pile::Discard, 1, card.as_deref());
            if let Some(card) = defense {
                move_cards(&mut state.players[to], Pile::Hand, Pile::Discard, 1, Some(card));
            }
            if let Some(fighter) = state.fighter_mut(*defender) {
                dial(fighter, i16::from(fighter.health) - i16::from(*damage));
            }
        }
        Action::Scheme { card } => {
            spend(state);
            move_cards(&mut state.players[usize::from(state.active)], Pile::Hand, Pile::Discard, 1, card.as_deref());
        }
        Action::Actions { amount } => {
            state.actions = i16::from(state.actions).saturating_add(*amount).clamp(0, 99) as u8;
        }
        Action::NextTurn {} => {
            (state.active, state.turn, state.actions) = (state.next_seat(), state.turn.saturating_add(1), ACTIONS);
        }
        Action::Turn { turn, active, actions } => (state.turn, state.active, state.actions) = (*turn, *active, *actions),
        Action::First { seat } => {
            state.first = *seat;
            if state.turn == 1 {
                state.active = *seat;
            }
        }
        Action::Add { seat, name, health, hero, ranged } => state.fighters.push(Fighter {
            seat: *seat,
            id: String::new(),
            name: name.clone(),
            hero: *hero,
            ranged: *ranged,
            most: *health,
            health: *health,
            defeated: false,
            reserve: false,
            removed: false,
            at: None,
            counters: Vec::new(),
        }),
        Action::Remove { fighter } => {
            if let Some(fighter) = state.fighter_mut(*fighter) {
                fighter.removed = true;
            }
        }
        Action::Note { seat, text } => match seat {
            Some(seat) => state.players[usize::from(*seat)].note.clone_from(text),
            None => state.note.clone_from(text),
        },
        Action::Rename { seat, name } => state.players[usize::from(*seat)].name.clone_from(name),
        Action::End { winners, reason } => state.ending = Some(ending(state, winners, reason)),
        Action::NextGame { first, board, players } => next_game(state, setup, *first, board.as_ref(), players.as_deref()),
        Action::Die { .. } | Action::Undo { .. } | Action::Redo { .. } => {}
    }
}

/// Sets a health dial. At 0 the fighter is defeated and leaves the battlefield (Core Rules, Defeat). Effects can give more
/// health than a fighter begins with, so the limit is 99.
fn dial(fighter: &mut Fighter, to: i16) {
    fighter.health = to.clamp(0, 99) as u8;
    fighter.defeated = fighter.health == 0;
    if fighter.defeated {
        fighter.at = None;
    }
}

fn place(state: &mut State, id: u8, at: Option<&str>) {
    let board = state.board.as_deref().and_then(facts::board);
    let printed = |at: &str| match board.and_then(|board| board.space(at).map(|space| &board.spaces[usize::from(space)])) {
        Some(space) => space.clone(),
        None => at.to_string(),
    };
    let at = at.map(printed);
    if let Some(fighter) = state.fighter_mut(id) {
        fighter.reserve &= at.is_none();
        fighter.at = at;
    }
}

/// Spends an action of the turn.
fn spend(state: &mut State) {
    state.actions = state.actions.saturating_sub(1);
}

/// Moves cards, at most those in the pile. Copies of a named card are listed among the open cards of the pile that they enter.
fn move_cards(player: &mut Player, from: Pile, to: Pile, count: u8, card: Option<&str>) {
    let moved = count.min(player.piles[from as usize]).min(99 - player.piles[to as usize].min(99));
    player.piles[from as usize] -= moved;
    player.piles[to as usize] += moved;
    if let Some(card) = card.map(str::trim).filter(|card| !card.is_empty()) {
        let card = player.card_id(card);
        open(player, from, &card, -i16::from(moved));
        open(player, to, &card, moved.into());
    }
    forget(player, from);
}

/// Changes the number of open copies of a card in a pile.
fn open(player: &mut Player, pile: Pile, card: &str, change: i16) {
    if !pile.is_open() {
        return;
    }
    let there = player.open.iter_mut().find(|open| open.pile == pile && open.card == card);
    match there {
        Some(open) => open.count = (i16::from(open.count) + change).clamp(0, 99) as u8,
        None if change > 0 => player.open.push(Open { pile, card: card.to_string(), count: change as u8 }),
        None => {}
    }
    player.open.retain(|open| open.count > 0);
}

/// Removes the newest open cards while more are listed than the pile has.
fn forget(player: &mut Player, pile: Pile) {
    let most = u16::from(player.piles[pile as usize]);
    let named: u16 = player.open.iter().filter(|open| open.pile == pile).map(|open| u16::from(open.count)).sum();
    let mut surplus = named.saturating_sub(most);
    for open in player.open.iter_mut().rev().filter(|open| open.pile == pile) {
        let gone = surplus.min(open.count.into());
        open.count -= gone as u8;
        surplus -= gone;
    }
    player.open.retain(|open| open.count > 0);
}

/// Changes a counter by its name and removes it at 0.
fn count(counters: &mut Vec<Counter>, name: &str, amount: i16) {
    match counters.iter_mut().find(|counter| counter.name == name) {
        Some(counter) => counter.amount = counter.amount.saturating_add(amount),
        None => counters.push(Counter { name: name.to_string(), amount }),
    }
    counters.retain(|counter| counter.amount != 0);
}

fn ending(state: &State, winners: &[u8], reason: &str) -> Ending {
    Ending {
        winners: winners.to_vec(),
        reason: reason.to_string(),
        turns: state.turn,
        heroes: state.players.iter().map(|player| player.hero_name().to_string()).collect(),
        board: state.board.clone(),
    }
}

/// Starts the next game with the same heroes, or with others. Names of players stay.
fn next_game(state: &mut State, setup: &Setup, first: Option<u8>, board: Option<&String>, players: Option<&[SetupPlayer]>) {
    let last = state.ending.take().unwrap_or_else(|| ending(state, &[], "not finished"));
    state.results.push(last);
    state.game = state.game.saturating_add(1);
    let mut board = board.cloned().or_else(|| state.board.clone());
    let _ = setup::check_board(&mut board);
    let mut players = match players {
        Some(players) => players.to_vec(),
        None => again(state, setup),
    };
    let _ = setup::check_players(&mut players);
    let names: Vec<String> = state.players.iter().map(|player| player.name.clone()).collect();
    setup::begin(state, &players, board.as_ref(), first.unwrap_or_default());
    for (player, name) in state.players.iter_mut().zip(names) {
        player.name = name;
    }
}

/// Returns the players of the game that ended, as a setup.
fn again(state: &State, setup: &Setup) -> Vec<SetupPlayer> {
    let own = |seat: u8| {
        let described = setup.players.get(usize::from(seat)).and_then(|player| player.own.clone());
        described.filter(|own| own.name == state.players[usize::from(seat)].own).unwrap_or_else(|| Own {
            name: state.players[usize::from(seat)].own.clone(),
            deck: state.players[usize::from(seat)].piles.iter().fold(0, |sum: u8, pile| sum.saturating_add(*pile)).min(99),
            fighters: state
                .of_seat(seat)
                .map(|(_, fighter)| OwnFighter {
                    name: fighter.name.clone(),
                    health: fighter.most,
                    hero: fighter.hero,
                    ranged: fighter.ranged,
                })
                .collect(),
        })
    };
    (0..)
        .zip(&state.players)
        .map(|(seat, player)| SetupPlayer {
            name: player.name.clone(),
            hero: player.hero.clone(),
            own: player.hero.is_none().then(|| own(seat)),
            sidekick: player.sidekick.clone(),
            team: Some(player.team),
        })
        .collect()
}
