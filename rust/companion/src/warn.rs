//! Warnings about violations of the rules. No action is prevented, because cards override rules and players correct mistakes.

use crate::{
    action::Action,
    describe::name_of,
    facts::{self, CardFacts, Kind},
    state::{FighterId, Pile, State},
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
            card_of(state, state.active, boost.as_deref(), "boost", &mut found, |_| true);
        }
        Action::Scheme { card } => {
            an_action(state, &mut found);
            no_cards(state, state.active, "card", &mut found);
            card_of(state, state.active, card.as_deref(), "card", &mut found, |card| card.kind == Kind::Scheme);
        }
        Action::Attack { attacker, defender, card, defense, .. } => {
            an_action(state, &mut found);
            attack(state, *attacker, *defender, &mut found);
            let seat = |id: FighterId| state.fighters[usize::from(id)].seat;
            let usable = |id: FighterId, card: &CardFacts, kind: Kind| {
                matches!(card.kind, Kind::Versatile) && kind != Kind::Scheme && used_by(state, id, card)
                    || card.kind == kind && used_by(state, id, card)
            };
            no_cards(state, seat(*attacker), "card", &mut found);
            card_of(state, seat(*attacker), card.as_deref(), "card", &mut found, |card| usable(*attacker, card, Kind::Attack));
            if defense.is_some() {
                no_cards(state, seat(*defender), "defense", &mut found);
            }
            card_of(state, seat(*defender), defense.as_deref(), "defense", &mut found, |card| usable(*defender, card, Kind::Defense));
        }
        Action::MoveCards { seat, from: Pile::Deck, to: Pile::Hand, count, .. } if *count > 0 => {
            exhausted(state, *seat, count.unsigned_abs() as u8, &mut found);
        }
        Action::MoveCards { seat, card, count, from, to } if *count > 0 && to.is_open() && !from.is_open() => {
            card_of(state, *seat, card.as_deref(), "card", &mut found, |_| true);
        }
        Action::Place { fighter, at: Some(at) } => {
            let there = (0..).zip(&state.fighters).find(|(id, other)| id != fighter && !other.removed && other.at.as_deref() == Some(at));
            if let Some((id, _)) = there {
                found.push(warning("occupied", "at", format!("{} stands on {at}", name_of(state, id))));
            }
        }
        Action::Health { fighter, .. } if state.fighter(*fighter).is_some_and(|fighter| fighter.defeated) => {
            found.push(warning("defeated", "fighter", format!("{} is defeated: only an effect brings it back", name_of(state, *fighter))));
        }
        Action::NextTurn {} if !over => {
            if state.actions > 0 {
                let message = format!("{} has {} of the turn's actions left", name(state.active), state.actions);
                found.push(warning("actions-left", "", message));
            }
            let player = &state.players[usize::from(state.active)];
            let (hand, limit) = (player.piles[Pile::Hand as usize], player.hand_limit());
            if hand > limit {
                let message = format!("{} holds {hand} cards and discards down to {limit}", name(state.active));
                found.push(warning("hand-limit", "", message));
            }
        }
        _ => {}
    }
    let in_game = matches!(
        action,
        Action::Health { .. } | Action::Maneuver { .. } | Action::Attack { .. } | Action::Scheme { .. } | Action::NextTurn {}
    );
    if over && in_game {
        found.insert(0, warning("game-over", "", "this game is over".into()));
    }
    found
}

fn an_action(state: &State, found: &mut Vec<Warning>) {
    if state.actions == 0 {
        found.push(warning("no-actions", "", format!("{} has no actions left", state.player_name(state.active))));
    }
}

fn no_cards(state: &State, seat: u8, path: &str, found: &mut Vec<Warning>) {
    if state.players[usize::from(seat)].piles[Pile::Hand as usize] == 0 {
        found.push(warning("no-cards", path, format!("{} has no cards in hand", state.player_name(seat))));
    }
}

/// Warns of exhaustion: for each card that cannot be drawn, each fighter of the player takes 2 damage (Core Rules, Maneuver).
fn exhausted(state: &State, seat: u8, draws: u8, found: &mut Vec<Warning>) {
    let missing = draws.saturating_sub(state.players[usize::from(seat)].piles[Pile::Deck as usize]);
    if missing > 0 {
        let damage = u16::from(missing) * 2;
        let message = format!("the deck of {} is empty: each of that player's fighters takes {damage} damage", state.player_name(seat));
        found.push(warning("exhausted", "", message));
    }
}

/// Returns whether a fighter can use a card in its current form.
pub fn used_by(state: &State, id: FighterId, card: &CardFacts) -> bool {
    let Some(fighter) = state.fighter(id) else { return true };
    let player = &state.players[usize::from(fighter.seat)];
    let Some(hero) = player.facts() else { return true };
    let def = hero
        .fighters
        .iter()
        .find(|def| fighter.id == def.id || fighter.id.strip_prefix(def.id.as_str()).is_some_and(|rest| rest.starts_with('-')));
    let form = hero.forms.iter().find(|form| card.by.contains(&form.name));
    let in_form = form.is_some_and(|form| fighter.hero && player.form.as_deref() == Some(form.id.as_str()));
    card.by.is_empty() || in_form || def.is_none_or(|def| card.by.contains(&def.name))
}

/// Warns if a named card cannot be used in this way, or if the deck has fewer copies.
fn card_of(state: &State, seat: u8, card: Option<&str>, path: &str, found: &mut Vec<Warning>, fits: impl Fn(&CardFacts) -> bool) {
    let player = &state.players[usize::from(seat)];
    let Some((hero, card)) = player.facts().zip(card).and_then(|(hero, card)| Some((hero, hero.card(card)?))) else { return };
    if !fits(card) {
        let mut message = format!("{} of {} can't be used like this", card.name, hero.name);
        if !card.by.is_empty() {
            message.push_str(&format!(" (it is for {})", card.by.join(", ")));
        }
        found.push(warning("wrong-card", path, message));
    }
    let open: u16 = player.open.iter().filter(|open| open.card == card.id).map(|open| u16::from(open.count)).sum();
    if open >= card.copies.into() {
        let message = format!("all {} copies of {} are out already", card.copies, card.name);
        found.push(warning("too-many-copies", path, message));
    }
}

/// Checks the choice of combatants (Core Rules, Attack). Distances are checked only if both spaces are tracked.
fn attack(state: &State, attacker: FighterId, defender: FighterId, found: &mut Vec<Warning>) {
    let (Some(from), Some(to)) = (state.fighter(attacker), state.fighter(defender)) else { return };
    for (id, fighter, path) in [(attacker, from, "attacker"), (defender, to, "defender")] {
        if fighter.defeated || fighter.reserve {
            found.push(warning("defeated", path, format!("{} is not on the battlefield", name_of(state, id))));
        }
    }
    if from.seat != state.active {
        found.push(warning("not-your-turn", "attacker", format!("it is the turn of {}", state.player_name(state.active))));
    }
    let side = |seat: u8| state.players[usize::from(seat)].team;
    if side(from.seat) == side(to.seat) {
        found.push(warning("own-side", "defender", "both are of one side".into()));
    }
    let board = state.board.as_deref().and_then(facts::board);
    let space = |at: &Option<String>| board.zip(at.as_deref()).and_then(|(board, at)| board.space(at));
    if let (Some(board), Some(one), Some(other)) = (board, space(&from.at), space(&to.at))
        && !(board.adjacent(one, other) || from.ranged && board.share_zone(one, other))
    {
        let near = if from.ranged { "adjacent nor in a zone of" } else { "adjacent to" };
        let not = if from.ranged { "neither" } else { "not" };
        let message = format!("{} is {not} {near} {}", name_of(state, attacker), name_of(state, defender));
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
        let verb = if names.len() == 1 { "has" } else { "have" };
        found.push(warning("side-left", "players", format!("{} {verb} the only side with a hero left", names.join(" and "))));
    }
    if !tracker.skipped.is_empty() {
        let message = format!("{} entries of the log fit nothing at the table and were left out", tracker.skipped.len());
        found.push(warning("skipped-entries", "", message));
    }
    found
}
