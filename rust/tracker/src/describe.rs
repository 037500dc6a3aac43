//! Describes log entries as English sentences, with the values before and after.

use crate::{
    action::Action,
    facts,
    state::{CharacterId, State, Upgrade},
};
use altmode_tcg_language::Color;

/// Describes the effect of an action, for the history.
pub fn describe(before: &State, after: &State, action: &Action) -> String {
    let name = |id: CharacterId| name_of(after, id);
    let damage = |id: CharacterId| {
        let old = before.character(id).map_or(0, |character| character.damage);
        let new = after.character(id).map_or(0, |character| character.damage);
        format!("{old} → {new} of {}", after.health(id))
    };
    match action {
        Action::Damage { character, amount, from } => {
            let by = from.map_or(String::new(), |from| format!(" by {}", name(from)));
            let verb = if *amount < 0 { "repairs" } else { "takes" };
            format!(
                "{} {verb} {} damage{by} ({})",
                name(*character),
                amount.unsigned_abs(),
                damage(*character)
            )
        }
        Action::SetDamage { character, .. } => {
            format!("{}: damage set ({})", name(*character), damage(*character))
        }
        Action::Attack { attacker, defender, damage: amount } => {
            format!(
                "{} attacks {} for {amount} damage ({})",
                name(*attacker),
                name(*defender),
                damage(*defender)
            )
        }
        Action::Mode { character, mode } => {
            format!("{} flips to {} mode", name(*character), mode.name())
        }
        Action::Tap { character, tapped } => {
            format!("{} {}", name(*character), if *tapped { "taps" } else { "untaps" })
        }
        Action::UntapAll { seat: None } => "All characters untap".to_string(),
        Action::UntapAll { seat: Some(seat) } => {
            format!("All characters of {} untap", after.player_name(*seat))
        }
        Action::Ko { character } => format!("{} is KO'd", name(*character)),
        Action::Return { character, .. } => {
            format!("{} returns to the battlefield ({})", name(*character), damage(*character))
        }
        Action::PutUpgrade { character, .. } => {
            let put = after
                .character(*character)
                .and_then(|character| character.upgrades.last())
                .map(upgrade_name);
            format!("{} gets {}", name(*character), put.unwrap_or_default())
        }
        Action::ScrapUpgrade { character, index } => {
            format!("{} loses {}", name(*character), upgrade_at(before, *character, *index))
        }
        Action::MoveUpgrade { character, index, to } => {
            format!(
                "{} moves from {} to {}",
                upgrade_at(before, *character, *index),
                name(*character),
                name(*to)
            )
        }
        Action::Counter { character, seat, name: counter, amount } => {
            let whose = match (character, seat) {
                (Some(id), _) => name(*id),
                (_, seat) => after.player_name(seat.unwrap_or_default()),
            };
            format!("{whose}: {counter} {amount:+}")
        }
        Action::CardsUnder { character, amount } => {
            let now = after.character(*character).map_or(0, |character| character.cards_under);
            format!("{}: cards under it {amount:+} (now {now})", name(*character))
        }
        Action::PutUnder { character, under } => {
            format!("{} goes under {}", name(*character), name(*under))
        }
        Action::Deploy { character } => format!("{} deploys", name(*character)),
        Action::PutHead { head, body } => {
            format!("{} becomes the head of {}", name(*head), name(*body))
        }
        Action::Combine { parts, .. } => {
            let parts: Vec<String> = parts.iter().map(|&part| name_of(before, part)).collect();
            let form = after.characters.last().map_or("", |form| form.name());
            format!("{} combine into {form}", parts.join(", "))
        }
        Action::Add { seat, .. } => {
            let added = after.characters.last().map_or("", |added| added.name());
            format!("{added} joins {}", after.player_name(*seat))
        }
        Action::Remove { character } => format!("{} leaves the table", name_of(before, *character)),
        Action::Edit { character, .. } => {
            format!(
                "{}: corrected to {} health, {} stars",
                name(*character),
                after.health(*character),
                after.stars(*character)
            )
        }
        Action::Note { character, seat, text } if text.is_empty() => match (character, seat) {
            (Some(id), _) => format!("Note on {}, blank", name(*id)),
            (_, Some(seat)) => format!("Note of {}, blank", after.player_name(*seat)),
            _ => "Note, blank".to_string(),
        },
        Action::Note { character, seat, text } => match (character, seat) {
            (Some(id), _) => format!("Note on {}: {text}", name(*id)),
            (_, Some(seat)) => format!("Note of {}: {text}", after.player_name(*seat)),
            _ => format!("Note: {text}"),
        },
        Action::Rename { seat, .. } => {
            format!("{} is now called {}", before.player_name(*seat), after.player_name(*seat))
        }
        Action::Phase { phase } => format!("{}: {}", after.player_name(after.active), phase.name()),
        Action::NextTurn {} | Action::Turn { .. } => {
            format!("Turn {}: {}", after.turn, after.player_name(after.active))
        }
        Action::First { seat } => format!("{} goes first", after.player_name(*seat)),
        Action::Coin { heads } => format!("Coin: {}", if *heads { "heads" } else { "tails" }),
        Action::Die { sides, result } => format!("Die with {sides} sides: {result}"),
        Action::Flip { seat, cards } => {
            let who = seat
                .map_or("Flip".to_string(), |seat| format!("{} flips", after.player_name(seat)));
            let cards: Vec<String> = cards.iter().map(|icons| icon_words(icons)).collect();
            format!("{who}: {}", cards.join(", "))
        }
        Action::ClockSet { minutes } => format!("Round of {minutes} minutes"),
        Action::ClockStart {} => "Clock starts".to_string(),
        Action::ClockPause {} => "Clock stops".to_string(),
        Action::ClockExtend { seconds } => {
            let sign = if *seconds < 0 { "−" } else { "+" };
            let seconds = seconds.unsigned_abs();
            format!("Extra time: {sign}{}:{:02}", seconds / 60, seconds % 60)
        }
        Action::TimeCalled {} => format!("Time is called in turn {}", after.turn),
        Action::TiebreakFlip { seat, white } => {
            format!("Tiebreak: {} flips {white} white", after.player_name(*seat))
        }
        Action::TiebreakCoin { winner } => {
            format!("Tiebreak: the coin falls for {}", after.player_name(*winner))
        }
        Action::End { winner, reason } => {
            let reason = if reason.is_empty() { String::new() } else { format!(": {reason}") };
            match winner {
                Some(winner) => {
                    format!("{} wins game {}{reason}", after.player_name(*winner), after.game)
                }
                None => format!("Game {} is a draw{reason}", after.game),
            }
        }
        Action::NextGame { .. } => format!("Game {} begins", after.game),
        Action::Undo { .. } => "Undo".to_string(),
        Action::Redo { .. } => "Redo".to_string(),
    }
}

/// Returns the name of a character, with a number if other characters have that name.
pub fn name_of(state: &State, id: CharacterId) -> String {
    let Some(character) = state.character(id) else { return format!("character {id}") };
    let name = character.name();
    let alike =
        |other: &CharacterId| state.character(*other).is_some_and(|other| other.name() == name);
    let namesakes: Vec<CharacterId> =
        state.numbered().map(|(other, _)| other).filter(alike).collect();
    match namesakes.iter().position(|&other| other == id) {
        Some(place) if namesakes.len() > 1 => {
            let subtitle =
                character.facts().map(|facts| facts.subtitle.as_str()).unwrap_or_default();
            let same = |other: &&CharacterId| {
                state
                    .character(**other)
                    .and_then(|other| other.facts())
                    .map(|facts| facts.subtitle.as_str())
            };
            let unique = !subtitle.is_empty()
                && namesakes.iter().filter(|other| same(other) == Some(subtitle)).count() == 1;
            if unique { format!("{name}, {subtitle}") } else { format!("{name} {}", place + 1) }
        }
        _ => name.to_string(),
    }
}

/// Returns the name of an Upgrade.
pub fn upgrade_name(upgrade: &Upgrade) -> String {
    facts::upgrade_by_id(&upgrade.card)
        .map_or_else(|| upgrade.card.clone(), |facts| facts.name.clone())
}

fn upgrade_at(state: &State, id: CharacterId, index: u8) -> String {
    let bearer = state.character(id);
    bearer
        .and_then(|bearer| bearer.upgrades.get(usize::from(index)))
        .map(upgrade_name)
        .unwrap_or_default()
}

fn icon_words(icons: &[Color]) -> String {
    if icons.is_empty() {
        return "no icon".to_string();
    }
    icons.iter().map(|icon| icon.name()).collect::<Vec<_>>().join(" ")
}
