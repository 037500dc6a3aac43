//! Describes log entries as English sentences, with the values before and after.

use crate::{
    action::Action,
    state::{FighterId, State},
};

/// Returns the name of a fighter, with its player if another fighter at the table has that name.
pub fn name_of(state: &State, id: FighterId) -> String {
    let Some(fighter) = state.fighters.get(usize::from(id)) else { return format!("fighter {id}") };
    let twice = (0..)
        .zip(&state.fighters)
        .any(|(other, twin)| other != id && !twin.removed && twin.name == fighter.name);
    if twice {
        format!("{} of {}", fighter.name, state.player_name(fighter.seat))
    } else {
        fighter.name.clone()
    }
}

/// Describes the effect of an action, for the history.
pub fn describe(before: &State, after: &State, action: &Action) -> String {
    let name = |id: FighterId| name_of(after, id);
    let health = |id: FighterId| {
        let dial =
            |state: &State| state.fighters.get(usize::from(id)).map_or(0, |fighter| fighter.health);
        format!("{} → {}", dial(before), dial(after))
    };
    let player = |seat: u8| after.player_name(seat);
    let card = |seat: u8, card: &str| match after.players.get(usize::from(seat)) {
        Some(_) => after.card(seat, card).map_or(card, |owned| &owned.card.name).to_string(),
        None => card.to_string(),
    };
    let active = before.active;
    match action {
        Action::Health { fighter, amount, from } => {
            let by = from.map_or(String::new(), |from| format!(" by {}", name(from)));
            let verb = if *amount < 0 { "takes" } else { "recovers" };
            let what = if *amount < 0 { " damage" } else { " health" };
            format!(
                "{} {verb} {}{what}{by} ({})",
                name(*fighter),
                amount.unsigned_abs(),
                health(*fighter)
            )
        }
        Action::SetHealth { fighter, .. } => {
            format!("{}: health set ({})", name(*fighter), health(*fighter))
        }
        Action::Defeat { fighter } => format!("{} is defeated", name(*fighter)),
        Action::Return { fighter, .. } => {
            format!("{} enters the battlefield ({})", name(*fighter), health(*fighter))
        }
        Action::Place { fighter, at: Some(at) } => format!("{} goes to {at}", name(*fighter)),
        Action::Place { fighter, at: None } => format!("{}: place unknown", name(*fighter)),
        Action::MoveCards { seat, from, to, count, card: what } => {
            let (from, to) = if *count < 0 { (to, from) } else { (from, to) };
            let cards = match (what, count.unsigned_abs()) {
                (Some(what), 1) => card(*seat, what),
                (Some(what), count) => format!("{count} × {}", card(*seat, what)),
                (None, 1) => "1 card".to_string(),
                (None, count) => format!("{count} cards"),
            };
            let verb = match (from, to) {
                (crate::state::Pile::Deck, crate::state::Pile::Hand) => {
                    return format!("{} draws {cards}", player(*seat));
                }
                (_, crate::state::Pile::Discard) => {
                    format!("discards {cards} from the {}", from.name())
                }
                _ => format!("moves {cards} from the {} to the {}", from.name(), to.name()),
            };
            format!("{} {verb}", player(*seat))
        }
        Action::SetCards { seat, pile, to } => {
            format!("{}: {} set to {to}", player(*seat), pile.name())
        }
        Action::Counter { fighter, seat, name: counter, amount } => {
            let whose = match (fighter, seat) {
                (Some(id), _) => name(*id),
                (None, Some(seat)) => player(*seat),
                (None, None) => "Table".to_string(),
            };
            format!("{whose}: {counter} {amount:+}")
        }
        Action::Form { seat, form } => {
            let named = after.players.get(usize::from(*seat)).and_then(|player| player.facts());
            let shown = named
                .and_then(|hero| hero.forms.iter().find(|known| known.id == *form))
                .map_or(form, |known| &known.name);
            format!("{} is {shown} now", player(*seat))
        }
        Action::Maneuver { boost: None } => format!("{} maneuvers", player(active)),
        Action::Maneuver { boost: Some(boost) } if boost.trim().is_empty() => {
            format!("{} maneuvers with a BOOST", player(active))
        }
        Action::Maneuver { boost: Some(boost) } => {
            format!("{} maneuvers with {} as BOOST", player(active), card(active, boost))
        }
        Action::Attack { attacker, defender, damage, card: attack, defense, boost, free } => {
            let seat = |id: FighterId| {
                after.fighters.get(usize::from(id)).map_or(0, |fighter| fighter.seat)
            };
            let with = attack.as_ref().filter(|attack| !attack.trim().is_empty());
            let with = with
                .map_or(String::new(), |attack| format!(" with {}", card(seat(*attacker), attack)));
            let against = match defense {
                Some(defense) if defense.trim().is_empty() => " against a defense".to_string(),
                Some(defense) => format!(" against {}", card(seat(*defender), defense)),
                None => String::new(),
            };
            let boosted = match boost {
                Some(boost) if boost.trim().is_empty() => " and a BOOST".to_string(),
                Some(boost) => format!(" and {} as BOOST", card(seat(*attacker), boost)),
                None => String::new(),
            };
            let free = if *free { " without an action" } else { "" };
            let (from, to) = (name(*attacker), name(*defender));
            format!(
                "{from} attacks {to}{with}{boosted}{against}{free} for {damage} damage ({})",
                health(*defender)
            )
        }
        Action::Scheme { card: Some(scheme) } if !scheme.trim().is_empty() => {
            format!("{} plays {}", player(active), card(active, scheme))
        }
        Action::Scheme { .. } => format!("{} plays a scheme", player(active)),
        Action::Actions { amount } => {
            format!("{}: actions {amount:+} (now {})", player(active), after.actions)
        }
        Action::NextTurn {} if before.comes_back(after.active) => {
            format!("Turn {}: {} comes back", after.turn, player(after.active))
        }
        Action::NextTurn {} => format!("Turn {}: {}", after.turn, player(after.active)),
        Action::Item { name: item, fighter } => {
            let user = fighter.map_or_else(|| player(active), name);
            format!("{user} uses {item}")
        }
        Action::Exhaust { seat, cards } => {
            format!(
                "Each fighter of {} takes {} damage of exhaustion",
                player(*seat),
                2 * u16::from(*cards)
            )
        }
        Action::Turn { turn, active, actions } => {
            format!("Corrected to turn {turn} of {} with {actions} actions", player(*active))
        }
        Action::First { seat } => format!("{} has the first turn", player(*seat)),
        Action::Add { seat, name, health, .. } => {
            format!("{} gets {name} with {health} health", player(*seat))
        }
        Action::Remove { fighter } => format!("{} leaves the table", name(*fighter)),
        Action::Note { seat, text } => {
            let whose = seat.map_or(String::new(), |seat| format!(" on {}", player(seat)));
            if text.is_empty() {
                format!("Note{whose} deleted")
            } else {
                format!("Note{whose}: {text}")
            }
        }
        Action::Rename { seat, name } => format!("Player {} is called {name}", seat + 1),
        Action::Die { sides, result } => format!("A die with {sides} sides shows {result}"),
        Action::End { winners, reason } => {
            let why = if reason.is_empty() { String::new() } else { format!(": {reason}") };
            let names: Vec<String> = winners.iter().map(|&seat| before.player_name(seat)).collect();
            match names.as_slice() {
                [] => format!("The game is a draw{why}"),
                [one] => format!("{one} wins{why}"),
                several => format!("{} win{why}", several.join(" and ")),
            }
        }
        Action::NextGame { .. } => format!("Game {} starts", after.game),
        Action::Undo { .. } => "Undo".to_string(),
        Action::Redo { .. } => "Redo".to_string(),
    }
}
