//! Warnings about violations of the rules. No action is prevented, because cards override rules and players correct mistakes.

use crate::{
    action::Action,
    components,
    describe::name_of,
    facts::{self, CardFacts, Kind},
    state::{Fighter, FighterId, Owned, Pile, State},
    table::Companion,
};
use altmode_journal::Warning;

fn warning(code: &'static str, path: impl Into<String>, message: String) -> Warning {
    Warning { code, message, path: path.into(), rule: rule(code) }
}

/// Returns the rule that a warning refers to.
fn rule(code: &str) -> Option<&'static str> {
    Some(match code {
        "no-actions" | "actions-left" | "not-your-turn" => "Core Rules, Taking a Turn",
        "hand-limit" => "Core Rules, Hand Limit",
        "exhausted" => "Core Rules, Maneuver",
        "own-side" | "out-of-reach" | "no-cards" => "Core Rules, Attack",
        "defeated" => "Core Rules, Defeat",
        "wrong-card" | "too-many-copies" => "Core Rules, Cards",
        "occupied" => "Core Rules, Moving",
        "counter-limit" => "Unmatched Reference v10, Character Rules",
        "no-item" => "Core Rules, Battlefield Items",
        "side-left" => "Unmatched Reference v10, Winning the Game",
        _ => return None,
    })
}

/// Returns the warnings about an action, before it is applied.
pub fn of(state: &State, action: &Action) -> Vec<Warning> {
    let mut found = Vec::new();
    let over = state.ending.is_some();
    let name = |seat: u8| state.player_name(seat);
    match action {
        Action::Maneuver { boost } => {
            an_action(state, &mut found);
            exhausted(state, state.active, 1, &mut found);
            card_of(state, state.active, boost.as_deref(), "boost", &mut found, None);
        }
        Action::Scheme { card } => {
            an_action(state, &mut found);
            no_cards(state, state.active, "card", &mut found);
            card_of(
                state,
                state.active,
                card.as_deref(),
                "card",
                &mut found,
                Some((Kind::Scheme, None)),
            );
        }
        Action::Attack { attacker, defender, card, defense, boost, free, .. } => {
            if !free {
                an_action(state, &mut found);
            }
            attack(state, *attacker, *defender, &mut found);
            let seat = |id: FighterId| state.fighters[usize::from(id)].seat;
            no_cards(state, seat(*attacker), "card", &mut found);
            card_of(
                state,
                seat(*attacker),
                card.as_deref(),
                "card",
                &mut found,
                Some((Kind::Attack, Some(*attacker))),
            );
            card_of(state, seat(*attacker), boost.as_deref(), "boost", &mut found, None);
            if defense.is_some() {
                no_cards(state, seat(*defender), "defense", &mut found);
            }
            card_of(
                state,
                seat(*defender),
                defense.as_deref(),
                "defense",
                &mut found,
                Some((Kind::Defense, Some(*defender))),
            );
        }
        Action::MoveCards { seat, from: Pile::Deck, to: Pile::Hand, count, .. } if *count > 0 => {
            exhausted(state, *seat, count.unsigned_abs() as u8, &mut found);
        }
        Action::MoveCards { seat, card, count, from, to }
            if *count > 0 && to.is_open() && !from.is_open() =>
        {
            card_of(state, *seat, card.as_deref(), "card", &mut found, None);
        }
        Action::Item { name, .. } => item(state, name, &mut found),
        Action::Counter { fighter, seat, name, amount } => {
            counter(state, *fighter, *seat, name, *amount, &mut found)
        }
        Action::NextGame { .. } => {
            let winners: Vec<String> = state.match_winners().into_iter().map(name).collect();
            if !winners.is_empty() {
                let verb = if winners.len() == 1 { "has" } else { "have" };
                found.push(warning(
                    "match-decided",
                    "",
                    format!("{} {verb} won the match already", winners.join(" and ")),
                ));
            }
        }
        Action::Place { fighter, at: Some(at) } => {
            let there = (0..).zip(&state.fighters).find(|(id, other)| {
                id != fighter && !other.removed && other.at.as_deref() == Some(at)
            });
            if let Some((id, _)) = there {
                found.push(warning(
                    "occupied",
                    "at",
                    format!("{} stands on {at}", name_of(state, id)),
                ));
            }
        }
        Action::Health { fighter, .. }
            if state.fighter(*fighter).is_some_and(|fighter| fighter.defeated) =>
        {
            found.push(warning(
                "defeated",
                "fighter",
                format!("{} is defeated: only an effect brings it back", name_of(state, *fighter)),
            ));
        }
        Action::NextTurn {} if !over => {
            if state.actions > 0 {
                let message = format!(
                    "{} has {} of the turn's actions left",
                    name(state.active),
                    state.actions
                );
                found.push(warning("actions-left", "", message));
            }
            let player = &state.players[usize::from(state.active)];
            let (hand, limit) = (player.piles[Pile::Hand as usize], player.hand_limit());
            if hand > limit {
                let message = format!(
                    "{} holds {hand} cards and discards down to {limit}",
                    name(state.active)
                );
                found.push(warning("hand-limit", "", message));
            }
        }
        _ => {}
    }
    let in_game = matches!(
        action,
        Action::Health { .. }
            | Action::Maneuver { .. }
            | Action::Attack { .. }
            | Action::Scheme { .. }
            | Action::NextTurn {}
    );
    if over && in_game {
        found.insert(0, warning("game-over", "", "this game is over".into()));
    }
    found
}

fn an_action(state: &State, found: &mut Vec<Warning>) {
    if state.actions == 0 {
        found.push(warning(
            "no-actions",
            "",
            format!("{} has no actions left", state.player_name(state.active)),
        ));
    }
}

fn no_cards(state: &State, seat: u8, path: &str, found: &mut Vec<Warning>) {
    if state.players[usize::from(seat)].piles[Pile::Hand as usize] == 0 {
        found.push(warning(
            "no-cards",
            path,
            format!("{} has no cards in hand", state.player_name(seat)),
        ));
    }
}

/// Warns of exhaustion: for each card that cannot be drawn, each fighter of the player takes 2 damage (Core Rules, Maneuver).
fn exhausted(state: &State, seat: u8, draws: u8, found: &mut Vec<Warning>) {
    let missing = draws.saturating_sub(state.players[usize::from(seat)].piles[Pile::Deck as usize]);
    if missing > 0 {
        let damage = u16::from(missing) * 2;
        let message = format!(
            "the deck of {} is empty: each of that player's fighters takes {damage} damage",
            state.player_name(seat)
        );
        found.push(warning("exhausted", "", message));
    }
}

/// Returns whether a fighter can use a card in its current form.
pub fn used_by(state: &State, id: FighterId, card: &CardFacts) -> bool {
    let Some(fighter) = state.fighter(id) else { return true };
    let player = &state.players[usize::from(fighter.seat)];
    let Some(hero) = player.facts() else { return true };
    let def = hero.fighter(&fighter.id);
    let form = hero.forms.iter().find(|form| card.by.contains(&form.name));
    let in_form =
        form.is_some_and(|form| fighter.hero && player.form.as_deref() == Some(form.id.as_str()));
    card.by.is_empty() || in_form || def.is_none_or(|def| card.by.contains(&def.name))
}

/// Warns if a named card cannot be used in this way, or if the deck has fewer copies. `used` is the needed type with the fighter
/// that plays it, if the use depends on it.
fn card_of(
    state: &State,
    seat: u8,
    card: Option<&str>,
    path: &str,
    found: &mut Vec<Warning>,
    used: Option<(Kind, Option<FighterId>)>,
) {
    let Some(Owned { owner, hero, card }) = card.and_then(|card| state.card(seat, card)) else {
        return;
    };
    let wrong = used.and_then(|(kind, user)| {
        let fits = card.kind == kind || card.kind == Kind::Versatile && kind != Kind::Scheme;
        if !fits {
            let is = match card.kind {
                Kind::Attack => "an attack card",
                Kind::Defense => "a defense card",
                Kind::Versatile => "a versatile card",
                Kind::Scheme => "a scheme",
            };
            return Some(format!("{} of {} is {is}", card.name, hero.name));
        }
        let is_able = owner != seat || user.is_none_or(|user| used_by(state, user, card));
        (!is_able)
            .then(|| format!("{} of {} is a card for {}", card.name, hero.name, card.by.join(", ")))
    });
    found.extend(wrong.map(|message| warning("wrong-card", path, message)));
    let open = &state.players[usize::from(owner)].open;
    let open: u16 =
        open.iter().filter(|open| open.card == card.id).map(|open| u16::from(open.count)).sum();
    if open >= card.copies.into() {
        let message = format!("all {} copies of {} are out already", card.copies, card.name);
        found.push(warning("too-many-copies", path, message));
    }
}

/// Checks the use of an item: the battlefield must still have it, and it spends an action outside combats.
fn item(state: &State, name: &str, found: &mut Vec<Warning>) {
    let Some(board) =
        state.board.as_deref().and_then(facts::board).filter(|board| !board.items.is_empty())
    else {
        return an_action(state, found);
    };
    let item = board.item(name);
    if item.is_none_or(|item| !item.combat) {
        an_action(state, found);
    }
    if item.is_none_or(|item| !state.items.contains(&item.name)) {
        found.push(warning(
            "no-item",
            "name",
            format!("{} has no {} left", board.name, altmode_journal::limits::shorten(name)),
        ));
    }
}

/// Checks that a counter stays between 0 and the most that the hero can have, and tokens within their supply.
fn counter(
    state: &State,
    fighter: Option<FighterId>,
    seat: Option<u8>,
    name: &str,
    amount: i16,
    found: &mut Vec<Warning>,
) {
    let player = seat.and_then(|seat| state.players.get(usize::from(seat)));
    let hero = player.and_then(|player| player.facts());
    let printed = hero.and_then(|hero| hero.counter(name)).map_or(name, |counter| &counter.name);
    let counters = match (fighter, player) {
        (Some(id), _) => state.fighter(id).map(|fighter| &fighter.counters),
        (None, Some(player)) => Some(&player.counters),
        (None, None) => Some(&state.counters),
    };
    let now = |counters: &[crate::state::Counter], name: &str| {
        counters.iter().find(|other| other.name == name).map_or(0, |other| other.amount)
    };
    let after =
        i32::from(counters.map_or(0, |counters| now(counters, printed))) + i32::from(amount);
    if after < 0 {
        found.push(warning("counter-limit", "amount", format!("{printed} would be {after}")));
    }
    if let Some(most) = hero.and_then(|hero| components::most_of(hero, printed))
        && after > most.into()
    {
        let message = format!(
            "{} has at most {most} {printed}, not {after}",
            hero.map_or("", |hero| &hero.name)
        );
        found.push(warning("counter-limit", "amount", message));
    }
    if fighter.is_none()
        && let Some((owner, tokens, supply)) = components::supply_behind(state, seat, name)
    {
        let left = now(&state.players[usize::from(owner)].counters, &supply);
        if amount > left {
            found.push(warning(
                "counter-limit",
                "amount",
                format!("only {left} {} tokens are left in the supply", tokens.id),
            ));
        }
    }
}

/// Checks the choice of combatants (Core Rules, Attack). Distances are checked only if both spaces were entered since the
/// players maneuvered.
fn attack(state: &State, attacker: FighterId, defender: FighterId, found: &mut Vec<Warning>) {
    let (Some(from), Some(to)) = (state.fighter(attacker), state.fighter(defender)) else { return };
    for (id, fighter, path) in [(attacker, from, "attacker"), (defender, to, "defender")] {
        if fighter.defeated || state.is_off(fighter) {
            found.push(warning(
                "defeated",
                path,
                format!("{} is not on the battlefield", name_of(state, id)),
            ));
        }
    }
    if from.seat != state.active {
        found.push(warning(
            "not-your-turn",
            "attacker",
            format!("it is the turn of {}", state.player_name(state.active)),
        ));
    }
    let side = |seat: u8| state.players[usize::from(seat)].team;
    if side(from.seat) == side(to.seat) {
        found.push(warning("own-side", "defender", "both are of one side".into()));
    }
    let board = state.board.as_deref().and_then(facts::board);
    let space = |fighter: &Fighter| {
        board
            .zip(fighter.at.as_deref())
            .filter(|_| fighter.sure)
            .and_then(|(board, at)| board.space(at))
    };
    if let (Some(board), Some(one), Some(other)) = (board, space(from), space(to))
        && !(board.adjacent(one, other) || from.ranged && board.share_zone(one, other))
    {
        let near = if from.ranged { "adjacent nor in a zone of" } else { "adjacent to" };
        let not = if from.ranged { "neither" } else { "not" };
        let message =
            format!("{} is {not} {near} {}", name_of(state, attacker), name_of(state, defender));
        found.push(warning("out-of-reach", "defender", message));
    }
}

/// Returns the warnings about the current table.
pub fn standing(tracker: &altmode_journal::Tracker<Companion>) -> Vec<Warning> {
    let state = &tracker.state;
    let mut found = Vec::new();
    if state.ending.is_none()
        && let Some(seats) = state.left_over()
    {
        let names: Vec<String> = seats.iter().map(|&seat| state.player_name(seat)).collect();
        let (has, wins) = if names.len() == 1 { ("has", "wins") } else { ("have", "win") };
        let names = names.join(" and ");
        found.push(warning(
            "side-left",
            "players",
            format!("only {names} {has} a hero left: {names} {wins} the game"),
        ));
    }
    if !tracker.skipped.is_empty() {
        let message = format!(
            "{} entries of the log fit nothing at the table and were left out",
            tracker.skipped.len()
        );
        found.push(warning("skipped-entries", "", message));
    }
    found
}
