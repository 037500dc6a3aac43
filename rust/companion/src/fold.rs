//! Folds the log into a state: the effect of each action on the table. Actions are accepted as entered; [`mod@crate::warn`]
//! checks the rules.

use crate::{
    action::Action,
    components, facts,
    facts::{HeroFacts, Takes},
    setup::{self, Setup, SetupPlayer},
    state::{
        ACTIONS, EXHAUSTION, Ending, Fighter, Open, Own, OwnFighter, Owned, Pile, Player, State,
    },
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
            move_cards(
                &mut state.players[usize::from(*seat)],
                from,
                to,
                count.unsigned_abs() as u8,
                card.as_deref(),
            );
        }
        Action::SetCards { seat, pile, to } => {
            let player = &mut state.players[usize::from(*seat)];
            player.piles[*pile as usize] = *to;
            forget(player, *pile);
        }
        Action::Counter { fighter, seat, name, amount } => {
            // The name of a kind of counters that the hero has is normalised to the printed one.
            let hero =
                seat.and_then(|seat| state.players.get(usize::from(seat))).and_then(Player::facts);
            let name =
                hero.and_then(|hero| hero.counter(name)).map_or(name, |counter| &counter.name);
            let counters = match (fighter, seat) {
                (Some(id), _) => state.fighter_mut(*id).map(|fighter| &mut fighter.counters),
                (None, Some(seat)) => {
                    state.players.get_mut(usize::from(*seat)).map(|player| &mut player.counters)
                }
                (None, None) => Some(&mut state.counters),
            };
            if let Some(counters) = counters {
                components::count(counters, name, *amount);
            }
            if fighter.is_none() {
                components::settle_supply(state, *seat, name, *amount);
            }
        }
        Action::Form { seat, form } => state.players[usize::from(*seat)].form = Some(form.clone()),
        Action::Maneuver { boost } => {
            spend(state);
            let active = state.active;
            // Its fighters may have moved, so the distances of their places are unknown until they are entered again.
            state
                .fighters
                .iter_mut()
                .filter(|fighter| fighter.seat == active)
                .for_each(|fighter| fighter.sure = false);
            move_cards(&mut state.players[usize::from(active)], Pile::Deck, Pile::Hand, 1, None);
            if let Some(card) = boost {
                play(state, active, Some(card), Use::Boost);
            }
        }
        Action::Attack { attacker, defender, damage, card, defense, boost, free } => {
            if !free {
                spend(state);
            }
            let seat = |id: u8| state.fighters[usize::from(id)].seat;
            let (from, to) = (seat(*attacker), seat(*defender));
            play(state, from, card.as_deref(), Use::Combat);
            if let Some(card) = boost {
                play(state, from, Some(card), Use::Boost);
            }
            if let Some(card) = defense {
                play(state, to, Some(card), Use::Combat);
            }
            if let Some(fighter) = state.fighter_mut(*defender) {
                dial(fighter, i16::from(fighter.health) - i16::from(*damage));
            }
        }
        Action::Scheme { card } => {
            spend(state);
            play(state, state.active, card.as_deref(), Use::Scheme);
        }
        Action::Item { name, .. } => {
            let item =
                state.board.as_deref().and_then(facts::board).and_then(|board| board.item(name));
            if item.is_none_or(|item| !item.combat) {
                spend(state);
            }
            let name = item.map_or(name, |item| &item.name);
            state.items.retain(|left| left != name);
        }
        Action::Exhaust { seat, cards } => {
            let hit: Vec<u8> = state
                .of_seat(*seat)
                .filter(|(_, fighter)| !fighter.defeated && !state.is_off(fighter))
                .map(|(id, _)| id)
                .collect();
            for id in hit {
                let fighter = &mut state.fighters[usize::from(id)];
                dial(fighter, i16::from(fighter.health) - i16::from(*cards) * EXHAUSTION);
            }
        }
        Action::Actions { amount } => {
            state.actions = i16::from(state.actions).saturating_add(*amount).clamp(0, 99) as u8;
        }
        Action::NextTurn {} => {
            (state.active, state.turn, state.actions) =
                (state.next_seat(), state.turn.saturating_add(1), ACTIONS);
            come_back(state, state.active);
        }
        Action::Turn { turn, active, actions } => {
            (state.turn, state.active, state.actions) = (*turn, *active, *actions)
        }
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
            sure: false,
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
        Action::NextGame { first, board, players } => {
            next_game(state, setup, *first, board.as_ref(), players.as_deref())
        }
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
    let printed = |at: &str| match board
        .and_then(|board| board.space(at).map(|space| &board.spaces[usize::from(space)]))
    {
        Some(space) => space.clone(),
        None => at.to_string(),
    };
    let at = at.map(printed);
    if let Some(fighter) = state.fighter_mut(id) {
        fighter.reserve &= at.is_none();
        fighter.sure = at.is_some();
        fighter.at = at;
    }
}

/// Returns a hero that fell for the first time to the battlefield, at the start of its player's turn (Unmatched Reference v10,
/// Elektra).
fn come_back(state: &mut State, seat: u8) {
    let again = state.players[usize::from(seat)].facts().filter(|_| state.comes_back(seat));
    let Some(form) =
        again.and_then(|hero| hero.forms.iter().find(|form| Some(&form.id) == hero.again.as_ref()))
    else {
        return;
    };
    for fighter in state
        .fighters
        .iter_mut()
        .filter(|fighter| fighter.seat == seat && fighter.hero && !fighter.removed)
    {
        fighter.most = form.health.unwrap_or(fighter.most);
        dial(fighter, fighter.most.into());
    }
    let player = &mut state.players[usize::from(seat)];
    player.form = Some(form.id.clone());
    move_cards(player, Pile::Discard, Pile::Deck, 99, None);
}

/// The use of a card that is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Combat,
    Scheme,
    Boost,
}

/// Moves a card that a seat played from its hand to the pile that the data of its hero name.
fn play(state: &mut State, seat: u8, card: Option<&str>, used: Use) {
    let known = card.map(str::trim).filter(|card| !card.is_empty());
    let kept = |hero: &HeroFacts| match hero.pile {
        Some(Takes::All) => true,
        Some(Takes::Combat) => used == Use::Combat,
        Some(Takes::Nothing) | None => false,
    };
    let Some(Owned { owner, hero, card }) = known.and_then(|card| state.card(seat, card)) else {
        let player = &mut state.players[usize::from(seat)];
        let to = if player.facts().is_some_and(kept) { Pile::Aside } else { Pile::Discard };
        return move_cards(player, Pile::Hand, to, 1, known);
    };
    if card.lent && owner == seat && used != Use::Boost {
        // It goes to an opponent: the next one, because the players choose only if there are several.
        let opponent = state.next_enemy(seat);
        give(state, seat, opponent, Pile::Hand);
        return;
    }
    let to =
        if kept(hero) || card.stays && used != Use::Boost { Pile::Aside } else { Pile::Discard };
    if owner == seat {
        move_cards(&mut state.players[usize::from(seat)], Pile::Hand, to, 1, Some(&card.id));
    } else if give(state, seat, owner, to) {
        let owner = &mut state.players[usize::from(owner)];
        open(owner, to, &card.id, 1);
        forget(owner, to);
    }
}

/// Moves a card from the hand of a seat to a pile of another one. Returns `false` if the hand is empty.
fn give(state: &mut State, seat: u8, other: u8, to: Pile) -> bool {
    let hand = &mut state.players[usize::from(seat)].piles[Pile::Hand as usize];
    let has = *hand > 0;
    *hand = hand.saturating_sub(1);
    let pile = &mut state.players[usize::from(other)].piles[to as usize];
    *pile = (*pile + u8::from(has)).min(99);
    has
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
        None if change > 0 => {
            player.open.push(Open { pile, card: card.to_string(), count: change as u8 })
        }
        None => {}
    }
    player.open.retain(|open| open.count > 0);
}

/// Removes the newest open cards while more are listed than the pile has.
fn forget(player: &mut Player, pile: Pile) {
    let most = u16::from(player.piles[pile as usize]);
    let named: u16 =
        player.open.iter().filter(|open| open.pile == pile).map(|open| u16::from(open.count)).sum();
    let mut surplus = named.saturating_sub(most);
    for open in player.open.iter_mut().rev().filter(|open| open.pile == pile) {
        let gone = surplus.min(open.count.into());
        open.count -= gone as u8;
        surplus -= gone;
    }
    player.open.retain(|open| open.count > 0);
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
fn next_game(
    state: &mut State,
    setup: &Setup,
    first: Option<u8>,
    board: Option<&String>,
    players: Option<&[SetupPlayer]>,
) {
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
    let first = first.unwrap_or_else(|| loser(state));
    setup::begin(state, &players, board.as_ref(), first);
    for (player, name) in state.players.iter_mut().zip(names) {
        player.name = name;
    }
}

/// Returns the seat with the first turn of the next game, if none is named. The rules don't say who begins; at most tables it is
/// the loser: of several the next one in turn order. After a draw the same player begins.
fn loser(state: &State) -> u8 {
    let seats = state.players.len() as u8;
    let Some(ending) = state.results.last().filter(|ending| !ending.winners.is_empty()) else {
        return state.first;
    };
    let mut order = (0..seats).map(|step| (state.first + step) % seats);
    order.find(|seat| !ending.winners.contains(seat)).unwrap_or(state.first)
}

/// Returns the players of the game that ended, as a setup.
fn again(state: &State, setup: &Setup) -> Vec<SetupPlayer> {
    let own = |seat: u8| {
        let described = setup.players.get(usize::from(seat)).and_then(|player| player.own.clone());
        described.filter(|own| own.name == state.players[usize::from(seat)].own).unwrap_or_else(
            || Own {
                name: state.players[usize::from(seat)].own.clone(),
                deck: state.players[usize::from(seat)]
                    .piles
                    .iter()
                    .fold(0, |sum: u8, pile| sum.saturating_add(*pile))
                    .min(99),
                fighters: state
                    .of_seat(seat)
                    .map(|(_, fighter)| OwnFighter {
                        name: fighter.name.clone(),
                        health: fighter.most,
                        hero: fighter.hero,
                        ranged: fighter.ranged,
                    })
                    .collect(),
            },
        )
    };
    (0..)
        .zip(&state.players)
        .map(|(seat, player)| SetupPlayer {
            name: player.name.clone(),
            hero: player.hero.clone(),
            own: player.hero.is_none().then(|| own(seat)),
            sidekick: player.sidekick.clone(),
            lead: player.lead.clone(),
            gear: player.gear.clone(),
            team: Some(player.team),
        })
        .collect()
}
